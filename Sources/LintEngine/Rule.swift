import LayoutModel
import SwiftSource

/// One rule of the linter. A rule reads facts and reports findings; it never writes a file and never prints.
public protocol Rule<Subject>: Sendable {
  /// The options; `NoOptions` for a rule without any.
  associatedtype Options: RuleOptions = NoOptions
  /// What the rule checks one by one: a constraint, a function, a whole file.
  associatedtype Subject

  /// The rule's metadata.
  static var description: RuleDescription { get }
  /// What the rule looks at. Files that hold nothing of the kind are not read for it.
  var query: Query<Subject> { get }

  /// The rule itself if it needs the other files of a run, which takes a conformance to `CollectingRule`.
  var collecting: (any CollectingRule)? { get }

  init(options: Options)

  /// Checks one of the things that the query asks for.
  func check(_ subject: Subject, in file: ViewFile, _ report: inout Report)

  /// What checks everything in a file that the query asks for. Rules leave it as it is: it is a requirement so that it
  /// is compiled for each of them.
  func checker() -> @Sendable (ViewFile, inout Report) -> Void
}

extension Rule {
  public var collecting: (any CollectingRule)? { nil }

  /// The rule with its defaults.
  public init() { self.init(options: Options()) }

  /// The rule's id.
  public static var id: String { description.id }

  /// Whether it checks the comments that turn rules off or on.
  package static var isAboutSuppressions: Bool { description.family == .suppressions }

  @inlinable
  public func checker() -> @Sendable (ViewFile, inout Report) -> Void {
    let visit = query.visit
    return { file, report in
      visit(file) { check($0, in: file, &report) }
    }
  }

  /// Checks a suppression, if the rule is about these.
  func suppressionChecker() -> @Sendable (Suppression, ViewFile, inout Report) -> Void {
    { suppression, file, report in
      if let subject = suppression as? Subject { check(subject, in: file, &report) }
    }
  }
}

/// A rule that compares things from all over a file.
public protocol FileRule: Rule where Subject == ViewFile {
  /// Checks a file.
  func check(_ file: ViewFile, _ report: inout Report)
}

extension FileRule {
  public func check(_ file: ViewFile, in _: ViewFile, _ report: inout Report) {
    check(file, &report)
  }
}

/// Where rules put their findings.
public struct Report: Sendable {
  /// What the rule has reported so far.
  public internal(set) var findings: [Finding] = []
  private let wantsFixes: Bool
  private var groupCount = 0

  /// A report without findings.
  ///
  /// - Parameter wantsFixes: whether anybody will look at the fixes of the findings.
  public init(wantsFixes: Bool = true) { self.wantsFixes = wantsFixes }

  /// Reports one finding.
  public mutating func add(_ finding: Finding) { findings.append(finding) }

  /// Reports occurrences that are shown as one finding: the first of those that no comment silences, no baseline accepts
  /// and `--changed-lines` does not leave out. The fixes of the others come with it.
  ///
  /// - Parameters:
  ///   - occurrences: in the order of their places, each with the message to show where it is the first, and with what
  ///     its own fix changes. A fix that repairs all of them belongs to the first.
  ///   - least: how many have to be left by comments to be worth a finding.
  ///   - countsOthers: whether the message is to end in how many others there are.
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

  /// The fix for a finding, worked out only if somebody will look at it.
  public func fix(_ fix: @autoclosure () -> Fix?) -> Fix? { wantsFixes ? fix() : nil }

  /// Gives away the findings and starts anew.
  mutating func takeFindings() -> [Finding] {
    guard !findings.isEmpty else { return [] }
    defer { findings = [] }
    return findings
  }
}
