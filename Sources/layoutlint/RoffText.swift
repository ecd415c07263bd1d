/// Text for `man`, in the macros of man(7) (https://man7.org/linux/man-pages/man7/groff_man.7.html).
///
/// The result is ASCII: other characters, and those that formatters would change, are escaped, so that text copied from
/// the page is correct.
enum RoffText {
  /// Prose with lines of at most 80 bytes, except for long words, and each sentence on its own line, so that formatters
  /// space them evenly. Code in back quotes becomes bold; an unmatched back quote is text.
  static func prose(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    var result = ""
    for (index, part) in parts.enumerated() {
      if index % 2 == 0 {
        result += words(part)
      } else if index == parts.count - 1 {
        result += "\\(ga" + words(part)
      } else {
        result += "\\fB" + code(part) + "\\fR"
      }
    }
    return filled(result).map(guarded).joined(separator: "\n")
  }

  private static func filled(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let endsSentence = line.hasSuffix(".") && word.first?.isUppercase == true
      if !line.isEmpty, endsSentence || line.utf8.count + word.utf8.count >= 80 {
        lines.append(line)
        line = String(word)
      } else {
        line += line.isEmpty ? String(word) : " " + word
      }
    }
    return lines + [line]
  }

  /// Code within a line: every `-` can be copied.
  static func code(_ text: some StringProtocol) -> String {
    text.unicodeScalars.reduce("") { $0 + ($1 == "-" ? "\\-" : escaped($1)) }
  }

  /// A line that begins with a dot or a quote would be a request.
  static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// Prose without code in back quotes; options and names that begin with a dash are still code.
  private static func words(_ text: Substring) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.hasPrefix("-")
        ? code(word) : word.unicodeScalars.reduce("") { $0 + escaped($1) }
    }.joined(separator: " ")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": return "\\e"
    case "'": return "\\(aq"
    case "`": return "\\(ga"
    case "\"": return "\\(dq"
    case "^": return "\\(ha"
    case "~": return "\\(ti"
    default: break
    }
    guard !scalar.isASCII else { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
  }
}
