extension SourceFile {
  /// Fills `tokens`, `comments`, `problems` and `words` from the bytes. Never fails: text that is not Swift becomes a
  /// problem.
  public func tokenize(_ vocabulary: Vocabulary) {
    guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let output = TokenOutput(tokenStorage)
    else { return }
    var comments: [Comment] = []
    var problems: [SyntaxProblem] = []
    swap(&comments, &content.comments)
    swap(&problems, &content.problems)
    comments.removeAll(keepingCapacity: true)
    brackets.removeAll()
    content.landmarks.removeAll()
    problems.removeAll(keepingCapacity: true)
    let hasMark = bytes.count >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF
    let contentStart = base + (hasMark ? 3 : 0)
    let table = vocabulary.table
    var tokenizer = Tokenizer(
      base: base, end: base + bytes.count, contentStart: contentStart,
      traits: table.traits, lookup: table.lookup, suffixes: table.suffixes, cursor: contentStart,
      lookAhead: bytes.count * 8 + 65_536, operatorRunEnd: contentStart,
      dottedRunEnd: contentStart, nesting: BracketNesting(stack: nestingStorage), output: output,
      brackets: brackets, landmarks: landmarks, notesLandmarks: notesLandmarks, comments: comments,
      problems: problems)
    comments = []
    problems = []
    withExtendedLifetime(table) { tokenizer.run() }
    tokenStorage = tokenizer.output.buffer
    brackets = tokenizer.brackets
    content.landmarks = tokenizer.landmarks
    content.tokens = UnsafeBufferPointer(
      start: tokenStorage.baseAddress, count: tokenizer.output.count)
    content.words = tokenizer.words
    isCutOff = tokenizer.isStopped
    content.hasLineBreaksInStrings = tokenizer.hasLineBreaksInStrings
    content.hasBalancedBrackets = tokenizer.nesting.isBalanced && !tokenizer.isStopped
    if tokenizer.output.isExhausted || tokenizer.hasLostBrackets { content.isOutOfMemory = true }
    content.comments = tokenizer.comments
    content.problems = tokenizer.problems
  }
}
