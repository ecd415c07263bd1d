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

extension Report {
  /// Reports one finding.
  ///
  /// - Parameter fix: computed only if it is needed.
  public mutating func add(
    _ place: some FindingPlace, _ message: Finding.Message, advice: Finding.Message,
    fix: @autoclosure () -> Fix? = nil, if conditions: (any Condition)?...,
    severity: Severity? = nil
  ) {
    var finding = Finding(
      place, message, advice: advice, fix: self.fix(fix()), severity: severity)
    finding.conditions = conditions.compactMap(\.self)
    add(finding)
  }
}
