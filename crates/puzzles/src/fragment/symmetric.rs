//! The symmetric outlines, which are too rare for the generator to come upon.

