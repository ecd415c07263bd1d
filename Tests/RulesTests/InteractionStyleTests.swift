import Testing

@testable import Rules

@Suite("interaction_style")
struct InteractionStyleTests {
  @Test("each style is recognized by its members")
  func interactionSigns() {
    let view = """
      class A: UIControl {
        var ↓onTap: (() -> Void)?
        var onSwipe: ((Direction) -> Void)?
        weak var ↓delegate: ADelegate?
        func ↓addTarget(_ target: Any?, selector: Selector) {}
      }
      """
    // With another way as the convention, only the others are reported.
    func code(without way: String) -> String {
      view.split(separator: "\n").map { line in
        line.contains(way) ? String(line.replacing("↓", with: "")) : String(line)
      }.joined(separator: "\n")
    }
    expect(InteractionStyle(options: .init(style: .callbacks)), code(without: "onTap"))
    expect(InteractionStyle(options: .init(style: .delegate)), code(without: "delegate"))
    expect(InteractionStyle(options: .init(style: .targetAction)), code(without: "addTarget"))
  }

  @Test(
    "other members are silent",
    arguments: [
      "private var onTap: (() -> Void)?", "var provider: (() -> Song)?",
      "var onTap: (() -> Void)? { get { button.onTap } }", "static var onTap: (() -> Void)?",
      "private weak var delegate: ADelegate?", "weak var textDelegate: UITextFieldDelegate?",
      "override var delegate: ADelegate? { didSet {} }", "var delegateCount = 0",
      "func setup() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }",
      "private func add(_ action: Selector) {}", "@objc func tap() { delegate?.tap() }",
      "func tap() { toggle.sendActions(for: .valueChanged) }",
      "func tap() { sendActions(for: .valueChanged) }",
      "func tap() { self.sendActions(for: .valueChanged) }",
      "var setupContentView: ((UIView) -> Void)?", "var configureCell: ((Cell, Int) -> Void)?",
      "var sendActions: (() -> Void)?", "var animations: (() -> Void)?",
    ])
  func noSigns(_ member: String) {
    for style in [InteractionStyle.Style.callbacks, .delegate, .targetAction] {
      expect(
        InteractionStyle(options: .init(style: style)),
        """
        class A: UIView {
        \(member)
        }
        """)
    }
  }

  @Test("controllers are silent")
  func controllers() {
    expect(
      InteractionStyle(options: .init(style: .callbacks)),
      "class A: UIViewController { weak var delegate: ADelegate? }")
  }

  @Test(
    "a callback may be named after a setup",
    arguments: ["setupHandler", "createAction", "applyTapped", "onSetup", "settled"])
  func callbacks(_ name: String) {
    expect(
      InteractionStyle(options: .init(style: .delegate)),
      "class A: UIView { var ↓\(name): (() -> Void)? }")
  }

  @Test("event sources that a view makes are reactive, and data is not")
  func reactive() {
    expect(
      InteractionStyle(options: .init(style: .callbacks)),
      """
      class A: UIView { let ↓taps = PassthroughSubject<Void, Never>(); let more = PublishRelay<Void>() }
      class B: UIView { var ↓taps: ControlEvent<Void> { button.rx.tap } }
      class C: UIView { lazy var ↓taps: Observable<Void> = button.rx.tap.asObservable() }
      class D: UIView { private let taps = PublishSubject<Void>(); let title = BehaviorRelay(value: "") }
      class E: UIView { let songs: AnyPublisher<Song, Never>; var text: Binder<String> { label.rx.text } }
      class F: UIView { var onTap: (() -> Void)? }
      class G: UIViewController { let taps = PublishSubject<Void>() }
      """)
    expect(
      InteractionStyle(options: .init(style: .reactive)),
      """
      class A: UIView { let taps = PassthroughSubject<Void, Never>() }
      class B: UIView { var ↓onTap: (() -> Void)? }
      """)
  }
}
