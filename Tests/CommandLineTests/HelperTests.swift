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
