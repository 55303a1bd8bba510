//! Who somebody is: names people may carry, secrets they are known by, and ids others may see.

mod name;
mod secret;

pub use name::{NameError, clean_name, clean_text};
pub(crate) use secret::hex;
pub use secret::{Secret, SecretError, code, public_id, random_bytes};
