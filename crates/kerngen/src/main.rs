//! Writes the generated files into bn-core. Run at the workspace's root.

fn main() -> std::io::Result<()> {
    std::fs::create_dir_all(kerngen::FOLDER)?;
    for (name, text) in kerngen::outputs() {
        std::fs::write(std::path::Path::new(kerngen::FOLDER).join(name), text)?;
    }
    Ok(())
}
