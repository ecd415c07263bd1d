import LayoutModel
import RuleKit
import Testing

@testable import Rules

@Suite("layout_dialect")
struct LayoutDialectTests {
  private func dialect(
    _ library: LayoutLibrary, _ marked: String, _ location: SourceLocation = #_sourceLocation
  ) {
    expect(LayoutDialect(options: .init(style: .init(library))), marked, sourceLocation: location)
  }

  @Test(
    "functions of the project are accepted beside each library, unless nothing else is to be used")
  func helpers() {
    let code = """
      class A: UIView { func setup() { a.pin(to: b); a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true } }
      class B: UIView { func setup() { a.pin(to: b) } }
      class C: UIView { func setup() { a.pin(to: b) } }
      class D: UIView { func setup() { a.snp.makeConstraints { $0.top.equalToSuperview() } } }
      """
    func found(_ style: LayoutDialect.Style) -> [String] {
      var rules = RuleSet()
      rules.helpers = LayoutHelpers(["pin": .edges])
      rules.add(LayoutDialect(options: .init(style: style)), severity: .warning)
      return diagnostics(of: rules, in: code).map(\.message)
    }
    #expect(found(.helpers) == ["`A` lays out with anchors", "`D` lays out with SnapKit"])
    #expect(found(.init(.anchors)) == ["`D` lays out with SnapKit"])
    // Two of four are no majority.
    #expect(found(.majority) == [])
  }
}
