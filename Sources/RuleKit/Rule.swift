import LayoutModel
import SwiftSource

/// One rule of the linter. A rule reads facts and reports findings; it never writes a file and never prints.
public protocol Rule<Subject>: Sendable {
  /// The options; `NoOptions` for a rule without any.
  associatedtype Options: RuleOptions = NoOptions
  /// The kind of thing that the rule checks one by one: a constraint, a function, a whole file.
  associatedtype Subject

  /// The rule's metadata.
  static var description: RuleDescription { get }
  /// What the rule examines. Files without any of it are not read for the rule.
  var query: Query<Subject> { get }

  /// Whether its findings depend on what functions of other files do with views that they get: `ViewHanding`.
  static var collectsFunctions: Bool { get }

  /// The settings of other rules that clash with the options of this one.
  static var clashes: [OptionClash] { get }

  /// The rule with its default options.
  init()
  init(options: Options)
  var options: Options { get }

  /// Adds to what is known about the project, from a file with the triggers of the query.
  func collect(from file: ViewFile, _ report: inout Report)

  /// Checks one of the things that the query finds.
  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report)

  /// How many places the rule judges in a file: by default, what its query finds, or the facts that it asks for.
  func placeCount(in file: ViewFile) -> Int

  /// Checks all that the rule's query finds in a file; a requirement only to be specialized for each rule.
  func checker(of query: Query<Subject>) -> @Sendable (ViewFile, inout Report) -> Void
}

extension Rule {
  public static var collectsFunctions: Bool { false }
  public static var clashes: [OptionClash] { [] }

  public init() { self.init(options: Options()) }

  /// The rule's id.
  public static var id: String { description.id }

  /// Whether the rule checks suppressions.
  package static var isAboutSuppressions: Bool { description.family == .suppressions }

  public func placeCount(in file: ViewFile) -> Int { query.count(file) }

  public func collect(from file: ViewFile, _ report: inout Report) {}

  @inlinable
  public func checker(of query: Query<Subject>) -> @Sendable (ViewFile, inout Report) -> Void {
    let (mayFind, search) = (query.mayFind, query.search)
    return { file, report in
      collect(from: file, &report)
      // First without the closures, which take longer than most rules need to rule out a file.
      if mayFind(file) { search(file) { check($0, in: file, &report) } }
    }
  }

  /// Checks a suppression, if the rule examines suppressions.
  func suppressionChecker() -> @Sendable (Suppression, ViewFile, inout Report) -> Void {
    { suppression, file, report in
      if let subject = suppression as? Subject { check(subject, in: file, &report) }
    }
  }
}

extension Rule where Options == NoOptions {
  public init(options: NoOptions) { self.init() }
  public var options: NoOptions { NoOptions() }
}

extension Rule where Subject == Finding {
  /// Reports what the query has found.
  public func check(_ finding: Finding, in file: ViewFile, _ report: inout Report) {
    var finding = finding
    finding.fix = report.fix(finding.fix)
    report.add(finding)
  }
}

/// A rule that compares things across a whole file.
public protocol FileRule: Rule where Subject == ViewFile {
  /// Checks a file.
  func check(_ file: ViewFile, _ report: inout Report)
}

extension FileRule {
  public func check(_ file: ViewFile, in _: ViewFile, _ report: inout Report) {
    check(file, &report)
  }
}

/// Collects the findings of rules, and what they learn for findings in other files.
public struct Report: Sendable {
  /// The findings so far.
  public internal(set) var findings: [Finding] = []
  /// The findings so far that are in doubt, if they are wanted.
  package private(set) var doubtful: [Finding] = []
  /// What the rules have collected from the file.
  package private(set) var contributions = Contributions()
  /// The settings of the rule that looks at the file at the moment.
  public var settings: SettingsKey { settingsOfRule?.value ?? SettingsKey() }
  package var settingsOfRule: OnFirstUse<SettingsKey>?
  private let wantsFixes: Bool
  private let keepsDoubtful: Bool
  private var groupCount = 0
  /// The keys that the rule has asked for in the file.
  private var questions = KeySet()
  /// For questions whose answers take time for each finding of the rule in a file.
  public var fuel = Fuel.ofFile

  /// A report without findings.
  ///
  /// - Parameters:
  ///   - wantsFixes: whether the fixes of the findings are needed.
  ///   - keepsDoubtful: whether those that are not reported are, to explain why.
  public init(wantsFixes: Bool = true, keepsDoubtful: Bool = false) {
    (self.wantsFixes, self.keepsDoubtful) = (wantsFixes, keepsDoubtful)
  }

  /// Reports one finding, unless it is in doubt.
  public mutating func add(_ finding: Finding) {
    if finding.doubt == nil {
      findings.append(finding)
    } else if keepsDoubtful {
      doubtful.append(finding)
    }
  }

  /// Reports a finding as surely as what it is about is known.
  public mutating func add(_ finding: Finding, _ certainty: Certainty) {
    add(finding.given(certainty))
  }

  /// Reports occurrences that are shown as one finding: the first one that no comment silences, no baseline accepts
  /// and `--changed-lines` does not leave out. The fixes of the others are part of it.
  ///
  /// - Parameters:
  ///   - occurrences: in source order, each with the message to show if it is the first one left, and with the edits of
  ///     its own fix. A fix that repairs all of them belongs to the first.
  ///   - least: the number of unsilenced occurrences that makes a finding.
  ///   - countsOthers: whether the message ends with the number of the others.
  public mutating func add(
    together occurrences: [Finding], least: Int = 1, countsOthers: Bool = true
  ) {
    guard occurrences.count > 1 else {
      findings += occurrences
      return
    }
    groupCount += 1
    for var occurrence in occurrences {
      occurrence.group = .init(id: groupCount, least: least, countsOthers: countsOthers)
      findings.append(occurrence)
    }
  }

  /// Whether the rule asks for the first time in the file: for one finding for each key.
  public mutating func isFirst(_ key: UInt64) -> Bool { questions.insert(key) }

  /// Whether the last finding of the rule is about code that a place is in.
  public func lastFindingIncludes(_ place: Lexemes) -> Bool {
    findings.last.map { $0.range.contains(place.bytes.lowerBound) } ?? false
  }

  /// Forgets what the last rule has asked.
  package mutating func begin(_ settings: OnFirstUse<SettingsKey>) {
    settingsOfRule = settings
    if !questions.isEmpty { questions.removeAll() }
    fuel = .ofFile
  }

  /// Adds to what is known about the project once all files are read.
  public mutating func collect<One: Contribution>(
    _ type: One.Type, _ add: (inout One) -> Void
  ) {
    contributions.collect(type, add)
  }

  /// The fix for a finding, computed only if it is needed.
  public func fix(_ fix: @autoclosure () -> Fix?) -> Fix? { wantsFixes ? fix() : nil }

  /// Returns the findings and removes them from the report.
  package mutating func takeFindings() -> [Finding] {
    guard !findings.isEmpty else { return [] }
    defer { findings = [] }
    return findings
  }

  /// Returns those in doubt and removes them from the report.
  package mutating func takeDoubtful() -> [Finding] {
    guard !doubtful.isEmpty else { return [] }
    defer { doubtful = [] }
    return doubtful
  }
}

extension Rule {
  /// The rule with some options set. Invalid values were rejected when the configuration was read.
  public static func configured(with values: [String: OptionValue] = [:]) -> any Rule {
    var options = Options()
    for (name, value) in values { try? options.set(name, to: value) }
    return Self(options: options)
  }

  /// What is wrong with a value for an option; nil if it is valid.
  package static func problem(with name: String, _ value: OptionValue) -> OptionError? {
    var options = Options()
    do throws(OptionError) {
      try options.set(name, to: value)
      return nil
    } catch {
      return error
    }
  }

  /// The value of an option as written in a configuration file.
  ///
  /// - Parameter value: what was set; nil for the default.
  public static func optionText(_ name: String, _ value: OptionValue?) -> String {
    var options = Options()
    if let value { try? options.set(name, to: value) }
    return options.text(of: name) ?? ""
  }
}
