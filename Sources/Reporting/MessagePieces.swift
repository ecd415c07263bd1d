/// What a message consists of.
enum MessagePiece {
  case text(Substring.UTF8View)
  /// What stood between back quotes; may be empty.
  case code(Substring.UTF8View)
}

/// Goes through the pieces of a message with code in back quotes. A back quote without a partner is text.
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
