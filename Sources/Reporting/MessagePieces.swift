/// What a message consists of.
enum MessagePiece {
  case text(Substring)
  /// What stood between back quotes; may be empty.
  case code(Substring)
}

/// Goes through the pieces of a message with code in back quotes. A back quote without a partner is text.
func forEachPiece(ofMessage message: String, _ body: (MessagePiece) -> Void) {
  var rest = message[...]
  while let open = rest.firstIndex(of: "`") {
    let inside = rest[rest.index(after: open)...]
    guard let close = inside.firstIndex(of: "`") else { break }
    if open > rest.startIndex { body(.text(rest[..<open])) }
    body(.code(inside[..<close]))
    rest = inside[inside.index(after: close)...]
  }
  if !rest.isEmpty { body(.text(rest)) }
}
