//! A Rust source file as the checks see it: its lines, and the same lines with everything but code blanked out.

/// One source file.
pub struct Source {
    /// Path below the workspace root, with `/` between its parts.
    pub path: String,
    /// The lines as written.
    pub raw: Vec<String>,
    /// The lines with comments, strings and `#[cfg(test)]` modules replaced by spaces: same lines, same columns.
    pub code: Vec<String>,
    /// Every function with its name and the indices of its first and last line, outer ones before inner ones.
    functions: Vec<(String, usize, usize)>,
}

impl Source {
    /// Takes a file apart.
    pub fn new(path: &str, text: &str) -> Source {
        let code = without_test_modules(&without_comments_and_strings(text));
        let lines = |s: &str| s.lines().map(str::to_owned).collect();
        Source { path: path.to_owned(), raw: lines(text), functions: functions(&code), code: lines(&code) }
    }

    /// The name of the innermost function that the line (index from 0) belongs to, signature included.
    pub fn function_at(&self, line: usize) -> Option<&str> {
        let mut around = self.functions.iter().filter(|(_, first, last)| (*first..=*last).contains(&line));
        around.next_back().map(|(name, ..)| name.as_str())
    }

    /// The identifiers of the code with their line indices, in order.
    pub fn identifiers(&self) -> impl Iterator<Item = (usize, &str)> {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        self.code.iter().enumerate().flat_map(move |(number, line)| {
            line.split(move |c| !is_word(c))
                .filter(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_'))
                .map(move |word| (number, word))
        })
    }
}

/// What the scanner is inside of.
enum State {
    Code,
    LineComment,
    BlockComment(usize),
    Text,
    RawText(usize),
}

/// Blanks comments, string and character literals; newlines stay.
fn without_comments_and_strings(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let (mut out, mut state, mut i) = (String::with_capacity(text.len()), State::Code, 0);
    while i < chars.len() {
        let rest = &chars[i..];
        let (next, taken, visible) = match state {
            State::Code => code_step(rest, i.checked_sub(1).map(|before| chars[before])),
            State::LineComment if rest[0] == '\n' => (State::Code, 1, false),
            State::BlockComment(1) if rest.starts_with(&['*', '/']) => (State::Code, 2, false),
            State::BlockComment(depth) if rest.starts_with(&['*', '/']) => {
                (State::BlockComment(depth - 1), 2, false)
            }
            State::BlockComment(depth) if rest.starts_with(&['/', '*']) => {
                (State::BlockComment(depth + 1), 2, false)
            }
            State::Text if rest[0] == '\\' => (State::Text, 2.min(rest.len()), false),
            State::Text if rest[0] == '"' => (State::Code, 1, false),
            State::RawText(hashes)
                if rest[0] == '"' && rest[1..].iter().take_while(|c| **c == '#').count() >= hashes =>
            {
                (State::Code, 1 + hashes, false)
            }
            state => (state, 1, false),
        };
        out.extend(rest[..taken].iter().map(|&c| if visible || c == '\n' { c } else { ' ' }));
        (state, i) = (next, i + taken);
    }
    out
}

/// One step outside of comments and strings: the state after it, the characters it takes, whether they are code.
fn code_step(rest: &[char], before: Option<char>) -> (State, usize, bool) {
    let after_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
    match rest {
        ['/', '/', ..] => (State::LineComment, 2, false),
        ['/', '*', ..] => (State::BlockComment(1), 2, false),
        ['"', ..] => (State::Text, 1, false),
        ['r', '"' | '#', ..] | ['b' | 'c', 'r', '"' | '#', ..] if !after_word => {
            let prefix = if rest[0] == 'r' { 1 } else { 2 };
            let hashes = rest[prefix..].iter().take_while(|c| **c == '#').count();
            match rest.get(prefix + hashes) {
                Some('"') => (State::RawText(hashes), prefix + hashes + 1, false),
                _ => (State::Code, 1, true), // a raw identifier
            }
        }
        // a character literal, not a lifetime: 'x' or an escape
        ['\'', '\\', tail @ ..] => {
            let end = tail.iter().skip(1).position(|c| *c == '\'').map_or(tail.len(), |p| p + 2);
            (State::Code, 2 + end, false)
        }
        ['\'', _, '\'', ..] => (State::Code, 3, false),
        _ => (State::Code, 1, true),
    }
}

/// Blanks every `#[cfg(test)] mod … { … }`.
fn without_test_modules(code: &str) -> String {
    let mut out = code.to_owned();
    let mut from = 0;
    while let Some(start) = out[from..].find("#[cfg(test)]").map(|p| p + from) {
        let after = start + "#[cfg(test)]".len();
        let item_end = out[after..].find([';', '{']).map(|p| p + after);
        from = after;
        let Some(open) = item_end.filter(|&p| out[p..].starts_with('{')) else { continue };
        if !out[after..open].split_whitespace().any(|word| word == "mod") {
            continue;
        }
        let close = matching_brace(&out, open);
        let blank: String = out[start..close].chars().map(|c| if c == '\n' { c } else { ' ' }).collect();
        from = start + blank.len();
        out.replace_range(start..close, &blank);
    }
    out
}

/// The functions of blanked code: name, first line, last line.
fn functions(code: &str) -> Vec<(String, usize, usize)> {
    let line_of = |position: usize| code[..position].matches('\n').count();
    let starts = code.match_indices("fn ").map(|(position, _)| position);
    let starts = starts.filter(|&p| !code[..p].ends_with(|c: char| c.is_alphanumeric() || c == '_'));
    starts
        .filter_map(|start| {
            let rest = &code[start + 3..];
            let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            let open = body_start(code, start + 3)?;
            // the closing brace stands just before the end
            (!name.is_empty()).then(|| (name, line_of(start), line_of(matching_brace(code, open) - 1)))
        })
        .collect()
}

/// Where the body of the signature at `from` opens; `None` for a declaration without one.
fn body_start(code: &str, from: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (position, c) in code[from..].char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            '{' if depth == 0 => return Some(from + position),
            ';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// The position after the brace that closes the one at `open`.
fn matching_brace(code: &str, open: usize) -> usize {
    let mut depth = 0usize;
    for (position, c) in code[open..].char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => return open + position + 1,
            '}' => depth -= 1,
            _ => {}
        }
    }
    code.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_code_remains() {
        let source = Source::new(
            "x.rs",
            "let a = \"unsafe\"; // unsafe\nlet b = 'u'; /* unsafe /* nested */ unsafe */ let c: &'static str = r#\"unsafe \"# ;\n\
             let d = '\\''; let e = b\"unsafe\\\"unsafe\"; real()",
        );
        let words: Vec<&str> = source.identifiers().map(|(_, word)| word).collect();
        assert_eq!(
            words,
            ["let", "a", "let", "b", "let", "c", "static", "str", "let", "d", "let", "e", "b", "real"]
        );
        assert_eq!(source.code[0].chars().count(), source.raw[0].chars().count());
    }

    #[test]
    fn lines_know_their_function() {
        let text = "fn a(x: [u8; 2]) {\n  if x {\n    y()\n  }\n  fn b() {\n    z()\n  }\n  w()\n}\ntrait T {\n  fn c();\n}\nfn d(\n) { v() }\n";
        let source = Source::new("x.rs", text);
        let at = |line| source.function_at(line);
        assert_eq!([at(0), at(2), at(5), at(7)], [Some("a"), Some("a"), Some("b"), Some("a")]);
        assert_eq!([at(10), at(12), at(13)], [None, Some("d"), Some("d")]);
    }

    #[test]
    fn test_modules_vanish_and_nothing_else() {
        let source = Source::new(
            "x.rs",
            "fn a() {}\n#[cfg(test)]\nextern crate std;\n#[cfg(test)]\nmod tests {\n fn b() { c() }\n}\nfn d() {}\n",
        );
        let words: Vec<(usize, &str)> =
            source.identifiers().filter(|(_, w)| ["a", "b", "c", "d"].contains(w)).collect();
        assert_eq!(words, [(0, "a"), (7, "d")]);
    }
}
