import SwiftSource

extension FactBuilder {
  /// Whether a call makes a view, by the name of its type: `UIView(…)`, `UIView.init(…)`.
  func makesView(_ call: Outline.Call) -> Bool {
    guard call.name >= 0 else { return false }
    if tokens[call.name].is(Keyword.`init`) {
      let type = call.name - 2
      return type >= call.chainStart && tokens[type + 1].kind == .period && isViewName(type)
        && code[type].hasCapital
    }
    return isViewName(call.name) && code[call.name].hasCapital
  }

  /// Notes a view that is made with a frame, and that its name gets one. A property's initial value is a matter of the
  /// property.
  func addFramedView(_ index: Int, isScaled: Bool) {
    let call = outline.calls[index]
    let block = block(of: call.statement)
    let path = boundPath(of: call)
    framedViews.append(
      FramedView(
        call: code.calls[index], statement: code.statements[call.statement],
        item: path.map { names.item($0, in: block) } ?? .unknown(at: call.chainStart),
        isScaled: isScaled))
    guard let path, scopes.functionsOfBlocks[block] >= 0 else { return }
    addAction(
      .frame, call.statement, path, in: block, member: call.name,
      tokens: call.chainStart..<(call.name + 1))
  }

  /// The name that gets the value of a call: `label` in `label = UILabel(…)` and `let label = UILabel(…)`.
  private func boundPath(of call: Outline.Call) -> Range<Int>? {
    let statement = outline.statements[call.statement]
    guard call.list < 0 else { return nil }
    switch statement.kind {
    case .assignment:
      let path = statement.first..<statement.assignment
      let isValue =
        tokens[statement.assignment].kind == .equal
        && statement.assignment + 1 == call.chainStart && call.end + 1 == statement.end
      return isValue && isPath(path) ? path : nil
    case .property:
      guard let name = declaration(ofValueIn: call)?.name, name >= 0 else { return nil }
      return name..<(name + 1)
    default:
      return nil
    }
  }

  /// The declaration whose initial value is that of a call.
  private func declaration(ofValueIn call: Outline.Call) -> Outline.Declaration? {
    let first = outline.statements[call.statement].declaration
    guard first >= 0 else { return nil }
    return outline.declarations[first...].prefix(Self.longestClimb)
      .prefix { $0.statement == call.statement }
      .first { $0.value == call.chainStart..<(call.end + 1) }
  }

  /// Whether a name stands for something that has a frame and is not a view: a layer, the attributes of a collection
  /// view's layout, a structure, a controller.
  func isOtherFrame(_ path: Range<Int>, in block: Int) -> Bool {
    guard let name = path.last(where: { tokens[$0].kind == .identifier }) else {
      return isOwnFrameOther(in: block)
    }
    if isNamedLikeOtherFrame(name) { return true }
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
    let declaration = outline.declarations[type.declaration.index]
    switch type.kind {
    case .class:
      return declaration.type.contains {
        hasSuffix($0, "Controller") || isNamedLikeOtherFrame($0)
      }
    case .extension:
      let name = declaration.name
      return name >= 0 && (hasSuffix(name, "Controller") || isNamedLikeOtherFrame(name))
    default: return true
    }
  }

  private func isNamedLikeOtherFrame(_ token: Int) -> Bool {
    hasSuffix(token, "ayer") && !hasSuffix(token, "Player") && !hasSuffix(token, "player")
      || hasSuffix(token, "ttributes") || hasSuffix(token, "ttribute") || hasSuffix(token, "attr")
      || hasSuffix(token, "attrs")
  }

  /// The properties and locals that are declared as something which has a frame and is not a view.
  private func readOtherFrameNames() -> Set<UInt64> {
    var names: Set<UInt64> = []
    for declaration in outline.declarations
    where (declaration.kind == .property || declaration.kind == .binding) && declaration.name >= 0 {
      let type = declaration.type.isEmpty ? value(of: declaration) : declaration.type
      guard
        let first = type.first(where: { tokens[$0].kind == .identifier }),
        let last = type.last(where: { tokens[$0].kind == .identifier })
      else { continue }
      // What is made, or what it is cast to: `CALayer()`, `copy() as! UICollectionViewLayoutAttributes`.
      let isMade = code[first].hasCapital && isNamedLikeOtherFrame(first)
      guard isMade || (last == type.upperBound - 1 && isNamedLikeOtherFrame(last)) else { continue }
      let name = key(declaration.name)
      if scopes.functionsOfBlocks[declaration.block] < 0 {
        if let member = scopes.memberKey(name, in: declaration.block) { names.insert(member) }
      } else if declaration.kind == .property {
        names.insert(Scopes.localKey(block: declaration.block, name))
      } else {
        names.insert(Scopes.localKey(block: declaration.block, name))
        names.insert(Scopes.localKey(statement: declaration.statement, name))
      }
    }
    return names
  }

  /// The tokens of a declaration's value; of a condition's, as far as the block or the next condition.
  private func value(of declaration: Outline.Declaration) -> Range<Int> {
    let start = declaration.name + 2
    guard declaration.value.isEmpty, tokens[start - 1].kind == .equal else {
      return declaration.value
    }
    var end = start
    for _ in 0..<Self.longestItem {
      switch tokens[end].kind {
      case .leftBrace, .comma, .endOfFile: return start..<end
      case .keyword where tokens[end].is(.else): return start..<end
      default: end = skip(end)
      }
    }
    return start..<start
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
}
