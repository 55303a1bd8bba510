//! Who somebody is: names people may carry, secrets they are known by, ids others may see, and that all of it goes again.

mod device;
pub(crate) mod erasing;
pub mod passkey;
pub mod rated;
mod secret;

pub use device::{device_id, device_name};
pub use enigma_table::{NameError, clean_name, clean_text};
pub use secret::{Secret, SecretError, Signs, code, public_id, random_bytes};
