import SwiftSource

/// Our tokens and comments of a file, compared with those of SwiftSyntax.
///
/// Both are split into stretches that begin and end at the same bytes. A stretch is one token of the same kind on both
/// sides, or explained by a `TokenRule`, or a difference. If our tokenizer finds text that is not Swift, and
/// SwiftSyntax rejects the file too, the start of the next token is undefined: the comparison ends there.
struct TokenComparison {
  struct Difference {
    var range: Range<Int>
    var ours: String
    var theirs: String
  }

  private let source: SourceFile
  private let reference: ReferenceFile
  /// The end of the comparison.
  private(set) var limit = Int.max
  private(set) var tokenCount = 0
  private(set) var commentCount = 0
  private(set) var ruleCounts: [TokenRule: Int] = [:]
  private(set) var differences: [Difference] = []

  init(_ source: SourceFile, _ reference: ReferenceFile) {
    self.source = source
    self.reference = reference
    compareErrors()
    compareTokens()
    compareComments()
  }

  // MARK: - Errors

  private mutating func compareErrors() {
    // The compiler only warns about zero bytes.
    let problems = source.problems.filter { $0.kind != .nulByte }
    guard let first = problems.min(by: { $0.start < $1.start }) else { return }
    let range = Int(first.start)..<Int(first.end)
    if reference.complaint == nil {
      add(range, "the problem \(first.kind)", "nothing")
    } else {
      limit = range.lowerBound
    }
  }

  private mutating func add(_ range: Range<Int>, _ ours: String, _ theirs: String) {
    differences.append(Difference(range: range, ours: ours, theirs: theirs))
  }

  // MARK: - Tokens

  private mutating func compareTokens() {
    let count = source.tokens.count - 1
    let marks = reference.comments.filter(isInnerMark)
    var theirs = reference.tokens.filter { !$0.range.isEmpty } + marks
    if !marks.isEmpty { theirs.sort { $0.range.lowerBound < $1.range.lowerBound } }
    var left = 0
    var right = 0
    while left < count || right < theirs.count {
      let first = (left, right)
      var leftEnd = 0
      var rightEnd = 0
      repeat {
        if right == theirs.count || left < count && leftEnd <= rightEnd {
          leftEnd = source.tokens[left].range.upperBound
          left += 1
        } else {
          rightEnd = theirs[right].range.upperBound
          right += 1
        }
      } while leftEnd != rightEnd && (left < count || right < theirs.count)
      if max(leftEnd, rightEnd) > limit { return }
      judge(first.0..<left, theirs[first.1..<right])
    }
  }

  private mutating func judge(_ indices: Range<Int>, _ pieces: ArraySlice<ReferenceFile.Token>) {
    let ours = source.tokens[indices]
    tokenCount += ours.count
    var rule: TokenRule?
    if let token = ours.first, token.kind == .identifier, let piece = pieces.first,
      isInnerMark(piece), source.text(token).unicodeScalars.first == "\u{FEFF}"
    {
      rule = .byteOrderMark
    } else if ours.count == 1, pieces.count == 1, let token = ours.first, let piece = pieces.first,
      token.range == piece.range
    {
      if token.kind.isSame(as: piece.kind) { return }
      rule = TokenRule(
        indices.lowerBound, piece.kind, in: source, isRepaired: reference.complaint != nil)
    } else {
      rule = TokenRule(ours, pieces, in: source)
    }
    if let rule {
      ruleCounts[rule, default: 0] += 1
      return
    }
    let starts = ours.map(\.range.lowerBound) + pieces.map(\.range.lowerBound)
    let ends = ours.map(\.range.upperBound) + pieces.map(\.range.upperBound)
    guard let start = starts.min(), let end = ends.max() else { return }
    add(
      start..<end, ours.map { "\($0.kind)" }.joined(separator: " "),
      pieces.map { "\($0.kind)" }.joined(separator: " "))
  }

  // MARK: - Comments

  private mutating func compareComments() {
    let ours = source.comments.filter { $0.end <= limit }
    let theirs = reference.comments.filter { $0.range.upperBound <= limit && !isNoComment($0) }
    var left = 0
    var right = 0
    while left < ours.count || right < theirs.count {
      let comment = left < ours.count ? ours[left] : nil
      let piece = right < theirs.count ? theirs[right] : nil
      let range = comment.map { Int($0.start)..<Int($0.end) }
      if let comment, let piece, range == piece.range {
        left += 1
        right += 1
        commentCount += 1
        if !comment.kind.isSame(as: piece.kind) {
          add(piece.range, "comment \(comment.kind)", "\(piece.kind)")
        }
      } else if let comment, let range,
        piece.map({ range.lowerBound <= $0.range.lowerBound }) ?? true
      {
        left += 1
        add(range, "comment \(comment.kind)", "no comment")
      } else if let piece {
        right += 1
        add(piece.range, "no comment", "\(piece.kind)")
      }
    }
  }

  /// Whether it is U+FEFF not at the start of the file, which SwiftSyntax keeps as unexpected text where a token might
  /// begin.
  private func isInnerMark(_ piece: ReferenceFile.Token) -> Bool {
    piece.kind == .unexpectedText && piece.range.upperBound > 3
      && source.text(piece.range).unicodeScalars.allSatisfy { $0 == "\u{FEFF}" }
  }

  /// A byte order mark or no-break spaces, which SwiftSyntax keeps as unexpected text.
  private func isNoComment(_ piece: ReferenceFile.Token) -> Bool {
    guard piece.kind == .unexpectedText else { return false }
    let text = source.bytes[piece.range]
    if piece.range.lowerBound == 0, text.elementsEqual([0xEF, 0xBB, 0xBF]) { return true }
    if isInnerMark(piece) { return true }
    return source.text(piece.range).unicodeScalars.allSatisfy { $0 == "\u{A0}" }
  }
}

extension Comment.Kind {
  fileprivate func isSame(as kind: ReferenceKind) -> Bool {
    switch self {
    case .line: kind == .lineComment
    case .block: kind == .blockComment
    case .documentationLine: kind == .documentationLineComment
    case .documentationBlock: kind == .documentationBlockComment
    case .shebang: kind == .shebang
    case .conflict: kind == .unexpectedText
    }
  }
}
