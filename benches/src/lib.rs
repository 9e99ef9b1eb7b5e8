//! Support for the criterion benches.
