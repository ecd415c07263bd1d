import LayoutModel
import LintEngine
import SwiftSource

/// The lines of statements that move up, as a reviewer would set them: each view's configuration together, one blank
/// line between it and the layout, no two blank lines, and each comment above what it is about.
struct MovedLines {
  struct Move {
    var statement: Int
    /// The statement that it moves to just before.
    var target: Int
    /// The name of its view.
    var view: UInt64
  }

  private let file: ViewFile
  private let lines: StatementLines
  /// In the order they are written.
  private let moves: [Move]
  private var targets: [Int: Int] = [:]
  /// What is taken out, with the blank lines that would be left over.
  private var removed: [Range<Int>] = []

  init(_ moves: [Move], in file: ViewFile) {
    self.file = file
    self.moves = moves
    lines = StatementLines(file)
    for move in moves { targets[move.statement] = move.target }
  }

  private var source: SourceFile { file.source }
  private var bytes: UnsafeRawBufferPointer { file.source.bytes }

  /// The change; nil where a statement does not have its lines for itself, or where a comment would lose what it is about.
  func edits() -> [Edit]? {
    var lines = self
    guard lines.remove() else { return nil }
    var edits = lines.removed.map { Edit($0, replacement: []) }
    for target in Set(targets.values) {
      guard let insertion = lines.insertion(at: target) else { return nil }
      edits.append(insertion)
    }
    return joined(edits)
  }

  /// The removals and the insertions, those that touch as one.
  private func joined(_ edits: [Edit]) -> [Edit]? {
    var joined: [Edit] = []
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      guard let last = joined.last, last.range.upperBound >= edit.range.lowerBound else {
        joined.append(edit)
        continue
      }
      guard last.range.upperBound == edit.range.lowerBound else { return nil }
      joined[joined.count - 1] = Edit(
        last.range.lowerBound..<edit.range.upperBound,
        replacement: last.replacement + edit.replacement)
    }
    return joined
  }
}

// MARK: - From where

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
      // What stands above a blank line, or alone at the end of a block, has nothing left below.
      let isFollowed = whole == range && !source.isBlankLine(range.upperBound)
      guard isFollowed || !source.isCommentLine(above: range.lowerBound) else { return false }
      removed.append(whole)
    }
    return true
  }

  /// Whether the comment right above a statement is about nothing that stays: all that stands below it, up to a blank
  /// line or another comment, goes along.
  private func leavesNoHeading(_ move: Move, _ own: Range<Int>) -> Bool {
    let statements = file.outline.statements
    let code = Int(file.tokens[statements[move.statement].first].start)
    guard !source.comments(in: own.lowerBound..<code).isEmpty else { return true }
    var (end, next) = (own.upperBound, statements[move.statement].next)
    for _ in 0..<64 where next >= 0 && !lines.hasBlankLine(before: next) {
      let start = Int(file.tokens[statements[next].first].start)
      guard source.comments(in: end..<max(start, end)).isEmpty else { return true }
      if file.isLayout(next), file.subject(of: next) != move.view { return true }
      guard targets[next] == move.target else { return false }
      end = source.endOfLine(Int(file.tokens[statements[next].end - 1].end))
      next = statements[next].next
    }
    return true
  }
}

// MARK: - To where

extension MovedLines {
  private func insertion(at target: Int) -> Edit? {
    let group = moves.filter { $0.target == target }
    guard let first = group.first, let last = group.last, let start = lines.start(of: target),
      let end = lines.movable(last.statement)?.upperBound,
      !source.markers(in: source.comments(in: start..<end)).contains(.region)
    else { return nil }
    let view = group.allSatisfy { $0.view == first.view } ? first : nil
    guard let offset = place(above: target, start, for: view) else { return nil }
    let code = Int(file.tokens[file.outline.statements[last.statement].end - 1].end)
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

  /// Whether a blank line parts two statements where they move to: as where they come from, else between two views.
  private func isApart(_ move: Move, _ next: Move) -> Bool {
    file.outline.statements[move.statement].next == next.statement
      ? lines.hasBlankLine(before: next.statement) : move.view != next.view
  }

  /// Where the lines go: below a comment that is a heading with the view's name, else above all comments; nil where it
  /// cannot be said what the comment is about.
  private func place(above target: Int, _ start: Int, for view: Move?) -> Int? {
    let code = source.startOfLine(Int(file.tokens[file.outline.statements[target].first].start))
    let comments = source.comments(in: start..<code)
    let markers = source.markers(in: comments)
    guard !markers.contains(.previous), !lines.isMarkedFromAbove(start) else { return nil }
    guard !comments.isEmpty else { return start }
    let text = source.text(start..<code).lowercased()
    let words = text.split { !$0.isLetter }
    let letters = String(text.filter(\.isLetter))
    let isShort = words.count <= 3
    let name = view.flatMap { file.subjectText(of: $0.statement) }.map { $0.lowercased() }
    let isNamed = name.map { letters.contains($0) || $0.hasPrefix(letters) } ?? false
    if words.contains(where: { Self.layoutWords.contains(String($0)) }) || !isShort { return start }
    return isNamed && markers.isEmpty ? code : nil
  }

  private static let layoutWords: Set<String> = [
    "add", "layout", "constraint", "constraints", "hierarchy", "subview", "subviews", "autolayout",
    "anchor", "anchors",
  ]

  /// The end of the view's configuration above the target, if only a blank line is between.
  private func endOfConfiguration(of view: Move, above start: Int, _ target: Int) -> Int? {
    guard let previous = file.statement(before: target), targets[previous] == nil,
      MovedStatement(previous, in: file)?.view == view.view
    else { return nil }
    let code = Int(file.tokens[file.outline.statements[previous].end - 1].end)
    let end = source.afterLineBreak(source.endOfLine(code))
    return end < start && source.isBlank(end..<start) ? end : nil
  }

  /// Whether what moves would stand directly below a line that has nothing to do with it.
  private func needsBlankLine(above offset: Int, _ target: Int, _ first: Move) -> Bool {
    var above = offset
    while let range = removed.last(where: { $0.upperBound == above }) { above = range.lowerBound }
    guard !source.beginsBlock(above), !source.isBlankLine(before: above),
      !source.isCommentLine(above: above)
    else { return false }
    var previous = file.statement(before: target)
    while let current = previous, targets[current] != nil {
      previous = file.statement(before: current)
    }
    guard let previous else { return false }
    return !file.declares(previous, nameIn: first.statement)
      && file.subject(of: previous) != first.view
  }
}
