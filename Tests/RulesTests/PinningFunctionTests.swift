import LintEngine
import TestSupport
import Testing

@testable import Rules

@Suite("Functions of the project that constrain views, in other files")
struct PinningFunctionTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// The lines and messages of the two rules in a project of two files, a class with one function and an extension.
  private func findings(_ body: String, _ functions: String, in name: String = "layoutSubviews()")
    throws -> [String]
  {
    try folder.write(
      "PlayerView.swift",
      """
      class PlayerView: UIView {
        private let badge = UILabel()
        private let card = UIView()
        func \(name) {
      \(body)
        }
        init() { addSubview(badge) }
      }

      """)
    try folder.write("Pinning.swift", "extension UIView {\n\(functions)\n}\n")
    let search = ConfigurationSearch(
      DiscoveryChoice(),
      known: KnownNames(rules: [LayoutInCallback.self, PilingConstraints.self], reporters: []),
      currentFolder: FilePath(folder.path))
    return Linter(threads: 2).run([FilePath(folder.path)], search).1.diagnostics
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
  func given() throws {
    #expect(try findings("badge.anchor(top: topAnchor)", Self.anchor) == [Self.message("anchor")])
    #expect(try findings("badge.anchor(width: 8)\ncard.anchor(width: 9)", Self.anchor).count == 1)
    #expect(try findings("badge.anchor()", Self.anchor) == [])
    #expect(try findings("badge.anchor(top: nil)", Self.anchor) == [])
    #expect(
      try findings("badge.anchor()\ncard.anchor(top: topAnchor)", Self.anchor)
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
  func always(_ body: String) throws {
    #expect(try findings("badge.fill()", "func fill() { \(body) }") == [Self.message("fill")])
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
  func once(_ body: String) throws {
    let function = "func fill(_ a: Any?) { \(body) }"
    #expect(try findings("badge.fill(topAnchor)", function) == [])
  }

  @Test("a guard for an argument counts as given")
  func guarded() throws {
    let fill =
      "func fill(_ a: UIView?) { guard let a = a else { return }; topAnchor.constraint(equalTo: a.topAnchor).isActive = true }"
    #expect(try findings("badge.fill(self)", fill) == [Self.message("fill")])
    #expect(try findings("badge.fill(nil)", fill) == [])
    #expect(try findings("badge.fill(self)", fill + "\nfunc fill(_ a: CGFloat) {}") == [])
  }

  @Test("what the callback leaves to conditions is silent, what it calls is not")
  func places() throws {
    #expect(try findings("if isFirst { badge.anchor(width: 8) }", Self.anchor) == [])
    #expect(
      try findings("guard isFirst else { return }\nbadge.anchor(width: 8)", Self.anchor) == [])
    #expect(
      try findings("setup()\n}\nfunc setup() {\nbadge.anchor(width: 8)", Self.anchor) == [
        "5: `setup()` creates constraints for `badge` with `anchor` each time that UIKit calls `layoutSubviews()`: they pile up"
      ])
    #expect(try findings("badge.anchor(width: 8)", "") == [])
  }

  @Test("functions that run repeatedly pile them up too")
  func repeated() throws {
    let message =
      "5: `render` makes constraints of `badge` with `anchor` each time that it runs"
    let render = "render(_ song: Song)"
    #expect(try findings("badge.anchor(width: 8)", Self.anchor, in: render) == [message])
    #expect(
      try findings(
        "fill()\n}\nfunc fill() {\nbadge.round()\nbadge.anchor(width: 8)",
        Self.anchor + "\nfunc round() { clipsToBounds = true }", in: render) == [
          "9: `render` makes constraints of `badge` with `anchor` in `fill` each time that it runs"
        ])
    #expect(
      try findings(
        "badge.round()\nbadge.topAnchor.constraint(equalTo: topAnchor).isActive = true",
        Self.anchor + "\nfunc round() { clipsToBounds = true }", in: render) == [
          "6: `render` makes constraints of `badge` each time that it runs"
        ])
    #expect(try findings("badge.anchor()", Self.anchor, in: render) == [])
    #expect(try findings("if isNew { badge.anchor(width: 8) }", Self.anchor, in: render) == [])
    #expect(
      try findings(
        "badge.anchor(width: 8)\n}\nfunc clear() {\nbadge.removeFromSuperview()", Self.anchor,
        in: render)
        == [])
  }

  @Test("all methods of a name in the project have to add a layer")
  func layers() throws {
    let gradient = "func shade() { let g = CAGradientLayer(); layer.addSublayer(g) }"
    #expect(
      try findings("badge.shade()", gradient) == [
        "5: `shade` adds a new layer each time that UIKit calls `layoutSubviews()`"
      ])
    // Nothing in this file says that it is about layers or callbacks.
    try folder.write("Shading.swift", "extension UILabel { func shade() { textColor = .gray } }\n")
    #expect(try findings("badge.shade()", gradient) == [])
    #expect(try findings("badge.layer.shade()", gradient) == [])
  }
}
