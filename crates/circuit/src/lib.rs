//! Circuit.
