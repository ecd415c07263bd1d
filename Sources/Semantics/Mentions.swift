import LayoutModel
import SwiftSource

/// Where each name of a file occurs.
private struct Mentions {
  var byName = KeyMap<[Lexeme]>()

  init(_ file: ViewFile) {
    for token in file.code.tokens.all(.identifier) {
      byName[file.names.key(token), default: []].append(token)
    }
  }
}

extension ViewFile {
  /// The places of a name, whatever it means there, in source order.
  ///
  /// - Parameter name: the key of the name.
  package func mentions(of name: UInt64) -> [Lexeme] {
    memoized(Mentions.init).byName[name] ?? []
  }
}
