//! What tests need beside the project itself: a PostgreSQL of their own, from the system's packages, in a temporary folder.
//! Nothing is shared between tests, and nothing stays behind.

mod postgres;

pub use postgres::Postgres;
