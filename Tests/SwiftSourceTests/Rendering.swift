import SwiftSource

/// A tokenized file together with copies of its lists, which live as long as they are looked at.
struct Scan {
  let file: SourceFile
  let tokens: [Token]
  var comments: [Comment] { file.comments }
  var problems: [SyntaxProblem] { file.problems }
  var words: WordSet { file.words }

  init(_ bytes: some Collection<UInt8>, vocabulary: Vocabulary = .swift) {
    let file = SourceFile(bytes, vocabulary: vocabulary)
    self.file = file
    tokens = withExtendedLifetime(file) { Array(file.tokens) }
  }

  func text(_ token: Token) -> String { file.text(token) }
}

/// The tokens of the text as `kind:text`, without the `endOfFile`; a word of the caller's vocabulary as `kind:text=id`.
func tokens(_ source: String, vocabulary: Vocabulary = .swift) -> [String] {
  let scan = Scan(source.utf8, vocabulary: vocabulary)
  return scan.tokens.dropLast().map { token in
    let word = token.word.id >= Word.firstFree ? "=\(token.word.id)" : ""
    return "\(token.kind):\(scan.text(token))\(word)"
  }
}

/// The kinds of the tokens of the text, without the `endOfFile`.
func kinds(_ source: String) -> [TokenKind] { Scan(source.utf8).tokens.dropLast().map(\.kind) }

/// The comments of the text as `kind:text`.
func comments(_ source: String) -> [String] {
  let file = SourceFile(source.utf8)
  return file.comments.map { "\($0.kind):\(file.text(Int($0.start)..<Int($0.end)))" }
}

/// The problems of the bytes as `kind start..<end`.
func problems(_ bytes: [UInt8]) -> [String] {
  SourceFile(bytes).problems.map { "\($0.kind) \($0.start)..<\($0.end)" }
}

/// The problems of the text as `kind start..<end`.
func problems(_ source: String) -> [String] { problems(Array(source.utf8)) }

/// What is wrong with the file's tokens and comments as a cover of its bytes; nil if together with white space they are
/// the file byte for byte.
func roundTripFailure(of file: SourceFile) -> String? {
  withExtendedLifetime(file) {
    guard let last = file.tokens.last, last.kind == .endOfFile, last.start == last.end,
      last.end == file.bytes.count
    else { return "no end of file" }
    for problem in file.problems
    where problem.start >= problem.end || problem.end > file.bytes.count {
      return "a problem out of range: \(problem)"
    }
    return coverFailure(of: file)
  }
}

/// Walks tokens and comments together in the order of their places.
private func coverFailure(of file: SourceFile) -> String? {
  var position = 0
  var comment = 0
  for token in file.tokens {
    while comment < file.comments.count, file.comments[comment].start < token.start {
      let next = file.comments[comment]
      if next.start < position || next.end <= next.start { return "overlap at \(next.start)" }
      if let place = firstNonSpace(file, position..<Int(next.start)) { return "lost at \(place)" }
      position = Int(next.end)
      comment += 1
    }
    if token.start < position || token.end < token.start { return "overlap at \(token.start)" }
    if token.start == token.end, token.kind != .endOfFile, token.kind != .stringTail {
      return "an empty token at \(token.start)"
    }
    if let place = firstNonSpace(file, position..<Int(token.start)) { return "lost at \(place)" }
    position = Int(token.end)
  }
  return comment == file.comments.count ? nil : "a comment behind the end"
}

private func firstNonSpace(_ file: SourceFile, _ range: Range<Int>) -> Int? {
  var index = range.lowerBound
  while index < range.upperBound {
    switch file.bytes[index] {
    case 0, 9...13, 32: index += 1
    case 0xC2 where index + 1 < range.upperBound && file.bytes[index + 1] == 0xA0: index += 2
    case 0xEF where index == 0 && file.bytes.starts(with: [0xEF, 0xBB, 0xBF]): index = 3
    default: return index
    }
  }
  return nil
}
