import LayoutModel
import RuleKit
import SwiftSource

/// Moves statements, with the comments that belong to them, above the code that places their views.
///
/// The rest of the configuration next to such a statement moves along. A statement moves only within its list of
/// statements, and only across statements that visibly have nothing to do with it. There is a fix if that holds for all
/// moves of a finding, and if every comment stays above the code it describes. The fix is unsafe, because a function
/// that the statement calls may depend on the order all the same.
struct MovingUp {
  private let file: ViewFile
  /// Each statement that moves, with its target.
  private var targets: [Statement: Statement] = [:]
  /// The statements that move, in source order.
  private var moved: [MovedStatement] = []
  /// How many more tokens are examined: a bound for extreme code.
  private var budget = 1 << 14
  private var lines: StatementLines { StatementLines(file) }

  private init(_ file: ViewFile) { self.file = file }

  /// The edit that makes all these moves; nil where the result may mean something else.
  static func fix(_ moves: [MixedAppearance], in file: ViewFile) -> Fix? {
    var moving = MovingUp(file)
    return moving.fix(moves)
  }

  private mutating func fix(_ moves: [MixedAppearance]) -> Fix? {
    for move in moves {
      guard let placing = target(of: move), add(move.action, to: placing) else { return nil }
    }
    moved.sort { $0.statement < $1.statement }
    guard moved.allSatisfy({ canMove($0) }) else { return nil }
    let groups = Dictionary(grouping: moved) { targets[$0.statement] ?? $0.statement }
    for (target, group) in groups.sorted(by: { $0.key < $1.key }) { raise(group, to: target) }
    return MovedLines(moved, targets, in: file).edits().map { Fix($0, safety: .unsafe) }
  }

  /// The target statement of a move; nil where the move is not possible.
  private func target(of move: MixedAppearance) -> Statement? {
    let block = move.action.statement.block
    guard let target = move.placing.min(), isPlain(block), move.action.root == move.action.item,
      move.placing.allSatisfy({ $0.block == block })
    else { return nil }
    return target
  }

  /// Whether a block, and the code around it in its function, always runs from the first statement to the last.
  private func isPlain(_ block: Block) -> Bool {
    for block in block.ancestors.prefix(64) {
      switch block.kind {
      case .functionBody: return true
      case .branch, .loop, .caseBody, .switchBody: continue
      case .closure, .conditionalBranch, .file, .typeBody, .accessors: return false
      }
    }
    return false
  }
}

// MARK: - Statements that move

extension MovingUp {
  /// Takes a statement and the configuration of its view next to it; false where that would separate them.
  private mutating func add(_ action: ViewAction, to target: Statement) -> Bool {
    guard targets[action.statement] == nil else { return true }
    guard let named = MovedStatement(action.statement, in: file) else { return false }
    var staysBefore = false
    for statement in neighbors(of: named, below: target) {
      if let other = MovedStatement(statement, in: file) {
        // If the statement behind it stays, the order changes.
        guard !staysBefore else { return false }
        if targets.updateValue(target, forKey: statement) == nil { moved.append(other) }
      } else {
        staysBefore = staysBefore || !StatementRoles(statement, in: file).isLayout
      }
    }
    return true
  }

  /// The adjacent statements about the view of a statement, without a blank line or another statement between them.
  private func neighbors(of named: MovedStatement, below target: Statement) -> [Statement] {
    func isNeighbor(_ statement: Statement, below lower: Statement) -> Bool {
      !lines.hasBlankLine(before: lower)
        && StatementRoles(statement, in: file).view == named.view
    }
    var run = [named.statement]
    while let previous = run[0].previous, previous != target, run.count < Self.mostStatements,
      isNeighbor(previous, below: run[0])
    {
      run.insert(previous, at: 0)
    }
    while let next = run[run.count - 1].next, run.count < Self.mostStatements,
      isNeighbor(next, below: next)
    {
      run.append(next)
    }
    return run
  }

  private static let mostStatements = 1 << 6

  private mutating func canMove(_ statement: MovedStatement) -> Bool {
    guard let target = targets[statement.statement] else { return false }
    for passed in sequence(first: target, next: \.next) {
      if passed == statement.statement { return true }
      // Statements with one target stay in order.
      guard targets[passed] != target else { continue }
      budget -= passed.tokens.count
      guard budget > 0, statement.canPass(passed) else { return false }
    }
    return false
  }

  /// Extends the moves to one target to the first statement of the lines that place views there.
  private mutating func raise(_ group: [MovedStatement], to target: Statement) {
    var (raised, current) = (target, target)
    while let statement = current.previous, !lines.hasBlankLine(before: current),
      !current.first.hasCommentBefore
    {
      current = statement
      guard targets[statement] == nil else { continue }
      budget -= statement.tokens.count
      let isPassed =
        StatementRoles(statement, in: file).isLayout || statement.declaresName(in: raised)
      guard budget > 0, isPassed, group.allSatisfy({ $0.canPass(statement) }) else { break }
      raised = statement
    }
    for moved in group { targets[moved.statement] = raised }
  }
}

/// Lines of statements that move up, laid out as a reviewer expects: the configuration of each view together, one blank
/// line between it and the layout, no double blank lines, and each comment above the code it describes.
struct MovedLines {
  private let file: ViewFile
  private let lines: StatementLines
  /// In source order.
  private let moves: [MovedStatement]
  /// Maps each statement to the one that it moves in front of.
  private let targets: [Statement: Statement]
  /// The removed text, with the blank lines that would be left over.
  private var removed: [Range<Int>] = []
  /// For the end of each, its start.
  private var startsOfRemoved: [Int: Int] = [:]

  init(_ moves: [MovedStatement], _ targets: [Statement: Statement], in file: ViewFile) {
    self.file = file
    self.moves = moves
    self.targets = targets
    lines = StatementLines(file)
  }

  private var source: SourceFile { file.source }
  private var bytes: UnsafeRawBufferPointer { file.source.bytes }

  /// The edits; nil where a statement shares its lines, or where a comment would lose the code it describes.
  func edits() -> [Edit]? {
    var lines = self
    guard lines.remove() else { return nil }
    var edits = lines.removed.map { Edit($0, replacement: []) }
    for (target, group) in Dictionary(grouping: moves, by: { targets[$0.statement] }) {
      guard let target, let insertion = lines.insertion(of: group, at: target) else { return nil }
      edits.append(insertion)
    }
    return edits.joined()
  }
}

// MARK: - Sources

extension MovedLines {
  private mutating func remove() -> Bool {
    var ranges: [Range<Int>] = []
    for move in moves {
      guard let own = lines.movable(move.statement), leavesNoHeading(move, own) else {
        return false
      }
      if let last = ranges.last, source.isBlank(last.upperBound..<own.lowerBound) {
        ranges[ranges.count - 1] = last.lowerBound..<own.upperBound
      } else {
        ranges.append(own)
      }
    }
    for range in ranges {
      let whole = source.withLeftOverBlankLines(range)
      // A comment above a blank line, or alone at the end of a block, has no code left below it.
      let isFollowed = whole == range && !source.isBlankLine(range.upperBound)
      guard isFollowed || !source.isCommentLine(above: range.lowerBound) else { return false }
      removed.append(whole)
      startsOfRemoved[whole.upperBound] = whole.lowerBound
    }
    return true
  }

  /// Whether the comment right above a statement describes only code that moves: everything below it, up to a blank
  /// line or another comment.
  private func leavesNoHeading(_ move: MovedStatement, _ own: Range<Int>) -> Bool {
    let code = move.statement.first.bytes.lowerBound
    guard !source.comments(in: own.lowerBound..<code).isEmpty else { return true }
    var end = own.upperBound
    for next in sequence(first: move.statement, next: \.next).dropFirst().prefix(64) {
      if lines.hasBlankLine(before: next) { break }
      let start = next.first.bytes.lowerBound
      guard source.comments(in: end..<max(start, end)).isEmpty else { return true }
      let roles = StatementRoles(next, in: file)
      if roles.isLayout, roles.view != move.view { return true }
      guard targets[next] == targets[move.statement] else { return false }
      end = source.endOfLine(next.tokens.bytes.upperBound)
    }
    return true
  }
}

// MARK: - Targets

extension MovedLines {
  private func insertion(of group: [MovedStatement], at target: Statement) -> Edit? {
    guard let first = group.first, let last = group.last, let start = lines.start(of: target),
      let end = lines.movable(last.statement)?.upperBound,
      !source.markers(in: source.comments(in: start..<end)).contains(.region)
    else { return nil }
    let view = group.allSatisfy { $0.view == first.view } ? first : nil
    guard let offset = place(above: target, start, for: view) else { return nil }
    let code = last.statement.tokens.bytes.upperBound
    let lineBreak = Array(bytes[source.endOfLine(code)..<end])
    var text: [UInt8] = []
    for (index, move) in group.enumerated() {
      guard let own = lines.movable(move.statement) else { return nil }
      if index > 0, isApart(group[index - 1], move) { text += lineBreak }
      text += bytes[own]
    }
    if let view, let end = endOfConfiguration(of: view, above: start, target) {
      return Edit(end..<end, replacement: text)
    }
    if needsBlankLine(above: offset, target, first) { text = lineBreak + text }
    return Edit(offset..<offset, replacement: text + lineBreak)
  }

  /// Whether a blank line separates two statements at the target: as at their source, otherwise between two views.
  private func isApart(_ move: MovedStatement, _ next: MovedStatement) -> Bool {
    move.statement.next == next.statement
      ? lines.hasBlankLine(before: next.statement) : move.view != next.view
  }

  /// Where the lines go: below a comment that is a heading with the view's name, otherwise above all comments; nil
  /// where it is unclear what the comment describes.
  private func place(above target: Statement, _ start: Int, for view: MovedStatement?) -> Int? {
    let code = source.startOfLine(target.first.bytes.lowerBound)
    let comments = source.comments(in: start..<code)
    let markers = source.markers(in: comments)
    guard !markers.contains(.previous), !lines.isMarkedFromAbove(start) else { return nil }
    guard !comments.isEmpty else { return start }
    let text = source.text(start..<code).lowercased()
    let words = text.split { !$0.isLetter }
    if words.contains(where: { Self.layoutWords.contains(String($0)) }) { return start }
    let name = view.flatMap { StatementRoles($0.statement, in: file).subject?.text.lowercased() }
    return name.map(words.joined().contains) == true ? code : nil
  }

  private static let layoutWords: Set<String> = [
    "add", "layout", "constraint", "constraints", "hierarchy", "subview", "subviews", "autolayout",
    "anchor", "anchors",
  ]

  /// The end of the view's configuration above the target, if only a blank line separates them.
  private func endOfConfiguration(
    of view: MovedStatement, above start: Int, _ target: Statement
  ) -> Int? {
    guard let previous = target.previous, targets[previous] == nil,
      MovedStatement(previous, in: file)?.view == view.view
    else { return nil }
    let code = previous.tokens.bytes.upperBound
    let end = source.afterLineBreak(source.endOfLine(code))
    return end < start && source.isBlank(end..<start) ? end : nil
  }

  /// Whether the moved lines would come directly below a line that has nothing to do with them.
  private func needsBlankLine(above offset: Int, _ target: Statement, _ first: MovedStatement)
    -> Bool
  {
    var line = offset
    while let start = startsOfRemoved[line] { line = start }
    guard !source.beginsBlock(line), !source.isBlankLine(before: line),
      !source.isCommentLine(above: line)
    else { return false }
    let above = sequence(first: target, next: \.previous).dropFirst()
    guard let previous = above.first(where: { targets[$0] == nil }) else { return false }
    return !previous.declaresName(in: first.statement)
      && StatementRoles(previous, in: file).view != first.view
  }
}
