import SwiftSource

extension CodeReader {
  /// The bracket that opens the list around a token; nil where it is too far to look for.
  func opening(before token: Int) -> Int? {
    var index = token - 1
    for _ in 0..<Self.longestClimb {
      guard index >= 0 else { break }
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace: return index
      case .rightParen, .rightBracket, .rightBrace:
        let partner = outline.partner(of: index)
        index = (partner >= 0 && partner < index ? partner : index) - 1
      default: index -= 1
      }
    }
    return nil
  }
}
