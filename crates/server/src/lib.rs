//! The server: tables that people share.

pub mod store;
