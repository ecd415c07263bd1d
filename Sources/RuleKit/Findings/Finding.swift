import LayoutModel
import SwiftSource

/// What a rule reports about one place.
public struct Finding: Sendable {
  /// A sentence of a rule. Rules build theirs in `fileprivate static func`s named after the fact.
  public struct Message: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// What is wrong and why it matters, with code in back quotes and no final period.
    public var text: String
    public init(stringLiteral value: String) { text = value }

    /// Pieces of code in back quotes, separated by commas; of a long list the first names and the number of others.
    public static func list(_ code: some Collection<String>) -> String {
      let most = 6
      let shown = code.count > most ? most - 1 : code.count
      let text = code.prefix(shown).map { "`\($0)`" }.joined(separator: ", ")
      return shown < code.count ? "\(text) and \(code.count - shown) more" : text
    }
  }

  /// The bytes of the file to report.
  public var range: Range<Int>
  /// What is wrong and why it matters.
  public var message: Message
  /// What to do about it, with code in back quotes and no final period.
  public var advice: Message
  /// What the tool can do about it; nil if there is no fix.
  public var fix: Fix?
  /// Replaces the rule's default severity for one finding, unless a severity is configured; nil for the rule's own.
  public var severity: Severity?
  /// What has to hold in other files; all of it.
  public var conditions: [any Condition]
  /// Why it may be wrong, so that it is not reported; nil if it is certain where its conditions hold.
  public internal(set) var doubt: Doubt?
  /// Other places of the file that the finding is about.
  public var related: [RelatedPlace]
  /// The group of findings of the rule that it belongs to; nil for none.
  package var group: Group?

  /// The key of findings that are reported as one.
  package struct Group: Sendable, Equatable {
    /// Unique among the groups of the file, for all rules.
    package var id: Int
    /// How many of them must remain unsilenced for any to be reported.
    package var least: Int
    /// Whether the message tells how many findings it represents.
    package var countsOthers: Bool
  }

  /// A place that a finding is about, too, and what it has to do with it, like `the other constraint`.
  public struct RelatedPlace: Sendable {
    public var range: Range<Int>
    public var message: Message

    public init(_ place: some FindingPlace, _ message: Message) {
      range = place.bytes
      self.message = message
    }
  }

  public init(
    _ place: some FindingPlace, _ message: Message, advice: Message, fix: Fix? = nil,
    if conditions: (any Condition)?..., severity: Severity? = nil, related: [RelatedPlace] = []
  ) {
    range = place.bytes
    self.message = message
    self.advice = advice
    self.fix = fix
    self.conditions = conditions.compactMap(\.self)
    self.severity = severity
    self.related = related
  }
}

extension Finding {
  /// Takes from its file what its conditions and the assumptions of its fix need.
  package mutating func read(_ file: ViewFile) {
    for index in conditions.indices { conditions[index].read(file) }
    guard fix?.assumptions.isEmpty == false else { return }
    let names = file.memoized { NameCensus(of: $0.source) }
    for index in fix?.assumptions.indices ?? 0..<0 {
      fix?.assumptions[index].read(names)
    }
  }
}

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
