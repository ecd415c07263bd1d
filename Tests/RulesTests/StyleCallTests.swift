import Testing

@testable import Rules

@Suite("config_in_layout, style_calls")
struct StyleCallTests {
  private let rule = ConfigInLayout(
    options: .init(styleCalls: ["UIStyle.*", "Style.apply", "stylize"]))

  @Test(
    "a style after layout is reported, as configuration is",
    arguments: [
      "UIStyle.title(↓label)", "Style.apply(to: ↓label)", "stylize(↓label)", "self.stylize(↓label)",
      "stylize([↓label, icon])", "UIStyle.title(↓self.label, size: 3)",
    ])
  func afterLayout(_ call: String) {
    let code = """
      class A: UIView {
      let label = UILabel()
      func setUp() {
      addSubview(label)
      \(call)
      }
      }
      """
    expect(rule, code)
    expect(ConfigInLayout(), code.replacing("↓", with: ""))
  }

  @Test(
    "styles before layout and other calls are silent",
    arguments: [
      "UIStyle.title(label)\naddSubview(label)", "addSubview(label)\nOther.title(label)",
      "addSubview(label)\nUIStyle.title(icon)", "addSubview(label)\nUIStyle.title(label.text)",
      "addSubview(label)\nUIStyle.title(\"label\")", "addSubview(label)\nx.UIStyle.title(label)",
    ])
  func silent(_ body: String) {
    expect(rule, "class A: UIView {\nlet label = UILabel()\nfunc setUp() {\n\(body)\n}\n}")
  }

  @Test("a style in a function for layout, and in one that is not for configuration")
  func functions() {
    let code = { (name: String) in
      """
      class A: UIView {
      let label = UILabel()
      func \(name)() {
      UIStyle.title(↓label)
      }
      }
      """
    }
    expect(rule, code("setupConstraints"))
    let only = ConfigInLayout(
      options: .init(styleCalls: ["UIStyle.*"], configurationOnlyIn: ["style*"]))
    expect(only, code("setUp"))
    expect(only, code("styleViews").replacing("↓", with: ""))
  }

  @Test("the message names the style")
  func message() {
    let code = "class A: UIView {\nfunc f() {\naddSubview(label)\nUIStyle.title(label)\n}\n}"
    #expect(
      diagnostics(of: rule, in: code).map(\.message) == [
        "`title` styles `label` after the view was added or constrained"
      ])
  }
}
