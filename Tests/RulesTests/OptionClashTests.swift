import Platform
import Project
import Reporting
import TestSupport
import Testing

@testable import Rules

@Suite("Clashes of options")
struct OptionClashTests {
  private let folder: TemporaryFolder
  private let known = KnownNames(rules: Catalog.rules, reporters: [])
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
  }

  /// The problems and warnings of a configuration, and what `config` shows.
  private func read(
    _ text: String, for path: String = "a.swift"
  ) throws -> (problems: [String], warnings: [String], shown: [String]) {
    try folder.write(".layoutlint.yml", text)
    var search = ConfigurationSearch(
      DiscoveryChoice(), known: known, currentFolder: FilePath(folder.path))
    let found = search.find(FilePath(folder(path)), isFolder: false)
    let shown = ConfigurationText(
      found, path: FilePath(path), rules: Catalog.rules, currentFolder: FilePath(folder.path))
    let lines = shown.text().split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    return (search.problems.map(Self.text), search.warnings.map(Self.text), lines)
  }

  private static func text(_ problem: ConfigurationProblem) -> String {
    let place = problem.place
    let path = String(decoding: place.path.bytes, as: UTF8.self)
    return "\(path):\(place.line):\(place.column): \(problem.message); \(problem.advice)"
  }

  @Test("`style: method` turns `setup_grouping` off, and the configuration says so")
  func turnedOff() throws {
    for base in ["", "extends: strict\n", "extends: [cookbook, strict]\n"] {
      let read = try read(
        base
          + "rules:\n  view_structure: {severity: warning, style: method}\n  conventions: error\n")
      #expect(read.problems.isEmpty && read.warnings.isEmpty)
      let line = base.isEmpty ? 2 : 3
      #expect(
        read.shown.contains(
          "severity: off # clashes with `style` of `view_structure`, .layoutlint.yml:\(line)"))
    }
    let others = [
      "rules: {view_structure: {severity: warning, style: functions}}",
      "rules: {view_structure: {style: method}}",
      "rules: {view_structure: {severity: warning, style: method}, setup_grouping: off}",
    ]
    for text in others {
      let read = try read(text)
      #expect(read.problems.isEmpty)
      #expect(!read.shown.contains { $0.contains("clashes") })
    }
  }

  @Test("`setup_grouping` does not run beside `style: method`")
  func doesNotRun() throws {
    try folder.write(
      ".layoutlint.yml", "rules: {view_structure: {severity: warning, style: method}}")
    var search = ConfigurationSearch(
      DiscoveryChoice(), known: known, currentFolder: FilePath(folder.path))
    let with = search.rules(of: search.find(FilePath(folder("a.swift")), isFolder: false)).count
    try folder.write(
      ".layoutlint.yml", "rules: {view_structure: {severity: warning, style: functions}}")
    search = ConfigurationSearch(
      DiscoveryChoice(), known: known, currentFolder: FilePath(folder.path))
    #expect(
      search.rules(of: search.find(FilePath(folder("a.swift")), isFolder: false)).count == with + 1)
  }

  @Test("`style: method` beside `setup_grouping` is an error with both places")
  func explicit() throws {
    let message = { (place: String, own: String) in
      "\(place): `setup_grouping` clashes with `style` of `view_structure` at \(own); remove `setup_grouping`, which asks for several functions, or choose another style"
    }
    #expect(
      try read(
        """
        rules:
          setup_grouping: error
          view_structure: {severity: warning, style: method}
        """
      ).problems == [message(".layoutlint.yml:2:19", ".layoutlint.yml:3:46")])
    #expect(
      try read(
        """
        rules:
          setup_grouping: {max_subviews: 4}
          view_structure: {severity: warning, style: method}
        """
      ).problems == [message(".layoutlint.yml:2:34", ".layoutlint.yml:3:46")])
    try folder.write("shared.yml", "rules: {view_structure: {style: method}}")
    #expect(
      try read("extends: [strict, ./shared.yml]\nrules: {setup_grouping: note}").problems
        == [message(".layoutlint.yml:2:25", "shared.yml:1:33")])
    #expect(
      try read(
        """
        rules: {view_structure: {severity: warning, style: method}}
        overrides: [{paths: Legacy, rules: {setup_grouping: note}}]
        """
      ).problems == [message(".layoutlint.yml:2:53", ".layoutlint.yml:1:52")])
  }

  @Test(
    "options that cannot both be met are reported with both places",
    arguments: [
      (
        """
        rules:
          setup_prefix: {severity: warning, style: setup}
          config_in_layout: {layout_functions: ["setup*"]}
        """,
        ".layoutlint.yml:3:40: `layout_functions: [setup*]` of `config_in_layout` clashes with `style` of `setup_prefix` at .layoutlint.yml:2:44; remove `setup*` there: it makes every setup function one that may only lay out"
      ),
      (
        """
        rules:
          config_in_layout: {appearance_members: [a, shade], neutral_members: [shade]}
        """,
        ".layoutlint.yml:2:71: `neutral_members: [shade]` of `config_in_layout` clashes with `appearance_members` of `config_in_layout` at .layoutlint.yml:2:42; name `shade` in one of the two"
      ),
      (
        """
        rules:
          view_configuration: {severity: note, style: render, verbs: [show]}
        """,
        ".layoutlint.yml:2:62: `verbs: [show]` of `view_configuration` clashes with `style` of `view_configuration` at .layoutlint.yml:2:47; remove one of the two: each says how data is passed"
      ),
      (
        """
        rules:
          view_configuration: {severity: note, style: property, parameters: several}
        """,
        ".layoutlint.yml:2:69: `parameters: several` of `view_configuration` clashes with `style` of `view_configuration` at .layoutlint.yml:2:47; write `one`: a property has a single value"
      ),
    ])
  func errors(text: String, problem: String) throws {
    let read = try read(text)
    #expect(read.problems == [problem])
    #expect(read.warnings.isEmpty)
  }

  @Test(
    "options without effect beside others are warned of",
    arguments: [
      (
        """
        rules:
          negative_constant: {style: prefix, literals: true}
        """,
        ".layoutlint.yml:2:48: `literals: true` of `negative_constant` clashes with `style` of `negative_constant` at .layoutlint.yml:2:30; remove it: `prefix` asks nothing of literals"
      )
    ])
  func warnings(text: String, warning: String) throws {
    let read = try read(text)
    #expect(read.problems.isEmpty)
    #expect(read.warnings == [warning])
  }

  @Test(
    "options that can both be met are silent",
    arguments: [
      "rules: {setup_prefix: {severity: warning, style: setup}, config_in_layout: {layout_functions: ['setup*Layout']}}",
      "rules: {setup_prefix: warning, config_in_layout: {layout_functions: ['setup*']}}",
      "rules: {config_in_layout: {appearance_members: [a], neutral_members: [b]}}",
      "rules: {negative_constant: {style: factor, literals: true}}",
      "rules: {setup_prefix: {severity: warning, style: configure}, setup_name: warning}",
      "rules: {setup_prefix: {severity: off, style: setup}, config_in_layout: {layout_functions: ['setup*']}}",
      "rules: {config_in_layout: {constraints_only_in: [a], additions_only_in: [b]}}",
      "rules: {subview_wrapper: warning, config_in_layout: {constraints_only_in: [a]}}",
      "rules: {subview_wrapper: warning, config_in_layout: {constraints_only_in: [a, b], additions_only_in: [b]}}",
      "extends: strict\nrules: {setup_prefix: {style: install}}",
    ])
  func silent(_ text: String) throws {
    let read = try read(text)
    #expect(read.problems.isEmpty && read.warnings.isEmpty)
  }

  @Test(
    "functions for one kind of work clash with a wrapper that does two",
    arguments: [
      (
        """
        rules:
          subview_wrapper: warning
          config_in_layout: {constraints_only_in: [setUpConstraints], additions_only_in: [setUpViews]}
        """,
        ".layoutlint.yml:2:20: `subview_wrapper` clashes with `constraints_only_in` of `config_in_layout` at .layoutlint.yml:3:43; remove one of them, or share a pattern with `additions_only_in`: a wrapper adds a view and constrains it in one place"
      )
    ])
  func kindsOfWork(text: String, problem: String) throws {
    #expect(try read(text).problems == [problem])
  }

  @Test("options of a rule that is off are reported, unless it is turned off by its name")
  func idleOptions() throws {
    #expect(
      try read("rules: {view_structure: {style: closures}}").warnings == [
        ".layoutlint.yml:1:33: `view_structure` is off, so its options have no effect; add `severity: warning`, or remove them"
      ])
    #expect(try read("extends: none\nrules: {setup_length: {max_lines: 9}}").warnings.count == 1)
    for text in [
      "rules: {view_structure: {severity: off, style: closures}}",
      "extends: strict\nrules: {view_structure: {style: closures}}",
      "rules: {view_structure: {style: closures}}\noverrides: [{paths: A, rules: {view_structure: note}}]",
      "rules: {view_structure: {style: closures}, strict: note}",
    ] {
      #expect(try read(text).warnings == [], "\(text)")
    }
  }

  @Test("clashes name rules of the catalogue and their options")
  func names() {
    for rule in Catalog.rules {
      for clash in rule.clashes {
        let other = Catalog.rules.first { $0.id == clash.other }
        #expect(rule.description.options.contains { $0.name == clash.option })
        if let option = clash.otherOption {
          #expect(other?.description.options.contains { $0.name == option } == true)
        } else {
          #expect(other != nil)
        }
      }
    }
  }
}
