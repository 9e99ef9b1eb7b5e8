//! Reader of NIST CAVP response files (`.rsp`, `.txt`, `.fax`) and of OpenSSL's `evppkey_*.txt`, which share a form.
//!
//! ```text
//! # comment
//! [P-256,SHA-1]            a heading: headings with no record between them belong to one section
//!
//! Msg = 66e9…              a record: consecutive `KEY = VALUE` lines; a blank line ends it
//! Result = F (1 - Message changed)
//! ```
//! A PEM block becomes a field named `PEM`, lines joined by line feeds. A broken line is a panic that names its number:
//! the files are ours, and a vector skipped in silence is worse than none.

/// Records under the same heading or headings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// The texts between `[` and `]`, in order.
    pub headings: Vec<String>,
    /// The records, in order.
    pub records: Vec<Record>,
}

/// Consecutive `KEY = VALUE` lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The number of the first line, from 1; for messages of failed tests.
    pub line: usize,
    /// Keys and values in order, trimmed.
    pub fields: Vec<(String, String)>,
}

impl Section {
    /// The part of the first heading before a comma: `P-256` of `[P-256,SHA-1]`.
    pub fn name(&self) -> &str {
        self.part(0)
    }

    /// The comma-separated part `index` of the first heading, trimmed; empty if there is none.
    pub fn part(&self, index: usize) -> &str {
        self.headings.first().and_then(|heading| heading.split(',').nth(index)).map_or("", str::trim)
    }

    /// The value of a `[KEY = VALUE]` heading: `2048` of `[mod = 2048]`.
    pub fn heading_value(&self, key: &str) -> Option<&str> {
        self.headings.iter().filter_map(|heading| heading.split_once('=')).find_map(|(k, value)| {
            let wanted = k.trim() == key;
            wanted.then(|| value.trim())
        })
    }

    /// The last value of `key` in the records up to and including `index`: files give a modulus once and then many
    /// records that use it.
    pub fn latest(&self, index: usize, key: &str) -> Option<&str> {
        self.records[..=index].iter().rev().find_map(|record| record.get(key))
    }

    /// The bytes of [`latest`](Self::latest) in hexadecimal; panics if absent.
    pub fn latest_bytes(&self, index: usize, key: &str) -> Vec<u8> {
        let line = self.records[index].line;
        let value = self.latest(index, key).unwrap_or_else(|| panic!("line {line}: no field {key} so far"));
        parse_hex(value, line)
    }
}

impl Record {
    /// The first value of `key`.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.fields.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str())
    }

    /// Whether the record has a field `key`.
    pub fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    /// The value of `key`; panics, naming the line, if absent.
    pub fn text(&self, key: &str) -> &str {
        self.get(key).unwrap_or_else(|| panic!("line {}: no field {key}", self.line))
    }

    /// The hexadecimal value of `key` as bytes; an odd number of digits gets a zero in front. Panics if absent.
    pub fn bytes(&self, key: &str) -> Vec<u8> {
        parse_hex(self.text(key), self.line)
    }

    /// The decimal value of `key`; panics if absent.
    pub fn number(&self, key: &str) -> usize {
        let text = self.text(key);
        text.parse().unwrap_or_else(|_| panic!("line {}: {key} = {text} is not a decimal number", self.line))
    }

    /// The verdict of `Result = P…` (true) or `Result = F…` (false); panics on anything else.
    pub fn passes(&self) -> bool {
        match self.text("Result").as_bytes().first() {
            Some(b'P' | b'p') => true,
            Some(b'F' | b'f') => false,
            _ => panic!("line {}: a result that is neither P nor F", self.line),
        }
    }
}

/// Reads a whole file.
pub fn parse(text: &str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut record = Record::default();
    let mut pem: Option<String> = None;
    for (index, line) in text.lines().enumerate() {
        let (number, line) = (index + 1, line.trim());
        if let Some(mut block) = pem.take() {
            block = format!("{block}{line}\n");
            if line.starts_with("-----END") {
                record.fields.push(("PEM".into(), block));
            } else {
                pem = Some(block);
            }
        } else if line.starts_with("-----BEGIN") {
            pem = Some(format!("{line}\n"));
        } else if line.starts_with('#') {
        } else if line.is_empty() {
            flush(&mut sections, &mut record);
        } else if let Some(heading) = line.strip_prefix('[') {
            flush(&mut sections, &mut record);
            add_heading(&mut sections, heading.strip_suffix(']').unwrap_or(heading));
        } else {
            let (key, value) = line
                .split_once('=')
                .unwrap_or_else(|| panic!("line {number}: neither heading nor KEY = VALUE"));
            if record.fields.is_empty() {
                record.line = number;
            }
            record.fields.push((key.trim().into(), value.trim().into()));
        }
    }
    assert!(pem.is_none(), "a PEM block without an end");
    flush(&mut sections, &mut record);
    sections
}

/// Ends the record, if one has begun.
fn flush(sections: &mut Vec<Section>, record: &mut Record) {
    if record.fields.is_empty() {
        return;
    }
    if sections.is_empty() {
        sections.push(Section::default());
    }
    let last = sections.len() - 1;
    sections[last].records.push(core::mem::take(record));
}

/// Opens a section, or adds to one that has no record yet.
fn add_heading(sections: &mut Vec<Section>, heading: &str) {
    match sections.last_mut() {
        Some(section) if section.records.is_empty() => section.headings.push(heading.trim().into()),
        _ => sections.push(Section { headings: vec![heading.trim().into()], records: Vec::new() }),
    }
}

/// Bytes of hexadecimal digits; panics, naming the line, on anything else.
fn parse_hex(digits: &str, line: usize) -> Vec<u8> {
    let nibble = |c: u8| {
        char::from(c).to_digit(16).unwrap_or_else(|| panic!("line {line}: {digits} is not hexadecimal")) as u8
    };
    let (first, rest) = digits.as_bytes().split_at(digits.len() % 2);
    let head = first.iter().map(|&c| nibble(c));
    head.chain(rest.chunks(2).map(|pair| nibble(pair[0]) << 4 | nibble(pair[1]))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "# CAVS 11.0\r\n[mod = 2048]\r\n\r\nn = abc\r\n\r\nSHAAlg = SHA1\r\nS = 00ff\r\nResult = F (1 - x)\r\n\
        \r\n[P-256,SHA-1]\n[B.4.2 more\nN = 10\n\n\nKey=K\n-----BEGIN X-----\nAA==\n-----END X-----\nResult = P (0 )";

    #[test]
    fn sections_records_and_fields() {
        let sections = parse(SAMPLE);
        assert_eq!(sections.len(), 2);
        let [first, second] = &sections[..] else { unreachable!() };
        assert_eq!(first.heading_value("mod"), Some("2048"));
        assert_eq!(first.latest_bytes(1, "n"), [0x0a, 0xbc]);
        assert_eq!(first.records[1].bytes("S"), [0, 0xff]);
        assert_eq!((first.records[1].passes(), first.records[1].line), (false, 6));
        assert_eq!((second.name(), second.part(1), second.part(2)), ("P-256", "SHA-1", ""));
        assert_eq!(second.headings[1], "B.4.2 more");
        assert_eq!(second.records[0].number("N"), 10);
        assert_eq!(second.records[1].text("PEM"), "-----BEGIN X-----\nAA==\n-----END X-----\n");
        assert!(second.records[1].passes() && !second.records[1].has("PEM "));
    }

    #[test]
    #[should_panic(expected = "line 2: neither heading nor KEY = VALUE")]
    fn a_broken_line_is_named() {
        parse("a = b\nbroken\n");
    }

    #[test]
    #[should_panic(expected = "line 1: xy is not hexadecimal")]
    fn a_value_that_is_not_hexadecimal_is_named() {
        parse("a = xy").remove(0).records[0].bytes("a");
    }
}
