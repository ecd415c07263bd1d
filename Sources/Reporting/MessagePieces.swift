/// The pieces of a message.
enum MessagePiece {
  case text(Substring.UTF8View)
  /// The text between back quotes; may be empty.
  case code(Substring.UTF8View)
}

/// Calls `body` for the pieces of a message with code in back quotes. An unmatched back quote is text.
func forEachPiece(ofMessage message: String, _ body: (MessagePiece) -> Void) {
  let quote = UInt8(ascii: "`")
  var rest = message[...].utf8
  while let open = rest.firstIndex(of: quote) {
    let inside = rest[rest.index(after: open)...]
    guard let close = inside.firstIndex(of: quote) else { break }
    if open > rest.startIndex { body(.text(rest[..<open])) }
    body(.code(inside[..<close]))
    rest = inside[inside.index(after: close)...]
  }
  if !rest.isEmpty { body(.text(rest)) }
}
