import SwiftSource

/// A tokenized file with copies of its lists, which outlive the file.
struct Scan {
  let file: SourceFile
  let tokens: [Token]
  var problems: [SyntaxProblem] { file.problems }
  var words: WordSet { file.words }

  init(_ bytes: some Collection<UInt8>, vocabulary: Vocabulary = .swift) {
    let file = SourceFile(bytes, vocabulary: vocabulary)
    self.file = file
    tokens = withExtendedLifetime(file) { Array(file.tokens) }
  }

  func text(_ token: Token) -> String { file.text(token) }
}

/// The tokens of the text as `kind:text`, without the `endOfFile`, `open` if one is not closed; a word of the caller's
/// vocabulary as `kind:text=id`.
func tokens(_ bytes: some Collection<UInt8>, vocabulary: Vocabulary = .swift) -> [String] {
  let scan = Scan(bytes, vocabulary: vocabulary)
  return scan.tokens.dropLast().map { token in
    let word = token.word.id >= Word.firstFree ? "=\(token.word.id)" : ""
    let isOpen = token.flags.contains(.unterminated)
    return "\(token.kind)\(isOpen ? " open" : ""):\(scan.text(token))\(word)"
  }
}
