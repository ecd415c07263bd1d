extension GrowingProject {
  static let all = trees + configurationProjects + patterns + codes

  /// Files and folders.
  private static let trees = [
    GrowingProject(
      "files in a folder", "", "files", "files --skipped", "--statistics", "init --dry-run"
    ) {
      try $1.writeFiles($0)
    },
    GrowingProject("folders in a folder", "", "files") { try $1.writeFiles($0, "d%/a.swift") },
    GrowingProject("folders in each other", "", "files", most: 1_000) { count, folder in
      let path = String(repeating: "d/", count: count)
      try folder.write(path + "a.swift", "let a = 1\n")
      // Each of them counts for all entries below, of which a path has no more than 2,000.
      for depth in 0..<min(count, 50) {
        try folder.write(String(repeating: "d/", count: depth) + ".gitignore", "x\(depth)\n")
      }
    },
    GrowingProject("named files", "--files-from list", "files --files-from list") {
      try $1.writeFiles($0)
      try $1.write("list", ProjectFolder.list($0, "f%.swift\n"))
    },
    GrowingProject(
      "a path of many levels", "config @path", "- @name", "files @path", canFail: true
    ) {
      let path = String(repeating: "d/", count: 10 * $0) + "a.swift\n"
      try $1.write("path", path)
      try $1.write("name", "--stdin-filename\n" + path)
    },
  ]

  /// Configurations of folders, and what they name.
  private static let configurationProjects = [
    // What each file costs for each configuration only shows in many, and beside few rules.
    GrowingProject("many configurations", "--only screen_bounds", scale: 8, write: configurations),
    GrowingProject(
      "configurations", "files", "--statistics", "config", "explain d0/a.swift:1",
      write: configurations),
    GrowingProject("configurations that extend", "", "config d0/a.swift") {
      try $1.write(".layoutlint.yml", "setup_functions: [build*]\n")
      try $1.writeFiles($0, "d%/a.swift")
      try $1.writeFiles($0, "d%/.layoutlint.yml", "extends: ..\nsetup_functions: [make%]\n")
    },
    GrowingProject("wrong configurations", "", "files", canFail: true) {
      try $1.writeFiles($0, "d%/a.swift")
      try $1.writeFiles($0, "d%/.layoutlint.yml", "rulez: {}\nrules: {x%: error}\n")
    },
    GrowingProject(
      "baselines", "--prune-baseline", "", "--write-baseline all.txt"
    ) {
      try $1.writeFiles($0, "d%/a.swift", "let a = UIScreen.main.bounds\n")
      try $1.writeFiles($0, "d%/.layoutlint.yml", "baseline: b.txt\n")
      try $1.writeFiles($0, "d%/b.txt", "# layoutlint baseline 1\n")
    },
    GrowingProject("overrides", "", "files", "config", "explain setup_length", "guide", most: 1_000)
    {
      try $1.writeFiles($0)
      try $1.write(
        ".layoutlint.yml",
        ProjectFolder.list(
          $0, "- {paths: [f%.swift, g/f%, '*.x%', 'h%/**'], rules: {setup_length: error}}\n",
          opening: "overrides:\n"))
    },
    GrowingProject("options", "", "--statistics", "guide", "config", most: 1_000) {
      try $1.write(
        ".layoutlint.yml",
        """
        extends: [strict, correctness]
        rules:
          config_in_layout: {layout_functions: [\(ProjectFolder.list($0, "'lay%*', "))]}
          setup_grouping: {allowed_functions: [\(ProjectFolder.list($0, "'*lay%', "))]}
          unscaled_constant: {helpers: [\(ProjectFolder.list($0, "'lay%', "))]}

        """)
      try $1.write("a.swift", functions($0))
    },
  ]

  @Sendable
  private static func configurations(_ count: Int, _ folder: ProjectFolder) throws {
    try folder.writeFiles(count, "d%/a.swift")
    try folder.writeFiles(count, "d%/.layoutlint.yml", "rules: {setup_length: error}\n")
  }

  /// Globs, lines of `.gitignore`, and names of functions.
  private static let patterns = [
    GrowingProject("excludes", "", "files", "config", power: 2) {
      try $1.writeFiles($0)
      try $1.write(
        ".layoutlint.yml",
        ProjectFolder.list(
          $0, "- f%.swif\n- g/f%\n- '*%.x'\n- 'h%/**'\n- 'F%*'\n- '**/k%/**'\n",
          opening: "exclude:\n"))
    },
    GrowingProject("includes", "", "files", "config") {
      try $1.writeFiles($0)
      try $1.write(".layoutlint.yml", ProjectFolder.list($0, "- f%.swift\n", opening: "include:\n"))
    },
    GrowingProject("a .gitignore", "", "files", power: 2) {
      try $1.writeFiles($0)
      try $1.write(
        ".gitignore", ProjectFolder.list($0, "f%.swif\n/g/f%\n*%.x\nh%/**\nF%*\n**/k%/**\n"))
    },
    GrowingProject("setup functions", "", "config", "guide", scale: 3) {
      try $1.write(
        ".layoutlint.yml",
        ProjectFolder.list($0, "- s%\n- 't%*'\n- '*u%'\n", opening: "setup_functions:\n"))
      try $1.write("a.swift", functions($0))
    },
    GrowingProject("layout helpers", "", "config", "guide", scale: 3) {
      try $1.write(
        ".layoutlint.yml", ProjectFolder.list($0, "  pin%: edges\n", opening: "layout_helpers:\n"))
      try $1.write("a.swift", functions($0))
    },
  ]

  private static func functions(_ count: Int) -> String {
    ProjectFolder.list(
      count, "  func lay%() { label.pin%(); addSubview(label); label.font = x }\n",
      opening: "import UIKit\nclass V: UIView {\n  let label = UILabel()\n", closing: "}\n")
  }

  /// Code in which one thing is about many others.
  private static let codes = [
    GrowingProject(
      "calls of a function", "--enable correctness,conventions,frames",
      "--statistics --enable correctness,conventions,frames", "init --dry-run", scale: 8
    ) {
      try $1.write(
        "a.swift",
        ProjectFolder.list(
          $0, "    setup%()\n", opening: "import UIKit\nclass V: UIView {\n  init() {\n")
          + ProjectFolder.list(
            $0, "  func setup%() { addSubview(v%) }\n", opening: "  }\n", closing: "}\n"))
    },
    GrowingProject(
      "callers of a function", "--enable correctness,conventions,frames",
      "--statistics --enable correctness,conventions,frames", scale: 8
    ) {
      try $1.write(
        "a.swift",
        ProjectFolder.list(
          $0, "    v%.topAnchor.constraint(equalTo: topAnchor).isActive = true\n",
          opening: "import UIKit\nclass V: UIView {\n  func setup() {\n")
          + ProjectFolder.list(
            $0, "  init(a%: Int) { setup(); setup() }\n", opening: "  }\n", closing: "}\n"))
    },
    GrowingProject(
      "subclasses of each other", "--enable correctness,conventions,frames",
      "--statistics --enable correctness,conventions,frames", scale: 8
    ) {
      try $1.write("a.swift", chain($0))
    },
    GrowingProject("subclasses in files", "--enable correctness,conventions,frames") {
      try $1.writeFiles(
        $0, "f%.swift",
        "import UIKit\nclass V%: V { override func setUp() { a.topAnchor.constraint(equalTo: topAnchor).isActive = true } }\n"
      )
      try $1.write("base.swift", chain(2))
    },
    GrowingProject("helpers in a project", "init --dry-run") {
      try $1.write(
        "a.swift",
        ProjectFolder.list(
          $0, "  func pin%() { superview?.addSubview(self) }\n",
          opening: "import UIKit\nextension UIView {\n")
          + ProjectFolder.list(
            $0,
            "  private func arrange%() { addSubview(v); v.pin%() }\n  init(a%: Int) { arrange%() }\n",
            opening: "}\nclass V: UIView {\n", closing: "}\n"))
    },
    GrowingProject(
      "findings", "--write-baseline b.txt", "--baseline b.txt", "--diff", "--fix-only",
      "--add-suppressions", "", "--statistics", "--reporter sarif", "--reporter html",
      "--reporter json", "--reporter gitlab", "--reporter rdjson", "--reporter junit",
      "--reporter pretty", "--reporter github", "--reporter markdown"
    ) {
      try $1.write(
        "a.swift",
        ProjectFolder.list(
          $0,
          "    v%.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: -x).isActive = true\n",
          opening: "import UIKit\nfunc f() {\n", closing: "}\n"))
    },
  ]

  /// Classes, each a subclass of the one before.
  private static func chain(_ count: Int) -> String {
    (0..<count).reduce(
      into:
        "import UIKit\nclass V: UIView { func setUp() {}; init() { setUp() }; override func layoutSubviews() { setUp() } }\nclass V0: V {}\n"
    ) { text, number in
      text += "class V\(number + 1): V\(number) {"
      text += " override func layoutSubviews() { super.layoutSubviews(); setUp() }"
      text +=
        " override func setUp() { a.topAnchor.constraint(equalTo: topAnchor).isActive = true }"
      text += " override init() { super.init(); setUp() } }\n"
    }
  }
}
