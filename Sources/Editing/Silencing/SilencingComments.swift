import LintEngine
import RuleKit
import SwiftSource

/// Writes the comments that silence findings of a text: at most one for each line, and a pair for several findings that
/// are shown as one.
struct SilencingComments {
  /// The ways to place a comment, in the order in which they are tried.
  enum Form {
    /// `disable` above and `enable` below several findings that are shown as one.
    case region
    /// Adds the names to those of a comment that already applies to the line.
    case extending
    /// `disable:next` on its own line.
    case above
    /// `disable:this` behind the code.
    case beside
    /// `disable` above and `enable` below.
    case around
  }

  /// What silences the findings of a line, or of several: it inserts the comment, and does nothing else.
  typealias Comment = FixRounds.Candidate

  /// How many lines of findings that are shown as one get one pair of comments.
  private static let leastForRegion = 3

  private let source: SourceFile
  private let places: CommentPlaces
  private let silencing: Silencing
  private var existing: [Int: Suppression] = [:]

  init(_ text: [UInt8], _ silencing: Silencing) {
    source = SourceFile(text)
    places = CommentPlaces(source)
    self.silencing = silencing
    for suppression in SuppressionReader.suppressions(in: source) where isExtensible(suppression) {
      guard
        let target = SuppressedLines.Target(suppression, source: source, table: places.lines)
      else { continue }
      for line in [target.lines.lowerBound, target.lines.upperBound] {
        existing[line] = suppression
      }
    }
  }

  private func isExtensible(_ suppression: Suppression) -> Bool {
    guard !suppression.names.isEmpty else { return false }
    guard let reason = silencing.reason else { return true }
    return suppression.reason.map(source.text) == reason
  }

  private func line(of diagnostic: Diagnostic) -> Int {
    places.lines.position(of: diagnostic.range.lowerBound).line
  }

  // MARK: - Findings

  /// The comments for some findings, and the findings that no comment is left for.
  ///
  /// - Parameters:
  ///   - failed: the forms that have not silenced one of them.
  ///   - isAccepted: whether a region must not silence a finding of a rule in a range of bytes.
  func comments(
    for diagnostics: [Diagnostic], failed: (Diagnostic) -> Set<Form>,
    isAccepted: (String, Range<Int>) -> Bool
  ) -> (comments: [Comment], rest: [Diagnostic]) {
    var regions: [ClosedRange<Int>: [Diagnostic]] = [:]
    var byLine: [Int: [Diagnostic]] = [:]
    for group in parts(diagnostics) {
      if group.count > 1, !failed(group[0]).contains(.region), let last = group.last,
        Set(group.map(line)).count >= Self.leastForRegion,
        !isAccepted(group[0].rule, group[0].range.lowerBound..<last.range.lowerBound)
      {
        regions[line(of: group[0])...line(of: last), default: []] += group
      } else {
        for diagnostic in group { byLine[line(of: diagnostic), default: []].append(diagnostic) }
      }
    }
    var comments: [Comment] = []
    var rest: [Diagnostic] = []
    for (lines, diagnostics) in regions {
      if let pair = comment(.region, lines, diagnostics) {
        comments.append(pair)
      } else {
        for diagnostic in diagnostics {
          byLine[line(of: diagnostic), default: []].append(diagnostic)
        }
      }
    }
    for (line, diagnostics) in byLine {
      let tried = diagnostics.reduce(into: Set<Form>()) { $0.formUnion(failed($1)) }
      let next = forms(ofLine: line).lazy.filter { !tried.contains($0) }
        .compactMap { comment($0, line...line, diagnostics) }.first
      if let next { comments.append(next) } else { rest += diagnostics }
    }
    // Of two that begin at the same place, the one that ends last is outside.
    func place(_ comment: Comment) -> (start: Int, end: Int) {
      let edits = comment.fix.edits
      return (edits[0].range.lowerBound, edits[edits.count - 1].range.lowerBound)
    }
    comments.sort { (place($0).start, place($1).end) < (place($1).start, place($0).end) }
    return (comments, rest)
  }

  private func parts(_ diagnostics: [Diagnostic]) -> [[Diagnostic]] {
    var groups: [Int: [Diagnostic]] = [:]
    var parts: [[Diagnostic]] = []
    for diagnostic in diagnostics {
      if let group = diagnostic.group {
        groups[group.id, default: []].append(diagnostic)
      } else {
        parts.append([diagnostic])
      }
    }
    return parts + groups.values
  }

  private func forms(ofLine line: Int) -> [Form] {
    places.beginsWithBracket(line: line)
      ? [.extending, .beside, .above, .around] : [.extending, .above, .beside, .around]
  }

  // MARK: - Texts

  /// A comment in a form; nil where it is impossible.
  private func comment(
    _ form: Form, _ lines: ClosedRange<Int>, _ diagnostics: [Diagnostic]
  ) -> Comment? {
    let diagnostics = diagnostics.sorted {
      ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule)
    }
    var names: [String] = []
    for diagnostic in diagnostics where !names.contains(diagnostic.rule) {
      names.append(diagnostic.rule)
    }
    let last =
      form == .region
      ? diagnostics.last : diagnostics.max { $0.range.upperBound < $1.range.upperBound }
    guard let last = last?.range, let edits = edits(form, lines, last: last, names) else {
      return nil
    }
    let fix = Fix(edits, safety: .safe)
    guard fix.isPossible(in: source.bytes) else { return nil }
    return Comment(diagnostics: diagnostics, fix: fix, form: form)
  }

  private func edits(
    _ form: Form, _ lines: ClosedRange<Int>, last: Range<Int>, _ names: [String]
  ) -> [Edit]? {
    func own(_ verb: Suppression.Verb, _ place: Int, _ indentation: [UInt8]) -> Edit {
      let comment = silencing.comment(verb, names)
      return Edit(place..<place, replacement: places.line(comment, indentation, at: place))
    }
    switch form {
    case .extending:
      guard let end = existing[lines.lowerBound]?.names.last?.range.upperBound else { return nil }
      return [Edit(end..<end, with: names.map { ", \($0)" }.joined())]
    case .above:
      return places.above(line: lines.lowerBound).map {
        [own(.disableNext, $0, places.indentation(ofLine: lines.lowerBound))]
      }
    case .beside:
      return places.beside(line: lines.lowerBound).map {
        [Edit($0..<$0, with: "  " + silencing.comment(.disableThis, names))]
      }
    case .region, .around:
      guard let (start, end) = places.around(line: lines.lowerBound, last: last) else { return nil }
      let indentation = places.indentation(at: start)
      return [own(.disable, start, indentation), own(.enable, end, indentation)]
    }
  }
}
