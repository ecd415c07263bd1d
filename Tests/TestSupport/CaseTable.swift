/// A row of a table of cases: what is asked, in front of the last arrow.
///
/// A row is one line. `⏎` stands for a line break, `⇥` for a tab, `␣` for a space at either end, `⟨1B⟩` for a character that is
/// hard to see, `⟨xFF⟩` for a byte that is no UTF-8, and `⟨⟩` for no text.
package struct CaseRow: Sendable {
  package let bytes: [UInt8]

  /// What a line of a table says.
  package init(_ shown: some StringProtocol) {
    var bytes: [UInt8] = []
    var number: String?
    for scalar in shown.unicodeScalars {
      switch scalar {
      case "⟨": number = ""
      case "⟩":
        let digits = number ?? ""
        number = nil
        if digits.hasPrefix("x") {
          bytes += UInt8(digits.dropFirst(), radix: 16).map { [$0] } ?? []
        } else if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          bytes += Array(String(scalar).utf8)
        }
      case _ where number != nil: number?.unicodeScalars.append(scalar)
      case "⏎": bytes.append(0x0A)
      case "⇥": bytes.append(0x09)
      case "␣": bytes.append(0x20)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    self.bytes = bytes
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How a table shows some bytes.
  package static func shown(_ bytes: some Collection<UInt8>) -> String {
    var result = ""
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      let count = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      if let text = String(validating: rest.prefix(count), as: UTF8.self) {
        for scalar in text.unicodeScalars { result += shown(scalar) }
        rest = rest.dropFirst(count)
      } else {
        result += "⟨x\(String(byte, radix: 16, uppercase: true))⟩"
        rest = rest.dropFirst()
      }
    }
    if result.hasPrefix(" ") { result = "␣" + result.dropFirst() }
    if result.hasSuffix(" ") { result = result.dropLast() + "␣" }
    return result.isEmpty ? "⟨⟩" : result
  }

  package static func shown(_ text: String) -> String { shown(text.utf8) }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "⏎"
    case "\t": return "⇥"
    case " ": return " "
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .unassigned, .nonspacingMark, .enclosingMark:
      return "⟨\(String(scalar.value, radix: 16, uppercase: true))⟩"
    default: return String(scalar)
    }
  }
}

extension CaseFile {
  /// Compares each row of the tables behind the headers, `asked → answer`, with what the answers say.
  ///
  /// In a file that is to be written, writes the answers instead; there a row may be without an answer.
  ///
  /// - Parameters:
  ///   - path: The path in the repository.
  ///   - answers: By the key of the header; each gets a row.
  package static func rowDifferences(
    in path: String, _ answers: [String: (CaseRow) throws -> String]
  ) throws -> [String] {
    let file = try CaseFile(path, keys: Set(answers.keys).union(["case"]))
    var differences: [String] = []
    var changed: [Block] = []
    var name = ""
    for var block in file.blocks {
      if block.key == "case" { name = block.value }
      guard let answer = answers[block.key] else { continue }
      var rows: [String] = []
      let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where !line.isEmpty {
        let (asked, expected) = Self.halves(line)
        let row = "\(asked) → \(CaseRow.shown(try answer(CaseRow(asked))))"
        rows.append(row)
        if row != "\(asked) → \(expected)" {
          differences.append(
            file.difference("\(name)\n- \(line)\n+ \(row)", line: block.line + 1 + index))
        }
      }
      guard rows.joined(separator: "\n") != block.text else { continue }
      block.text = rows.joined(separator: "\n")
      changed.append(block)
    }
    if Self.writes { try file.write(changed) }
    return differences
  }

  private static func halves(_ line: Substring) -> (asked: Substring, answer: Substring) {
    guard let arrow = line.ranges(of: " → ").last else { return (line, "") }
    return (line[..<arrow.lowerBound], line[arrow.upperBound...])
  }
}
