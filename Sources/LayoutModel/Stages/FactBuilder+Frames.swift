import SwiftSource

extension FactBuilder {
  /// Whether a call makes a view, by the name of its type: `UIView(…)`, `UIView.init(…)`.
  func makesView(_ call: Call) -> Bool {
    guard var name = call.name else { return false }
    if name.is(Keyword.`init`) {
      guard let period = name.previous, period.kind == .period, let type = period.previous,
        type >= call.chainStart
      else { return false }
      name = type
    }
    return isViewName(name.index) && name.hasCapital
  }

  /// Notes a view that is made with a frame, and that its name gets one. A property's initial value is a matter of the
  /// property.
  func addFramedView(_ call: Call, isScaled: Bool) {
    let block = block(of: call.statement)
    let path = boundPath(of: call)
    framedViews.append(
      FramedView(
        call: call, statement: call.statement,
        item: path.map { names.item($0, in: block) } ?? .unknown(at: call.chainStart.index),
        isScaled: isScaled))
    guard let path, scopes.functionsOfBlocks[block] >= 0 else { return }
    addAction(.frame, path, of: call)
  }

  /// The name that gets the value of a call: `label` in `label = UILabel(…)` and `let label = UILabel(…)`.
  private func boundPath(of call: Call) -> Range<Int>? {
    let statement = call.statement
    guard call.list == nil else { return nil }
    switch statement.kind {
    case .assignment:
      guard let path = statement.target, statement.assignment?.kind == .equal,
        statement.assignedValue == call.tokens, isPath(path)
      else { return nil }
      return path.indices
    case .property:
      return declaration(ofValueIn: call)?.name?.alone.indices
    default:
      return nil
    }
  }

  /// The declaration whose initial value is that of a call.
  private func declaration(ofValueIn call: Call) -> Declaration? {
    guard let first = call.statement.declaration else { return nil }
    return code.declarations[first.index...].prefix(Self.longestClimb)
      .prefix { $0.statement == call.statement }
      .first { $0.value == call.tokens }
  }

  /// Whether a name stands for something that has a frame and is not a view: a layer, the attributes of a collection
  /// view's layout, a structure, a controller.
  func isOtherFrame(_ path: Range<Int>, in block: Int) -> Bool {
    guard let name = path.last(where: { tokens[$0].kind == .identifier }) else {
      return isOwnFrameOther(in: block)
    }
    if isNamedLikeOtherFrame(code[name]) { return true }
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    guard path.first(where: { tokens[$0].kind == .identifier }) == name else { return false }
    let others = lazily.otherFrames ?? readOtherFrameNames()
    lazily.otherFrames = others
    guard !others.isEmpty else { return false }
    if !isQualified, let local = scopes.local(name, in: block) { return others.contains(local) }
    return scopes.memberKey(key(name), in: block).map(others.contains) ?? false
  }

  private func isOwnFrameOther(in block: Int) -> Bool {
    guard let type = scopes.type(aroundBlock: block) else { return false }
    func isOther(_ name: Lexeme) -> Bool {
      name.hasSuffix("Controller") || isNamedLikeOtherFrame(name)
    }
    switch type.kind {
    case .class: return type.declaration.type.contains(where: isOther)
    case .extension: return type.declaration.name.map(isOther) ?? false
    default: return true
    }
  }

  private func isNamedLikeOtherFrame(_ name: Lexeme) -> Bool {
    name.hasSuffix("ayer") && !name.hasSuffix("Player") && !name.hasSuffix("player")
      || name.hasSuffix("ttributes") || name.hasSuffix("ttribute") || name.hasSuffix("attr")
      || name.hasSuffix("attrs")
  }

  /// The properties and locals that are declared as something which has a frame and is not a view.
  private func readOtherFrameNames() -> Set<UInt64> {
    var names: Set<UInt64> = []
    for declaration in code.declarations
    where declaration.kind == .property || declaration.kind == .binding {
      guard let token = declaration.name else { continue }
      let type = declaration.type.isEmpty ? value(of: declaration, token) : declaration.type
      guard let first = type.first(where: { $0.kind == .identifier }),
        let last = type.last(where: { $0.kind == .identifier })
      else { continue }
      // What is made, or what it is cast to: `CALayer()`, `copy() as! UICollectionViewLayoutAttributes`.
      let isMade = first.hasCapital && isNamedLikeOtherFrame(first)
      guard isMade || (last == type.last && isNamedLikeOtherFrame(last)) else { continue }
      let (name, block) = (key(token), declaration.block.index)
      if scopes.functionsOfBlocks[block] < 0 {
        if let member = scopes.memberKey(name, in: block) { names.insert(member) }
        continue
      }
      names.insert(Scopes.localKey(block: block, name))
      if declaration.kind == .binding {
        names.insert(Scopes.localKey(statement: declaration.statement.index, name))
      }
    }
    return names
  }

  /// The tokens of a declaration's value; of a condition's, as far as the block or the next condition.
  private func value(of declaration: Declaration, _ name: Lexeme) -> Lexemes {
    if let value = declaration.value { return value }
    let start = name.index + 2
    guard tokens[start - 1].kind == .equal else { return code[start..<start] }
    var end = start
    for _ in 0..<Self.longestItem {
      switch tokens[end].kind {
      case .leftBrace, .comma, .endOfFile: return code[start..<end]
      case .keyword where tokens[end].is(.else): return code[start..<end]
      default: end = skip(end)
      }
    }
    return code[start..<start]
  }

  /// Whether a name is that of a view as far as the file says; empty for the view that the code belongs to.
  public func isViewWithFrame(_ path: Lexemes, in block: Block) -> Bool {
    let (path, block) = (path.indices, block.index)
    guard !isOtherFrame(path, in: block) else { return false }
    guard let name = path.last(where: { tokens[$0].kind == .identifier }) else {
      let isFrame = path.isEmpty && scopes.isLocal(path.lowerBound, in: block)
      return scopes.type(aroundBlock: block)?.isView ?? false && !isFrame
    }
    let isNamedSo =
      isNamedLikeView(name) || tokens[name].is(.view) || tokens[name].is(.contentView)
      || tokens[name].is(.superview)
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    guard path.first(where: { tokens[$0].kind == .identifier }) == name else { return isNamedSo }
    if !isQualified, let local = scopes.local(name, in: block) {
      return names.viewNames.contains(local) || isNamedSo
    }
    guard let member = scopes.memberKey(key(name), in: block) else { return isNamedSo }
    if names.viewNames.contains(member) || names.placedNames.contains(member) { return true }
    return !names.propertyNames.contains(member) && isNamedSo
  }

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
