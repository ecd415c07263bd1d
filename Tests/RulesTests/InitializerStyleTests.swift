import Testing

@testable import Rules

@Suite("initializer_style")
struct InitializerStyleTests {
  private func style(
    _ style: InitializerStyle.Style, _ marked: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    expect(InitializerStyle(options: .init(style: style)), marked, sourceLocation: location)
  }

  @Test(
    "an initializer that cannot be used fails",
    arguments: [
      #"required ↓init?(coder: NSCoder) { fatalError("init(coder:)") }"#,
      "required ↓init?(coder aDecoder: NSCoder) { preconditionFailure() }",
      "required ↓init?(coder: NSCoder) { return nil }",
      "@available(*, unavailable) required ↓init?(coder: NSCoder) { super.init(coder: coder); setup() }",
    ])
  func fails(_ code: String) {
    let type = "class A: UIView { \(code) }"
    style(.commonSetup, type)
    style(.fatalError, type.replacing("↓", with: ""))
    style(.majority, type.replacing("↓", with: ""))
  }

  @Test("an initializer that calls the setup is usable")
  func usable() {
    let code = """
      class A: UIView {
        override init(frame: CGRect) { super.init(frame: frame); setup() }
        required ↓init?(coder: NSCoder) { super.init(coder: coder); setup() }
      }
      """
    style(.fatalError, code)
    style(.commonSetup, code.replacing("↓", with: ""))
  }

  @Test("an initializer that skips the setup of another one is reported for `common_setup`")
  func skips() {
    let code = """
      class A: UIView {
        override init(frame: CGRect) { super.init(frame: frame); setup() }
        required ↓init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """
    style(.commonSetup, code)
    style(.fatalError, code)
    style(.majority, code.replacing("↓", with: ""))
    style(
      .commonSetup,
      code.replacing("↓", with: "").replacing(
        "\n}", with: "\n  override func awakeFromNib() { super.awakeFromNib(); setup() }\n}"))
    style(
      .commonSetup,
      "class A: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }")
  }

  @Test("controllers and models are silent")
  func silent() {
    for way in [InitializerStyle.Style.commonSetup, .fatalError] {
      style(way, "class A: UIViewController { required init?(coder: NSCoder) { fatalError() } }")
      style(way, "class A: NSObject, NSCoding { required init?(coder: NSCoder) { load() } }")
      style(way, "class A: UIView { init(model: Model) { super.init(frame: .zero); setup() } }")
    }
  }
}
