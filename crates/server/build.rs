//! Sees to it that a release has its pages.

use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
    println!("cargo:rerun-if-env-changed=ENIGMA_WITHOUT_PAGES");
    let release = std::env::var("PROFILE").as_deref() == Ok("release");
    let wanted = std::env::var_os("ENIGMA_WITHOUT_PAGES").is_none();
    if release && wanted && !Path::new("../../web/dist/index.html").exists() {
        println!(
            "cargo:warning=the pages are not built (npm run -w web build); this binary has none"
        );
    }
}
