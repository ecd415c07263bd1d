import LayoutModel
import Semantics
import SwiftSource

/// For the questions about `ViewFile.renews(_:of:)`.
private enum Renewal {}

extension ViewFile {
  /// Whether the type around a statement sets the same member of a layer or a view on each layout. UIKit also asks for a
  /// layout when the appearance changes.
  func renews(_ member: Lexeme, of statement: Statement, _ fuel: inout Fuel) -> Bool {
    guard hasWord(.layoutSubviews, .viewDidLayoutSubviews, .viewWillLayoutSubviews),
      let type = scopes.type(around: statement)?.key, case let name = names.key(member)
    else { return false }
    return answer(for: Renewal.self, about: TextHash.pair(type, name)) { file in
      let mentions = file.mentions(of: member)
      guard fuel.burn(mentions.count) else { return true }
      return mentions.contains { other in
        guard let setting = other.statement, setting.assignedMember == other,
          file.scopes.type(around: setting)?.key == type
        else { return false }
        return file.occasions(of: setting).contains(.layout)
      }
    }
  }
}
