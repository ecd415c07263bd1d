import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Makes a member of a type private, where only the type itself names it.
struct Privacy {
  let file: ViewFile
  let type: ViewType

  /// Nil where code of the file would lose sight of the member, for what other modules may use, and where not one plain
  /// declaration says how far it is seen.
  func fix(_ declaration: Declaration) -> Fix? {
    guard let name = declaration.name, !name.hasCapital, name.layoutWord?.isOfLayout != true,
      isOwn(name), !declaration.statement.tokens.outermost.contains(where: { $0.kind == .comma }),
      let edit = edit(declaration)
    else { return nil }
    return Fix([edit], safety: .safe, assuming: [Fix.Assumption(noMember: name)])
  }

  private func edit(_ declaration: Declaration) -> Edit? {
    let prefix = declaration.prefix
    guard !declaration.hasAttribute, !prefix.contains(where: { $0.is(.public) || $0.is(.open) })
    else { return nil }
    let start = declaration.statement.first.bytes.lowerBound
    // `private(set)`, and what would be said without it.
    guard let open = prefix.first(where: { $0.kind == .leftParen }) else {
      guard let access = prefix.first(where: { $0.is(.internal) }) else {
        return Edit(start..<start, with: "private ")
      }
      return Edit(access.bytes, with: "private")
    }
    guard let access = open.previous, access.is(.private), let close = open.partner else {
      return nil
    }
    return Edit(access.bytes.lowerBound..<close.bytes.upperBound, with: "private")
  }

  /// Whether no code of the file outside of the type means the member.
  private func isOwn(_ name: Lexeme) -> Bool {
    let parts = file.parts(ofType: type.key)
    guard !file.isInherited(type.key), parts.count(where: { $0.kind != .extension }) == 1 else {
      return false
    }
    let bodies = parts.compactMap { $0.declaration.body?.tokens.indices }
    return file.mentions(of: name).allSatisfy { mention in
      mention.previous?.kind != .period || bodies.contains { $0.contains(mention.index) }
    }
  }
}
