/// Text without and in quotes.
extension Parser {
  /// The text without or in quotes that begins here. It is on one line.
  ///
  /// - Parameter inFlow: whether it is in brackets.
  mutating func scalar(inFlow: Bool) throws(YAMLProblem) -> YAMLNode {
    guard scanner.head == "\"" || scanner.head == "'" else { return try plain(inFlow: inFlow) }
    let node = try quoted()
    if !inFlow, !isAtColon() {
      try expectLineEnd(
        after: "the closing quote",
        "put all of it in quotes; inside, write `'` as `''` or `\"` as `\\\"`")
    }
    return node
  }

  // MARK: Without quotes: YAML 1.2.2, section 7.3.3

  private mutating func plain(inFlow: Bool) throws(YAMLProblem) -> YAMLNode {
    let start = scanner.mark
    try checkFirst(inFlow: inFlow)
    return try scalar(Array(takePlainLine(inFlow: inFlow)), .plain, from: start)
  }

  /// Checks that text without quotes can begin here.
  private mutating func checkFirst(inFlow: Bool) throws(YAMLProblem) {
    let isAlone = scanner.next.isWhite || inFlow && scanner.next.isFlowIndicator
    let first = scanner.head
    let found: (message: String, remedy: String)? =
      switch scanner.head {
      case "&": ("anchors (`&name`) are not supported", "write the value itself, or ")
      case "*": ("aliases (`*name`) are not supported", "write the value itself, or ")
      case "!": ("tags (`!name`) are not supported", "remove it, or ")
      case "%" where scanner.isAtLineStart:
        ("directives (`%YAML`) are not supported", "remove the line, or ")
      case "?" where isAlone: ("keys with `?` are not supported", "write `key: value`, or ")
      case ":" where isAlone: ("this `:` has no key before it", "write `key: value`, or ")
      case "-" where isAlone: ("brackets cannot contain a list with `-`", "write `[a, b]`, or ")
      case ",": ("this `,` has no value before it", "remove it, or ")
      case "]", "}": ("this `\(first)` closes nothing", "remove it, or ")
      case "#": throw commentWithoutSpace()
      case "|" where !inFlow, ">" where !inFlow:
        throw problem(
          "text in lines after `\(first)` is not supported",
          "write it in quotes, on one line")
      case "@", "`", "%", "|", ">":
        ("text without quotes cannot begin with \(YAMLProblem.code(String(first)))", "")
      case "?" where inFlow, ":" where inFlow: ("text in brackets cannot begin with `\(first)`", "")
      default: nil
      }
    guard let found else { return }
    var ahead = self
    let text = String(decoding: ahead.takePlainLine(inFlow: inFlow), as: UTF8.self)
    let quoted = YAMLProblem.code(YAMLText.scalar(text, inBrackets: inFlow))
    let quotes = text.isEmpty ? "put text in quotes" : "put text in quotes: \(quoted)"
    let problem = problem(found.message, found.remedy + quotes)
    guard "*!@`".unicodeScalars.contains(first) else { throw problem }
    try report(problem)
  }

  /// Takes plain text to its end on this line, without trailing blanks.
  private mutating func takePlainLine(inFlow: Bool) -> ArraySlice<UInt8> {
    let start = scanner.position
    var end = start
    while !scanner.head.isLineEnd {
      let (head, next) = (scanner.head, scanner.next)
      if head == ":", next.isWhite || inFlow && next.isFlowIndicator { break }
      if inFlow && head.isFlowIndicator || head.isBlank && next == "#" { break }
      scanner.advance()
      if !head.isBlank { end = scanner.position }
    }
    scanner.advance(end - scanner.position)
    return scanner.bytes[start..<end]
  }

  // MARK: In quotes: YAML 1.2.2, sections 7.3.1 and 7.3.2

  private mutating func quoted() throws(YAMLProblem) -> YAMLNode {
    let start = scanner.mark
    let quote = scanner.head
    var text: [UInt8] = []
    scanner.advance()
    while true {
      let run = scanner.position
      while !scanner.head.isLineEnd, scanner.head != quote, scanner.head != "\\" || quote == "'" {
        scanner.advance()
      }
      text += scanner.bytes[run..<scanner.position]
      switch scanner.head {
      case "\\" where !scanner.next.isLineEnd:
        text += String(try takeEscape()).utf8
      case quote where quote == "'" && scanner.next == quote:
        text.append(UInt8(ascii: "'"))
        scanner.advance(2)
      case quote:
        scanner.advance()
        return try scalar(text, quote == "'" ? .singleQuoted : .doubleQuoted, from: start)
      default:
        throw problem(
          "this `\(quote)` is not closed on its line",
          "close it with `\(quote)`; write a `\(quote)` that is text as `\(quote == "'" ? "''" : "\\\"")`",
          at: start)
      }
    }
  }

  /// Takes the escape here: YAML 1.2.2, section 5.7.
  private mutating func takeEscape() throws(YAMLProblem) -> Unicode.Scalar {
    let start = scanner.mark
    let letter = scanner.next
    scanner.advance(2)
    if let scalar = Self.escapes[letter] { return scalar }
    let lengths: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]
    guard let length = lengths[letter] else {
      while scanner.head.value & 0xC0 == 0x80 { scanner.advance() }
      throw problem(
        "\(YAMLProblem.code(scanner.text(from: start))) is not an escape",
        "write `\\\\` for a backslash, or use `'` as quotes, in which a backslash is text",
        at: start)
    }
    var (value, count): (UInt32, Int) = (0, 0)
    while count < length, let digit = Character(scanner.head).hexDigitValue {
      value = value << 4 | UInt32(digit)
      count += 1
      scanner.advance()
    }
    if count == length, let scalar = Unicode.Scalar(value) { return scalar }
    let code = YAMLProblem.code(scanner.text(from: start))
    throw problem(
      count == length
        ? "\(code) is not a Unicode character" : "\(code) needs \(length) hexadecimal digits",
      "write the character itself, an escape such as `\\U0001F600`, or `\\\\` for a backslash",
      at: start)
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "0": "\0", "a": "\u{07}", "b": "\u{08}", "t": "\t", "\t": "\t", "n": "\n", "v": "\u{0B}",
    "f": "\u{0C}", "r": "\r", "e": "\u{1B}", " ": " ", "\"": "\"", "/": "/", "\\": "\\",
    "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
  ]
}
