/// A value as code writes it on one line: names with periods between them, each perhaps with arguments.
package struct CodeExpression {
  /// One name, or a literal at the front: `"Play"`, `12`.
  package struct Part {
    package let name: String
    /// Nil for a name without parentheses.
    package fileprivate(set) var arguments: [Argument]?
  }

  package typealias Argument = CodeArgument<String>

  package private(set) var parts: [Part] = []

  /// Nil for an expression with operators, and for anything else that is no such chain.
  package init?(_ text: String) {
    guard let expression = NumberExpression(parsing: text), append(expression) else { return nil }
  }

  private mutating func append(_ expression: NumberExpression) -> Bool {
    switch expression {
    case .name(""): return true
    case .name, .code, .number:
      parts.append(Part(name: expression.text))
      return true
    case .member(let base, let name):
      guard append(base) else { return false }
      parts.append(Part(name: name))
      return true
    case .call(let function, let arguments):
      guard function != .name("??"), function != .name("!"), append(function), !parts.isEmpty else {
        return false
      }
      parts[parts.count - 1].arguments = arguments.map {
        Argument(label: $0.label, value: $0.value.text)
      }
      return true
    case .operation, .choice: return false
    }
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
    }
    let behind = rest.drop(while: \.isWhitespace)
    if behind.first == "{" {
      rest = behind
      if let inside = takeBrackets() {
        arguments = (arguments ?? []) + [.init(label: "", value: "{\(inside)}")]
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
    var scanner = CodeScanner(rest: start)
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
