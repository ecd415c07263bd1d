import Foundation
import Testing

@testable import Rules

@Suite("Functions that subclasses fill with layout")
struct SubclassCallTests {
  /// The lines and messages of the findings in a base class, in a project where others inherit from it.
  private func findings(_ base: String, _ subclasses: String, threads: Int = 2) -> [String] {
    diagnostics(
      of: PilingConstraints(), inFiles: [base + "\n", subclasses + "\n"], threads: threads
    )
    .map { "\($0.start.line): \($0.message)" }
  }

  private static let base = """
    class BaseController: UIViewController {
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layout()
      }
      func layout() {}
    }
    """

  private static func screen(
    _ name: String, _ body: String = "label.snp.makeConstraints { $0.top.equalToSuperview() }",
    from base: String = "BaseController", declaration: String = "override func layout()"
  ) -> String {
    """
    class \(name): \(base) {
      private let label = UILabel()
      \(declaration) { \(body) }
    }

    """
  }

  private static func message(_ classes: String) -> [String] {
    [
      "4: `viewWillLayoutSubviews` calls `layout()` each time that the view is laid out, and the constraints that subclasses make in it pile up (\(classes))"
    ]
  }

  @Test("what subclasses in other files make there is one finding, in the base class")
  func layout() {
    #expect(findings(Self.base, Self.screen("List")) == Self.message("`List`"))
    #expect(
      findings(Self.base, Self.screen("List") + Self.screen("Detail"))
        == Self.message("`Detail`, `List`"))
    let three = Self.screen("A") + Self.screen("B") + Self.screen("C")
    #expect(findings(Self.base, three) == Self.message("`A` and 2 others"))
    #expect(findings(Self.base, three, threads: 1) == Self.message("`A` and 2 others"))
  }

  @Test("a subclass of a subclass counts, with generic arguments too")
  func distant() {
    let middle = "class Middle<State>: BaseController {\n}\n"
    #expect(
      findings(Self.base, middle + Self.screen("List", from: "Middle<ListState>"))
        == Self.message("`List`"))
  }

  @Test(
    "subclasses that make nothing there, or replace it, are silent",
    arguments: [
      "", screen("List", "label.textColor = .red"),
      screen("List", "label.snp.remakeConstraints { $0.top.equalToSuperview() }"),
      screen(
        "List",
        "guard label.superview == nil else { return }; label.snp.makeConstraints { $0.top.equalToSuperview() }"
      ),
      screen(
        "List",
        "NSLayoutConstraint.deactivate(all); label.snp.makeConstraints { $0.top.equalToSuperview() }"
      ),
      screen("List", declaration: "override func other()"),
      screen("List", declaration: "override func layout(_ size: CGSize)"),
      screen("List", from: "OtherController"),
    ])
  func silent(subclasses: String) {
    #expect(findings(Self.base, subclasses) == [])
  }

  @Test("only a call that certainly runs again counts")
  func calls() {
    let list = Self.screen("List")
    for (old, new) in [
      ("layout()\n  }", "if isFirst { layout() }\n  }"),
      ("super.viewWill", "guard isFirst else { return }; super.viewWill"),
      ("viewWillLayoutSubviews", "viewDidLoad"), ("func layout() {}", "private func layout() {}"),
      ("func layout() {}", "final func layout() {}"),
      ("class BaseController", "final class BaseController"),
    ] {
      #expect(
        findings(Self.base.replacingOccurrences(of: old, with: new), list) == [], "\(new)")
    }
    let cell = """
      class BaseCell: UITableViewCell {
        override func setSelected(_ selected: Bool, animated: Bool) { layout() }
        func layout() {}
      }
      """
    #expect(
      findings(cell, Self.screen("SongCell", from: "BaseCell")) == [
        "2: `setSelected` calls `layout()` again and again, and the constraints that subclasses make in it pile up (`SongCell`)"
      ])
  }
}
