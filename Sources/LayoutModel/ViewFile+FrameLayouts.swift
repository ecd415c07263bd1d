import SwiftSource

extension ViewFile {
  // MARK: - What becomes of them

  /// What becomes of each of `frameLayouts`.
  public func frameLayoutFates() -> [FrameLayout.Fate] {
    let fates = frameLayouts.map(fate)
    var mentions: [UInt64: [Int]] = [:]
    for case .neverAsked(let local) in fates { mentions[key(local)] = [] }
    guard !mentions.isEmpty else { return fates }
    for (index, token) in tokens.enumerated()
    where token.kind == .identifier && index > 0 && tokens[index - 1].kind != .period
      && !readsPart(after: index)
    {
      mentions[key(index)]?.append(index)
    }
    return zip(frameLayouts, fates).map { layout, fate in
      guard case .neverAsked(let local) = fate else { return fate }
      let statement = outline.statements[layout.statement.index]
      let asked = mentions[key(local)] ?? []
      let next = asked.partitioningIndex { $0 >= statement.end }
      let isAsked = next < asked.count && asked[next] < outline.blocks[statement.block].close
      return isAsked ? .used : fate
    }
  }

  /// What becomes of a value as its own statement has it: a local counts as never asked.
  private func fate(of layout: FrameLayout) -> FrameLayout.Fate {
    let call = outline.calls[layout.call.index]
    let statement = outline.statements[layout.statement.index]
    guard call.list < 0 else { return .used }
    switch tokens[call.end + 1].kind {
    case .period, .questionPostfix, .exclamationPostfix, .leftParen, .leftBracket, .binaryOperator:
      return .used
    default: break
    }
    switch statement.kind {
    case .expression:
      let isWhole = call.chainStart == statement.first && call.end + 1 == statement.end
      return isWhole && !isValue(statement) ? .dropped : .used
    case .assignment:
      let isDropped =
        statement.assignment == statement.first + 1
        && tokens[statement.first].is(Keyword.underscore)
      return isDropped ? .dropped : .used
    case .property:
      guard scopes[statement.block] >= 0, let local = local(ofValueAt: call.chainStart, statement)
      else { return .used }
      return .neverAsked(local: local)
    default:
      return .used
    }
  }

  /// Whether a statement is the only one of a closure, a function or a branch, which may make it the value.
  private func isValue(_ statement: Outline.Statement) -> Bool {
    let block = outline.blocks[statement.block]
    guard block.count == 1 else { return false }
    switch block.kind {
    case .closure, .functionBody, .branch, .caseBody: return true
    default: return false
    }
  }

  /// The name of the local whose initial value a token stands in.
  private func local(ofValueAt token: Int, _ statement: Outline.Statement) -> Int? {
    guard statement.declaration >= 0 else { return nil }
    let declarations = outline.declarations[statement.declaration...].prefix(Self.longestClimb)
    let local = declarations.first { $0.value.contains(token) }
    guard let local, local.name >= 0, local.body < 0 else { return nil }
    return local.name
  }

  /// `layout.padding`, `layout.size = …`: a part that is read or set is no frame yet.
  private func readsPart(after name: Int) -> Bool {
    guard tokens[name + 1].kind == .period else { return false }
    switch tokens[name + 2].layoutWord {
    case .size, .position: return true
    default: return text(name + 2) == "padding" || text(name + 2) == "guide"
    }
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
      parents.insert(TextHash.pair(scope(of: action.statement.index), parent.key))
    }
    return candidates.filter {
      !parents.contains(TextHash.pair(scope(of: $0.statement.index), $0.guide.key))
    }
  }

  private func scope(of statement: Int) -> UInt64 {
    UInt64(scopes[block(of: statement)] + 1)
  }

  private func isRoot(_ layout: FrameLayout) -> Bool {
    if isContainer(layout.guide, at: layout.statement.index) { return true }
    guard let name = layout.guide.tokens.last(where: { tokens[$0].kind == .identifier }) else {
      return true
    }
    switch tokens[name].layoutWord {
    case .view, .contentView, .superview: return true
    default: return hasSuffix(name, "indow")
    }
  }
}
