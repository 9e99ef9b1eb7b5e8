//! Writes the generated files into bn-core.

fn main() -> std::io::Result<()> {
    let folder = kerngen::folder();
    std::fs::create_dir_all(&folder)?;
    for (name, text) in kerngen::outputs() {
        std::fs::write(folder.join(name), text)?;
    }
    Ok(())
}
