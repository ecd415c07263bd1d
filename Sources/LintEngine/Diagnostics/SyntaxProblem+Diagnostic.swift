import RuleKit
import SwiftSource

extension Diagnostic {
  /// The `rule` of syntax errors; no rule of the catalogue has this id.
  public static let syntaxRule = SyntaxProblem.ruleID
}

extension SourceFile {
  /// Why the file is no text, and what to do about it; nil if it is one. What is in UTF-16 is text.
  var binaryKind: (message: String, advice: String)? {
    guard problems.contains(where: { $0.kind == .nulByte }) else { return nil }
    if bytes.starts(with: "\0GITCRYPT\0".utf8) {
      return (
        "this file is encrypted by git-crypt, so it was not checked",
        "run `git-crypt unlock` to check it"
      )
    }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard !isUTF16, problems.contains(where: { $0.kind == .invalidUTF8 }) else { return nil }
    return ("this file is not text, so it was not checked", "exclude it")
  }
}

extension SyntaxProblem {
  /// The problems worth showing: the first of each kind, since a file that is not text, or lacks one bracket, is wrong
  /// in thousands of places. The last one of a kind comes with the number of others. Of a file in UTF-16 only the bytes
  /// that are not UTF-8 count.
  static func worthReporting(
    _ problems: [SyntaxProblem]
  ) -> [(problem: SyntaxProblem, others: Int)] {
    var counts = [Int](repeating: 0, count: Kind.allCases.count)
    for problem in problems { counts[Int(problem.kind.rawValue)] += 1 }
    let invalid = counts[Int(Kind.invalidUTF8.rawValue)]
    if invalid > 0, counts[Int(Kind.nulByte.rawValue)] > 0,
      let first = problems.first(where: { $0.kind == .invalidUTF8 })
    {
      return [(first, invalid - 1)]
    }
    var seen = [Int](repeating: 0, count: Kind.allCases.count)
    var reported: [(problem: SyntaxProblem, others: Int)] = []
    for problem in problems {
      let kind = Int(problem.kind.rawValue)
      seen[kind] += 1
      let most = problem.kind.isAboutEncoding ? 1 : 5
      guard seen[kind] <= most else { continue }
      reported.append((problem, seen[kind] == most ? counts[kind] - most : 0))
    }
    return reported
  }
}

extension SyntaxProblem.Kind {
  /// The compiler's severity: it accepts a NUL byte with a warning, and none of the others.
  var severity: Severity { self == .nulByte ? .warning : .error }

  package var makesUnreadable: Bool { self != .nulByte && self != .invalidUTF8 }

  var isAboutEncoding: Bool { self == .nulByte || self == .invalidUTF8 || self == .strayBytes }

  package var message: String { text.message }
  var advice: String { text.advice }

  private var text: (message: String, advice: String) {
    switch self {
    case .unterminatedString:
      ("this string literal is not closed", "close the literal with its own delimiter")
    case .unterminatedComment: ("this comment is not closed", "close it with `*/`")
    case .unterminatedRegex:
      ("this regular expression literal is not closed", "close the literal with its own delimiter")
    case .unterminatedInterpolation: ("this interpolation is not closed", "close it with `)`")
    case .unterminatedIdentifier:
      ("this back-quoted identifier is not closed", "close it with a back quote on the same line")
    case .unterminatedPlaceholder: ("this editor placeholder is not closed", "close it with `#>`")
    case .strayBytes: ("these characters are not Swift", "remove them")
    case .nulByte: ("there is a NUL byte in the source code", "remove it")
    case .invalidUTF8:
      ("these bytes are not UTF-8", "save the file as UTF-8, or exclude it if it is not text")
    case .conflictMarker:
      (
        "a merge conflict was left in the file",
        "resolve it; the code between the markers was not checked"
      )
    case .unclosedBracket:
      ("this bracket is never closed", "close it; the code after it may have been misread")
    case .unopenedBracket:
      (
        "this bracket closes nothing",
        "remove it, or add its opening bracket; the code after it may have been misread"
      )
    case .tooDeepNesting:
      (
        "more than 262,144 brackets are open here, and the rest of the file was not checked",
        "nest the code less deeply; the Swift compiler accepts 256 levels"
      )
    }
  }
}
