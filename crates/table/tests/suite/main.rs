//! Tables driven by hand, and what the crate is made of.

mod alone;
mod value;
