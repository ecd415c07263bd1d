import LayoutModel
import LintEngine
import SwiftSource

/// A statement that sets a view's appearance after the view was placed.
struct MoveUp {
  var action: ViewAction
  /// The statements that placed the view before it, the first one of each block of code.
  var placing: [Int]
}

/// Moves statements, with the comments that belong to them, up to before their views are placed.
///
/// The rest of the configuration that stands with such a statement goes along. A statement moves only within one list
/// of statements and only over statements of which the text says that they have nothing to do with it: a fix is there
/// if that holds for all moves of a finding, and if all comments stay above what they are about. It is not safe, because
/// what a statement calls may have to do with it all the same.
struct MovingUp {
  private let file: ViewFile
  /// For each statement that moves the one that it moves to.
  private var targets: [Int: Int] = [:]
  /// What moves, in the order it is written.
  private var moved: [MovedStatement] = []
  /// How many more tokens are looked at: a bound for code that nobody writes.
  private var budget = 1 << 14

  private init(_ file: ViewFile) { self.file = file }

  /// The change that makes all these moves; nil where it cannot be said that it means the same.
  static func fix(_ moves: [MoveUp], in file: ViewFile) -> Fix? {
    var moving = MovingUp(file)
    return moving.fix(moves)
  }

  private mutating func fix(_ moves: [MoveUp]) -> Fix? {
    for move in moves {
      guard let placing = target(of: move), add(move.action, to: placing) else { return nil }
    }
    moved.sort { $0.index < $1.index }
    guard moved.allSatisfy({ canMove($0) }) else { return nil }
    for target in Set(targets.values).sorted() { raise(target) }
    let lines = MovedLines(
      moved.map {
        .init(statement: $0.index, target: targets[$0.index] ?? $0.index, view: $0.view)
      },
      in: file)
    return lines.edits().map { Fix($0, safety: .unsafe) }
  }

  /// The statement that a move goes to; nil where it cannot be made.
  private func target(of move: MoveUp) -> Int? {
    let statement = move.action.statement
    let block = file.block(of: statement.index)
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
}

// MARK: - What moves

extension MovingUp {
  /// Takes a statement, and the configuration of the view that stands with it; false where that would part them.
  private mutating func add(_ action: ViewAction, to target: Int) -> Bool {
    guard targets[action.statement.index] == nil else { return true }
    guard let named = MovedStatement(action.statement.index, in: file) else { return false }
    var staysBefore = false
    for statement in neighbors(of: named, below: target) {
      if let other = MovedStatement(statement, in: file) {
        // Behind a statement that stays the order would be another one.
        guard !staysBefore else { return false }
        if targets.updateValue(target, forKey: statement) == nil { moved.append(other) }
      } else {
        staysBefore = staysBefore || !file.isLayout(statement)
      }
    }
    return true
  }

  /// The statements about a view that stand with one of them, without a blank line or another statement between.
  private func neighbors(of statement: MovedStatement, below target: Int) -> [Int] {
    let lines = StatementLines(file)
    var run = [statement.index]
    while let previous = file.statement(before: run[0]), previous != target,
      run.count < Self.mostStatements, !lines.hasBlankLine(before: run[0]),
      file.subject(of: previous) == statement.view
    {
      run.insert(previous, at: 0)
    }
    while let last = run.last, run.count < Self.mostStatements {
      let next = file.outline.statements[last].next
      guard next >= 0, !lines.hasBlankLine(before: next), file.subject(of: next) == statement.view
      else { break }
      run.append(next)
    }
    return run
  }

  private static let mostStatements = 1 << 6

  private mutating func canMove(_ statement: MovedStatement) -> Bool {
    guard let target = targets[statement.index] else { return false }
    var current = target
    while current != statement.index {
      // Statements with one target stay in order.
      if targets[current] != target {
        budget -= file.outline.statements[current].end - file.outline.statements[current].first
        guard budget > 0, statement.canPass(current) else { return false }
      }
      current = file.outline.statements[current].next
      guard current >= 0 else { return false }
    }
    return true
  }

  /// Lets what moves to a statement move further, to the first statement of the lines that place views there.
  private mutating func raise(_ target: Int) {
    let indices = targets.filter { $0.value == target }.map(\.key)
    let group = moved.filter { indices.contains($0.index) }
    let lines = StatementLines(file)
    var raised = target
    var current = target
    while let statement = file.statement(before: current),
      !lines.hasBlankLine(before: current),
      !file.facts.hasComment(before: CollectionOfOne(file.outline.statements[current].first))
    {
      current = statement
      guard targets[statement] == nil else { continue }
      budget -= file.outline.statements[statement].end - file.outline.statements[statement].first
      guard budget > 0, file.isLayout(statement) || file.declares(statement, nameIn: raised),
        group.allSatisfy({ $0.canPass(statement) })
      else { break }
      raised = statement
    }
    for index in indices { targets[index] = raised }
  }
}
