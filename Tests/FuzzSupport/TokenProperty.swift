import LayoutModel
import SwiftSource

/// Tokens, comments and white space reproduce the file byte for byte, and the words of the vocabulary are found.
package final class TokenProperty: Property {
  package static let name = "tokens"
  package static let summary = "tokens, comments and white space are the file byte for byte"
  package static let longestInput = 2048
  package static var seeds: [Seed] { Seed.swift }

  private let file = SourceFile()

  package init() {}

  package func violation(in input: [UInt8]) -> String? {
    file.load(input)
    file.tokenize(LayoutVocabulary.shared)
    if let failure = file.roundTripFailure ?? partFailure { return failure }
    let tokens = Array(file.tokens)
    let comments = file.comments
    let problems = file.problems
    file.tokenize(LayoutVocabulary.shared)
    guard file.tokens.elementsEqual(tokens), file.comments == comments, file.problems == problems
    else { return "the second time the tokens are others" }
    return nil
  }

  /// What is wrong with the parts of strings, or with the set of words.
  private var partFailure: String? {
    var words = WordSet()
    var depth = 0
    for token in file.tokens {
      switch token.kind {
      case .stringHead: depth += 1
      case .stringTail: depth -= 1
      case .stringMiddle where depth == 0: return "a middle of no string at \(token.start)"
      default: break
      }
      if depth < 0 { return "a tail of no string at \(token.start)" }
      if token.word.id >= Word.firstFree { words.insert(token.word) }
    }
    if depth != 0 { return "a string without a tail" }
    // Words whose absence makes a run skip the file must not be missed.
    var union = file.words
    union.formUnion(words)
    return union == file.words ? nil : "a word that is in the tokens and not in the file"
  }
}

extension SourceFile {
  /// The first place where tokens and comments do not cover the bytes; nil if, with white space, they reproduce the
  /// file byte for byte.
  package var roundTripFailure: String? {
    guard let last = tokens.last, last.kind == .endOfFile, last.start == last.end,
      last.end == bytes.count
    else { return "no end of file" }
    for problem in problems where problem.start >= problem.end || problem.end > bytes.count {
      return "a problem out of range: \(problem)"
    }
    return coverFailure
  }

  /// Walks tokens and comments together in order of position.
  private var coverFailure: String? {
    var position = 0
    var comment = 0
    for token in tokens {
      while comment < comments.count, comments[comment].start < token.start {
        let next = comments[comment]
        if next.start < position || next.end <= next.start { return "overlap at \(next.start)" }
        if let place = firstNonSpace(position..<Int(next.start)) { return "lost at \(place)" }
        position = Int(next.end)
        comment += 1
      }
      if token.start < position || token.end < token.start { return "overlap at \(token.start)" }
      if token.start == token.end, token.kind != .endOfFile, token.kind != .stringTail {
        return "an empty token at \(token.start)"
      }
      if let place = firstNonSpace(position..<Int(token.start)) { return "lost at \(place)" }
      position = Int(token.end)
    }
    return comment == comments.count ? nil : "a comment after the end"
  }

  private func firstNonSpace(_ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case 0, 9...13, 32: index += 1
      case 0xC2 where index + 1 < range.upperBound && bytes[index + 1] == 0xA0: index += 2
      case 0xEF where index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]): index = 3
      default: return index
      }
    }
    return nil
  }
}
