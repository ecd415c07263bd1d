import LayoutModel
import RuleKit
import SwiftSource

/// The calls that add views are indented to show the tree.
struct HierarchyIndentation: Rule {
  let options: Options
  let query = Query(.additions) { file, check in
    for run in AdditionRun.runs(in: file) { check(run) }
  }

  func check(_ run: AdditionRun, in file: ViewFile, _ report: inout Report) {
    guard report.fuel.burn(file.actions.count), case let others = run.others(in: file),
      !run.isPartial(beside: others, in: file),
      let tree = AdditionTree(run, width: options.indent, in: file),
      let first = tree.lines.first(where: { !$0.isRight })
    else { return }
    let parent = first.action.parent.flatMap { $0.key == 0 ? nil : "`\(file.name($0))`" }
    report.add(
      first.action.statement.tokens,
      "the indentation does not show that `\(file.name(first.action.item))` is added to \(parent ?? "another view"): expected \(first.description)",
      advice: "indent the subviews of a view one level deeper than the line that adds the view",
      fix: others.isEmpty && tree.isConnected ? tree.fix : nil)
  }

  struct Options: RuleOptions {
    var indent = 0

    static let fields: [OptionField<Options>] = [
      OptionField(
        "indent", \.indent,
        "the spaces for each level of the tree; 0 for the indentation of the block itself")
    ]
  }
}

struct AdditionRun {
  private(set) var statements: [Statement] = []
  /// The actions in order; the first one of a statement determines its parent.
  private(set) var actions: [ViewAction] = []

  static func runs(in file: ViewFile) -> [AdditionRun] {
    var runs = [AdditionRun()]
    for action in file.actions where action.role == .addition {
      let last = runs[runs.count - 1].statements.last
      if action.statement != last {
        // A closure in the last statement.
        if let last, action.tokens.startIndex < last.tokens.endIndex { continue }
        let isPlain = action.isPlainStatement
        if !isPlain || last != nil && last?.next != action.statement { runs.append(AdditionRun()) }
        guard isPlain else { continue }
        runs[runs.count - 1].statements.append(action.statement)
      }
      runs[runs.count - 1].actions.append(action)
    }
    return runs.filter { $0.statements.count > 1 }
  }

  func others(in file: ViewFile) -> [ViewAction] {
    let (function, last) = (statements[0].block.function, statements[statements.count - 1])
    let own = statements[0].first.index..<last.tokens.endIndex
    return file.actions.filter {
      $0.role == .addition && !own.contains($0.tokens.startIndex)
        && $0.statement.block.function == function
    }
  }

  /// Whether others are added to a view that the run adds, so that its indentation shows only a part of the tree.
  func isPartial(beside others: [ViewAction], in file: ViewFile) -> Bool {
    let added = Set(actions.map(\.item.key))
    return others.contains { other in
      guard let parent = other.parent, parent.key != 0 else { return false }
      let owner = file.names.owner(ofContentView: parent, at: other.statement)?.key
      return added.contains(parent.key) || owner.map(added.contains) == true
    }
  }
}

extension ViewAction {
  fileprivate var isPlainStatement: Bool {
    statement.kind == .expression && member?.call?.tokens == statement.tokens
      && statement.first.startsLine && statement.end.startsLine
  }
}

extension Block {
  /// The indentation of its statements, and the part of that which the line of the closing brace lacks; nil for a block
  /// without braces on lines of their own, or with inconsistent indentation.
  func margin(in file: ViewFile) -> (base: [UInt8], step: [UInt8])? {
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

struct AdditionTree {
  /// A statement of the run, with its actual and its expected indentation.
  struct Line {
    var action: ViewAction
    var depth: Int
    var found: [UInt8]
    var expected: [UInt8]
    var isRight: Bool { found == expected }
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

  private static let mostLevels = 64

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
          Edit((start + common)..<(start + found.count), replacement: Array(expected[common...])))
      }
      start = end + 1
    }
    return edits
  }
}

extension HierarchyIndentation {
  static let description = RuleDescription(
    id: "hierarchy_indentation",
    family: .cookbook,
    summary: "`addSubview` indentation does not match the view tree",
    rationale: """
      If adjacent calls that add views are indented by level, the tree is visible at a glance. A view is one level \
      below its parent if the parent was added earlier in the same run of calls, with no sibling of the parent in \
      between. The fix is offered if the run contains everything that the function adds. This convention needs code \
      that is formatted by hand, since formatters remove the indentation.
      """,
    limits: [
      "any other statement ends the run",
      "a function that adds more views to one of the run's views elsewhere",
    ],
    source:
      "UIKit In Code, Best practices: \"Experiment with ways you describe hierarchy. For example, you can show \"preview\" of it using indentations\"",
    defaultSeverity: .off,
    fixSafety: .safe,
    options: Options.descriptions,
    goodExamples: [
      "Each view below the line that adds its parent": """
      final class PlayerView: UIView {
        private func setUpViews() {
          addSubview(coverView)
          addSubview(textContainer)
            textContainer.addArrangedSubview(titleLabel)
            textContainer.addArrangedSubview(badgeContainer)
              badgeContainer.addSubview(badgeLabel)
            textContainer.addArrangedSubview(artistLabel)
          addSubview(playButton)
        }
      }
      """
    ],
    badExamples: [
      "A flat list": """
      final class PlayerView: UIView {
        private func setUpViews() {
          addSubview(coverView)
          addSubview(textContainer)
          ↓textContainer.addArrangedSubview(titleLabel)
          textContainer.addArrangedSubview(artistLabel)
          addSubview(playButton)
        }
      }
      """
    ])
}
