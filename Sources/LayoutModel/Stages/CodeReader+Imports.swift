import SwiftSource

extension CodeReader {
  /// Whether the file imports one of these modules. Costs nothing where the file does not spell their names.
  func imports(_ modules: [LayoutWord]) -> Bool {
    guard modules.contains(where: { source.words.contains($0.word) }) else { return false }
    return outline.statements.contains { statement in
      statement.kind == .importing
        && (statement.first..<statement.end).contains { token in
          modules.contains { tokens[token].is($0) }
        }
    }
  }
}
