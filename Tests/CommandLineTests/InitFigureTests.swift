import Foundation
import TestSupport
import Testing

@Suite("`init`, `--statistics` and a run agree")
struct InitFigureTests {
  /// Views that keep to all kinds of conventions, and some that do not.
  private static func project() throws -> Project {
    let more = """
        private let badge: UIView = { let badge = UIView(); badge.alpha = 0; return badge }()
        private func setupBadge() {
          addSubview(badge)
          badge.pin(to: self)
          badge.widthAnchor.constraint(equalToConstant: -label.space).weighed(.required).isActive = true
        }
        weak var delegate: ViewDelegate?

      """
    let others = """
      extension UIView { func pin(to view: UIView) { topAnchor.constraint(equalTo: view.topAnchor).isActive = true } }
      extension NSLayoutConstraint {
        func weighed(_ priority: UILayoutPriority) -> NSLayoutConstraint { self.priority = priority; return self }
      }
      final class Helped: UIView { func setup() { addSubview(a); a.pin(to: self) } }
      final class Model { lazy var label = UILabel() }
      final class Snapped: UIView {
        let photo = UIImageView()
        func setup() {
          photo.layer.cornerRadius = 4
          photo.clipsToBounds = true
          addSubview(photo)
          photo.snp.makeConstraints { $0.width.equalTo(8); $0.centerY.equalToSuperview() }
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """
    return try InitTests.project(
      (0..<8).map { InitTests.view("View\($0)", more: $0 < 6 ? more : "") } + [
        InitTests.view("Other", order: ["top", "leading"], setup: "make"), others,
      ])
  }

  @Test("in the number of places, and of those that depart")
  func figures() throws {
    let project = try Self.project()
    #expect(try project.lint("init").status == 0)
    let text = try project.text(".layoutlint.yml").replacing("\n  # ", with: " ")
    let decided = text.matches(
      of: /\b\d+ of (\d+) [^,:]*, \d+ %; (no|\d+) findings?(?: [^\n]*)?(?:\n  #[^\n]*)*\n  (\w+):/)
    #expect(decided.count > 8, "\(text)")

    struct Statistics: Decodable {
      struct Rule: Decodable { var rule: String, places: Int, findings: Int }
      var rules: [Rule]
    }
    struct Report: Decodable {
      struct Finding: Decodable { var rule: String }
      var diagnostics: [Finding]
    }
    func decode<Value: Decodable>(_ type: Value.Type, _ arguments: String...) throws -> Value {
      try JSONDecoder().decode(type, from: Data(project.run(arguments).output.utf8))
    }
    let counted = try decode(Statistics.self, "--statistics", "--reporter", "json").rules
    let found = try decode(Report.self, "--reporter", "json", ".").diagnostics
    for match in decided {
      let rule = String(match.3)
      let row = counted.first { $0.rule == rule }
      #expect(row?.places == Int(match.1), "\(rule)")
      #expect(row?.findings == Int(match.2) ?? 0, "\(rule)")
      #expect(found.count { $0.rule == rule } == Int(match.2) ?? 0, "\(rule)")
    }
  }
}
