import LayoutModel
import SwiftSource

/// Where each name of a file occurs: one index for all that look for names.
final class Mentions {
  /// The tokens that are names, in source order.
  @exclusivity(unchecked) private var tokens: [Int32] = []
  /// For each of them, the place in `tokens` of the same name before it; -1 for none.
  @exclusivity(unchecked) private var earlier: [Int32] = []
  /// For the key of each name, its last place in `tokens`.
  @exclusivity(unchecked) private var last = KeyMap<Int32>()

  fileprivate init(_ names: Names) {
    let all = names.tokens
    for token in all.indices where all[token].kind == .identifier {
      let key = names.key(token)
      let place = Int32(tokens.count)
      tokens.append(Int32(token))
      if let known = last.index(of: key) {
        earlier.append(last[at: known])
        last[at: known] = place
      } else {
        earlier.append(-1)
        last[key] = place
      }
    }
  }

  /// Calls a function with the index of each token that is a name, the last one first.
  func forEach(_ name: UInt64, _ body: (Int) -> Void) {
    var place = last[name] ?? -1
    while place >= 0 {
      body(Int(tokens[Int(place)]))
      place = earlier[Int(place)]
    }
  }
}

extension SemanticModel {
  var mentions: Mentions {
    if let knownMentions { return knownMentions }
    let mentions = Mentions(file.names)
    knownMentions = mentions
    return mentions
  }
}

extension ViewFile {
  /// The places of a name, whatever it means there, in source order.
  ///
  /// - Parameter name: the key of the name.
  package func mentions(of name: UInt64) -> [Lexeme] {
    var found: [Lexeme] = []
    model.mentions.forEach(name) { found.append(code[$0]) }
    return found.reversed()
  }
}
