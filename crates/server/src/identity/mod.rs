//! Who somebody is: names people may carry, secrets they are known by, and ids others may see.

mod secret;

pub use enigma_table::{NameError, clean_name, clean_text};
pub use secret::{Secret, SecretError, code, public_id, random_bytes};
