import TestSupport
import Testing

/// Some findings and fixes depend on a function of the project: on the declarations and calls in other files of the run.
@Suite("Fixes that call the project's own functions")
struct HelperTests {
  /// What happens to the finding in `A.swift`.
  private func result(
    of helper: Helper, beside other: String?, _ arguments: String..., paths: [String] = [],
    setting: String = "default"
  ) throws -> String {
    let project = try Project(["A.swift": helper.finding])
    try project.folder.write(
      ".layoutlint.yml", "rules: {\(helper.rule): {severity: warning, fix: \(setting)}}\n")
    if let other { try project.folder.write("Sources/B.swift", other) }
    _ = try project.run(["--only", helper.rule, "-q"] + arguments + paths)
    return try project.text("A.swift")
  }

  @Test(
    "the fix of a point is unsafe, also if another file declares the method: its target is unknown")
  func point() throws {
    let point = Helper.point
    for other in [nil, point.call, point.declaration] {
      #expect(try result(of: point, beside: other, "--fix") == point.finding)
      #expect(try result(of: point, beside: other, "--fix", "--unsafe-fixes") == point.fixed)
    }
  }

  @Test(
    "a wrapper is asked for, and its fix offered, if a file declares or calls the wrapper",
    arguments: Helper.wrappers)
  func wrapper(_ wrapper: Helper) throws {
    for other in [wrapper.declaration, wrapper.call] {
      #expect(
        try result(of: wrapper, beside: other, "--fix", "--unsafe-fixes") == wrapper.fixed)
      #expect(try result(of: wrapper, beside: other, "--fix") == wrapper.finding)
    }
    for other in [
      nil, "// \(wrapper.call)", "let addSubview = withPriority\n", "a.addSubview(b)\n",
      "a.withPriority(low: b)\n", "func withPriority() { addSubview(b, with: c) }\n",
    ] {
      #expect(
        try result(of: wrapper, beside: other, "--fix", "--unsafe-fixes") == wrapper.finding)
    }
  }

  @Test(
    "a finding about a wrapper needs the wrapper in a file of the project, in any format",
    arguments: Helper.wrappers)
  func finding(_ wrapper: Helper) throws {
    for format in ["concise", "json"] {
      func output(_ other: String, _ arguments: String...) throws -> String {
        let project = try Project(["A.swift": wrapper.finding, "B.swift": other])
        return try project.run(
          ["--only", wrapper.rule, "-q", "--reporter", format] + arguments
        ).output
      }
      #expect(try output(wrapper.declaration).contains(wrapper.rule))
      #expect(try output(wrapper.call).contains(wrapper.rule))
      #expect(try !output("let a = 1\n").contains(wrapper.rule))
      #expect(try output(wrapper.declaration, "A.swift").contains(wrapper.rule))
    }
  }

  @Test("a file of the project counts even if the run is not about it", arguments: Helper.all)
  func outside(_ helper: Helper) throws {
    #expect(
      try result(of: helper, beside: helper.declaration, "--fix", paths: ["A.swift"])
        == helper.finding)
    let unsafely = try result(
      of: helper, beside: helper.declaration, "--fix", "--unsafe-fixes", paths: ["A.swift"])
    #expect(unsafely == helper.fixed)
  }

  @Test("the configured safety applies, but does not restore an impossible fix")
  func settings() throws {
    let point = Helper.point
    #expect(try result(of: point, beside: nil, "--fix", setting: "safe") == point.fixed)
    #expect(
      try result(of: point, beside: point.declaration, "--fix", setting: "unsafe")
        == point.finding)
    for wrapper in Helper.wrappers {
      #expect(
        try result(of: wrapper, beside: wrapper.declaration, "--fix", setting: "safe")
          == wrapper.fixed)
      #expect(try result(of: wrapper, beside: nil, "--fix", setting: "safe") == wrapper.finding)
    }
  }

  @Test("text from the standard input is a run of its own", arguments: Helper.all)
  func standardInput(_ helper: Helper) throws {
    let project = try Project(["B.swift": helper.declaration])
    func diff(_ input: String) throws -> String {
      try project.lint("-", "--only", helper.rule, "--diff", "-q", "--unsafe-fixes", input: input)
        .output
    }
    #expect(try diff(helper.finding).isEmpty == (helper.rule != "frame_snapping"))
    #expect(try diff(helper.finding + helper.declaration).contains("\n+"))
  }

  @Test("reports and diffs agree with the fixer", arguments: Helper.all)
  func reports(_ helper: Helper) throws {
    func run(_ files: [String: String], _ arguments: String...) throws -> String {
      try Project(files).run(["--only", helper.rule, "-q"] + arguments).output
    }
    let alone = ["A.swift": helper.finding]
    let both = ["A.swift": helper.finding, "B.swift": helper.declaration]
    let isPoint = helper.rule == "frame_snapping"
    #expect(try run(alone, "--diff").isEmpty)
    #expect(try run(both, "--diff").isEmpty)
    #expect(try run(both, "--diff", "--unsafe-fixes").contains("\n+"))
    let report = try run(both, "--reporter", "json")
    #expect(report.contains("\"unsafe\""))
    let withoutHelper = try run(alone, "--reporter", "json")
    #expect(withoutHelper.contains("\"unsafe\"") == isPoint)
    #expect(!withoutHelper.contains("\"safe\""))
  }
}

/// A rule, code with one finding of it, and the helper that its fix calls.
struct Helper: Sendable, CustomTestStringConvertible {
  var rule: String
  var finding: String
  var fixed: String
  /// Contains nothing else that a rule checks.
  var declaration: String
  var call: String
  var testDescription: String { rule }

  static let point = Helper(
    rule: "frame_snapping",
    finding: """
      func place(iconView: UIView) {
        center = CGPoint(x: iconView.frame.maxX, y: iconView.frame.minY)
      }

      """,
    fixed: """
      func place(iconView: UIView) {
        center = iconView.topRightPoint()
      }

      """,
    declaration: "extension UIView {\n  func topRightPoint() -> Point { corner(1) }\n}\n",
    call: "let corner = icon.topRightPoint()\n")

  static let wrappers: [Helper] = [
    Helper(
      rule: "subview_wrapper",
      finding: """
        func setup() {
          addSubview(a)
          a.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: topAnchor)
          ])
        }

        """,
      fixed: """
        func setup() {
          addSubview(a, withConstraints: [
            a.topAnchor.constraint(equalTo: topAnchor)
          ])
        }

        """,
      declaration:
        "extension UIView {\n  func addSubview(_ view: UIView, withConstraints all: [Any]) {}\n}\n",
      call: "addSubview(b, withConstraints: all)\n"),
    Helper(
      rule: "priority_wrapper",
      finding: """
        func setup() {
          let c = a.topAnchor.constraint(equalTo: topAnchor)
          c.priority = .defaultHigh
          c.isActive = true
        }

        """,
      fixed: """
        func setup() {
          a.topAnchor.constraint(equalTo: topAnchor).withPriority(.defaultHigh).isActive = true
        }

        """,
      declaration: "extension Any {\n  func withPriority(_ value: Value) -> Self { self }\n}\n",
      call: "let c = d.withPriority(.low)\n"),
  ]
  static let all: [Helper] = [point] + wrappers
}
