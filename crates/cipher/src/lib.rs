//! Cipher.
