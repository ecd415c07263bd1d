import LayoutModel
import SwiftSource

/// One rule of the linter. A rule reads facts and reports findings; it never writes a file and never prints.
public protocol Rule: Sendable {
  /// What can be set; `NoOptions` for nothing.
  associatedtype Options: RuleOptions = NoOptions

  /// The rule's metadata.
  static var description: RuleDescription { get }
  /// The facts that the rule wants to see; it gets no others.
  static var interest: FactKinds { get }
  /// Words of which a file must hold at least one for the rule, with its options, to find anything; also those that no
  /// token spells, see `SourceFile.derivedWords()`. `WordSet.all` for a rule that may find something in any file. None for
  /// a rule about suppressions: files that have one are always looked at.
  var triggers: WordSet { get }

  /// The rule itself if it needs the other files of a run, which takes a conformance to `CollectingRule`.
  var collecting: (any CollectingRule)? { get }

  init(options: Options)

  /// Checks a file as a whole, once, before its parts.
  func check(_ file: ViewFile, _ report: inout Report)
  /// Checks a type or an extension.
  func check(_ type: ViewType, in file: ViewFile, _ report: inout Report)
  /// Checks one constraint.
  func check(_ constraint: Constraint, in file: ViewFile, _ report: inout Report)
  /// Checks the constraints that stand together on one view.
  func check(_ sequence: ConstraintSequence, in file: ViewFile, _ report: inout Report)
  /// Checks a function, an initializer or an accessor of a view type.
  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report)
  /// Checks a property with an initial value.
  func check(_ property: ViewProperty, in file: ViewFile, _ report: inout Report)
  /// Checks the numbers that one view has in one block.
  func check(_ numbers: LayoutNumberGroup, in file: ViewFile, _ report: inout Report)
  /// Checks a comment that turns rules off or on, after it is known what it silenced. What the rule reports is not
  /// silenced by any.
  func check(_ suppression: Suppression, in file: ViewFile, _ report: inout Report)
}

extension Rule {
  public func check(_ file: ViewFile, _ report: inout Report) {}
  public func check(_ type: ViewType, in file: ViewFile, _ report: inout Report) {}
  public func check(_ constraint: Constraint, in file: ViewFile, _ report: inout Report) {}
  public func check(_ sequence: ConstraintSequence, in file: ViewFile, _ report: inout Report) {}
  public func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {}
  public func check(_ property: ViewProperty, in file: ViewFile, _ report: inout Report) {}
  public func check(_ numbers: LayoutNumberGroup, in file: ViewFile, _ report: inout Report) {}
  public func check(_ suppression: Suppression, in file: ViewFile, _ report: inout Report) {}

  public var collecting: (any CollectingRule)? { nil }

  /// The rule with its defaults.
  public init() { self.init(options: Options()) }

  /// The rule's id.
  public static var id: String { description.id }
}

/// The kinds of fact that a rule can look at.
public struct FactKinds: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let sequences = FactKinds(rawValue: 1)
  public static let functions = FactKinds(rawValue: 2)
  public static let properties = FactKinds(rawValue: 4)
  public static let numbers = FactKinds(rawValue: 8)
  public static let suppressions = FactKinds(rawValue: 16)
  public static let files = FactKinds(rawValue: 32)
  public static let types = FactKinds(rawValue: 64)
  public static let constraints = FactKinds(rawValue: 128)
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
