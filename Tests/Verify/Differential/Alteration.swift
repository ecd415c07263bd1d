import Platform
import SwiftSource

/// A wrong change of a file's tokens, to check that the comparison detects it.
enum Alteration: CaseIterable {
  case lostToken, gainedToken, otherKind, laterStart, laterEnd, lostComment, longerComment
  case lostError

  /// Makes the change to one token before `limit`; returns nil if the file does not allow it.
  func altered(_ reference: ReferenceFile, before limit: Int, seed: Int) -> ReferenceFile? {
    var file = reference
    // White space between the pieces of a string may belong to either.
    let tokens = file.tokens.indices.filter {
      file.tokens[$0].range.upperBound < limit && !file.tokens[$0].range.isEmpty
        && file.tokens[$0].kind != .stringSegment
        && file.tokens[$0].kind != .multilineStringQuote
    }
    let comments = file.comments.indices.filter { file.comments[$0].range.upperBound < limit }
    switch self {
    case .lostError:
      guard limit < .max else { return nil }
      file.complaint = nil
      return file
    case .lostComment, .longerComment:
      guard !comments.isEmpty else { return nil }
      let index = comments[seed % comments.count]
      let range = file.comments[index].range
      if self == .lostComment { file.comments.remove(at: index) }
      if self == .longerComment {
        file.comments[index].range = range.lowerBound..<range.upperBound + 1
      }
    case .lostToken, .gainedToken, .otherKind, .laterStart, .laterEnd:
      guard !tokens.isEmpty else { return nil }
      let index = tokens[seed % tokens.count]
      let token = file.tokens[index]
      switch self {
      case .lostToken: file.tokens.remove(at: index)
      case .gainedToken:
        let end = token.range.upperBound
        file.tokens.insert(.init(kind: .unknown, range: end..<end + 1), at: index + 1)
      case .otherKind:
        file.tokens[index].kind = token.kind == .semicolon ? .colon : .semicolon
      case .laterStart:
        file.tokens[index].range = token.range.lowerBound + 1..<token.range.upperBound + 1
      default: file.tokens[index].range = token.range.lowerBound..<token.range.upperBound + 1
      }
    }
    return file
  }
}

/// How many changes of each kind a comparison detected.
struct AlterationReport {
  private struct Trial: Sendable {
    var alteration: Alteration
    var isFound: Bool
    var differs: Bool
  }

  private let files: [ReadFile<[Trial]>]

  init(_ paths: [FilePath]) throws {
    files = try readFiles(paths) { source, reference, index in
      let truth = TokenComparison(source, reference)
      return Alteration.allCases.compactMap { alteration in
        let file = alteration.altered(reference, before: truth.limit, seed: index &* 7919)
        guard let file else { return nil }
        let differences = TokenComparison(source, file).differences
        return Trial(
          alteration: alteration, isFound: !differences.isEmpty,
          differs: !truth.differences.isEmpty)
      }
    }
  }

  /// Whether each kind that these files allow was tried, and each change was detected.
  var isComplete: Bool {
    let trials = files.flatMap(\.result)
    return !trials.isEmpty && trials.allSatisfy { $0.isFound && !$0.differs }
  }

  var text: String {
    var lines: [String] = []
    for alteration in Alteration.allCases {
      let trials = files.flatMap(\.result).filter { $0.alteration == alteration }
      lines.append("\(alteration): \(trials.count { $0.isFound }) of \(trials.count) found")
    }
    for file in files {
      for trial in file.result where !trial.isFound {
        lines.append("  \(file.path): \(trial.alteration) is not found")
      }
    }
    return lines.joined(separator: "\n")
  }
}
