import SwiftSource

/// The comments that shall silence some findings of a file: at most one for each line, and a pair for several findings
/// that are shown as one.
struct SilencingPlan {
  /// The ways to place a comment.
  enum Form: Equatable {
    /// Adds the names to those of a comment that already applies to the line, an index in `existing`.
    case extending(Int)
    /// `disable:next` on its own line.
    case above
    /// `disable:this` behind the code.
    case beside
    /// `disable` above and `enable` below.
    case around
  }

  /// Comments for the findings that begin on a line, or on several.
  struct Part {
    /// The lines of the first and the last finding.
    var lines: ClosedRange<Int>
    /// The lines of all findings.
    var allLines: [Int]
    /// The bytes of the finding that ends last.
    var last: Range<Int>
    var rules: [String]
    /// The ways to try, in order.
    var forms: ArraySlice<Form>
  }

  private let places: CommentPlaces
  private let silencing: Silencing
  /// The suppressions that names can be added to, and for each line that they apply to their indices.
  private var existing: [Suppression] = []
  private var existingByLine: [Int: Int] = [:]
  private var parts: [Part] = []
  /// For each line, the index in `parts` of the part for this line alone.
  private var partByLine: [Int: Int] = [:]
  /// The index in `parts` of the part for findings on several lines.
  private var partByLines: [ClosedRange<Int>: Int] = [:]

  init(_ source: SourceFile, _ silencing: Silencing) {
    places = CommentPlaces(source)
    self.silencing = silencing
    for suppression in SuppressionReader.suppressions(in: source) where isExtensible(suppression) {
      guard
        let target = SuppressedLines.Target(suppression, source: source, table: places.lines)
      else { continue }
      for line in [target.lines.lowerBound, target.lines.upperBound] {
        existingByLine[line] = existing.count
      }
      existing.append(suppression)
    }
  }

  /// Whether a name can be added to a suppression without giving it a reason that was not meant for it.
  private func isExtensible(_ suppression: Suppression) -> Bool {
    guard !suppression.names.isEmpty else { return false }
    guard let reason = silencing.reason else { return true }
    return suppression.reason.map(places.source.text) == reason
  }

  /// The line of a byte of the file.
  func line(of offset: Int) -> Int { places.lines.position(of: offset).line }

  // MARK: - Adding

  /// Plans a comment for findings of a rule that are shown as one.
  ///
  /// - Parameter findings: their bytes, in order.
  mutating func add(_ rule: String, around findings: [Range<Int>]) {
    let lines = findings.map { line(of: $0.lowerBound) }
    guard let first = lines.first, let final = lines.last, let last = findings.last else { return }
    if let index = partByLines[first...final] {
      parts[index].rules.append(rule)
    } else {
      partByLines[first...final] = parts.count
      parts.append(
        Part(
          lines: first...final, allLines: lines, last: last, rules: [rule], forms: [.around]))
    }
  }

  /// Plans a comment for a finding; if there is one for its line already, adds the rule.
  ///
  /// - Returns: the index of a part that silences the finding already; nil if the plan has changed.
  mutating func add(_ rule: String, at finding: Range<Int>) -> Int? {
    let line = line(of: finding.lowerBound)
    guard let index = partByLine[line] else {
      partByLine[line] = parts.count
      parts.append(
        Part(
          lines: line...line, allLines: [line], last: finding, rules: [rule],
          forms: forms(line, finding)[...]))
      return nil
    }
    if finding.upperBound > parts[index].last.upperBound { parts[index].last = finding }
    guard !parts[index].rules.contains(rule) else { return index }
    parts[index].rules.append(rule)
    return nil
  }

  private func forms(_ line: Int, _ finding: Range<Int>) -> [Form] {
    let own: [Form] =
      places.beginsWithBracket(line: line)
      ? [.beside, .above, .around] : [.above, .beside, .around]
    let forms = (existingByLine[line].map { [.extending($0)] } ?? []) + own
    return forms.filter {
      insertions(of: $0, line...line, last: finding, names: [], part: 0) != nil
    }
  }

  /// Replaces the way of a part by the next one.
  ///
  /// - Returns: whether the plan has changed.
  mutating func replaceForm(ofPart index: Int) -> Bool {
    guard !parts[index].forms.isEmpty else { return false }
    parts[index].forms.removeFirst()
    if parts[index].lines.count > 1 {
      // One comment for each finding instead.
      parts[index].forms = []
      for line in parts[index].allLines {
        let start = places.lines.byteRange(ofLine: line).lowerBound
        for rule in parts[index].rules { _ = add(rule, at: start..<start) }
      }
    }
    return true
  }

  // MARK: - Insertions

  /// What the plan inserts into the file.
  var insertions: Insertions {
    var all: [(insertion: Insertions.Insertion, rank: Int)] = []
    for (index, part) in parts.enumerated() {
      guard let form = part.forms.first,
        let insertions = insertions(
          of: form, part.lines, last: part.last, names: part.rules, part: index)
      else { continue }
      for (number, insertion) in insertions.enumerated() {
        // At the same place, a region ends before others begin.
        let rank = number > 0 ? 0 : form == .around ? 1 : 2
        all.append((insertion, rank))
      }
    }
    all.sort { ($0.insertion.offset, $0.rank) < ($1.insertion.offset, $1.rank) }
    return Insertions(all.map(\.insertion))
  }

  /// What a form inserts; nil where it is impossible.
  private func insertions(
    of form: Form, _ lines: ClosedRange<Int>, last: Range<Int>, names: [String], part: Int
  ) -> [Insertions.Insertion]? {
    func own(_ verb: Suppression.Verb, _ place: Int, _ indentation: [UInt8])
      -> Insertions.Insertion
    {
      let comment = silencing.comment(verb, names)
      return .init(
        offset: place, text: places.line(comment, indentation, at: place), part: part)
    }
    switch form {
    case .extending(let index):
      guard let name = existing[index].names.last else { return nil }
      let text = names.map { ", \($0)" }.joined()
      return [.init(offset: name.range.upperBound, text: Array(text.utf8), part: part)]
    case .above:
      return places.above(line: lines.lowerBound).map {
        [own(.disableNext, $0, places.indentation(ofLine: lines.lowerBound))]
      }
    case .beside:
      return places.beside(line: lines.lowerBound).map {
        let comment = silencing.comment(.disableThis, names)
        return [.init(offset: $0, text: places.blanksBeforeTail + comment.utf8, part: part)]
      }
    case .around:
      guard let (start, end) = places.around(line: lines.lowerBound, last: last) else { return nil }
      let indentation = places.indentation(at: start)
      return [own(.disable, start, indentation), own(.enable, end, indentation)]
    }
  }
}
