import SwiftSource

/// A tokenized file with copies of its lists, which outlive the file.
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
