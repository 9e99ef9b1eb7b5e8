//! Test support: vector parsers, a big-integer oracle, edge-case generators.

pub mod ec_oracle;
pub mod edge;
pub mod labelled;
pub mod rsp;
