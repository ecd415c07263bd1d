import Foundation
import TestSupport
import Testing

@Suite("Learning a team's conventions")
struct InitTests {
  /// Views with four constraints each, in an order that is not the cookbook's.
  static func view(
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

  static func project(_ views: [String]) throws -> Project {
    try Project(
      Dictionary(
        uniqueKeysWithValues: views.enumerated().map {
          ("Sources/View\($0.offset).swift", $0.element)
        }
      ))
  }

  /// Six views that agree, and one that departs.
  static func consistent() throws -> Project {
    try project(
      (0..<6).map { view("View\($0)") } + [view("Other", order: ["top", "leading"])])
  }

  @Test("what the code agrees on is on, with its figures, and the file is a valid configuration")
  func agreement() throws {
    let project = try Self.consistent()
    let run = try project.lint("init")
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    #expect(
      run.output.contains(
        /^\.layoutlint\.yml: \d+ conventions are on after reading 7 files, with 1 finding today; \d+ undecided\n/
      ))
    #expect(run.output.contains("  constraint_order "))
    let text = try project.text(".layoutlint.yml")
    #expect(text.contains("\nextends: [correctness]\n"))
    #expect(
      text.contains(
        """
          # 6 of 7 views with several constraints, 85 %; 1 finding
          #   as in Sources/View
        """))
    let comment = text.components(separatedBy: "  constraint_order:")[0]
    let places = comment.matches(of: /(?:as in|     ) Sources\/View(\d).swift:18\n/)
      .map { String($0.output.1) }
    #expect(places.count == 3 && places == places.sorted() && !places.contains("6"))
    #expect(
      text.contains(
        "  constraint_order:\n    severity: warning\n    order: [[leading, trailing, top, bottom], [centerY, centerX], [height, width]]\n\n"
      ))
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
    #expect(
      text.contains(
        "order: [[leading, trailing], [top, bottom], [centerY, centerX], [height, width]]"))
    #expect(text.contains("  # - leading, trailing: 8 of 8, 100 %\n"))
  }

  @Test("attributes without an agreed place have groups of their own, where they usually are")
  func places() throws {
    let orders = [
      ["leading", "top", "trailing", "bottom"], ["leading", "trailing", "top", "bottom"],
      ["top", "leading", "trailing", "bottom"], ["leading", "trailing", "bottom", "top"],
    ]
    let project = try Self.project((0..<12).map { Self.view("View\($0)", order: orders[$0 % 4]) })
    let text = try project.lint("init", "--dry-run").output
    #expect(
      text.contains(
        "order: [[top], [leading, trailing, bottom], [centerY, centerX], [height, width]]"))
    #expect(text.contains("12 of 12 views with several constraints, 100 %; no findings"))
  }

  @Test("a share is no agreement where the departures are too many to be slips")
  func cost() throws {
    func views(_ count: Int, departures: Int) throws -> String {
      let project = try Self.project(
        (0..<count).map {
          Self.view("View\($0)", order: $0 < departures ? ["top", "leading"] : ["leading", "top"])
        })
      return try project.lint("init", "--dry-run").output
    }
    let slips = "\n    order: [[leading, top, trailing, bottom], "
    #expect(try views(25, departures: 5).contains(slips))
    let habits = try views(40, departures: 8)
    #expect(!habits.contains(slips))
    #expect(
      habits.contains(
        "  # more departures than slips would be\n  # constraint_order: {severity: warning, order: [[leading, top, trailing, bottom], "
      ))
  }

  @Test("what is off by default is left open where all would have more findings than the defaults")
  func costInAll() throws {
    let exposed = "  let otherLabel = UILabel()\n  func addOther() { addSubview(otherLabel) }\n"
    let views = (0..<160).map {
      Self.view("View\($0)", order: ["top"], more: $0 < 7 ? exposed : "")
    }
    let text = try Self.project(views).lint("init", "--dry-run").output
    #expect(
      text.contains(
        "  # 7 findings today, more than the defaults would have in all\n  # exposed_subview: warning  # 160 of 167"
      ))
    // Departures from the defaults are what a team has today.
    let more = views + (0..<7).map { Self.view("More\($0)", order: ["bottom", "top"]) }
    let all = try Self.project(more).lint("init", "--dry-run").output
    #expect(all.contains("\n  exposed_subview: warning\n"))
  }

  @Test("functions that override those of a base class are setup functions where they lay out")
  func overrides() throws {
    func views(_ body: String) -> [String] {
      (0..<6).map { number in
        """
        final class V\(number): BaseView {
          private let label = UILabel()
          override func bindConstraints() { \(body) }
          override func layoutSubviews() { addSubview(label) }
        }
        """
      } + ["class BaseView: UIView { func bindConstraints() {} }"]
    }
    let layout = "label.snp.makeConstraints { $0.edges.equalToSuperview() }"
    let text = try Self.project(views(layout)).lint("init", "--dry-run").output
    #expect(text.contains("\n  - bindConstraints  # 6 of 7 functions of this name"))
    #expect(!text.contains("- layoutSubviews"))
    #expect(try !Self.project(views("load()")).lint("init", "--dry-run").output.contains("- bind"))
  }

  @Test("tests show nothing of a team's conventions, and have no findings of any")
  func tests() throws {
    let project = try Self.project(
      (0..<6).map { Self.view("View\($0)", order: ["leading", "top"]) })
    for number in 0..<6 {
      let test = Self.view("Test\(number)", order: ["top", "leading"])
      try project.folder.write("Tests/Test\(number).swift", "import XCTest\n" + test)
      try project.folder.write("Tests/Other\(number).swift", "import Testing\n" + test)
    }
    #expect(try project.lint("init").output.contains(/\n  constraint_order +100 %/))
    #expect(try project.lint("--only", "conventions").output.isEmpty)
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

  @Test("what few views have keeps its order in the cookbook, unless three have another one")
  func rareAttributes() throws {
    func text(_ count: Int) throws -> String {
      let centered = (0..<count).map {
        "class C\($0): UIView { func f() { a.snp.makeConstraints { $0.centerX.equalTo(b); $0.centerY.equalTo(b) } } }"
      }
      return try Self.project((0..<6).map { Self.view("View\($0)") } + centered)
        .lint("init", "--dry-run").output
    }
    #expect(try text(2).contains("], [centerY, centerX], [height, width]]"))
    #expect(try text(3).contains("], [centerX], [centerY], [height, width]]"))
  }

  @Test("a limit is on if nearly all code keeps to it, at the strictest step that it keeps")
  func limits() throws {
    func view(_ name: String, lines: Int) -> String {
      let calls = (0..<lines).map { "    addSubview(view\($0))\n" }.joined()
      return "final class \(name): UIView {\n  func setupViews() {\n\(calls)  }\n}\n"
    }
    func limit(long: Int) throws -> String {
      let project = try Self.project(
        (0..<20).map { view("View\($0)", lines: $0 < long ? 55 : 25) })
      return try project.lint("init", "--dry-run").output
    }
    let strict = "  setup_length:\n    severity: warning\n    max_lines: 50\n"
    #expect(try limit(long: 1).contains(strict))
    let loose = try limit(long: 2)
    #expect(!loose.contains(strict))
    #expect(loose.contains("    max_lines: 80\n    max_statements: 60\n"))
  }

  @Test("functions that set up one subview or none do not make up for those that set up many")
  func grouping() throws {
    let setup = (0..<5).map { "    label\($0).textColor = .red\n" }.joined()
    let labels = (0..<6).map { "  private let label\($0) = UILabel()\n" }.joined()
    let text = try Self.project(
      (0..<10).map { index in
        let others = (0..<20).map { "  private func setup\($0)() {}\n" }.joined()
        return "final class V\(index): UIView {\n\(labels)  func setupViews() {\n"
          + (index < 5 ? setup : "    label1.textColor = .red\n") + "  }\n\(others)}\n"
      }
    ).lint("init", "--dry-run").output
    #expect(text.contains("# 5 of 5 functions that set up several subviews"))
    #expect(text.contains("  setup_grouping:\n    severity: warning\n    max_subviews: 5\n"))
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
}
