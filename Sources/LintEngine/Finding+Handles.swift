import SwiftSource

extension Finding {
  /// A finding at a range of tokens.
  public init(
    _ tokens: Lexemes, _ message: Message, advice: Message, fix: Fix? = nil,
    severity: Severity? = nil
  ) {
    self.init(tokens.bytes, message, advice: advice, fix: fix, severity: severity)
  }

  /// A finding at one token.
  public init(
    _ token: Lexeme, _ message: Message, advice: Message, fix: Fix? = nil,
    severity: Severity? = nil
  ) {
    self.init(token.bytes, message, advice: advice, fix: fix, severity: severity)
  }
}
