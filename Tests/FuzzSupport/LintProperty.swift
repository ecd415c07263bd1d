import LintEngine
import Platform
import SwiftSource

/// Diagnostics have correct positions and are reproducible, and skipped files have none.
package final class LintProperty: Property {
  package static let name = "lint"
  package static let summary = "findings of all rules lie where they say, and are always the same"
  package static let longestInput = 4096
  package static var seeds: [Seed] { Seed.code }

  private let checkers = TriedRules.all.map { rules in
    (
      usual: FileChecker(rules: rules),
      patient: FileChecker(rules: rules, skipsUninteresting: false)
    )
  }
  private let path = FilePath("Input.swift")

  package init() {}

  package func violation(in input: [UInt8]) -> String? {
    let lines = Lines(of: input)
    for (usual, patient) in checkers {
      usual.source.load(input)
      let diagnostics = usual.check(path: path)
      patient.source.load(input)
      guard patient.check(path: path) == diagnostics else {
        return "the findings are others if no file is skipped"
      }
      guard usual.check(path: path) == diagnostics else {
        return "the second time the findings are others"
      }
      for diagnostic in diagnostics {
        if let failure = diagnostic.failure(in: input, lines) {
          return "\(diagnostic.rule): \(failure)"
        }
      }
      if let failure = baselineFailure(diagnostics) { return failure }
    }
    return nil
  }

  /// Accepted findings are not reported again.
  private func baselineFailure(_ diagnostics: [Diagnostic]) -> String? {
    let folder = FilePath("/project")
    let root = BaselineRoot(folder, currentFolder: folder)
    let baseline = Baseline(accepting: diagnostics, root: root)
    guard (try? Baseline(parsing: baseline.rendered)) == baseline else {
      return "a baseline of the findings is not read back unchanged"
    }
    let scope = BaselineScope(linted: [path]) { _ in true }
    let outcome = baseline.apply(to: diagnostics, root: root, scope: scope)
    guard outcome.remaining.allSatisfy(\.isAboutSyntax) else {
      return "a baseline of all findings does not accept them all"
    }
    return outcome.gone.isEmpty ? nil : "an entry of a new baseline is gone"
  }
}

/// The lines of a text, found in the simple way.
struct Lines {
  /// The start of each line, and its end without the line break.
  private var ranges: [Range<Int>] = []
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      ranges.append(start..<(index - 1))
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      start = index
    }
    ranges.append(start..<bytes.count)
  }

  var count: Int { ranges.count }

  func text(_ line: Int) -> ArraySlice<UInt8> { bytes[ranges[line - 1]] }

  /// The offset of a position; nil if it is not in the file. Line breaks belong to the line that they end.
  func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= ranges.count, column >= 1 else { return nil }
    let end = line < ranges.count ? ranges[line].lowerBound - 1 : bytes.count
    let offset = ranges[line - 1].lowerBound + column - 1
    return offset <= end ? offset : nil
  }
}

extension Diagnostic {
  fileprivate var isAboutSyntax: Bool { rule == SyntaxProblem.ruleID }

  /// What is wrong with the position of a finding, or with its fix.
  func failure(in input: [UInt8], _ lines: Lines) -> String? {
    guard range.lowerBound >= 0, range.upperBound <= input.count else {
      return "\(range) is not in the file"
    }
    guard lines.offset(line: start.line, column: start.column) == range.lowerBound,
      lines.offset(line: end.line, column: end.column) == range.upperBound
    else { return "\(range) is not from \(start) to \(end)" }
    // The note about a file that is no text shows none of it.
    guard lines.text(start.line).elementsEqual(lineText) || isAboutSyntax && severity == .note
    else { return "another line's text" }
    guard message.last != ".", advice.last != ".", !message.isEmpty else {
      return "the message `\(message)`"
    }
    guard let fix else { return nil }
    var position = input.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for edit in fix.edits {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= input.count else {
        return "an edit of its fix overlaps another, or is not in the file: \(edit.range)"
      }
      position = edit.range.upperBound + 1
    }
    guard !fix.edits.isEmpty, editPlaces.count == fix.edits.count else { return "edits get lost" }
    for (edit, place) in zip(fix.edits, editPlaces) {
      guard
        lines.offset(line: place.start.line, column: place.start.column) == edit.range.lowerBound,
        lines.offset(line: place.end.line, column: place.end.column) == edit.range.upperBound
      else { return "\(edit.range) is not from \(place.start) to \(place.end)" }
    }
    return nil
  }
}
