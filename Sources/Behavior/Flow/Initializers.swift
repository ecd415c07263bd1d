import LayoutModel
import SwiftSource

extension ViewFunction {
  /// Whether a function may take away what an earlier run made.
  package func mayUndo(in file: ViewFile) -> Bool {
    CodeBetween(body.tokens).takesOut(in: file)
      || body.tokens.contains { $0.kind == .identifier && $0.hasPrefix("deactivate") }
  }

  /// Whether an initializer leaves the work to another one of its class.
  package var delegates: Bool {
    declaration.prefix.contains { $0.is(.convenience) }
      || body.tokens.contains { token in
        token.is(Keyword.`init`) && token.previous?.previous?.is(Keyword.`self`) == true
      }
  }
}
