import SwiftSource

/// What was found in the blocks of a Markdown file so far. All positions are those in the file.
private struct BlockFindings {
  var found: [(rule: Int, finding: Finding)] = []
  /// All syntax problems.
  var problems: [SyntaxProblem] = []
  /// The syntax problems to report.
  var reported: [SyntaxProblem] = []
  var facts = RunFacts()
  var groupCount = 0

  /// Adds the findings of a block.
  mutating func add(
    _ findings: [(rule: Int, finding: Finding)], in code: MarkdownCode, canBeFixed: Bool
  ) {
    var lastGroup = 0
    for (rule, original) in findings {
      var finding = original
      finding.range = code.place(of: finding.range)
      finding.fix = canBeFixed ? finding.fix.flatMap(code.place) : nil
      if let group = finding.group {
        lastGroup = max(lastGroup, group.id)
        finding.group?.id += groupCount
      }
      found.append((rule, finding))
    }
    groupCount += lastGroup
  }

  /// Adds the syntax problems of a block; the first one is reported, unless it is usual in a part of a file.
  mutating func add(_ found: [SyntaxProblem], in code: MarkdownCode, areExpected: Bool) {
    let placed = found.map { problem in
      let range = code.place(of: Int(problem.start)..<Int(problem.end))
      return SyntaxProblem(
        kind: problem.kind, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
    }
    problems += placed
    if !areExpected, let first = placed.first(where: { !$0.kind.isUsualInFragments }) {
      reported.append(first)
    }
  }
}

extension FileChecker {
  /// The syntax problems of the last file.
  var problems: [SyntaxProblem] { blockProblems ?? source.problems }

  /// Checks the Markdown in `source`: each block of Swift code is code of its own, and not a part of the project, so
  /// what it contains does not count for other files, and nothing is reported that only a whole project can tell.
  func checkBlocks(path: FilePath) -> [Diagnostic] {
    let bytes = [UInt8](source.bytes)
    let reader = MarkdownReader(bytes)
    var result = BlockFindings()
    for annotation in reader.looseAnnotations.compactMap({ Suppression(annotation: $0, in: bytes) })
    {
      result.found += findings(about: annotation.misplaced)
    }
    // Emptying the storage takes as long as filling it with the largest block so far.
    for block in reader.blocks.sorted(by: { $0.byteCount < $1.byteCount }) {
      check(block, in: bytes, &result)
      if source.isOutOfMemory { return [] }
    }
    facts = result.facts
    blockProblems = result.problems
    guard !(result.found.isEmpty && result.reported.isEmpty) else { return [] }
    return bytes.withUnsafeBytes {
      diagnostics(of: result.found, result.reported, in: $0, LineTable($0), path: path)
    }
  }

  private func check(_ block: MarkdownBlock, in bytes: [UInt8], _ result: inout BlockFindings) {
    let code = MarkdownCode(block, in: bytes)
    let annotation = block.annotation.flatMap { Suppression(annotation: $0, in: bytes) }
    source.load(code.text)
    var lines: LineTable?
    let found = findings(inBlockWith: annotation?.forWholeText, lines: &lines)
    if source.isOutOfMemory { return }
    if let facts { result.facts.formUnion(facts) }
    result.add(found, in: code, canBeFixed: found.contains { $0.finding.fix != nil } && isReadable)
    let expectsAll = annotation?.verb == .bad && annotation?.names.isEmpty == true
    result.add(source.problems, in: code, areExpected: expectsAll)
    guard var annotation else { return }
    if let judged = judgedAnnotation { annotation.adopt(judged) }
    judgedAnnotation = nil
    if expectsAll, source.problems.contains(where: { !$0.kind.isUsualInFragments }) { return }
    result.found += findings(about: annotation)
  }

  /// The findings in the block in `source`. Its facts are the silenced ones only.
  private func findings(
    inBlockWith annotation: Suppression?, lines: inout LineTable?
  ) -> [(rule: Int, finding: Finding)] {
    source.tokenize(rules.vocabulary)
    if source.isOutOfMemory { return [] }
    facts = nil
    var found = findings(seesProject: false, annotation: annotation, lines: &lines)
    facts = facts?.silencedOnly
    // A comment has been credited with them, and an annotation too: an example may show what they are about.
    found.removeAll { rule, finding in
      rules.rules[rule].needsWholeFile || finding.reliances.contains(where: \.needsWholeProject)
    }
    return found
  }

  /// Checks the code of one block in `source`, which the rest of its file does not affect. All positions are those in the
  /// code, and syntax problems are left out.
  func occurrences(inBlockWith annotation: Suppression?, path: FilePath) -> [Diagnostic] {
    beginFile()
    var lines: LineTable?
    let found = findings(inBlockWith: annotation, lines: &lines)
    judgedAnnotation = nil
    guard !found.isEmpty, !source.isOutOfMemory else { return [] }
    var diagnostics = diagnostics(
      of: found, [], in: source.bytes, lines ?? LineTable(source.bytes), path: path)
    decide(&diagnostics)
    return diagnostics
  }

  /// Whether the text in `source` can be changed without a risk that it was misread.
  private var isReadable: Bool {
    !source.problems.contains { $0.kind.makesUnreadable } && source.implausibleToken == nil
  }
}

extension MarkdownBlock {
  /// The annotation, as a suppression in the text of the block; nil without one.
  func annotationForWholeText(in bytes: [UInt8]) -> Suppression? {
    annotation.flatMap { Suppression(annotation: $0, in: bytes) }?.forWholeText
  }
}

extension Suppression {
  /// An annotation in Markdown, from `layoutlint:` on; nil for prose.
  fileprivate init?(annotation: Range<Int>, in bytes: [UInt8]) {
    let parsed = bytes.withUnsafeBufferPointer { bytes -> Suppression? in
      guard let base = bytes.baseAddress else { return nil }
      var parser = SuppressionParser(base: base, text: annotation)
      return parser.suppression(in: annotation)
    }
    guard var suppression = parsed else { return nil }
    suppression.isAnnotation = true
    if suppression.verb != .bad { (suppression.verb, suppression.names) = (nil, []) }
    self = suppression
  }

  /// The same for the text of the block, as a region that begins with it. Without names it is about all rules.
  fileprivate var forWholeText: Suppression {
    var whole = self
    whole.comment = 0..<0
    whole.range = 0..<0
    if verb == .bad, names.isEmpty {
      whole.names = [Name(range: 0..<0, text: Suppression.allRules, outcome: .unused)]
    }
    return whole
  }

  /// Takes the effects of the names over from `forWholeText`.
  fileprivate mutating func adopt(_ judged: Suppression) {
    names = judged.names.map { name in
      names.isEmpty ? Name(range: range, text: name.text, outcome: name.outcome) : name
    }
  }

  /// The same where no block follows.
  fileprivate var misplaced: Suppression {
    var suppression = self
    if verb == .bad {
      suppression.names = [Name(range: range, text: Suppression.allRules, outcome: .misplaced)]
    }
    return suppression
  }
}
