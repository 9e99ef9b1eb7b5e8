//! Reader of RSA Laboratories' vector files: a line `# Label:` and then lines of hexadecimal digits.

/// The values of a file in order, each with its label. Labels without a value, and prose, are left out.
pub fn parse(text: &str) -> Vec<(String, Vec<u8>)> {
    let mut values: Vec<(String, String)> = Vec::new();
    let mut label = None;
    for line in text.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix('#') {
            label =
                Some(comment.trim_matches(|c: char| c == '#' || c == ':' || c.is_whitespace()).to_string());
        } else if line.is_empty() || !line.chars().all(|c| c.is_ascii_hexdigit() || c == ' ') {
            label = None;
        } else if let Some(label) = label.take() {
            values.push((label, line.replace(' ', "")));
        } else if let Some((_, digits)) = values.last_mut() {
            digits.push_str(&line.replace(' ', ""));
        }
    }
    values.into_iter().map(|(label, digits)| (label, bytes(&digits))).collect()
}

/// The bytes of hexadecimal digits; an odd number of them gets a zero in front.
fn bytes(digits: &str) -> Vec<u8> {
    let even = if digits.len().is_multiple_of(2) { digits.to_string() } else { format!("0{digits}") };
    let byte = |i| u8::from_str_radix(&even[i..i + 2], 16).expect("hexadecimal digits");
    (0..even.len()).step_by(2).map(byte).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn values_over_several_lines() {
        let text = "Prose\n=====\n# Key\r\n# ---\r\n\r\n# Modulus: \r\na5 6e \r\n01 \r\n\r\n# Exponent:\n10001\n# Seed:\n";
        let expected =
            [("Modulus".to_string(), vec![0xa5, 0x6e, 1]), ("Exponent".to_string(), vec![1, 0, 1])];
        assert_eq!(super::parse(text), expected);
    }
}
