import SwiftSource

extension FactBuilder {
  // MARK: - What becomes of them

  /// What becomes of each of `frameLayouts`.
  public func frameLayoutFates() -> [FrameLayout.Fate] {
    let fates = frameLayouts.map(fate)
    var mentions: [UInt64: [Lexeme]] = [:]
    for case .neverAsked(let local) in fates { mentions[key(local)] = [] }
    guard !mentions.isEmpty else { return fates }
    for name in code.tokens
    where name.kind == .identifier && name.previous?.kind != .period && !name.readsPart {
      mentions[key(name)]?.append(name)
    }
    return zip(frameLayouts, fates).map { layout, fate in
      guard case .neverAsked(let local) = fate else { return fate }
      let asked = mentions[key(local)] ?? []
      let next = asked.partitioningIndex { $0 >= layout.statement.end }
      let isAsked = next < asked.count && asked[next] < layout.statement.block.close
      return isAsked ? .used : fate
    }
  }

  /// What becomes of a value as its own statement has it: a local counts as never asked.
  private func fate(of layout: FrameLayout) -> FrameLayout.Fate {
    let (call, statement) = (layout.call, layout.statement)
    guard !call.isInList else { return .used }
    switch call.last.next?.kind {
    case .period, .questionPostfix, .exclamationPostfix, .leftParen, .leftBracket, .binaryOperator:
      return .used
    default: break
    }
    switch statement.kind {
    case .expression:
      return call.tokens == statement.tokens && !isValue(statement) ? .dropped : .used
    case .assignment:
      let target = statement.target
      return target?.count == 1 && target?.first?.is(.underscore) == true ? .dropped : .used
    case .property:
      guard scopes.isInFunction(statement), let local = local(ofValueAt: call.chainStart, statement)
      else { return .used }
      return .neverAsked(local: local)
    default:
      return .used
    }
  }

  /// Whether a statement is the only one of a closure, a function or a branch, which may make it the value.
  private func isValue(_ statement: Statement) -> Bool {
    guard statement.block.count == 1 else { return false }
    switch statement.block.kind {
    case .closure, .functionBody, .branch, .caseBody: return true
    default: return false
    }
  }

  /// The name of the local whose initial value a token stands in.
  private func local(ofValueAt token: Lexeme, _ statement: Statement) -> Lexeme? {
    guard let first = statement.declaration else { return nil }
    let declarations = code.declarations[first.index...].prefix(Self.longestClimb)
    let local = declarations.first { $0.value?.indices.contains(token.index) == true }
    return local?.body == nil ? local?.name : nil
  }

  // MARK: - What they are laid out by

  /// The values that take the bounds of a view which is not the root of what is laid out: neither the code's own view,
  /// a controller's, a window or a superview, nor one that the same function adds views to.
  public func layoutsByOtherBounds() -> [FrameLayout] {
    let candidates = frameLayouts.filter { $0.usesBounds && $0.guide.key != 0 && !isRoot($0) }
    guard !candidates.isEmpty else { return [] }
    var parents: Set<UInt64> = []
    for action in actions where action.role == .addition {
      guard let parent = action.parent, parent.key != 0 else { continue }
      parents.insert(TextHash.pair(scope(of: action.statement), parent.key))
    }
    return candidates.filter {
      !parents.contains(TextHash.pair(scope(of: $0.statement), $0.guide.key))
    }
  }

  private func scope(of statement: Statement) -> UInt64 {
    UInt64(scopes.functionsOfBlocks[statement.block.index] + 1)
  }

  private func isRoot(_ layout: FrameLayout) -> Bool {
    if names.isContainer(layout.guide, at: layout.statement) { return true }
    guard let name = code[layout.guide.tokens].last(where: { $0.kind == .identifier }) else {
      return true
    }
    switch name.layoutWord {
    case .view, .contentView, .superview: return true
    default: return name.hasSuffix("indow")
    }
  }
}

extension Lexeme {
  /// `layout.padding`, `layout.size = …`: a part that is read or set is not a frame yet.
  fileprivate var readsPart: Bool {
    guard let period = next, period.kind == .period, let part = period.next else { return false }
    switch part.layoutWord {
    case .size, .position: return true
    default: return part == "padding" || part == "guide"
    }
  }
}
