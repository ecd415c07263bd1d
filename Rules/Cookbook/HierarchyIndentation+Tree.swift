import LayoutModel
import RuleKit
import SwiftSource

/// Adjacent statements that add views.
struct AdditionRun {
  /// The statements in order.
  private(set) var statements: [Statement] = []
  /// The actions in order; the first one of a statement determines its parent.
  private(set) var actions: [ViewAction] = []
  /// The actions in closures of the statements: `[a, b].forEach { view.addSubview($0) }`.
  private(set) var inner: [ViewAction] = []

  /// The runs of a file with more than one statement.
  static func runs(in file: ViewFile) -> [AdditionRun] {
    var runs: [AdditionRun] = []
    var run = AdditionRun()
    for action in file.actions where action.role == .addition {
      if run.encloses(action) {
        run.inner.append(action)
        continue
      }
      if !run.takes(action) {
        if run.statements.count > 1 { runs.append(run) }
        run = AdditionRun()
        guard isPlain(action) else { continue }
      }
      if run.statements.last != action.statement { run.statements.append(action.statement) }
      run.actions.append(action)
    }
    if run.statements.count > 1 { runs.append(run) }
    return runs
  }

  private func encloses(_ action: ViewAction) -> Bool {
    guard let last = statements.last, last != action.statement else { return false }
    return action.tokens.startIndex < last.tokens.endIndex
  }

  private func takes(_ action: ViewAction) -> Bool {
    guard let last = statements.last else { return Self.isPlain(action) }
    return action.statement == last || (last.next == action.statement && Self.isPlain(action))
  }

  private static func isPlain(_ action: ViewAction) -> Bool {
    let statement = action.statement
    guard let call = action.member?.call else { return false }
    return statement.kind == .expression && call.tokens == statement.tokens
      && statement.first.startsLine && statement.end.startsLine
  }
}

/// The additions of the function around a run, by the view that they add to.
struct AdditionCounts {
  /// Whether every addition of the function to the views of the run is in that run.
  let areComplete: Bool
  /// Whether every addition of the function is in the run, so that the run shows the whole tree.
  let areAllInRun: Bool

  init(of run: AdditionRun, in file: ViewFile) {
    let function = run.statements[0].block.function
    let all = file.actions.filter {
      $0.role == .addition && $0.statement.block.function == function
    }
    let own = run.actions + run.inner
    let (counts, found) = (Self.counts(all, in: file), Self.counts(own, in: file))
    areComplete = run.actions.allSatisfy { counts[$0.item.key] == found[$0.item.key] }
    areAllInRun = all.count == own.count
  }

  private static func counts(_ additions: [ViewAction], in file: ViewFile) -> [UInt64: Int] {
    var counts: [UInt64: Int] = [:]
    for action in additions {
      guard let parent = action.parent, parent.key != 0 else { continue }
      let owner = file.names.owner(ofContentView: parent, at: action.statement)?.key
      for key in [parent.key, owner].compactMap(\.self) { counts[key, default: 0] += 1 }
    }
    return counts
  }
}

extension Block {
  /// The indentation of its statements, and the part of that which the line of the closing brace lacks; nil for a block
  /// without braces on lines of their own, or with inconsistent indentation.
  fileprivate func margin(in file: ViewFile) -> (base: [UInt8], step: [UInt8])? {
    switch kind {
    case .functionBody, .closure, .branch, .loop: break
    default: return nil
    }
    guard let base = firstStatement?.first.indentation(in: file.source),
      let brace = close.indentation(in: file.source),
      base.count > brace.count, base.starts(with: brace)
    else { return nil }
    return (base, Array(base.dropFirst(brace.count)))
  }
}

/// The views of a run as a tree.
struct AdditionTree {
  /// A statement of the run, with its actual and its expected indentation.
  struct Line {
    /// The first action of the statement.
    var action: ViewAction
    var depth: Int
    /// The actual indentation.
    var found: [UInt8]
    /// The expected indentation.
    var expected: [UInt8]
    var isRight: Bool { found == expected }
    /// The expected indentation, in words.
    var description: String {
      let tabs = expected.count { $0 == 0x09 }
      let (count, unit) = tabs > 0 ? (tabs, "tab") : (expected.count, "blank")
      return "\(count) \(unit)\(count == 1 ? "" : "s")"
    }
  }

  private let file: ViewFile
  private(set) var lines: [Line] = []
  /// Whether the subtree of each view is complete before the next sibling is added; otherwise the indentation shows
  /// only a part of the tree.
  private(set) var isConnected = true

  /// Nil where the lines of the block show no tree.
  ///
  /// - Parameter width: the blanks for each level; 0 for the block's own step.
  init?(_ run: AdditionRun, width: Int, in file: ViewFile) {
    self.file = file
    guard let margin = run.statements[0].block.margin(in: file) else { return nil }
    let step = width > 0 ? [UInt8](repeating: 0x20, count: width) : margin.step
    // The open views, each with what its statement added.
    var path: [Set<UInt64>] = []
    var added: Set<UInt64> = []
    for action in run.actions {
      defer { added.insert(action.item.key) }
      if lines.last?.action.statement == action.statement {
        if action.item.key != 0 { path[path.count - 1].insert(action.item.key) }
        continue
      }
      let depth = Self.depth(of: action, under: path, in: file)
      if depth == 0, let parent = action.parent, added.contains(parent.key) { isConnected = false }
      path.removeSubrange(min(depth, path.count)...)
      path.append(action.item.key == 0 ? [] : [action.item.key])
      guard let found = action.statement.first.indentation(in: file.source) else { return nil }
      let levels = Array(repeating: step, count: min(depth, Self.mostLevels))
      lines.append(
        Line(action: action, depth: depth, found: found, expected: margin.base + levels.joined()))
    }
  }

  /// A bound for extreme nesting.
  private static let mostLevels = 64

  /// The number of open views around a new one.
  private static func depth(
    of action: ViewAction, under path: [Set<UInt64>], in file: ViewFile
  ) -> Int {
    guard let parent = action.parent, parent.key != 0 else { return 0 }
    let owner = file.names.owner(ofContentView: parent, at: action.statement)?.key
    let place = path.lastIndex { views in
      views.contains(parent.key) || owner.map(views.contains) ?? false
    }
    return place.map { $0 + 1 } ?? 0
  }

  /// Indents the wrong lines, with the comments above them; nil where white space is part of a statement's meaning, and
  /// where blank lines already show the tree.
  var fix: Fix? {
    var edits: [Edit] = []
    for line in lines where !line.isRight {
      let (statement, lines) = (line.action.statement, StatementLines(file))
      guard line.depth == 0 || !lines.hasBlankLine(before: statement),
        !statement.tokens.hasTextLines
      else { return nil }
      let code = statement.tokens.bytes
      let start = lines.start(of: statement) ?? code.lowerBound - line.found.count
      edits += shifts(start..<code.upperBound, from: line.found, to: line.expected)
    }
    return edits.isEmpty ? nil : Fix(edits, safety: .safe)
  }

  /// One edit for each line that begins with the statement's indentation and is not inside a comment. Edits begin at
  /// line breaks, so that no two touch.
  private func shifts(_ range: Range<Int>, from found: [UInt8], to expected: [UInt8]) -> [Edit] {
    let bytes = file.source.bytes
    var edits: [Edit] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(file.source.endOfLine(start), range.upperBound)
      let isBlank = bytes[start..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      if !isBlank, bytes[start..<end].starts(with: found), !file.source.isInsideComment(start) {
        let common = zip(found, expected).prefix { $0 == $1 }.count
        edits.append(
          Edit(
            (start + common)..<(start + found.count), replacement: Array(expected[common...])))
      }
      start = end + 1
    }
    return edits
  }
}
