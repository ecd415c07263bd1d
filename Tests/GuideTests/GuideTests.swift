import Learning
import LintEngine
import Platform
import Project
import RuleKit
import Rules
import TestSupport
import Testing

@testable import Guide

/// A guide and a new view for a configuration.
struct Written {
  let guide: TeamGuide
  let view: NewView
  let style: TeamStyle
  private let checker: FileChecker

  /// - Returns: nil if the options of the configuration clash.
  init?(_ configuration: String) throws {
    guard let (style, rules) = try Self.team(configuration) else { return nil }
    self.style = style
    checker = FileChecker(rules: rules)
    guide = TeamGuide(style, rules: rules, known: Catalog.rules)
    view = NewView(style)
  }

  /// The style and the rules of a configuration; nil if its options clash.
  static func team(
    _ configuration: String, _ code: TeamCode = TeamCode()
  ) throws -> (style: TeamStyle, rules: RuleSet)? {
    let folder = try TemporaryFolder()
    try folder.write("team.yml", configuration)
    var choice = DiscoveryChoice()
    choice.configuration = FilePath(folder("team.yml"))
    let path = FilePath(folder.path)
    var search = ConfigurationSearch(
      choice, known: KnownNames(rules: Catalog.rules, reporters: []), currentFolder: path)
    let found = search.find(path, isFolder: true)
    guard search.problems.isEmpty else { return nil }
    let rules = search.rules(of: found)
    return (TeamStyle(found.configuration, rules: rules, known: Catalog.rules, code: code), rules)
  }

  /// The rules with findings in some code.
  func findings(in code: String) -> Set<String> {
    checker.source.load(Array(code.utf8))
    return Set(checker.check(path: FilePath("Example.swift")).map(\.rule))
  }

  func section(_ rule: String) -> TeamGuide.Section? {
    guide.sections.first { $0.rule == rule }
  }
}

@Suite("The guide and the snippet under random configurations")
struct RandomGuideTests {

  private static let conventions = Set(
    Catalog.rules.map { $0.description }.filter { $0.family == .cookbook || $0.family == .frames }
      .map(\.id))

  /// Whether no bad example is expected: a function that is too long is too long to show, where views are declared in
  /// closures no order is, the rules may not know the names that a random configuration asks for, numbers repeat in
  /// more than a few lines of some ways to lay out, and a class with one property may break what else is asked of classes.
  private func mayLackBad(_ rule: String, _ style: TeamStyle) -> Bool {
    switch rule {
    case "setup_length", "subview_order", "subview_name", "repeated_number": true
    case "setup_name": style.prefix == "prepare"
    case "subview_wrapper": style.wrapper?.name == "add"
    default: false
    }
  }

  @Test("every way to lay out that a configuration names is rendered")
  func dialects() throws {
    let options = try #require(Catalog.rules.first { $0.id == "layout_dialect" }).description
      .options
    guard case .choice(let words)? = options.first(where: { $0.name == "style" })?.shape else {
      Issue.record("`style` is no choice")
      return
    }
    // What a team's own functions take is known to the team, and frames and rows of stacks follow no pattern.
    #expect(
      Set(words)
        == Set(LayoutWriter.allCases.map(\.rawValue) + ["majority", "helpers", "frames", "stacks"]))
  }

  @Test(
    "examples are rendered in each way, lint as they say, and show each choice",
    arguments: LayoutWriter.allCases.map(\.rawValue),
    0..<Effort.full(4, byDefault: 1) as Range<UInt64>)
  func examples(_ dialect: String, _ seed: UInt64) throws {
    let text = RandomConfiguration(seed: 100 + seed, dialect: dialect).text
    try check(text)
    let written = try Written(text)
    #expect(written?.section("layout_dialect")?.bad != nil || written == nil, "\(text)")
  }

  @Test(
    "examples lint as they say, and so does a new view",
    arguments: 0..<Effort.full(40, byDefault: 8) as Range<UInt64>)
  func examples(_ seed: UInt64) throws {
    try check(RandomConfiguration(seed: seed).text)
  }

  private func check(_ text: String) throws {
    guard let written = try Written(text) else { return }
    for section in written.guide.sections {
      if let good = section.good { #expect(written.findings(in: good) == [], "\(good)") }
      if let bad = section.bad {
        let found = written.findings(in: bad)
        #expect(found.contains(section.rule) && found.isSubset(of: Self.conventions), "\(bad)")
      }
    }
    let withoutBad = written.guide.sections.filter {
      $0.bad == nil && !written.style.isUndecided($0.rule) && !mayLackBad($0.rule, written.style)
    }
    #expect(withoutBad.map(\.rule) == [], "\(text)")
    let missing = written.guide.sections.filter { $0.good == nil }.map(\.rule)
    #expect(missing.filter { $0 != "subview_order" } == [], "\(text)")
    for name in ["CardView", "CardCell", "CardCollectionViewCell", "CardViewController"] {
      let file = written.view.file(named: name)
      #expect(written.findings(in: file) == [], "\(text)\n\(file)")
    }
  }

  @Test(
    "a guide has at most 200 lines, and shows code that it has room for",
    arguments: 0..<Effort.full(40, byDefault: 10) as Range<UInt64>)
  func length(_ seed: UInt64) throws {
    guard let written = try Written(RandomConfiguration(seed: seed).text) else { return }
    let text = written.guide.markdown()
    #expect(text.count(where: { $0 == "\n" }) <= 200, "\(text)")
    for section in written.guide.sections { #expect(text.contains("**\(section.title).** ")) }
  }

  @Test("enough random configurations are valid")
  func validity() throws {
    let valid = try (0..<40 as Range<UInt64>).count { seed in
      try Written.team(RandomConfiguration(seed: seed).text) != nil
    }
    #expect(valid >= 20)
  }
}

@Suite("The guide in the style of a team")
struct GuideStyleTests {
  private func written(_ rules: String) throws -> Written {
    try #require(try Written("rules:\n" + rules))
  }

  @Test("constraints are in the configured order")
  func order() throws {
    let team = try written(
      "  constraint_order: {order: [[leading, trailing], [top, bottom]], mode: strict}\n")
    let section = try #require(team.section("constraint_order"))
    let good = try #require(section.good)
    let leading = try #require(good.firstRange(of: "nameLabel.leadingAnchor"))
    let top = try #require(good.firstRange(of: "nameLabel.topAnchor"))
    #expect(leading.lowerBound < top.lowerBound)
    #expect(section.text.contains("leading, trailing, top, bottom"))
  }

  @Test(
    "rules for frames are written as what we do, too",
    arguments: ["responsive_frames", "view_layout"])
  func frames(preset: String) throws {
    let team = try #require(try Written("extends: [cookbook, \(preset)]\n"))
    let sections = team.guide.sections.filter { $0.chapter == .frames }
    #expect(!sections.isEmpty)
    for section in sections {
      let rule = try #require(Catalog.rules.first { $0.description.id == section.rule })
      #expect(section.title != rule.description.summary, "\(section.rule)")
      #expect(section.text.contains(/\b[Ww]e\b/), "\(section.text)")
      #expect(section.good != nil && section.bad != nil, "\(section.rule)")
    }
  }

  @Test(
    "examples use the configured names and ways",
    arguments: [
      (
        "setup_prefix: {severity: warning, style: setUp}", "setup_prefix", "setUpNameLabel()",
        "configureNameLabel()"
      ),
      (
        "view_configuration: {severity: warning, style: render}", "view_configuration",
        "render(_ props: Props)", "configure("
      ),
      (
        "layout_dialect: {severity: warning, style: snapkit}", "layout_dialect",
        ".snp.makeConstraints", "NSLayoutConstraint.activate"
      ),
      (
        "negative_constant: {style: prefix}", "negative_constant", " -Constants.inset",
        "-1.0 * Constants.inset"
      ),
      (
        "interaction_style: {severity: warning, style: delegate}", "interaction_style",
        "weak var delegate", "var onFollow"
      ),
      (
        "initializer_style: {severity: warning, style: fatal_error}", "initializer_style",
        "fatalError(", "super.init(coder: coder)"
      ),
    ])
  func ways(_ setting: String, _ rule: String, _ good: String, _ bad: String) throws {
    let section = try #require(try written("  " + setting + "\n").section(rule))
    #expect(section.good?.contains(good) == true)
    #expect(section.bad?.contains(bad) == true)
  }

  @Test("members without a prescribed place are not claimed to have one")
  func partialOrder() throws {
    let team = try written("  member_order: {severity: warning, order: [lifecycle, properties]}\n")
    let section = try #require(team.section("member_order"))
    #expect(section.text.contains("then properties. The other members may be anywhere"))
    let good = try #require(section.good)
    let initializer = try #require(good.firstRange(of: "override init"))
    let property = try #require(good.firstRange(of: "let nameLabel"))
    #expect(initializer.lowerBound < property.lowerBound)
  }

  @Test("what a library does itself has no section, and closures are shown where they are the way")
  func library() throws {
    let team = try written(
      "  layout_dialect: {severity: warning, style: snapkit}\n  activate_together: warning\n  view_structure: {severity: warning, style: closures}\n"
    )
    #expect(team.section("activate_together") == nil)
    #expect(team.section("setup_grouping")?.good?.contains("= {") == true)
    #expect(team.section("config_in_layout")?.good?.contains("= {") == true)
    #expect((team.section("layout_dialect")?.bad?.split(separator: "\n").count ?? 0) < 30)
  }

  @Test("what is bad is shown by the members that matter, or not at all")
  func excerpts() throws {
    let team = try written(
      "  layout_dialect: {severity: warning, style: snapkit}\n  view_configuration: {severity: warning, style: render}\n  setup_grouping: {max_subviews: 1}\n"
    )
    let text = team.guide.markdown()
    #expect(
      text.contains(
        """
        ```swift
        // Not like this:
        final class ProfileHeaderView: UIView {
          struct Props { … }
          func configure(_ props: Props) {
            nameLabel.text = props.name
          }
        }
        ```
        """))
    #expect(!text.contains("func setupLabels() { … }"))
  }

  @Test("a view that is set up elsewhere is shown with its setup")
  func structures() throws {
    for style in ["closures", "method", "functions"] {
      let team = try written("  view_structure: {severity: warning, style: \(style)}\n")
      let excerpt = try #require(team.section("view_structure")?.badExcerpt)
      #expect(excerpt.contains("numberOfLines"), "\(style): \(excerpt)")
      #expect(excerpt.contains("UILabel = {") == (style != "closures"))
    }
  }

  @Test("code is written as the team does: its indentation, its makers, its names")
  func code() throws {
    let configuration =
      "rules: {layout_dialect: {severity: warning, style: snapkit}, view_structure: {severity: warning, style: closures}}\n"
    let (_, rules) = try #require(try Written.team(configuration))
    let text = """
      final class A: UIView {
      \tlet label = UILabel()
      \tfunc arrange() { label.snp.makeConstraints { $0.top.equalToSuperview() } }
      }
      """
    let code = TeamCode(Lessons(), rules: rules, texts: [text]) { $0 }
    let team = try #require(try Written.team(configuration, code))
    let guide = TeamGuide(team.style, rules: rules, known: Catalog.rules, code: code).markdown()
    #expect(
      guide.contains("\n\tprivate lazy var nameLabel: UILabel = {\n\t\tlet label = UILabel()"))
    #expect(guide.contains("\n\t\tnameLabel.snp.makeConstraints {\n\t\t\t$0.top"))
    #expect(!guide.contains("make in"))
  }

  @Test("only rules that are on have a section")
  func onlyActive() throws {
    let team = try written("  constraint_order: off\n")
    #expect(team.section("constraint_order") == nil)
    #expect(team.section("view_structure") == nil)
    #expect(team.section("negative_constant") != nil)
  }
}

@Suite("What a team writes into its guide")
struct TeamPartTests {
  private let document =
    "# A\n\ntext\n\n## B\n\nmore\n\n```swift\n# no heading\n```\n\n## C\n\nend\n"

  @Test("a part stays below its heading, or at the end of its section")
  func places() throws {
    let below = "## B\n\n<!-- team:begin x -->\nours\n<!-- team:end -->\n"
    let after = "## C\n\nend\n\n<!-- team:begin y -->\n## ours\n<!-- team:end -->\n"
    let text = document.replacing("## B\n", with: below).replacing("## C\n\nend\n", with: after)
    #expect(try TeamParts(of: text).merged(into: document) == text)
    let changed = document.replacing("more", with: "less")
    #expect(
      try TeamParts(of: text).merged(into: changed) == text.replacing("more", with: "less"))
  }

  @Test("a part whose heading is gone comes at the end")
  func gone() throws {
    let text = "## Old\n<!-- team:begin x -->\nours\n<!-- team:end -->\n"
    #expect(
      try TeamParts(of: text).merged(into: document)
        == document + "\n<!-- team:begin x -->\nours\n<!-- team:end -->\n")
  }

  @Test(
    "broken markers are reported at their lines",
    arguments: [
      ("a\n<!-- team:begin x -->\n", 2), ("<!-- team:end -->\n", 1),
      ("<!-- team:begin x -->\n<!-- team:begin y -->\n", 2), ("<!-- team:begin -->\n", 1),
      ("<!-- team:begin x\n", 1), ("<!-- team:start x -->\n", 1),
      ("<!-- team:begin x -->\n<!-- team:end -->\n<!-- team:begin x -->\n", 3),
    ])
  func broken(_ text: String, _ line: Int) {
    #expect(throws: TeamParts.Problem.self) { try TeamParts(of: text) }
    do throws(TeamParts.Problem) { _ = try TeamParts(of: text) } catch {
      #expect(error.line == line)
      #expect(!error.advice.isEmpty)
    }
  }

  @Test("a marker in a block of code is code")
  func inCode() throws {
    let text = "```\n<!-- team:begin x -->\n```\n"
    #expect(try TeamParts(of: text).merged(into: document) == document)
  }
}
