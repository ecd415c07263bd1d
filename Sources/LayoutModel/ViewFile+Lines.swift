import SwiftSource

// What code says beside its meaning: comments, lines and white space.
extension FactBuilder {
  /// Whether a comment stands right before one of some tokens.
  public func hasComment(before tokens: some Sequence<Int>) -> Bool {
    tokens.contains { self.tokens[$0].flags.contains(.commentBefore) }
  }

  /// Whether a text among some tokens goes over several lines, so that white space is part of what it says.
  public func hasTextLines(_ tokens: Range<Int>) -> Bool {
    tokens.contains { token in
      switch self.tokens[token].kind {
      case .stringLiteral, .stringHead, .stringMiddle, .stringTail, .regexLiteral:
        source.hasLineBreak(in: self.tokens[token].range)
      default: false
      }
    }
  }
}
