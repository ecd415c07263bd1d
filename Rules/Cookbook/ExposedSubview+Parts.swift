import LayoutModel
import RuleKit
import SwiftSource

/// That a member could be private: no extension or subclass in another file names it, and no protocol requires it.
struct CanBePrivate: Condition {
  /// The keys of the type, of the member, and of the type's protocols.
  let type: UInt64
  let name: UInt64
  let protocols: Set<UInt64>

  func holds(in project: Project) -> Bool {
    let names = project[NamesInParts.self]
    return !names.keys.contains(TextHash.pair(type, name)) && !names.called.contains(name)
      // What a library requires is not known.
      && protocols.allSatisfy {
        names.protocols.contains($0) && !names.keys.contains(TextHash.pair($0, name))
      }
  }
}

/// What extensions and subclasses name without a receiver, by the type that another file declares; and what protocols
/// require.
struct NamesInParts: Contribution {
  private(set) var keys: Set<UInt64> = []
  private(set) var protocols: Set<UInt64> = []
  /// The functions without arguments that code calls on something else than `self`.
  private(set) var called: Set<UInt64> = []

  var isEmpty: Bool { keys.isEmpty && protocols.isEmpty && called.isEmpty }

  init() {}

  init(_ file: ViewFile) {
    let declared = Set(file.types.lazy.filter { $0.kind != .extension }.map(\.key))
    // What is in a type inside of another one has been read with that.
    var end = 0
    for type in file.types {
      guard let body = type.declaration.body, body.tokens.startIndex >= end,
        let owner = type.kind == .extension
          ? type.key : type.declaration.superclass.map(file.names.key),
        !declared.contains(owner)
      else { continue }
      end = body.tokens.endIndex
      for token in body.tokens where token.kind == .identifier && !token.hasCapital {
        guard token.previous?.kind != .period || token.owner?.is(Keyword.`self`) == true else {
          continue
        }
        keys.insert(TextHash.pair(owner, file.names.key(token)))
      }
    }
    for call in file.code.calls {
      guard let name = call.name, name.previous?.kind == .period,
        name.next?.next?.kind == .rightParen, name.owner?.is(Keyword.`self`) != true
      else { continue }
      called.insert(file.names.key(name))
    }
    for declaration in file.code.declarations where declaration.kind == .protocol {
      guard let owner = declaration.name.map(file.names.key) else { continue }
      protocols.insert(owner)
      for case let member? in declaration.body?.statements.lazy.map(\.declaration) ?? [] {
        if member.kind == .property || member.kind == .function, let name = member.name {
          keys.insert(TextHash.pair(owner, file.names.key(name)))
        }
      }
    }
  }

  mutating func formUnion(_ other: NamesInParts) {
    keys.formUnion(other.keys)
    protocols.formUnion(other.protocols)
    called.formUnion(other.called)
  }
}
