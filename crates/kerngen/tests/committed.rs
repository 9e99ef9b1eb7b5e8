//! The committed kernels are what the generator writes.
#![allow(missing_docs)]

#[test]
fn committed_files_are_up_to_date() {
    let folder = kerngen::folder();
    let outputs = kerngen::outputs();
    for (name, text) in &outputs {
        let committed = std::fs::read_to_string(folder.join(name)).expect(name);
        assert!(committed == *text, "{name} differs: `cargo run -p kerngen` writes it");
    }
    let files = std::fs::read_dir(&folder).unwrap().count();
    assert_eq!(files, outputs.len(), "{} holds files that nothing generates", folder.display());
}
