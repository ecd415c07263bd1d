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

  /// Notes a view that is made with a frame, and that its name gets one, unless that is a property's initial value.
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
  /// view's layout, a structure, a controller; where only its bounds matter, also an attachment of a text, whose bounds are
  /// relative to the line that it is in. By its type or, where the file does not tell that, by its name.
  ///
  /// - Parameter path: the tokens of the name; empty for `self`.
  func isOtherFrame(_ path: Range<Int>, ofBounds: Bool = false, in block: Int) -> Bool {
    let isOther = { (name: Lexeme) in self.isNamedLikeOtherFrame(name, ofBounds) }
    if let first = path.first, tokens[first].kind == .dollarIdentifier, path.count == 1 {
      // `NSTextAttachment().then { $0.bounds = … }`
      let closure = code.blocks[block].ancestors.first { $0.kind == .closure }?.closure
      return closure?.call.map { $0.chainStart.hasCapital && isOther($0.chainStart) } ?? false
    }
    guard let name = path.last(where: { tokens[$0].kind == .identifier }) else {
      guard let type = scopes.type(aroundBlock: block) else { return false }
      return isOtherType(type, isOther) || type.kind != .class && type.kind != .extension
    }
    if isNamedLikeOtherFrame(code[name], false) { return true }
    guard path.first(where: { tokens[$0].kind == .identifier }) == name else {
      return isOther(code[name])
    }
    let isQualified = tokens[path.lowerBound].is(Keyword.`self`)
    let local = isQualified ? nil : scopes.local(name, in: block)
    let member = local ?? scopes.memberKey(key(name), in: block)
    guard let all = member.flatMap({ allStatedNames().value.statements[$0] }) else {
      return isOther(code[name])
    }
    return all.contains { statement in
      let type = statement.type.last { tokens[$0].kind == .identifier }
      let made = statement.value.first { tokens[$0].kind == .identifier }
      guard let named = type ?? made, code[named].hasCapital else {
        return isOther(code[name]) || statement.value.last.map { isOther(code[$0]) } ?? false
      }
      let declared = scopes.typesByName[key(named)]
      return declared.map { isOtherType(scopes.types[$0], isOther) } ?? isOther(code[named])
    }
  }

  private func isOtherType(_ type: ViewType, _ isOther: (Lexeme) -> Bool) -> Bool {
    let names = type.kind == .extension ? type.declaration.name?.alone : type.declaration.type
    return names?.contains { $0.hasSuffix("Controller") || isOther($0) } ?? false
  }

  private func isNamedLikeOtherFrame(_ name: Lexeme, _ ofBounds: Bool) -> Bool {
    name.hasSuffix("ayer") && !name.hasSuffix("Player") && !name.hasSuffix("player")
      || name.hasSuffix("ttributes") || name.hasSuffix("ttribute") || name.hasSuffix("attr")
      || name.hasSuffix("attrs") || ofBounds && name.hasSuffix("ttachment")
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
    let isView = names.isDeclaredView(name, isQualified, in: block)
    let isLocal = !isQualified && scopes.isLocal(name, in: block)
    return isLocal ? isView == true || isNamedSo : isView ?? isNamedSo
  }
}
