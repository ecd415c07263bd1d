import LayoutModel
import SwiftSource

/// What a finding can point at: a token, several, or bytes of the file.
public protocol FindingPlace {
  /// The bytes of the file.
  var bytes: Range<Int> { get }
}

extension Lexeme: FindingPlace {}
extension Lexemes: FindingPlace {}
extension Range: FindingPlace where Bound == Int {
  public var bytes: Range<Int> { self }
}

extension ViewFile {
  /// The number of the line where a place begins, for a message.
  public func line(of place: some FindingPlace) -> Int {
    memoized { LineTable($0.source.bytes) }.position(of: place.bytes.lowerBound).line
  }

  /// The lines where places begin, for a message: `line 3`, or `lines 3, 5 and 8`.
  public func lines(of places: [Finding.RelatedPlace]) -> String {
    let lines = Set(places.map { line(of: $0.range) }).sorted().map(String.init)
    guard lines.count > 1, let last = lines.last else { return "line \(lines.joined())" }
    return "lines \(lines.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Report {
  /// Reports one finding.
  ///
  /// - Parameter fix: computed only if it is needed.
  public mutating func add(
    _ place: some FindingPlace, _ message: Finding.Message, advice: Finding.Message,
    fix: @autoclosure () -> Fix? = nil, if conditions: (any Condition)?...,
    severity: Severity? = nil, related: [Finding.RelatedPlace] = []
  ) {
    var finding = Finding(
      place, message, advice: advice, fix: self.fix(fix()), severity: severity, related: related)
    finding.conditions = conditions.compactMap(\.self)
    add(finding)
  }
}
