import Testing

@testable import Rules

@Suite("Functions of the project that constrain views, in other files")
struct PinningFunctionTests {
  /// The lines and messages of the two rules in a project of two files, a class with one function and an extension.
  private func findings(
    _ body: String, _ functions: String, in name: String = "layoutSubviews()",
    beside other: String = ""
  ) -> [String] {
    let view = """
      class PlayerView: UIView {
        private let badge = UILabel()
        private let card = UIView()
        override func \(name) {
      \(body)
        }
        init() { addSubview(badge) }
      }
      """
    return diagnostics(
      of: LayoutInCallback(), PilingConstraints(),
      inFiles: [view, "extension UIView {\n\(functions)\n}\n", other]
    )
    .map { "\($0.start.line): \($0.message.prefix { $0 != "," })" }
  }

  private static let anchor = """
    func anchor(top: NSLayoutYAxisAnchor? = nil, width: CGFloat = 0) {
      translatesAutoresizingMaskIntoConstraints = false
      if let top = top {
        topAnchor.constraint(equalTo: top).isActive = true
      }
      if width != 0 { self.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }
    """
  private static func message(_ function: String, _ view: String = "badge", line: Int = 5) -> String
  {
    "\(line): `layoutSubviews()` creates constraints for `\(view)` with `\(function)` each time that UIKit calls it: they pile up"
  }

  @Test("what is given to a function that constrains the view piles up")
  func given() {
    #expect(findings("badge.anchor(top: topAnchor)", Self.anchor) == [Self.message("anchor")])
    #expect(findings("badge.anchor(width: 8)\ncard.anchor(width: 9)", Self.anchor).count == 1)
    #expect(findings("badge.anchor()", Self.anchor) == [])
    #expect(findings("badge.anchor(top: nil)", Self.anchor) == [])
    #expect(
      findings("badge.anchor()\ncard.anchor(top: topAnchor)", Self.anchor)
        == [Self.message("anchor", "card", line: 6)])
  }

  @Test(
    "a function that always constrains its view does so without arguments",
    arguments: [
      "topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true",
      """
      guard let superview = superview else { return }
      NSLayoutConstraint.activate([topAnchor.constraint(equalTo: superview.topAnchor)])
      """,
      "snp.makeConstraints { $0.edges.equalToSuperview() }",
      """
      var all: [NSLayoutConstraint] = []
      let top = topAnchor.constraint(equalTo: superview!.topAnchor)
      all.append(top)
      NSLayoutConstraint.activate(all)
      """,
      "fillAll() }\nfunc fillAll() { topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true",
    ])
  func always(_ body: String) {
    #expect(findings("badge.fill()", "func fill() { \(body) }") == [Self.message("fill")])
  }

  @Test(
    "a function that may do so once, or replaces the old constraints, is silent",
    arguments: [
      "guard constraints.isEmpty else { return }; topAnchor.constraint(equalTo: a).isActive = true",
      "if isFirst { topAnchor.constraint(equalTo: a).isActive = true }",
      "if a != nil, isFirst { topAnchor.constraint(equalTo: a!).isActive = true }",
      "guard isFirst else { return }; topAnchor.constraint(equalTo: a).isActive = true",
      "NSLayoutConstraint.deactivate(old); topAnchor.constraint(equalTo: a).isActive = true",
      "snp.remakeConstraints { $0.edges.equalToSuperview() }",
      "snp.updateConstraints { $0.height.equalTo(8) }",
      "top = topAnchor.constraint(equalTo: a)",
      "frame = a.bounds",
      "",
    ])
  func once(_ body: String) {
    let function = "func fill(_ a: Any?) { \(body) }"
    #expect(findings("badge.fill(topAnchor)", function) == [])
  }

  @Test("a guard for an argument counts as given")
  func guarded() {
    let fill =
      "func fill(_ a: UIView?) { guard let a = a else { return }; topAnchor.constraint(equalTo: a.topAnchor).isActive = true }"
    #expect(findings("badge.fill(self)", fill) == [Self.message("fill")])
    #expect(findings("badge.fill(nil)", fill) == [])
    #expect(findings("badge.fill(self)", fill + "\nfunc fill(_ a: CGFloat) {}") == [])
  }

  @Test("what the callback leaves to conditions is silent, what it calls is not")
  func places() {
    #expect(findings("if isFirst { badge.anchor(width: 8) }", Self.anchor) == [])
    #expect(
      findings("guard isFirst else { return }\nbadge.anchor(width: 8)", Self.anchor) == [])
    #expect(
      findings("setup()\n}\nfunc setup() {\nbadge.anchor(width: 8)", Self.anchor) == [
        "5: `setup()` creates constraints for `badge` with `anchor` each time that UIKit calls `layoutSubviews()`: they pile up"
      ])
    #expect(findings("badge.anchor(width: 8)", "") == [])
  }

  @Test("functions that run repeatedly pile them up too")
  func repeated() {
    let message =
      "5: `render` makes constraints of `badge` with `anchor` each time that it runs"
    let render = "render(_ song: Song)"
    #expect(findings("badge.anchor(width: 8)", Self.anchor, in: render) == [message])
    #expect(
      findings(
        "fill()\n}\nfunc fill() {\nbadge.round()\nbadge.anchor(width: 8)",
        Self.anchor + "\nfunc round() { clipsToBounds = true }", in: render) == [
          "9: `render` makes constraints of `badge` with `anchor` in `fill` each time that it runs"
        ])
    #expect(
      findings(
        "badge.round()\nbadge.topAnchor.constraint(equalTo: topAnchor).isActive = true",
        Self.anchor + "\nfunc round() { clipsToBounds = true }", in: render) == [
          "6: `render` makes constraints of `badge` each time that it runs"
        ])
    #expect(findings("badge.anchor()", Self.anchor, in: render) == [])
    #expect(findings("if isNew { badge.anchor(width: 8) }", Self.anchor, in: render) == [])
    #expect(
      findings(
        "badge.anchor(width: 8)\n}\nfunc clear() {\nbadge.removeFromSuperview()", Self.anchor,
        in: render)
        == [])
  }

  @Test("all methods of a name in the project have to add a layer")
  func layers() {
    let gradient = "func shade() { let g = CAGradientLayer(); layer.addSublayer(g) }"
    #expect(
      findings("badge.shade()", gradient) == [
        "5: `shade` adds a new layer each time that UIKit calls `layoutSubviews()`"
      ])
    // Nothing in this file says that it is about layers or callbacks.
    let shading = "extension UILabel { func shade() { textColor = .gray } }\n"
    #expect(findings("badge.shade()", gradient, beside: shading) == [])
    #expect(findings("badge.layer.shade()", gradient, beside: shading) == [])
  }
}
