import LayoutModel
import LintEngine
import SwiftSource

/// A statement that sets a view's appearance after the view was placed.
struct MoveUp {
  var action: ViewAction
  /// The statements that placed the view before it, the first one of each block of code.
  var placing: [Int]
}

/// Moves statements, with the comments that belong to them, up to just before their views are placed.
///
/// A statement moves only within one list of statements and only over statements of which the text says that they have
/// nothing to do with it: a fix is there if that holds for all moves of a finding. It is not safe, because what a
/// statement calls may have to do with it all the same.
struct MovingUp {
  private let file: ViewFile
  private let lines: StatementLines
  /// How many more tokens are looked at: a bound for code that nobody writes.
  private var budget = 1 << 14

  private init(_ file: ViewFile) {
    self.file = file
    lines = StatementLines(file)
  }

  /// The change that makes all these moves; nil where it cannot be said that it means the same.
  static func fix(_ moves: [MoveUp], in file: ViewFile) -> Fix? {
    var moving = MovingUp(file)
    return moving.fix(moves)
  }

  private mutating func fix(_ moves: [MoveUp]) -> Fix? {
    var targets: [Int: Int] = [:]
    var moved: [MoveUp] = []
    for move in moves {
      guard let target = target(of: move) else { return nil }
      if targets.updateValue(target, forKey: move.action.statement) == nil { moved.append(move) }
    }
    var removed: [Range<Int>] = []
    var inserted: [Int: [UInt8]] = [:]
    for move in moved {
      let statement = move.action.statement
      // Statements with one target stay in order.
      guard let target = targets[statement],
        canMove(move, to: target, over: { targets[$0] != target }),
        let own = lines.movable(statement), let place = lines.start(of: target)
      else { return nil }
      removed.append(own)
      inserted[place, default: []] += file.source.bytes[own]
    }
    return Fix(edits(removed, inserted), safety: .unsafe)
  }

  /// The removals and the insertions, those that touch as one.
  private func edits(_ removed: [Range<Int>], _ inserted: [Int: [UInt8]]) -> [Edit] {
    let removals = joined(removed.map { Edit($0, replacement: []) }).map { edit in
      let isFollowed = inserted[edit.range.upperBound] != nil
      return isFollowed ? edit : Edit(lines.withBlankLine(edit.range), replacement: [])
    }
    return joined(removals + inserted.map { Edit($0.key..<$0.key, replacement: $0.value) })
  }

  private func joined(_ edits: [Edit]) -> [Edit] {
    var joined: [Edit] = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = joined.last, last.range.upperBound == edit.range.lowerBound {
        joined[joined.count - 1] = Edit(
          last.range.lowerBound..<edit.range.upperBound,
          replacement: last.replacement + edit.replacement)
      } else {
        joined.append(edit)
      }
    }
    return joined
  }
}

// MARK: - Where to

extension MovingUp {
  /// The statement that a move goes to; nil where it cannot be made.
  private func target(of move: MoveUp) -> Int? {
    let statement = move.action.statement
    let block = file.block(of: statement)
    guard let target = move.placing.min(), isPlain(block), move.action.root == move.action.item,
      move.placing.allSatisfy({ file.block(of: $0) == block })
    else { return nil }
    return target
  }

  /// Whether a block, and what is around it in its function, always runs from the first statement to the last.
  private func isPlain(_ block: Int) -> Bool {
    var block = block
    for _ in 0..<64 {
      switch file.outline.blocks[block].kind {
      case .functionBody: return true
      case .branch, .loop, .caseBody, .switchBody: block = file.outline.blocks[block].parent
      case .closure, .conditionalBranch, .file, .typeBody, .accessors: return false
      }
    }
    return false
  }

  private mutating func canMove(
    _ move: MoveUp, to target: Int, over isInTheWay: (Int) -> Bool
  ) -> Bool {
    guard let moved = MovedStatement(move.action, in: file) else { return false }
    var statement = target
    while statement != move.action.statement {
      if isInTheWay(statement) {
        let current = file.outline.statements[statement]
        budget -= current.end - current.first
        guard budget > 0, moved.canPass(statement) else { return false }
      }
      statement = file.outline.statements[statement].next
      guard statement >= 0 else { return false }
    }
    return true
  }
}

/// A statement that moves, and what it may move over.
private struct MovedStatement {
  private let file: ViewFile
  private let view: UInt64
  /// The names that the statement reads, without those of members.
  private var names: Set<UInt64> = []

  /// Nil for a statement that does more than to set its view.
  init?(_ action: ViewAction, in file: ViewFile) {
    self.file = file
    let statement = file.outline.statements[action.statement]
    guard statement.kind == .assignment || statement.kind == .expression,
      let name = action.item.tokens.last(where: { file.tokens[$0].kind == .identifier })
    else { return nil }
    view = file.key(name)
    for token in statement.first..<statement.end {
      if file.isUnclear(token) { return nil }
      guard token != name, file.tokens[token].kind == .identifier else { continue }
      let key = file.key(token)
      // What is read of the view may depend on where it is.
      if key == view { return nil }
      if file.isFreeName(token) { names.insert(key) }
    }
  }

  func canPass(_ index: Int) -> Bool {
    let statement = file.outline.statements[index]
    let tokens = statement.first..<statement.end
    let places = file.actions[file.actions(in: tokens)].contains {
      $0.role == .addition || $0.role == .constraint
    }
    // The end of those tokens whose values the statement may change.
    let changed: Int
    switch statement.kind {
    case .property: changed = statement.end
    case .assignment: changed = statement.assignment
    case .expression where places: changed = statement.first
    case .expression:
      guard let receiver = file.receiver(of: statement.first) else { return false }
      changed = receiver + 1
    default: return false
    }
    for token in tokens {
      if file.isUnclear(token) { return false }
      guard file.tokens[token].kind == .identifier else { continue }
      let key = file.key(token)
      if key == view, !isLayout(after: token, places) { return false }
      if token < changed, file.isFreeName(token), names.contains(key) { return false }
    }
    return true
  }

  /// Whether the view is named only to be placed: handed to a call that does so, or for an anchor.
  private func isLayout(after name: Int, _ places: Bool) -> Bool {
    var next = name + 1
    while file.tokens[next].kind == .questionPostfix
      || file.tokens[next].kind == .exclamationPostfix
    {
      next += 1
    }
    switch file.tokens[next].kind {
    case .comma, .rightParen, .rightBracket: return places
    case .period:
      guard let member = file.tokens[next + 1].layoutWord else { return false }
      return Self.layoutMembers.contains(member)
    default: return false
    }
  }

  private static let layoutMembers: Set<LayoutWord> = [
    .topAnchor, .leadingAnchor, .trailingAnchor, .bottomAnchor, .leftAnchor, .rightAnchor,
    .centerXAnchor, .centerYAnchor, .widthAnchor, .heightAnchor, .firstBaselineAnchor,
    .lastBaselineAnchor, .snp, .snp_makeConstraints, .snp_remakeConstraints,
    .snp_updateConstraints, .snp_prepareConstraints, .translatesAutoresizingMaskIntoConstraints,
  ]
}

extension ViewFile {
  /// Whether a token may end the function or change something that is not named before it.
  fileprivate func isUnclear(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .directive: true
    case .prefixOperator: text(token).hasPrefix("&")
    case .keyword: tokens[token].is(.try)
    case .identifier: tokens[token].is(.await)
    default: false
    }
  }

  /// Whether a name stands by itself or behind `self.`.
  fileprivate func isFreeName(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    guard token > 1, tokens[token - 1].kind == .period else { return true }
    return tokens[token - 2].is(Keyword.`self`)
  }

  /// The first name of a statement that calls something on it; nil for a call of the type's own, which may do anything
  /// to its views.
  fileprivate func receiver(of first: Int) -> Int? {
    let isQualified = tokens[first].is(Keyword.`self`) && tokens[first + 1].kind == .period
    let name = isQualified ? first + 2 : first
    return tokens[name].kind == .identifier && tokens[name + 1].kind == .period ? name : nil
  }
}
