//! Records: written in the next commit.
