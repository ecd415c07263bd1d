import Testing

@testable import Rules

@Suite("inline_priority")
struct InlinePriorityTests {
  private let expect = Expectation(
    InlinePriority(),
    in: """
      class PlayerView: UIView {
        var height: NSLayoutConstraint!

        func setup() {
          …
        }
      }
      """)

  @Test(
    "a number in place of a name is reported, however it is spelled",
    arguments: [
      "label.setContentHuggingPriority(↓UILayoutPriority(rawValue: 251), for: .vertical)",
      "label.setContentCompressionResistancePriority(↓.init(751), for: .vertical)",
      "label.setContentCompressionResistancePriority(↓isWide ? .init(751) : .required, for: .vertical)",
      "height.priority = ↓.init(750)",
      "self.height.priority = ↓UILayoutPriority.init(rawValue: 750)",
      "let size = systemLayoutSizeFitting(size, withHorizontalFittingPriority: ↓.init(1000), verticalFittingPriority: .fittingSizeLevel)",
      "use(↓UILayoutPriority(1000 - 1))",
      "height.priority = ↓UILayoutPriority(rawValue: isWide ? 999 : 250)",
      "height.withPriority(↓.init(999)).isActive = true",
      "bottom.priority = ↓UILayoutPriority(999)",
      "let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor).withPriority(↓UILayoutPriority(999))",
      "let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor); bottom.priority = ↓.init(999)",
    ])
  func numbers(_ code: String) {
    expect(code)
  }

  @Test(
    "every way of writing constraints is read",
    arguments: [
      "label.snp.makeConstraints { make in make.top.equalToSuperview().priority(↓999) }",
      "label.snp.makeConstraints { $0.edges.equalToSuperview().inset(8).priority(↓ConstraintPriority(999)) }",
      "import TinyConstraints\nlabel.top(to: card, priority: ↓.init(999))",
      "import TinyConstraints\nlabel.setHugging(↓.init(999), for: .vertical)",
      "import Anchorage\nlabel.topAnchor == card.topAnchor ~ ↓999",
      "import Anchorage\nlabel.topAnchor == card.topAnchor ~ ↓.custom(999)",
      "import Cartography\nconstrain(label, card) { label, card in label.top == card.top ~ ↓UILayoutPriority(999) }",
      "import EasyPeasy\nlabel.easy.layout(Top(8).with(↓.custom(999)), Height(8))",
      "import PureLayout\nNSLayoutConstraint.autoSetPriority(↓UILayoutPriority(999)) { label.autoPinEdge(toSuperviewEdge: .top) }",
      "import Stevia\n(label.Height == 44).priority = ↓.init(999)",
      "NSLayoutConstraint.constraints(withVisualFormat: ↓\"V:|-(8@750)-[label(44@ 750)]\", metrics: nil, views: [\"label\": label])",
    ])
  func dialects(_ code: String) {
    var lines = code.split(separator: "\n").map(String.init)
    let imports = lines.first?.hasPrefix("import") == true ? lines.removeFirst() : ""
    RulesTests.expect(
      InlinePriority(),
      """
      \(imports)
      class PlayerView: UIView {
        let label = UILabel(), card = UIView()

        func setup() {
          \(lines[0])
        }
      }
      """)
  }

  @Test("names, computed values and the priorities of other things are silent")
  func silent() {
    expect(
      "height.priority = ↓999",
      silentWith: [
        "999": "Constants.priority", "999": "priorities[0]",
        "999": "UILayoutPriority(rawValue: 251 + Float(index))",
        "999": "UILayoutPriority(Constants.priority)", "999": "priority(for: 1)",
        "999": "other.priority - 1",
      ])
    for code in [
      "label.setContentHuggingPriority(«↓UILayoutPriority(251)→.defaultLow», for: .vertical)",
      "label.setContentHuggingPriority(«↓UILayoutPriority(251)→count > 1 ? .defaultLow : .required», for: .vertical)",
      "operation.priority = 5",
      "task.priority = 0.5",
      "operation.priority = .init(5)",
      "schedule(priority: 5)",
      "label.snp.makeConstraints { $0.top.equalToSuperview().offset(8).priority(.high) }",
      "label.snp.makeConstraints { $0.top.equalToSuperview().priority(priority) }",
      "NSLayoutConstraint.constraints(withVisualFormat: \"V:|-(8@high)-[label]\", metrics: metrics, views: [\"label\": label])",
      "// UILayoutPriority(999)\nlet text = \"UILayoutPriority(999)\"",
    ] { expect(code) }
  }

  @Test("the declaration of a name is silent")
  func declarations() {
    RulesTests.expect(
      InlinePriority(),
      """
      extension UILayoutPriority {
        static let almostRequired = UILayoutPriority(999)
        static let hugging: UILayoutPriority = .init(251)
        static var low: UILayoutPriority { UILayoutPriority(1) }
        static func level(_ index: Int) -> UILayoutPriority { UILayoutPriority(rawValue: 500) }
      }
      enum Level {
        case low, high
        static var middle: UILayoutPriority { .init(rawValue: 500) }
        var priority: UILayoutPriority {
          switch self {
          case .low: return UILayoutPriority(1)
          case .high: return UILayoutPriority.required - 1
          }
        }
      }
      let almostRequired = UILayoutPriority(999)
      class PlayerView: UIView {
        private let titlePriority = UILayoutPriority(rawValue: 751)
        var priority: UILayoutPriority = ↓UILayoutPriority(751)
        func setup() {
          let hugging = isWide ? UILayoutPriority(251) : .defaultLow
        }
        func pin(with priority: UILayoutPriority) { pin(with: ↓UILayoutPriority(2)) }
      }
      """)
  }

  @Test(
    "a name with an offset has no name, unless the option allows it",
    arguments: [
      "label.setContentHuggingPriority(↓.required - 1, for: .vertical)",
      "use(↓UILayoutPriority(UILayoutPriority.required.rawValue - 1))",
      "use(↓UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue + 1))",
    ])
  func offsets(_ code: String) {
    expect(code)
    expect(code.replacing("↓", with: ""), .init(offsets: false))
  }

  @Test("the advice names UIKit's own constants")
  func advice() {
    let found = diagnostics(
      of: InlinePriority(),
      in: """
        func setup() {
          use(UILayoutPriority(1000), UILayoutPriority(rawValue: 750.0), UILayoutPriority(1))
        }
        """)
    #expect(
      found.map { String($0.advice.prefix(30)) } == [
        "use the name for it, such as `", "use the name for it, such as `",
        "name it once, as in `extension",
      ])
    #expect(found[0].message.hasPrefix("the priority `UILayoutPriority(1000)` is a number"))
  }
}
