import SwiftSource

extension FactBuilder {
  /// Whether a name stands for an attachment of a text, whose bounds are relative to the line it is in: by its type or,
  /// where the file does not tell that, by its name.
  ///
  /// - Parameter path: the tokens of the name; empty for `self`.
  func isTextAttachment(_ path: Range<Int>, in block: Int) -> Bool {
    guard mentionsAttachments else { return false }
    if let first = path.first, tokens[first].kind == .dollarIdentifier, path.count == 1 {
      return isArgumentOfAttachment(in: block)
    }
    guard let name = path.last(where: { tokens[$0].kind == .identifier }) else {
      return scopes.type(aroundBlock: block).map(isAttachment) ?? false
    }
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    let isNamedSo = hasSuffix(name, "ttachment")
    guard path.first(where: { tokens[$0].kind == .identifier }) == name else { return isNamedSo }
    let stated = allStatedNames().value.statements
    let local = isQualified ? nil : scopes.local(name, in: block)
    guard let statements = (local ?? scopes.memberKey(key(name), in: block)).flatMap({ stated[$0] })
    else { return isNamedSo }
    return statements.contains { isAttachment($0) ?? isNamedSo }
  }

  private var mentionsAttachments: Bool {
    if let known = lazily.mentionsAttachments { return known }
    let mentions = code.tokens.contains { $0.kind == .identifier && $0.hasSuffix("ttachment") }
    lazily.mentionsAttachments = mentions
    return mentions
  }

  /// Whether the closure around a block configures an attachment: `NSTextAttachment().then { $0.bounds = … }`.
  private func isArgumentOfAttachment(in block: Int) -> Bool {
    let closure = code.blocks[block].ancestors.first { $0.kind == .closure }?.closure
    return closure?.call.map { isAttachmentType($0.chainStart) } ?? false
  }

  /// Whether a name is declared as an attachment; nil where the declaration does not say.
  private func isAttachment(_ statement: StatedNames.Statement) -> Bool? {
    if let type = statement.type.last(where: { tokens[$0].kind == .identifier }) {
      return isAttachmentType(code[type])
    }
    guard let made = statement.value.first(where: { tokens[$0].kind == .identifier }),
      code[made].hasCapital
    else { return nil }
    return isAttachmentType(code[made])
  }

  private func isAttachment(_ type: ViewType) -> Bool {
    if type.kind == .extension { return type.declaration.name.map(isAttachmentType) ?? false }
    return type.declaration.type.contains { $0.hasSuffix("Attachment") }
  }

  private func isAttachmentType(_ name: Lexeme) -> Bool {
    if let declared = scopes.typesByName[key(name.index)] {
      return isAttachment(scopes.types[declared])
    }
    return name.hasCapital && name.hasSuffix("Attachment")
  }
}
