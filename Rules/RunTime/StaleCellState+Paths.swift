import LayoutModel
import SwiftSource

/// A way through a function on which something is not set that other ways set.
struct ShownGap {
  /// The row that takes this way, after "a row".
  enum Row {
    case without(Lexemes)
    case with(Lexemes)
    case unless(Lexemes)
    case when(Lexemes)
    case ofCase(Lexemes)
    case otherwise
  }

  /// The statement with the condition.
  let branch: Statement
  let row: Row
}

/// Follows the ways through a function, to find those on which a state of a view is not set.
struct ShownPaths {
  private let isAffected: (Lexemes) -> Bool
  /// Where a branch sets it and another one goes on without, and where a way leaves the function without.
  private var open: [ShownGap] = []
  private var exits: [ShownGap] = []
  private let file: ViewFile

  /// - Parameter isAffected: whether the code of a statement that is not a branch sets the state, or may.
  init(_ file: ViewFile, isAffected: @escaping (Lexemes) -> Bool) {
    self.file = file
    self.isAffected = isAffected
  }

  /// The only gap of a body; nil for none, and for several, whose conditions may complete each other.
  ///
  /// - Parameter last: the last place that sets the state.
  mutating func gap(in body: Block, last: Lexeme) -> ShownGap? {
    let end = walk(body)
    if !end.isSet, !open.isEmpty { return open.count == 1 ? open.first : nil }
    return exits.first { $0.branch.first < last }
  }

  private struct End {
    var falls = true
    var isSet: Bool
  }

  private mutating func walk(_ block: Block) -> End {
    for statement in block.statements {
      switch statement.kind {
      case .branch:
        let end = walk(branch: statement)
        if end.isSet || !end.falls { return end }
      case .transfer:
        if isAffected(statement.tokens) || statement.first.is(.fallthrough) {
          return End(isSet: true)
        }
        return End(falls: statement.first.is(.break), isSet: false)
      case .function, .type, .typeAlias, .importing: continue
      default:
        if isAffected(statement.tokens) || statement.first.endsProgram { return End(isSet: true) }
      }
    }
    return End(isSet: false)
  }

  private mutating func walk(branch: Statement) -> End {
    let keyword = branch.first
    let blocks = file.alternatives(of: branch)
    if keyword.is(.guard) {
      guard let block = blocks.first, !walk(block).isSet else { return End(isSet: false) }
      exits.append(ShownGap(branch: branch, row: branch.rowOfElse))
      return End(isSet: false)
    }
    let isSwitch = keyword.is(.switch)
    guard isSwitch || keyword.is(.if) else { return End(isSet: isAffected(branch.tokens)) }
    if let open = blocks.first?.open, isAffected(branch.tokens.prefix(before: open)) {
      return End(isSet: true)
    }
    let outer = open.count
    var ways: [Way] = []
    for block in blocks {
      let before = open.count
      let end = walk(block)
      ways.append(Way(block: block, end: end, hasGap: open.count > before))
    }
    let isComplete = isSwitch || blocks.last?.isElse == true
    guard ways.contains(where: \.end.isSet) else {
      for way in ways where !way.end.falls {
        exits.append(ShownGap(branch: branch, row: branch.row(of: way.block, isSwitch: isSwitch)))
      }
      return End(falls: !isComplete || ways.contains(where: \.end.falls), isSet: false)
    }
    // What has a default shows a row of another kind elsewhere; conditions in a row are written to be complete.
    let missing = ways.filter { !$0.end.isSet && !(isSwitch && $0.block.isDefault) }
    let missesElse = !isComplete && blocks.count == 1
    guard !missing.isEmpty || missesElse else { return End(isSet: true) }
    let falls = missesElse || missing.contains(where: \.end.falls)
    let ownGap = missing.first { !$0.hasGap }
    if ownGap != nil || missesElse {
      // What branches inside miss is part of what this one misses.
      open.removeSubrange(outer...)
      let row =
        ownGap.map { branch.row(of: $0.block, isSwitch: isSwitch) } ?? branch.rowOfElse
      let gap = ShownGap(branch: branch, row: row)
      if falls { open.append(gap) } else { exits.append(gap) }
    }
    return End(isSet: !falls)
  }

  private struct Way {
    let block: Block
    let end: End
    /// Whether a branch inside misses it on some ways.
    let hasGap: Bool
  }
}

extension ViewFile {
  /// The blocks of a branch: those of `if` and `else`, or what follows the labels of a `switch`.
  fileprivate func alternatives(of branch: Statement) -> [Block] {
    let range = branch.tokens.indices
    func children(of parent: Block, _ fits: (Block.Kind) -> Bool) -> [Block] {
      let start = code.blocks.partitioningIndex { ($0.open?.index ?? -1) >= range.lowerBound }
      return code.blocks[start...].prefix { ($0.open?.index ?? 0) < range.upperBound }
        .filter { $0.parent == parent && fits($0.kind) }
    }
    let blocks = children(of: branch.block) { $0 == .branch || $0 == .switchBody }
    guard let body = blocks.first, body.kind == .switchBody else { return blocks }
    return children(of: body) { $0 == .caseBody }
  }
}

extension Statement {
  /// The conditions of a branch, and the labels of a `switch`.
  func conditions(in file: ViewFile) -> [Lexemes] {
    var conditions: [Lexemes] = []
    var start = first.index + 1
    for block in file.alternatives(of: self) {
      guard let open = block.open else { continue }
      if block.kind == .caseBody {
        conditions.append(block.label)
        if conditions.count == 1 { conditions.append(tokens(start..<max(start, open.index)).head) }
      } else if open.index > start {
        let end = first.is(.guard) ? open.index - 1 : open.index
        conditions.append(tokens(start..<max(start, end)))
      }
      start = block.close.index + 1
    }
    return conditions
  }

  /// The row for which no condition holds.
  fileprivate var rowOfElse: ShownGap.Row {
    let condition = tokens.dropFirst().prefix { $0.kind != .leftBrace && !$0.is(.else) }
    if let value = condition.boundValue { return .without(value) }
    return condition.isEmpty ? .otherwise : .unless(condition)
  }

  /// The row for which one of the blocks runs.
  fileprivate func row(of block: Block, isSwitch: Bool) -> ShownGap.Row {
    if isSwitch { return .ofCase(block.label) }
    guard let open = block.open else { return .otherwise }
    if block.isElse {
      let condition = tokens.dropFirst().prefix { $0.kind != .leftBrace }
      let isLong = tokens.prefix(before: open).filter { $0.is(.if) }.count > 1
      if isLong { return .otherwise }
      return condition.boundValue.map { .without($0) } ?? .unless(condition)
    }
    let before = tokens.prefix(before: open)
    guard let keyword = before.last(where: { $0.is(.if) }) else { return .otherwise }
    let condition = before.suffix(after: keyword)
    return condition.boundValue.map { .with($0) } ?? .when(condition)
  }
}

extension Block {
  /// Whether it is the last block of an `if`, without a condition.
  fileprivate var isElse: Bool { kind == .branch && open?.previous?.is(.else) == true }

  /// Whether it is what follows `default:`.
  fileprivate var isDefault: Bool { label.contains { $0.is(.default) } }

  /// The label before what follows it in a `switch`.
  fileprivate var label: Lexemes {
    guard let open, let owner else { return tokens.prefix(0) }
    return owner.tokens.prefix(before: open)
  }
}

extension Lexeme {
  /// Whether it is the name of a function that says that the code is never reached.
  fileprivate var endsProgram: Bool {
    self == "fatalError" || self == "preconditionFailure" || self == "assertionFailure"
  }
}

extension Lexemes {
  /// What one `let` binds: `song.cover` of `let cover = song.cover`, `cover` of `let cover`.
  fileprivate var boundValue: Lexemes? {
    guard let keyword = first, keyword.is(.let) || keyword.is(.var), count > 1,
      !outermost.contains(where: { $0.kind == .comma })
    else { return nil }
    guard let equal = outermost.first(where: { $0.kind == .equal }) else { return dropFirst() }
    let value = suffix(after: equal)
    return value.isEmpty ? nil : value
  }

  /// Those before a brace.
  fileprivate var head: Lexemes { prefix { $0.kind != .leftBrace } }
}
