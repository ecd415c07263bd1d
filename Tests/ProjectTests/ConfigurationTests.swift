import Platform
import ProbeSupport
import Project
import RuleKit
import TestSupport
import Testing

@Suite("Configurations")
struct ConfigurationTests {
  let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD")
  }

  func find(
    _ path: String, _ choice: DiscoveryChoice = DiscoveryChoice()
  ) -> (found: FoundConfiguration, problems: [String]) {
    var search = ConfigurationSearch(
      choice, known: configuredRules, currentFolder: FilePath(folder.path))
    let found = search.find(FilePath(folder(path)), isFolder: false)
    return (found, search.problems.map(Self.text))
  }

  private static func text(_ problem: ConfigurationProblem) -> String {
    let place = problem.place
    let path = String(decoding: place.path.bytes, as: UTF8.self)
    let advice = problem.advice.isEmpty ? "" : "; \(problem.advice)"
    return "\(path):\(place.line):\(place.column): \(problem.message)\(advice)"
  }

  private func severities(_ path: String) -> [String: String] {
    let (found, problems) = find(path)
    #expect(problems.isEmpty)
    var severities: [String: String] = [:]
    for rule in configuredRules.rules {
      let id = rule.id
      severities[id] = found.configuration.severity(of: id).name
    }
    return severities
  }

  private func option(_ name: String, for path: String) -> String? {
    let value = find(path).found.configuration.rules["size_rule"]?.options[name]?.value
    return SizeRule.optionText(name, value)
  }

  @Test("without a file, the preset `cookbook` applies")
  func standard() {
    #expect(
      severities("a.swift")
        == ["size_rule": "warning", "shape_rule": "off", "suppression_reason": "off"])
  }

  @Test("only the nearest file upwards applies")
  func nearest() throws {
    try folder.write(".layoutlint.yml", "rules: {size_rule: error, shape_rule: note}")
    try folder.write("a/b/.layoutlint.yml", "rules: {size_rule: note}")
    #expect(severities("x.swift")["size_rule"] == "error")
    #expect(severities("a/x.swift")["size_rule"] == "error")
    #expect(severities("a/b/x.swift")["size_rule"] == "note")
    #expect(severities("a/b/c/x.swift")["size_rule"] == "note")
    #expect(severities("a/b/c/x.swift")["shape_rule"] == "off")
  }

  @Test("the search ends at the root of the repository")
  func repository() throws {
    try folder.write(".layoutlint.yml", "rules: {size_rule: error}")
    try folder.write("inner/.git/HEAD")
    #expect(severities("inner/a/x.swift")["size_rule"] == "warning")
  }

  @Test("`extends: ..` starts from the file above, and the file itself overrides it")
  func extendsAbove() throws {
    try folder.write(
      ".layoutlint.yml",
      """
      rules:
        size_rule: {severity: error, most: 7, style: long}
        shape_rule: note
      strict: true
      exclude: [Generated]
      """)
    try folder.write(
      "a/b/.layoutlint.yml",
      """
      extends: ..
      rules: {size_rule: {most: 9}}
      """)
    #expect(severities("a/b/x.swift")["size_rule"] == "error")
    #expect(severities("a/b/x.swift")["shape_rule"] == "note")
    #expect(option("most", for: "a/b/x.swift") == "9")
    #expect(option("style", for: "a/b/x.swift") == "long")
    let found = find("a/b/Generated/x.swift").found
    #expect(found.configuration.isStrict.value)
    #expect(found.isExcluded)
  }

  @Test(
    "presets and files are applied in order, and the later one wins",
    arguments: [
      ("[]", "warning", "off"), ("cookbook", "warning", "off"), ("none", "off", "off"),
      ("strict", "warning", "warning"), ("[cookbook, none]", "off", "off"),
      ("[none, cookbook]", "warning", "off"), ("correctness", "off", "off"),
      ("view_layout", "warning", "off"), ("responsive_frames", "off", "off"),
      ("[strict, ./shared.yml]", "note", "warning"),
      ("[./shared.yml, strict]", "warning", "warning"),
      ("./shared.yml", "note", "off"), ("./other", "error", "off"),
    ])
  func presets(extends: String, size: String, shape: String) throws {
    try folder.write("shared.yml", "rules: {size_rule: note}")
    try folder.write("other/.layoutlint.yml", "rules: {size_rule: error}")
    try folder.write(".layoutlint.yml", "extends: \(extends)")
    #expect(severities("x.swift")["size_rule"] == size)
    #expect(severities("x.swift")["shape_rule"] == shape)
  }

  @Test(
    "a preset sets options, which later entries, the file and its overrides replace",
    arguments: [
      ("extends: view_layout", "5", "[b]"),
      ("extends: [view_layout, cookbook]", "5", "[b]"),
      ("extends: [view_layout, none]", "3", "[a]"),
      ("extends: [view_layout, ./shared.yml]", "7", "[b]"),
      ("extends: [./shared.yml, view_layout]", "5", "[b]"),
      ("extends: [./shared.yml, none]", "7", "[a]"),
      ("{extends: view_layout, rules: {size_rule: {most: 3}}}", "3", "[b]"),
      ("{extends: view_layout, rules: {size_rule: {names: []}}}", "5", "[]"),
      (
        "{extends: view_layout, overrides: [{paths: x.swift, rules: {size_rule: {most: 1}}}]}",
        "1", "[b]"
      ), ("extends: cookbook", "3", "[a]"),
    ])
  func presetOptions(configuration: String, most: String, names: String) throws {
    try folder.write("shared.yml", "rules: {size_rule: {most: 7}}")
    try folder.write(".layoutlint.yml", configuration)
    #expect(option("most", for: "x.swift") == most)
    #expect(option("names", for: "x.swift") == names)
  }

  @Test("a preset of the command line sets its options, below the file's own")
  func commandLinePresetOptions() throws {
    try folder.write(".layoutlint.yml", "rules: {size_rule: {most: 1}}")
    var choice = DiscoveryChoice()
    choice.presets = [.viewLayout]
    let options = find("x.swift", choice).found.configuration.rules["size_rule"]?.options
    #expect(options?.mapValues(\.value) == ["most": .integer(1), "names": .list([.string("b")])])
  }

  @Test("options of the configuration and of its presets stay with a preset of the command line")
  func ownOptionsWithPreset() throws {
    try folder.write(".layoutlint.yml", "{extends: view_layout, rules: {size_rule: {most: 1}}}")
    var choice = DiscoveryChoice()
    choice.presets = [.cookbook]
    let found = find("x.swift", choice).found.configuration
    #expect(
      found.rules["size_rule"]?.options.mapValues(\.value) == [
        "most": .integer(1), "names": .list([.string("b")]),
      ])
    // Where the rule is off without the command line, its options have an effect with it.
    try folder.write(".layoutlint.yml", "{extends: none, rules: {size_rule: {most: 1}}}")
    var search = ConfigurationSearch(
      choice, known: configuredRules, currentFolder: FilePath(folder.path))
    let other = search.find(FilePath(folder("x.swift")), isFolder: false).configuration
    #expect(other.severity(of: "size_rule") == .warning)
    #expect(search.warnings.isEmpty)
  }

  @Test("overrides apply to their paths, and the later one wins")
  func overrides() throws {
    try folder.write(
      ".layoutlint.yml",
      """
      rules: {size_rule: {severity: error, most: 1}}
      overrides:
        - paths: [Legacy/**]
          rules: {size_rule: note}
        - paths: "*Cell.swift"
          rules:
            size_rule: {most: 2}
            shape_rule: warning
        - {paths: [Legacy/Old/], rules: {size_rule: off}}
      """)
    #expect(severities("A.swift")["size_rule"] == "error")
    #expect(severities("Legacy/A.swift")["size_rule"] == "note")
    #expect(severities("Legacy/Old/A.swift")["size_rule"] == "off")
    #expect(severities("Legacy/ACell.swift")["shape_rule"] == "warning")
    #expect(option("most", for: "Legacy/A.swift") == "1")
    #expect(option("most", for: "Legacy/ACell.swift") == "2")
  }

  @Test("the choice of fixes is inherited, and can be overridden")
  func fixes() throws {
    func fixes(_ path: String) -> FixSetting? {
      find(path).found.configuration.rules["size_rule"]?.fixes?.value
    }
    try folder.write(
      ".layoutlint.yml",
      """
      rules: {size_rule: {fix: off, most: 1}}
      overrides: [{paths: Legacy, rules: {size_rule: {fix: default}}}]
      """)
    try folder.write(
      "a/.layoutlint.yml",
      """
      extends: ..
      rules: {size_rule: {most: 2}}
      """)
    try folder.write(
      "b/.layoutlint.yml",
      """
      extends: ..
      rules: {size_rule: {fix: unsafe}}
      """)
    #expect(fixes("x.swift") == .off)
    #expect(fixes("Legacy/x.swift") == .standard)
    #expect(fixes("a/x.swift") == .off)
    #expect(fixes("b/x.swift") == .unsafe)
  }

  @Test(
    "the globs of an extended file are relative to its folder if that is above, otherwise to this one"
  )
  func globBases() throws {
    try folder.write("shared/base.yml", "exclude: [Generated/x.swift]")
    try folder.write(".layoutlint.yml", "exclude: [a/Generated/y.swift]")
    try folder.write("a/.layoutlint.yml", "extends: ../shared/base.yml")
    try folder.write("a/b/.layoutlint.yml", "extends: ../..")
    #expect(find("a/Generated/x.swift").found.isExcluded)
    #expect(!find("a/Generated/y.swift").found.isExcluded)
    #expect(!find("a/b/a/Generated/y.swift").found.isExcluded)
  }

  @Test("the helpers of an extended file apply too, and the later definition of one wins")
  func layoutHelpers() throws {
    try folder.write("base.yml", "layout_helpers: {pin: edges, embed: add}")
    try folder.write(
      ".layoutlint.yml",
      """
      extends: base.yml
      layout_helpers: {pin: [constrain, add]}
      """)
    let helpers = find("x.swift").found.configuration.layoutHelpers
    #expect(helpers.mapValues(\.value.names) == ["pin": ["add", "constrain"], "embed": ["add"]])
  }

  @Test("the setup functions of an extended file apply too, each once")
  func setupFunctions() throws {
    try folder.write("base.yml", "setup_functions: [assemble*, buildUp]")
    try folder.write(
      "a/.layoutlint.yml",
      """
      extends: ../base.yml
      setup_functions: [renderOnce, buildUp]
      """)
    let configuration = find("a/x.swift").found.configuration
    #expect(configuration.setupFunctions.map(\.value) == ["assemble*", "buildUp", "renderOnce"])
    #expect(find("x.swift").found.configuration.setupFunctions.isEmpty)
  }

  @Test("`require_reason` enables the rule about reasons")
  func requireReason() throws {
    try folder.write(".layoutlint.yml", "require_reason: true")
    var search = ConfigurationSearch(
      DiscoveryChoice(), known: configuredRules, currentFolder: FilePath(folder.path))
    #expect(search.rules(of: search.find(FilePath(folder("a.swift")), isFolder: false)).count == 2)
  }

  @Test(
    "a named configuration applies to all files, and none does without `searchesConfigurations`")
  func choices() throws {
    try folder.write(".layoutlint.yml", "rules: {size_rule: error}")
    try folder.write("a/.layoutlint.yml", "rules: {size_rule: note}")
    try folder.write("own.yml", "rules: {size_rule: off}")
    var choice = DiscoveryChoice()
    choice.configuration = FilePath("own.yml")
    #expect(find("a/x.swift", choice).found.configuration.severity(of: "size_rule") == .off)
    choice = DiscoveryChoice()
    choice.searchesConfigurations = false
    #expect(find("a/x.swift", choice).found.configuration.severity(of: "size_rule") == .warning)
  }

  @Test(
    "mistakes are reported at their positions with the next step",
    arguments: [
      ("rule: {}", "1:1: unknown key `rule`; did you mean `rules`?"),
      (
        "disabled_rules: [size_rule]",
        "1:1: `disabled_rules` is a key of SwiftLint, not of layoutlint; write `NAME: off` under `rules:` for each of them"
      ),
      (
        "excluded: [Pods]",
        "1:1: `excluded` is a key of SwiftLint, not of layoutlint; write `exclude:`, whose globs are like those of `.gitignore`"
      ),
      (
        "exclude:\n  -Pods",
        "2:3: a space is missing after the dash of `-Pods`; write `- Pods`; a name that begins with a dash needs quotes"
      ),
      (
        "setup_functions:\n  - -build*",
        "2:5: a space is missing after the dash of `-build*`; write `- build*`; a name that begins with a dash needs quotes"
      ),
      ("size_rule: off", "1:1: unknown key `size_rule`; rules go under `rules:`, indented"),
      ("rules: {siez_rule: off}", "1:9: no rule `siez_rule`; did you mean `size_rule`?"),
      (
        "rules: {syntax: off}",
        "1:9: `syntax` is not a rule; it marks text that is not Swift, and is always reported"
      ),
      (
        "rules: [size_rule]",
        "1:8: expected a map from rules to severities or options, found a list; write `constraint_order: error`, for instance, one line for each rule"
      ),
      (
        "rules: {size_rule: warn}",
        "1:20: expected a severity (`off`, `note`, `warning`, `error`) or a map of options, found `warn`; did you mean `warning`?"
      ),
      (
        "rules: {size_rule: true}",
        "1:20: expected a severity (`off`, `note`, `warning`, `error`) or a map of options, found `true`; `warning` turns the rule on"
      ),
      (
        "rules: {size_rule: {mots: 3}}",
        "1:21: `size_rule` has no option `mots`; did you mean `most`?"
      ),
      (
        "rules: {shape_rule: {most: 3}}",
        "1:22: `shape_rule` has no option `most`; the rule has `severity`"
      ),
      (
        "rules: {size_rule: {most: many}}",
        "1:27: `most` of `size_rule`: expected an integer of at least 0, found `many`"
      ),
      (
        "rules: {size_rule: {style: shrot}}",
        "1:28: `style` of `size_rule`: expected `short` or `long`, found `shrot`; did you mean `short`?"
      ),
      (
        "rules: {size_rule: {names: [a, 3]}}",
        "1:32: `names` of `size_rule`: expected a name, found `3`"
      ),
      ("strict: yes", "1:9: expected `true` or `false`, found `yes`; write `true`"),
      (
        "exclude: ['a[b']",
        "1:13: bad glob `a[b`: `[` has no `]`; close it, or write `\\[` if the name contains it"
      ),
      (
        "include: ['*.swift', 'Docs/*.{txt,MD}']",
        "1:22: the glob `Docs/*.{txt,MD}` names Markdown, which is not linted; remove it: `include` names Swift files"
      ),
      ("exclude: [3, {a: b}]", "1:14: expected a glob, found a map"),
      ("reporter: jsno", "1:11: no reporter `jsno`; did you mean `json`?"),
      ("reporter: jsonl", "1:11: no reporter `jsonl`; did you mean `json`?"),
      ("reporter: json=", "1:11: no file after `json=`; write `json=FILE`, or just `json`"),
      ("baseline: ''", "1:11: expected the path of a file, found empty text"),
      (
        "overrides: {paths: a}",
        "1:12: expected a list of maps with `paths` and `rules`, found a map; write `- paths: […]`, with `rules:` below"
      ),
      (
        "overrides: [{paths: a, rules: {}, rulse: {}}]",
        "1:35: unknown key `rulse` in an override; did you mean `rules`?"
      ),
      (
        "extends: cookbok",
        "1:10: `cookbok` cannot be read: no such file or directory; did you mean the preset `cookbook`?"
      ),
      (
        "extends: ../../elsewhere",
        "1:10: `../../elsewhere` leads out of the repository; extend a file inside it, or copy what you need"
      ),
      (
        "extends: ./sub",
        "1:10: `./sub` extends itself: .layoutlint.yml → .layoutlint.yml; break the cycle"
      ),
      (
        "layout_helpers: [pin]",
        "1:17: expected a map from functions to what they do, found a list; write `pinToParent: edges`, for instance, one line for each function"
      ),
      (
        "layout_helpers: {pin(to): edges}",
        "1:18: `pin(to)` is not the name of a function; write `pin`, or with the labels of its arguments `pin(_:to:)`"
      ),
      (
        "layout_helpers: {pin: [add, edge]}",
        "1:29: expected what the function does, found `edge`; did you mean `edges`?"
      ),
      (
        "layout_helpers: {pin: []}",
        "1:23: the function does nothing; remove it, or say what it does"
      ),
      (
        "setup_functions: [build*, 'setup()']",
        "1:27: expected the name of a function, found `setup()`; write `buildView` or `build*`, without parentheses and labels"
      ),
      (
        "[rules]",
        "1:1: expected a map of keys, found a list; start with `rules:` or one of the other keys, `extends`, `include`, `exclude`, `context`, `rules`, `overrides`, `layout_helpers`, `setup_functions`, `reporter`, `strict`, `require_reason`, `baseline`, `max_file_size`"
      ),
    ])
  func problems(text: String, message: String) throws {
    try folder.write(".layoutlint.yml", text)
    try folder.write("sub/x")
    #expect(find("x.swift").problems.first == ".layoutlint.yml:" + message)
  }

  @Test("all mistakes are reported in one run, in file order")
  func allProblems() throws {
    try folder.write(
      ".layoutlint.yml",
      """
      rulse: {}
      rules:
        size_rule: {most: -1, style: x, severity: loud}
        size_rule: off
      exclude: ["a{b", "../c"]
      strict: 1
      """)
    let lines = find("x.swift").problems.map { $0.split(separator: ":")[1] }
    #expect(lines == ["1", "3", "3", "3", "4", "5", "5", "6"])
  }
}
