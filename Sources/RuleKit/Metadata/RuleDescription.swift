/// The metadata of a rule, for the catalogue, `explain`, the tests and the command line.
public struct RuleDescription: Sendable {
  /// `snake_case`, unique; shown with every diagnostic of the rule.
  public var id: String
  /// The group that the rule belongs to.
  public var family: RuleFamily
  /// The chapter of the cookbook page that its source names first.
  public var chapter: CookbookChapter { CookbookChapter(source: source) }
  /// One line, no final period.
  public var summary: String
  /// Why the rule exists and what it reports, in at most 80 words.
  public var rationale: String
  /// Known limits: what the rule leaves alone or does not see, a phrase each.
  public var limits: [String]
  /// Where the rule comes from: document and section.
  public var source: String
  /// The severity without configuration.
  public var defaultSeverity: Severity
  /// A new kind that is off, also in presets, until findings in real code have shown that it is right.
  public var isPreview: Bool
  /// What happens to people where the rule finds something; nil for rules that report no mistakes.
  public var effect: Effect?
  /// Whether it reports code that does nothing, which editors fade.
  public var reportsDeadCode: Bool
  /// Whether the cookbook's own examples depart from it, whatever its options are.
  public var departsFromExamples: Bool
  /// The presets for frame layout that the rule belongs to.
  public var framePresets: [Preset]
  /// The options that presets set, by name.
  public var presetOptions: [Preset: [String: OptionValue]]
  /// The safety of the rule's fixes.
  public var fixSafety: FixSafety
  /// The version that introduced the rule.
  public var since: String
  /// The version of rules that do not name one.
  public static let firstVersion = "0.1.0"
  /// The options, with types and defaults.
  public var options: [OptionDescription] { makeOptions() }
  /// Code without a finding.
  public var goodExamples: [Example] { makeGoodExamples() }
  /// Code with findings.
  public var badExamples: [Example] { makeBadExamples() }

  // A run that only checks files needs none of these, and would have to wait for those of every rule.
  private let makeOptions: @Sendable () -> [OptionDescription]
  private let makeGoodExamples: @Sendable () -> [Example]
  private let makeBadExamples: @Sendable () -> [Example]

  /// - Parameters:
  ///   - goodExamples: code without a finding, behind a few words about what it shows.
  ///   - badExamples: code with findings: `↓` precedes each reported place.
  public init(
    id: String, family: RuleFamily, summary: String, rationale: String, limits: [String] = [],
    source: String, defaultSeverity: Severity = .warning, isPreview: Bool = false,
    effect: Effect? = nil,
    reportsDeadCode: Bool = false, departsFromExamples: Bool = false,
    framePresets: [Preset] = [],
    presetOptions: [Preset: [String: OptionValue]] = [:],
    fixSafety: FixSafety = .none, since: String = firstVersion,
    options: @autoclosure @escaping @Sendable () -> [OptionDescription] = [],
    goodExamples: @autoclosure @escaping @Sendable () -> KeyValuePairs<String, String>,
    badExamples: @autoclosure @escaping @Sendable () -> KeyValuePairs<String, String>
  ) {
    self.id = id
    self.family = family
    self.summary = summary
    self.rationale = rationale
    self.limits = limits
    self.source = source
    self.defaultSeverity = isPreview ? .off : defaultSeverity
    self.isPreview = isPreview
    self.effect = effect
    self.reportsDeadCode = reportsDeadCode
    self.departsFromExamples = departsFromExamples
    self.framePresets = framePresets
    self.presetOptions = presetOptions
    self.fixSafety = fixSafety
    self.since = since
    makeOptions = options
    makeGoodExamples = { goodExamples().map { Example($0.key, $0.value) } }
    makeBadExamples = { badExamples().map { Example($0.key, $0.value) } }
  }
}

/// The groups of rules, in the order of the catalogue. The raw value is the folder in `Rules/`.
public enum RuleFamily: String, Sendable, CaseIterable {
  case cookbook = "Cookbook"
  case correctness = "Correctness"
  case accessibility = "Accessibility"
  case frames = "Frames"
  case suppressions = "Suppressions"

  /// The name of the family wherever rules can be named.
  public var id: String { self == .cookbook ? "conventions" : rawValue.lowercased() }

  /// What its rules are about: one line, no final period.
  public var summary: String {
    switch self {
    case .cookbook: "conventions of the cookbook"
    case .correctness: "mistakes that only show at run time"
    case .accessibility: "what VoiceOver and larger text need"
    case .frames: "layout with frames, KTResponsiveUI and ViewLayout"
    case .suppressions: "comments that silence rules"
    }
  }

  /// Whether its rules report mistakes. Others report departures from what was agreed on.
  public var isAboutMistakes: Bool { self == .correctness || self == .accessibility }

  /// The heading in the catalogue.
  public var title: String {
    switch self {
    case .cookbook: "The cookbook"
    case .correctness: "Mistakes that only show at run time"
    case .accessibility: "Accessibility"
    case .frames: "Frame layout"
    case .suppressions: "Suppressions"
    }
  }
}

/// The chapters of the page that most conventions come from, in its order, by their headings.
public enum CookbookChapter: String, Sendable, CaseIterable {
  case advantages = "Advantages of UI in code"
  case codeStructure = "Code structure"
  case viewStructure = "View structure"
  case constraints = "Constraints"
  case configuration = "How view is configured"
  case interactions = "Handling interactions"
  case styles = "Styles management"
  case formatting = "General formatting"
  case bestPractices = "Best practices"
  case examples = "Examples"
  case otherPages = "Other pages"

  /// The chapter that a source names first.
  ///
  /// - Parameter source: that of a rule, `UIKit In Code, Best practices: "…"`.
  init(source: String) {
    let places = source.prefix { $0 != ":" && $0 != ";" }.split(separator: ",")
    guard places.first == "UIKit In Code" else {
      self = .otherPages
      return
    }
    let named = places.dropFirst().lazy.compactMap { place in
      Self.allCases.first { place.dropFirst().hasPrefix($0.rawValue) }
    }
    self = named.first ?? .examples
  }
}

/// The safety of a fix.
public enum FixSafety: String, Sendable {
  /// The rule has no fix.
  case none
  /// Keeps the behaviour and the comments.
  case safe
  /// To be reviewed before it is kept.
  case unsafe
}

/// Code that shows a rule. Each one runs as a test.
public struct Example: Sendable {
  /// What the code shows, a few words.
  public var title: String
  /// Swift code; in a bad example, `↓` precedes each reported place.
  public var markedCode: String

  public init(_ title: String, _ markedCode: String) {
    self.title = title
    self.markedCode = markedCode
  }

  /// The marker of a reported place.
  public static let marker: Character = "↓"

  /// The code without its marks.
  public var code: String { String(markedCode.filter { $0 != Self.marker }) }
}
