import LintEngine
import RuleKit
import SwiftSource

public struct Silencing: Sendable, Equatable {
  /// The reason that each comment gives; nil for none.
  public var reason: String?

  /// - Throws: `InvalidReason` for a text that would not be read as the reason again.
  public init(reason: String?) throws(InvalidReason) {
    self.reason = reason
    guard let reason else { return }
    if reason.utf8.allSatisfy(\.isBlank) {
      throw InvalidReason(message: "is blank", advice: "write a few words")
    }
    guard !reason.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw InvalidReason(
        message: "has several lines or control characters",
        advice: "write it on one line, because the comment ends with its line")
    }
    for verb in [Suppression.Verb.disableThis, .disableNext] {
      let comment = comment(verb, ["rule"])
      let source = SourceFile(Array("code  \(comment)\n".utf8))
      let read = SuppressionReader.suppressions(in: source)
      guard read.count == 1, read[0].hasReason,
        read[0].reason.map(source.text) == reason
      else {
        throw InvalidReason(
          message: "would not be read as a reason",
          advice: "leave out dashes and slashes at its start, and ` //` in it")
      }
    }
  }

  public struct InvalidReason: Error, Sendable {
    /// What is wrong with it, a verb first and no final period.
    public var message: String
    public var advice: String
  }

  func comment(_ verb: Suppression.Verb, _ rules: [String]) -> String {
    let names = "// layoutlint:\(verb.rawValue) \(rules.joined(separator: ", "))"
    guard let reason, verb != .enable else { return names }
    return "\(names) - \(reason)"
  }

  /// The comment that turns a rule off for all code of a text; nil if there is none.
  public func disabling(_ rule: String, in text: [UInt8]) -> Edit? {
    let places = CommentPlaces(SourceFile(text))
    guard let first = places.source.tokens.first,
      let place = places.above(line: places.lines.position(of: Int(first.start)).line)
    else { return nil }
    let line = places.line(comment(.disable, [rule]), places.indentation(at: place), at: place)
    return Edit(place..<place, replacement: line)
  }
}

extension Diagnostic {
  public var canBeSilenced: Bool { family.map { $0 != .suppressions } ?? false }
}
