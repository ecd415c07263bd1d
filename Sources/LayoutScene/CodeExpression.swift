/// A value as code writes it on one line: names with periods between them, each perhaps with arguments.
package struct CodeExpression {
  /// One name, or a literal at the front: `"Play"`, `12`.
  package struct Part {
    package let name: String
    /// Nil for a name without parentheses.
    package let arguments: [Argument]?
    /// Where it ends in the text.
    let end: String.Index
  }

  package typealias Argument = CodeArgument<String>

  package let parts: [Part]

  /// Nil for an expression with operators, and for anything else that is no such chain.
  package init?(_ text: String) {
    var scanner = CodeScanner(text[...])
    var parts: [Part] = []
    repeat {
      guard let name = scanner.takeName() else { return nil }
      let arguments = scanner.takeArguments()
      parts.append(Part(name: name, arguments: arguments, end: scanner.rest.startIndex))
    } while scanner.take(".")
    guard scanner.rest.isEmpty || scanner.rest.hasPrefix("as ") else { return nil }
    self.parts = parts
  }

  /// The argument with one of some labels, of whichever call.
  package func argument(_ labels: String...) -> String? {
    parts.lazy.compactMap(\.arguments).joined().first { labels.contains($0.label) }?.value
  }
}

/// An argument; the label is empty for none.
package struct CodeArgument<Value> {
  package var label: String
  package var value: Value
}

extension CodeArgument: Sendable where Value: Sendable {}
extension CodeArgument: Equatable where Value: Equatable {}
extension CodeArgument: Hashable where Value: Hashable {}

/// Takes pieces of code from the front.
struct CodeScanner {
  var rest: Substring

  init(_ text: Substring) {
    rest = text.drop(while: \.isWhitespace)
    // A member without its type.
    if rest.first == ".", rest.dropFirst().first?.isLetter == true { rest.removeFirst() }
  }

  mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// A name, a number or a string.
  mutating func takeName() -> String? {
    let start = rest
    if rest.first == "\"" {
      guard skipString() else { return nil }
    } else if let first = rest.first, first.isNumber {
      rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    } else {
      if rest.first == "#" || rest.first == "-" { rest.removeFirst() }
      rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      if rest.first == "<", let end = rest.firstIndex(of: ">") { rest = rest[end...].dropFirst() }
    }
    let name = start[..<rest.startIndex]
    skipPostfix()
    return name.isEmpty ? nil : name.filter { $0 != "`" || name.first == "\"" }
  }

  /// The arguments in parentheses and a closure behind them; nil for none.
  mutating func takeArguments() -> [CodeExpression.Argument]? {
    var arguments: [CodeExpression.Argument]?
    if rest.first == "(", let inside = takeBrackets() {
      let pieces = inside.trimmed.isEmpty ? [] : inside.pieces(separatedBy: ",")
      arguments = pieces.map { piece in
        let words = piece.pieces(separatedBy: ":")
        let label = words[0].trimmed
        let isLabeled =
          words.count > 1 && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let value = isLabeled ? piece[words[0].endIndex...].dropFirst() : piece
        return .init(label: isLabeled ? String(label) : "", value: String(value.trimmed))
      }
      skipPostfix()
    }
    let behind = rest.drop(while: \.isWhitespace)
    if behind.first == "{" {
      rest = behind
      if let inside = takeBrackets() {
        arguments = (arguments ?? []) + [.init(label: "", value: "{\(inside)}")]
        skipPostfix()
      }
    }
    return arguments
  }

  /// A string, or a number that is not decimal.
  mutating func takeLiteral() -> String? {
    let start = rest
    if rest.first == "\"" {
      guard skipString() else { return nil }
    } else {
      rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return String(start[..<rest.startIndex])
  }

  private mutating func skipPostfix() {
    while rest.first == "?" || rest.first == "!" { rest.removeFirst() }
    let behind = rest.drop(while: \.isWhitespace)
    if behind.first == "." || behind.isEmpty || behind.hasPrefix("as ") { rest = behind }
  }

  /// What is between a bracket and the one that closes it; nil if none does.
  mutating func takeBrackets() -> Substring? {
    let inside = rest.dropFirst()
    var depth = 0
    while let first = rest.first {
      if first == "\"" {
        guard skipString() else { return nil }
        continue
      }
      if "([{".contains(first) { depth += 1 }
      if ")]}".contains(first) { depth -= 1 }
      if depth == 0 { break }
      rest.removeFirst()
    }
    guard !rest.isEmpty else { return nil }
    let text = inside[..<rest.startIndex]
    rest.removeFirst()
    return text
  }

  /// Skips a string with what it interpolates; false if it does not end.
  mutating func skipString() -> Bool {
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    while !rest.isEmpty, !rest.hasPrefix(quotes) {
      if rest.hasPrefix("\\(") {
        rest.removeFirst()
        if takeBrackets() == nil { return false }
      } else {
        rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
      }
    }
    guard !rest.isEmpty else { return false }
    rest = rest.dropFirst(quotes.count)
    return true
  }
}

extension StringProtocol where SubSequence == Substring {
  var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The pieces between separators that are in no brackets and in no string; at least one.
  func pieces(separatedBy separator: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = self[...]
    var scanner = CodeScanner(start)
    scanner.rest = start
    while let first = scanner.rest.first {
      if scanner.rest.hasPrefix(separator) {
        pieces.append(start[..<scanner.rest.startIndex])
        scanner.rest = scanner.rest.dropFirst(separator.count)
        start = scanner.rest
      } else if first == "\"" {
        if !scanner.skipString() { break }
      } else if "([{".contains(first) {
        if scanner.takeBrackets() == nil { break }
      } else {
        scanner.rest.removeFirst()
      }
    }
    return pieces + [start]
  }
}
