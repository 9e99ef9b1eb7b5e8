//! What is measured, on which keys, and how.
//!
//! [`operations`] names the operations, [`inputs`] holds the keys and messages, `families` runs them over our own
//! library, [`measure`] takes the time. A runner over other libraries takes the first, the second and the last as
//! they are and brings [`Case`]s of its own.

pub mod clock;
#[cfg(feature = "families")]
pub mod families;
pub mod inputs;
pub mod measure;
pub mod operations;
#[cfg(feature = "families")]
pub mod ratios;
#[cfg(feature = "families")]
pub mod strategies;

/// Runs one operation once, and panics if its result is wrong.
pub type Runner = Box<dyn FnMut() + Send>;

/// One operation of one library.
pub struct Case {
    /// The operation's name, the same for every library.
    pub name: String,
    /// Operations done by one run: 64 for a batch of 64.
    pub per_run: u64,
    /// A text that a filter must contain to select this case: for cases too slow to be in every run.
    pub only_if_named: Option<&'static str>,
    setup: Box<dyn Fn() -> Runner + Send + Sync>,
}

impl Case {
    /// A case whose `setup` prepares what the operation finds ready: parsed keys, for instance.
    pub fn new(name: impl Into<String>, setup: impl Fn() -> Runner + Send + Sync + 'static) -> Case {
        Case { name: name.into(), per_run: 1, only_if_named: None, setup: Box::new(setup) }
    }

    /// The same case, its runs counting for `per_run` operations each.
    pub fn counting(self, per_run: u64) -> Case {
        Case { per_run, ..self }
    }

    /// The same case, left out unless a filter contains `text`.
    pub fn only_if_named(self, text: &'static str) -> Case {
        Case { only_if_named: Some(text), ..self }
    }

    /// Prepares the operation: one runner for each thread.
    pub fn runner(&self) -> Runner {
        (self.setup)()
    }

    /// Whether a filter (several texts between commas, any of which may occur; empty selects all) selects the case.
    pub fn selected(&self, filter: &str) -> bool {
        let matches = filter.is_empty() || filter.split(',').any(|text| self.name.contains(text.trim()));
        matches && self.only_if_named.is_none_or(|text| filter.contains(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_select() {
        let case = Case::new("RSA 8192 signing", || Box::new(|| ())).only_if_named("8192");
        assert!(
            !case.selected("")
                && !case.selected("RSA")
                && case.selected("8192")
                && case.selected("x,RSA 8192")
        );
        let case = Case::new("RSA 2048 signing", || Box::new(|| ()));
        assert!(case.selected("") && case.selected("2048") && !case.selected("8192"));
    }
}
