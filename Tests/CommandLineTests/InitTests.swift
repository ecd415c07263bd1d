import Foundation
import TestSupport
import Testing

@Suite("Learning a team's conventions")
struct InitTests {
  /// Views with four constraints each, in an order that is not the cookbook's.
  private static func view(
    _ name: String, order: [String] = ["leading", "trailing", "top", "bottom"],
    setup: String = "setup", more: String = ""
  ) -> String {
    let constraints = order.map { "      label.\($0)Anchor.constraint(equalTo: \($0)Anchor),\n" }
    return """
      import UIKit

      final class \(name): UIView {
        private let label = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          \(setup)Label()
        }

        required init?(coder: NSCoder) { fatalError() }

        private func \(setup)Label() {
          label.textColor = .red
          addSubview(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
      \(constraints.joined())    ])
        }
      \(more)}

      """
  }

  private static func project(_ views: [String]) throws -> Project {
    try Project(
      Dictionary(
        uniqueKeysWithValues: views.enumerated().map {
          ("Sources/View\($0.offset).swift", $0.element)
        }
      ))
  }

  /// Six views that agree, and one that departs.
  private static func consistent() throws -> Project {
    try project(
      (0..<6).map { view("View\($0)") } + [view("Other", order: ["top", "leading"])])
  }

  @Test("what the code agrees on is on, with its figures, and the file is a valid configuration")
  func agreement() throws {
    let project = try Self.consistent()
    let run = try project.lint("init")
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    #expect(run.output.hasPrefix(".layoutlint.yml: written after reading 7 files; "))
    #expect(run.output.contains("  constraint_order "))
    let text = try project.text(".layoutlint.yml")
    #expect(text.contains("\nextends: [correctness]\n"))
    #expect(
      text.contains(
        """
          # The constraints of a view are in a consistent order: 6 of 7 views with several constraints, 85 %; 1 finding
          #   Sources/View6.swift:19
          constraint_order:
            severity: warning
            order: [[leading, trailing, top, bottom]]

        """))
    #expect(text.contains("  setup_prefix:\n    severity: warning\n    style: setup\n"))
    #expect(text.contains("  layout_dialect:\n    severity: warning\n    style: anchors\n"))
    #expect(text.contains("  initializer_style:\n    severity: warning\n    style: fatal_error\n"))
    let lint = try project.lint("--reporter=xcode")
    #expect(lint.status == 0)
    #expect(lint.error.isEmpty)
    #expect(
      lint.output.split(separator: "\n").map { $0.split(separator: " ").last.map(String.init) }
        == ["(constraint_order)"])
    #expect(lint.output.contains("follow the order `leading, trailing, top, bottom`"))
  }

  @Test("the axes have orders of their own where the code agrees on no more")
  func axes() throws {
    let orders = [
      ["leading", "trailing", "top", "bottom"], ["top", "bottom", "leading", "trailing"],
    ]
    let project = try Self.project((0..<8).map { Self.view("View\($0)", order: orders[$0 % 2]) })
    let text = try project.lint("init", "--dry-run").output
    #expect(text.contains("order: [[leading, trailing], [top, bottom]]\n"))
    #expect(text.contains("  # - leading, trailing: 8 of 8, 100 %\n"))
  }

  @Test("what is done in several ways is off, and each way is one comment that turns it on")
  func undecided() throws {
    let project = try Self.project(
      (0..<8).map { Self.view("View\($0)", setup: $0 < 5 ? "setup" : "configure") })
    #expect(try project.lint("init", "--quiet").output.isEmpty)
    let text = try project.text(".layoutlint.yml")
    let line =
      "  # setup_prefix: {severity: warning, style: setup}  # 5 of 8 view types, 62 %; 3 findings\n"
    #expect(text.contains(line))
    #expect(text.contains("  # setup_prefix: {severity: warning, style: configure}  # 3 of 8"))
    #expect(try project.lint("-q").output.isEmpty)
    try project.folder.write(
      ".layoutlint.yml",
      text.replacingOccurrences(of: line, with: line.replacingOccurrences(of: "  # s", with: "  s"))
    )
    let lint = try project.lint("-q")
    #expect(lint.error.isEmpty)
    #expect(lint.output.split(separator: "\n").count == 3)
  }

  @Test("few places do not make a convention")
  func fewPlaces() throws {
    let project = try Self.project((0..<4).map { Self.view("View\($0)") })
    let text = try project.lint("init", "--dry-run").output
    #expect(
      text.contains("  # constraint_order: {severity: warning, order: [[leading, trailing, top"))
    try project.folder.write(".layoutlint.yml", text)
    #expect(try project.lint().error.isEmpty)

    let single = try Self.project([Self.view("View")])
    let open = try single.lint("init", "--dry-run").output
    #expect(open.contains("\nrules: {}\n"))
    try single.folder.write(".layoutlint.yml", open)
    #expect(try single.lint().error.isEmpty)
  }

  @Test("a limit is on if nearly all code keeps to it, at the strictest step that it keeps")
  func limits() throws {
    func view(_ name: String, lines: Int) -> String {
      let calls = (0..<lines).map { "    addSubview(view\($0))\n" }.joined()
      return "final class \(name): UIView {\n  func setupViews() {\n\(calls)  }\n}\n"
    }
    func limit(long: Int) throws -> String {
      let project = try Self.project(
        (0..<20).map { view("View\($0)", lines: $0 < long ? 55 : 2) })
      return try project.lint("init", "--dry-run").output
    }
    let strict = "  setup_length:\n    severity: warning\n    max_lines: 50\n"
    #expect(try limit(long: 1).contains(strict))
    let loose = try limit(long: 2)
    #expect(!loose.contains(strict))
    #expect(loose.contains("    max_lines: 80\n    max_statements: 60\n"))
  }

  @Test("members have the order that the code agrees on, and groups without one may be anywhere")
  func members() throws {
    let project = try Self.project(
      (0..<6).map { index in
        let methods = ["  func show() {}\n", "  private func hide() {}\n"]
        let code = index % 2 == 0 ? methods : methods.reversed()
        return "final class V\(index): UIView {\n  init() {}\n  let label = UILabel()\n"
          + code.joined() + "}\n"
      })
    let text = try project.lint("init", "--dry-run").output
    // Either kind of methods may be named, but not both.
    #expect(
      text.firstMatch(of: /order: \[lifecycle, properties, (accessible|private)_methods\]\n/)
        != nil)
  }

  @Test("the wrappers for additions and corners are learned by name")
  func wrappers() throws {
    let declarations = """
      extension UIView {
        func addSubview(_ view: UIView, withConstraints constraints: [NSLayoutConstraint]) {
          addSubview(view)
          NSLayoutConstraint.activate(constraints)
        }

        func roundCorners(by radius: CGFloat) {
          layer.cornerRadius = radius
        }
      }

      """
    let uses = (0..<6).map { index in
      """
      final class V\(index): UIView {
        let label = UILabel()
        func setupLabel() {
          addSubview(label, withConstraints: [label.topAnchor.constraint(equalTo: topAnchor)])
          label.roundCorners(by: 8)
        }
      }

      """
    }
    let text = try Self.project(uses + [declarations]).lint("init", "--dry-run").output
    #expect(text.contains("    wrappers: ['addSubview(_:withConstraints:)']\n"))
    #expect(text.contains("    helper: 'roundCorners(by:)'\n"))
    let unused = try Self.project([declarations]).lint("init", "--dry-run").output
    #expect(!unused.contains("wrappers:"))
  }

  @Test("the project's own functions become helpers and wrappers")
  func helpers() throws {
    let helpers = """
      extension UIView {
        func embed(_ view: UIView) {
          addSubview(view)
          NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
          ])
        }

        func fixHeight(_ height: CGFloat) {
          heightAnchor.constraint(equalToConstant: height).isActive = true
        }

        func neverCalled() {
          widthAnchor.constraint(equalToConstant: 1).isActive = true
        }
      }

      extension NSLayoutConstraint {
        func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint {
          self.priority = priority
          return self
        }
      }

      """
    let uses = (0..<6).map {
      Self.view(
        "View\($0)",
        more: """
            private func setupMore() {
              embed(label)
              label.fixHeight(20)
              label.widthAnchor.constraint(equalToConstant: 9).prioritized(.required).isActive = true
            }

          """)
    }
    let project = try Self.project(uses + [helpers])
    let text = try project.lint("init", "--dry-run").output
    #expect(
      text.contains(
        """
        layout_helpers:
          embed: [add, edges]  # 6 calls; Sources/View6.swift:2
          fixHeight: [constrain]  # 6 calls; Sources/View6.swift:12

        """))
    #expect(!text.contains("neverCalled"))
    #expect(
      text.contains("  priority_wrapper:\n    severity: warning\n    wrapper: 'prioritized(_:)'\n"))
    try project.folder.write(".layoutlint.yml", text)
    #expect(try project.lint("config").status == 0)
  }

  @Test("a name that other functions have is no helper's")
  func ambiguousHelper() throws {
    let helper =
      "extension UIView { func fix() { widthAnchor.constraint(equalToConstant: 1).isActive = true } }"
    let other =
      "final class Store { func fix() {} }\nfinal class V: UIView { func f() { addSubview(a); fix() } }"
    let project = try Project(["A.swift": helper, "B.swift": other])
    #expect(try !project.lint("init", "--dry-run").output.contains("layout_helpers"))
    try project.folder.write(
      "B.swift",
      other.replacingOccurrences(of: "class Store { func fix", with: "class Store { func go"))
    #expect(
      try project.lint("init", "--dry-run").output.contains(
        "  fix: [constrain]  # 1 call; A.swift:1\n"))
  }

  @Test("conventions that exclude each other are not both on")
  func clash() throws {
    // One method sets up two views: both `view_structure: method` and a small `setup_grouping` hold.
    let view = """
      final class Name: UIView {
        private let first = UILabel()
        private let second = UILabel()
        private func setup() {
          first.textColor = .red
          second.textColor = .red
          addSubview(first)
          addSubview(second)
        }
      }
      """
    let project = try Self.project(
      (0..<6).map { view.replacingOccurrences(of: "Name", with: "View\($0)") })
    let text = try project.lint("init", "--dry-run").output
    #expect(text.contains("  setup_grouping:\n"))
    #expect(
      text.contains(
        "  # clashes with `setup_grouping`: remove `setup_grouping`, which asks for several"))
    #expect(text.contains("  # view_structure: {severity: warning, style: method}"))
    try project.folder.write(".layoutlint.yml", text)
    #expect(try project.lint().error.isEmpty)
  }

  @Test("the libraries for frames turn their presets on")
  func framePresets() throws {
    let project = try Project(["A.swift": "import KTResponsiveUI\nimport UIKit\n"])
    #expect(
      try project.lint("init", "--dry-run").output
        .contains("\nextends: [correctness, responsive_frames]\n"))
  }

  @Test("an existing file stays unless it is forced, and a dry run writes nothing")
  func existing() throws {
    let project = try Self.consistent()
    try project.folder.write(".layoutlint.yml", "strict: true\n")
    let refused = try project.lint("init")
    #expect(refused.status == 2)
    #expect(
      refused.error
        == "layoutlint: .layoutlint.yml: exists and is kept; `--force` replaces it, `--dry-run` prints what would be written\n"
    )
    #expect(try project.lint("init", "--dry-run").status == 0)
    #expect(try project.text(".layoutlint.yml") == "strict: true\n")
    #expect(try project.lint("init", "--force", "--yes").status == 0)
    #expect(try project.text(".layoutlint.yml").contains("constraint_order:"))
  }

  @Test("a baseline accepts what departs today")
  func baseline() throws {
    let project = try Self.consistent()
    let run = try project.lint("init", "--baseline")
    #expect(run.status == 0)
    #expect(try project.text(".layoutlint.yml").contains("\nbaseline: .layoutlint-baseline.txt\n"))
    #expect(try project.text(".layoutlint-baseline.txt").contains("constraint_order"))
    let lint = try project.lint("--strict", "-q")
    #expect(lint.status == 0)
    #expect(lint.output.isEmpty)
  }

  @Test("the guide of what was learned lints clean, and so does a new view")
  func guide() throws {
    let project = try Self.consistent()
    #expect(try project.lint("init", "-q").status == 0)
    #expect(try project.lint("guide", "--output", "Guide.md").status == 0)
    #expect(try project.lint("snippet", "ProfileView", "--output", "ProfileView.swift").status == 0)
    let run = try project.lint("-q", "Guide.md", "ProfileView.swift")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
  }

  @Test("the guide reads in the code what the configuration leaves to the majority")
  func majority() throws {
    let project = try Self.project((0..<6).map { Self.view("View\($0)", setup: "configure") })
    try project.folder.write(
      ".layoutlint.yml", "extends: [none]\nrules: {setup_prefix: warning}\n")
    #expect(try project.lint("guide").output.contains("begin with `configure`"))
    try project.folder.write("Sources/View0.swift", "")
    try project.folder.write("Empty/.layoutlint.yml", "extends: [..]\n")
    #expect(try !project.lint("guide", "Empty").output.contains("begin with `configure`"))
  }

  @Test("another folder gets its own file, whose places begin there")
  func folder() throws {
    let project = try Self.consistent()
    #expect(try project.lint("init", "Sources", "-q").status == 0)
    #expect(try project.text("Sources/.layoutlint.yml").contains("  #   View6.swift:19\n"))
  }

  @Test("what is no folder is refused, and so are contradictions")
  func mistakes() throws {
    let project = try Self.consistent()
    for (arguments, message) in [
      (["init", "Sources/View0.swift"], "is no folder; name the folder of a project"),
      (["init", "Missing"], "no such file or directory; name the folder of a project"),
      (["init", "A", "B"], "`init` takes one folder; run it once for each"),
      (["init", "--dry-run", "--force"], "`--dry-run` and `--force` contradict each other"),
      (["init", "--fix"], "`--fix` is not an option of `init`"),
    ] {
      let run = try project.run(arguments)
      #expect(run.status == 2)
      #expect(run.error.contains(message), "\(arguments)")
    }
  }

  @Test("the file is the same for any number of threads")
  func threads() throws {
    let project = try Self.project(
      (0..<40).map {
        Self.view("View\($0)", order: $0 % 9 == 0 ? ["top", "leading"] : ["leading", "top"])
      })
    let runs = try ["1", "2", "8"].map {
      try project.lint("init", "--dry-run", "--threads", $0).output
    }
    #expect(Set(runs).count == 1)
    #expect(runs[0].contains("35 of 40 views"))
  }

  @Test(
    "on a terminal it asks about what is done in several ways",
    .enabled(if: OutsideTool.script.isThere, "\(OutsideTool.script.hint)"))
  func dialogue() throws {
    func answer(_ answers: String) throws -> (shown: String, file: String) {
      let project = try Self.project(
        (0..<8).map { Self.view("View\($0)", setup: $0 < 5 ? "setup" : "configure") })
      let wrapper = [
        "/bin/sh", "-c", "printf '\(answers)' | \(OutsideTool.onTerminal("$0 init"))",
      ]
      let run = try Tool.run([], in: project.folder.path, wrapper: wrapper)
      return (run.output, try project.text(".layoutlint.yml"))
    }
    let chosen = try answer("7\\n2\\n")
    #expect(chosen.shown.contains("The code does 1 thing in several ways."))
    #expect(chosen.shown.contains("There is no choice `7`."))
    #expect(
      chosen.shown.contains("  2  style: configure: 3 of 8, 37 % of the view types; 5 findings"))
    #expect(
      chosen.file.contains("  setup_prefix:\n    severity: warning\n    style: configure\n"))
    for nothing in ["\\n", "q\\n", ""] {
      #expect(
        try answer(nothing).file.contains("  # setup_prefix: {severity: warning, style: setup}"))
    }
  }

  @Test("a run without a configuration says how to get one if it finds more than a handful")
  func suggestion() throws {
    let line = "`layoutlint init` learns the conventions of your team from the code"
    let project = try Self.project((0..<11).map { Self.view("View\($0)") })
    #expect(
      try project.lint().error.contains(
        "11 departures from conventions without a configuration; \(line)"))
    for arguments in [["-q"], ["--only", "conventions"], ["--no-config"]] {
      #expect(try !project.run(arguments).error.contains(line), "\(arguments)")
    }
    try project.folder.write(".layoutlint.yml", "extends: [cookbook]\n")
    #expect(try !project.lint().error.contains(line))
    let few = try Self.project((0..<10).map { Self.view("View\($0)") })
    #expect(try !few.lint().error.contains(line))
  }
}
