import Testing

@testable import Rules

@Suite("incomplete_wrapper")
struct IncompleteWrapperTests {
  private let expect = Expectation(
    IncompleteWrapper(),
    in: "extension UIView { func …(_ view: UIView, with constraints: [NSLayoutConstraint]) { … } }")

  private static let optOut = "view.translatesAutoresizingMaskIntoConstraints = false"
  private static let activate = "NSLayoutConstraint.activate(constraints)"

  @Test("each of the three steps, and their order")
  func steps() {
    expect("↓add", "addSubview(view); \(Self.activate)«; \(Self.optOut)»")
    expect("↓add", "addSubview(view); \(Self.optOut)«; \(Self.activate)»")
    expect(
      "↓add",
      "insertSubview(view, at: 0); \(Self.optOut)«; constraints.forEach { $0.isActive = true }»")
    expect(
      "↓add",
      "\(Self.optOut); «\(Self.activate); addSubview(view)→addSubview(view); \(Self.activate)»")
  }

  @Test("what hands the view or the constraints on, or adds nothing, is silent")
  func silent() {
    expect("add", "addSubview(view, with: constraints)")
    expect("add", "addSubview(view); prepare(view); pin(constraints)")
    expect("add", "addSubview(view); view.prepareForAutoLayout(); \(Self.activate)")
    expect("pin", Self.activate)
  }
}
