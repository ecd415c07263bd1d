import RuleKit
import Testing

@testable import Rules

@Suite("view_structure")
struct ViewStructureTests {
  private func structure(
    _ style: ViewStructure.Style, _ marked: String, _ location: SourceLocation = #_sourceLocation
  ) {
    expect(ViewStructure(options: .init(style: style)), marked, sourceLocation: location)
  }

  private static let closures = """
    class A: UIView {
      private lazy var ↓a: UILabel = {
        let label = UILabel()
        label.textColor = .red
        return label
      }()
      let ↓b: UIButton = {
        $0.setTitle("b", for: .normal)
        return $0
      }(UIButton())
      let ↓c = UILabel().then {
        $0.textColor = .red
      }
    }
    """
  private static let method = """
    class A: UIView {
      let ↓a = UILabel(), ↓b = UIButton()
      override init(frame: CGRect) {
        super.init(frame: frame)
        a.textColor = .red
        b.setTitle("b", for: .normal)
      }
    }
    """
  @Test("the message counts view types, and the advice describes the agreed style")
  func structureMessage() throws {
    let code = [
      Self.closures, Self.closures.replacing("A:", with: "B:"),
      Self.method.replacing("A:", with: "C:"),
    ].joined(separator: "\n")
    let found = diagnostics(of: ViewStructure(), in: code.replacing("↓", with: ""))
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      first.message
        == "2 of 3 view types set up each subview in a closure that is its initial value; `C` sets up most of its subviews in one method"
    )
    #expect(first.advice.hasPrefix("write the setup of each subview into a closure"))
    var options = ViewStructure.Options()
    try options.set("style", to: .string("method"))
    #expect(options.style == .method)
    #expect(throws: OptionError.self) { try options.set("style", to: .string("methods")) }
  }

}
