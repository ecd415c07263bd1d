import LayoutModel
import Semantics
import SwiftSource

/// The members of layers and views that code of a file sets on each layout, itself or in the functions that it calls. UIKit
/// also asks for a layout when the appearance changes.
struct RenewedMembers {
  private var keys = KeySet()
  /// The types with such code, by key, and what they inherit from: it may keep up to date what these make.
  private(set) var types = KeySet()

  init(_ file: ViewFile) {
    guard file.hasWord(.layoutSubviews, .viewDidLayoutSubviews, .viewWillLayoutSubviews) else {
      return
    }
    for function in file.functions
    where function.isMember && function.declaration.callback == .layout {
      let type = file.types[function.type].key
      types.insert(type)
      if let superclass = file.types[function.type].declaration.superclass {
        types.insert(file.names.key(superclass))
      }
      for step in Run(of: function, in: file).steps {
        for statement in step.function.body.statementsOnAllLevels {
          guard let member = statement.assignedMember else { continue }
          keys.insert(Self.key(member, type, in: file))
        }
      }
    }
  }

  func contains(_ member: Lexeme, of statement: Statement, in file: ViewFile) -> Bool {
    guard let type = file.scopes.type(around: statement) else { return false }
    return keys.contains(Self.key(member, type.key, in: file))
  }

  private static func key(_ member: Lexeme, _ type: UInt64, in file: ViewFile) -> UInt64 {
    TextHash.pair(type, file.names.key(member))
  }
}
