import LintEngine
import Testing

@testable import Rules

@Suite("missing_autoresizing_opt_out")
struct MissingAutoresizingOptOutTests {
  private func expect(
    _ body: String, declaration: String = "let ↓label = UILabel()", more: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let code = """
      class PlayerView: UIView {
        \(declaration)
        func setup() {
          \(body)
        }
        \(more)
      }
      """
    let mismatch = mismatch(MissingAutoresizingOptOut(), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  private static let top = "label.topAnchor.constraint(equalTo: topAnchor)"

  @Test(
    "a view added by hand and constrained is reported",
    arguments: [
      "addSubview(label); \(top).isActive = true",
      "view.addSubview(self.label); NSLayoutConstraint.activate([self.\(top)])",
      "[label, other].forEach(addSubview); NSLayoutConstraint.activate([\(top)])",
      "[label].forEach { view.addSubview($0) }; NSLayoutConstraint.activate([\(top)])",
      "insertSubview(label, belowSubview: other); let top = \(top)",
      "addSubview(label); view.addConstraint(NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0))",
      "label.text = x; label.setContentHuggingPriority(.required, for: .vertical); addSubview(label); bringSubviewToFront(label); NSLayoutConstraint.activate([\(top)])",
      "addSubview(label); NSLayoutConstraint.activate([\(top)]) // label.translatesAutoresizingMaskIntoConstraints = false",
      "other.translatesAutoresizingMaskIntoConstraints = false; addSubview(label); \(top).isActive = true",
    ])
  func missing(_ body: String) { expect(body) }

  @Test(
    "it does not matter how the view is created",
    arguments: [
      "let ↓label: UITableView = UITableView(frame: .zero, style: .plain)",
      "lazy var ↓label: UILabel = { let made = UILabel(); made.text = x; return made }()",
      "private let ↓label = UIButton(type: .system)",
      "let ↓label = UIView.init()",
    ])
  func makers(_ declaration: String) {
    expect("addSubview(label); \(Self.top).isActive = true", declaration: declaration)
  }

  @Test("locals and views created later are reported")
  func later() {
    expect(
      "label = UILabel(); addSubview(label); \(Self.top).isActive = true",
      declaration: "var ↓label: UILabel!")
    expect(
      "let ↓label = UILabel(); addSubview(label); \(Self.top).isActive = true", declaration: "")
  }

  @Test(
    "a view that opts out, or may do so, is silent",
    arguments: [
      "label.translatesAutoresizingMaskIntoConstraints = false",
      "[label, other].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
      "for view in [label, other] { view.translatesAutoresizingMaskIntoConstraints = false }",
      "view.subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
      "for subview in view.subviews { subview.translatesAutoresizingMaskIntoConstraints = false }",
      "label.usingAutoLayout()", "view.addAutoLayoutSubview(label)", "configure(label)",
      "prepare(view: label)",
      "view.addSubviews(label)", "stack.addArrangedSubview(label)",
      "let stack = UIStackView(arrangedSubviews: [label])",
      "view.addSubview(label, withConstraints: [])", "view.addSubview(label) { _ in }",
      "label.usesAutoLayout = true",
      "label.snp.makeConstraints { $0.top.equalToSuperview() }", "label.pinToEdges()",
      "label.leftAnchor == leftAnchor + 8",
      "NSLayoutConstraint.activate([label.leftAnchor == leftAnchor + 8])",
      "(label.leftAnchor /==/ leftAnchor).isActive = true", "label.edgeAnchors <= edgeAnchors",
      "all = batch(active: false) { label.leftAnchor == leftAnchor + 8; label.heightAnchor == 44 }",
      "constrain(label) { $0.left == $0.superview!.left }", "label.easy.layout(Left(8))",
      "label <- Left(8)", "label.autoPinEdge(toSuperviewEdge: .left)", "label.leftToSuperview()",
      "label.pin.left(8)", "label.flex.width(8)",
      "let other = label",
      "label.autoresizingMask = [.flexibleWidth]", "label.frame = bounds",
      "tableView.tableHeaderView = label",
      "[label, other].forEach { view.addSubview($0); $0.layoutByHand() }",
      "with(label) { $0.text = x }",
      "[label, other].prepareForAutoLayout()", "let map = [\"label\": label]",
      "label = makeLabel()",
      "constraints.activateAll(\(top))",
    ])
  func optedOut(_ line: String) {
    expect(
      """
      \(line)
      addSubview(label)
      NSLayoutConstraint.activate([\(Self.top)])
      """,
      declaration: "var label = UILabel()")
  }

  @Test(
    "views that may be created elsewhere are silent",
    arguments: [
      "let label = TitleLabel()", "@UsesAutoLayout var label = UILabel()",
      "let label = UILabel().usingAutoLayout()",
      "let label = UILabel.make()", "let label = UILabel(text: x)", "let label = makeLabel()",
      "let label: UILabel",
      "@IBOutlet var label: UILabel!", "var label: UILabel { UILabel() }",
      "let label: UILabel = { let made = UILabel(); made.translatesAutoresizingMaskIntoConstraints = false; return made }()",
      "let label: UILabel = { let made = UILabel(); made.prepare(); return made }()",
      "let label = UILabel().then { $0.translatesAutoresizingMaskIntoConstraints = false }",
    ])
  func otherwise(_ declaration: String) {
    expect("addSubview(label); \(Self.top).isActive = true", declaration: declaration)
  }

  @Test(
    "views without constraints or not added here are silent",
    arguments: [
      "addSubview(label)", "\(top).isActive = true",
      "addSubview(label); label.heightAnchor.constraint(equalToConstant: 1).isActive = true",
      "addSubview(label); other.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true",
      "addSubview(label); Layout.activate([\(top)])", "addSubview(label); pin(\(top))",
      "[label].forEach { $0.addSubview(other) }; NSLayoutConstraint.activate([\(top)])",
      "addSubview(label); contentView.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    ])
  func notConstrained(_ body: String) { expect(body, declaration: "let label = UILabel()") }

  @Test("a type that opts out for all its subviews is silent")
  func everyView() {
    for more in [
      "override func didAddSubview(_ subview: UIView) { subview.translatesAutoresizingMaskIntoConstraints = false }",
      "override func addSubview(_ view: UIView) { super.addSubview(view) }",
    ] {
      expect(
        "addSubview(label); \(Self.top).isActive = true", declaration: "let label = UILabel()",
        more: more)
    }
  }
}
