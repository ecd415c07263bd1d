import SwiftSource

extension FactBuilder {
  /// Whether a call makes a view, by the name of its type: `UIView(…)`, `UIView.init(…)`.
  func makesView(_ call: Outline.Call) -> Bool {
    guard call.name >= 0 else { return false }
    if tokens[call.name].is(Keyword.`init`) {
      let type = call.name - 2
      return type >= call.chainStart && tokens[type + 1].kind == .period && isViewName(type)
        && hasCapital(type)
    }
    return isViewName(call.name) && hasCapital(call.name)
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
    var index = outline.statements[call.statement].declaration
    guard index >= 0 else { return nil }
    for _ in 0..<Self.longestClimb {
      guard index < outline.declarations.count else { break }
      let declaration = outline.declarations[index]
      guard declaration.statement == call.statement else { return nil }
      if declaration.value.lowerBound == call.chainStart,
        declaration.value.upperBound == call.end + 1
      {
        return declaration
      }
      index += 1
    }
    return nil
  }

  /// Whether a name stands for something that has a frame and is no view: a layer, the attributes of a collection
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

  /// The properties and locals that are declared as something which has a frame and is no view.
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
      let isMade = hasCapital(first) && isNamedLikeOtherFrame(first)
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
      default: end = outline.skip(end, tokens)
      }
    }
    return start..<start
  }
}
