import LintEngine
import Platform
import Project
import RuleKit
import TestSupport
import Testing

@testable import Rules

@Suite("Functions of the project that get views, in other files")
struct ProjectFunctionTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// The messages of the rules in a project of several files.
  private func findings(
    _ files: [String], of rule: String? = nil, threads: Int = 2
  ) throws -> [String] {
    for (index, text) in files.enumerated() { try folder.write("\(index).swift", text) }
    return Linter(threads: threads).run([FilePath(folder.path)], search(rule)).1.diagnostics
      .map(\.message)
  }

  private func search(_ rule: String? = nil) -> ConfigurationSearch {
    var choice = DiscoveryChoice()
    choice.selection = RuleSelection(only: rule.map { [$0] } ?? [])
    return ConfigurationSearch(
      choice,
      known: KnownNames(
        rules: [
          AddedTwice.self, AmbiguousLayout.self, ConstrainedBeforeAdded.self, DeadSubview.self,
          UnboundedLabel.self,
        ],
        reporters: []),
      currentFolder: FilePath(folder.path))
  }

  // MARK: - Views that a function adds

  private static func adding(_ body: String, to type: String = "UIView") -> String {
    """
    class PlayerView: \(type) {
      private let badge = UILabel()
      let card = UIView()
      var all: [UIView] { [card] }
      func setup() {
        \(body)
      }
    }

    """
  }
  private static let twice =
    "`badge` is added to `self` twice, once by `embed`: the second time changes nothing but the order"

  @Test(
    "a function that adds its argument to its own view adds it",
    arguments: [
      "func embed(_ view: UIView) { addSubview(view) }",
      """
      func embed(_ view: UIView, inset: CGFloat = 0) {
        self.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
        ])
        view.clipsToBounds = true
      }
      """,
      "func embed<V: UIView>(_ view: V) { addSubview(view) }",
      "func embed(_ views: UIView...) { views.forEach { addSubview($0) } }",
      "func embed(_ views: UIView...) { views.forEach(addSubview) }",
      "func embed(_ views: UIView...) { for view in views { self.addSubview(view) } }",
      """
      func embed(_ view: UIView) { show(view) }
      func show(_ view: UIView) { addSubview(view) }
      """,
      """
      func embed(_ view: UIView) { embed(view, inset: 0) }
      func embed(_ view: UIView, inset: CGFloat) { addSubview(view) }
      """,
    ])
  func adders(_ function: String) throws {
    let helper = "extension UIView {\n\(function)\n}\n"
    #expect(
      try findings([Self.adding("addSubview(badge)\nembed(badge)"), helper]) == [Self.twice])
    #expect(
      try findings([Self.adding("embed(badge)\naddSubview(badge)"), helper]) == [Self.twice])
    #expect(
      try findings([Self.adding("addSubview(card)\nembed(badge)\nself.embed(badge)"), helper]) == [
        Self.twice
      ])
    #expect(try findings([Self.adding("embed(badge)"), helper]) == [])
    #expect(try findings([Self.adding("addSubview(badge)\ncard.embed(badge)"), ""]) == [])
  }

  @Test(
    "a function that may do something else does not count",
    arguments: [
      "func embed(_ view: UIView) { if isReady { addSubview(view) } }",
      "func embed(_ view: UIView) { guard isReady else { return }; addSubview(view) }",
      "func embed(_ view: UIView) { superview?.addSubview(view) }",
      "func embed(_ view: UIView) { view.removeFromSuperview(); addSubview(view) }",
      "func embed(_ view: UIView) { pending.append(view); addSubview(view) }",
      "func embed(_ view: UIView) { subviews.forEach { $0.remove() }; addSubview(view) }",
      "func embed(_ view: UIView) { insertSubview(view, at: 0) }",
      "func embed(_ view: UIView) { let wrapper = Wrapper(view); addSubview(wrapper) }",
      "func embed(_ view: UIView) { unknown(view) }",
      "func embed(_ views: UIView...) { views.filter(\\.isHidden).forEach(addSubview) }",
      "func embed(_ view: UIView) {}",
      "func embed(_ view: UIView) { card.show(view) }; func show(_ view: UIView) { addSubview(view) }",
      "private func embed(_ view: UIView) { addSubview(view) }",
      "func embed(view: UIView) { addSubview(view) }",
      "static func embed(_ view: UIView) { view.alpha = 0 }",
    ])
  func others(_ function: String) throws {
    let helper = "extension UIView {\n\(function)\n}\n"
    #expect(try findings([Self.adding("addSubview(badge)\nembed(badge)"), helper]) == [])
  }

  private static let embed =
    "extension UIView { func embed(_ view: UIView) { addSubview(view) } }\n"

  @Test("functions of one name have to agree, and one of them has to be the called one")
  func agreement() throws {
    let code = Self.adding("addSubview(badge)\nembed(badge)")
    #expect(
      try findings([code, Self.embed, "class A: UIView { func embed(_ a: UIView) { b(a) } }\n"])
        == [])
    #expect(
      try findings([
        code, Self.embed, "class A: UIView { func embed(_ a: UIView) { addSubview(a) } }\n",
      ]) == [Self.twice])
    try folder.write("2.swift", "")
    let foreign = Self.embed.replacing("extension UIView", with: "class Other: UIView")
    #expect(try findings([code, foreign]) == [])
    #expect(
      try findings([code.replacing("PlayerView: UIView", with: "PlayerView: Other"), foreign])
        == [Self.twice])
  }

  @Test("a local function or a closure of that name is another one")
  func shadowed() throws {
    #expect(
      try findings([
        Self.adding("let embed = { (view: UIView) in }\naddSubview(badge)\nembed(badge)"),
        Self.embed,
      ]) == [])
    #expect(
      try findings([
        Self.adding("addSubview(badge)\nembed(badge)\n}\nvar embed: (UIView) -> Void {\n{ _ in }"),
        Self.embed,
      ]) == [])
  }

  @Test("controllers add to their view, lists and other receivers name the view")
  func receivers() throws {
    let controller =
      "extension UIViewController { func embed(_ child: UIView) { view.addSubview(child) } }\n"
    #expect(
      try findings([
        Self.adding("view.addSubview(badge)\nembed(badge)", to: "UIViewController"), controller,
      ]) == [Self.twice.replacing(" to `self`", with: "")])
    #expect(
      try findings([
        Self.adding("addSubview(card)\ncard.embed([badge])\naddSubview(badge)"),
        "extension UIView { func embed(_ views: [UIView]) { views.forEach(addSubview) } }",
      ]) == [
        "`badge` is added to `card` and to `self`: a view has one parent, so the first one loses it"
      ])
  }

  // MARK: - Views that a function leaves alone

  private static let styling = Self.adding("style(badge)\nbadge.round(8)\naddSubview(card)")
  private static let styles = """
    func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
    extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }

    """
  private static let dead =
    "`badge` is set up, but nothing in this file adds it to a view or hands it to code that could, so it never appears"

  @Test("a view that functions of the project only set up is never shown")
  func dead() throws {
    #expect(try findings([Self.styling, Self.styles]) == [Self.dead])
    #expect(try findings([Self.styling, ""]) == [])
    for function in [
      "label.alpha = 0", "label.setNeedsLayout()",
      "label.translatesAutoresizingMaskIntoConstraints = false",
      "label.heightAnchor.constraint(equalToConstant: 8).isActive = true", "style(label)",
    ] {
      let styles = Self.styles.replacing("label.font = .title", with: function)
      #expect(try findings([Self.styling, styles]) == [Self.dead], "\(function)")
    }
    for function in [
      "window.addSubview(label)", "show(label)", "shown = label", "label.show()",
      "views = [label]", "let other = label", "label.configuration?.apply(label)",
    ] {
      let styles = Self.styles.replacing("label.font = .title", with: function)
      #expect(try findings([Self.styling, styles]) == [], "\(function)")
    }
    for method in ["window.addSubview(self)", "show()", "shown = self", "removeFromSuperview()"] {
      let styles = Self.styles.replacing("layer.cornerRadius = radius", with: method)
      #expect(try findings([Self.styling, styles]) == [], "\(method)")
    }
  }

  @Test("a view that a method returns to a closure or a result builder may be shown")
  func returned() throws {
    let styles = Self.styles.replacing(
      "layer.cornerRadius = radius", with: "layer.cornerRadius = radius; return self"
    ).replacing("CGFloat) {", with: "CGFloat) -> Self {")
    for code in ["badge.round(8)", "badge.round(8)\ncard.alpha = 0"] {
      #expect(try findings([Self.adding("addSubview(card)\n" + code), styles]) == [Self.dead])
      for place in ["card.stack { \(code) }", "}\nfunc make() -> UIView {\nbadge.round(8)"] {
        #expect(try findings([Self.adding("addSubview(card)\n" + place), styles]) == [])
      }
    }
  }

  @Test("a private function counts in its own file")
  func ownFile() throws {
    let code = Self.adding(
      "addSubview(card)\nstyle(badge)\n}\nprivate func style(_ a: UILabel) {\na.alpha = 0")
    #expect(try findings([code, ""]) == [Self.dead])
    #expect(try findings([code.replacing("a.alpha = 0", with: "card.addSubview(a)"), ""]) == [])
  }

  @Test("a view that gets its content from a method of the project needs a position, too")
  func content() throws {
    let code = Self.adding(
      "addSubview(badge)\nbadge.setJobText(title, font: .body)\nbadge.snp.makeConstraints { $0.top.equalToSuperview() }"
    )
    let message =
      "nothing fixes the horizontal position of `badge`: UIKit guesses it, usually as 0"
    func helper(_ body: String, of type: String = "UILabel") -> String {
      "extension \(type) { func setJobText(_ title: String, font: Font) { \(body) } }\n"
    }
    let style = helper("text = title; self.font = font.value")
    #expect(try findings([code, style]) == [message])
    // The file of the helper holds nothing that the rule is about.
    #expect(try findings([code, style], of: "ambiguous_layout") == [message])
    #expect(
      try findings([code, helper("leftAnchor.constraint(equalTo: a.leftAnchor).isActive = true")])
        == [])
    #expect(try findings([code, helper("superview?.pin(self)")]) == [])
    #expect(try findings([code, helper("frame = .zero")]) == [])
    #expect(try findings([code, helper("text = title", of: "TitleLabel")]) == [])
    #expect(try findings([code, ""]) == [])
    // The method may get a text with line breaks.
    let lines = code.replacing("$0.top.", with: "$0.top.leading.")
      .replacing("addSubview(badge)", with: "addSubview(badge)\nbadge.numberOfLines = 0")
    #expect(try findings([lines, helper("text = title")]) == [])
    let plain = lines.replacing("badge.setJobText(title, font: .body)", with: "")
    #expect(try findings([plain, ""]).count == 1)
  }

  @Test("a view that a function of the project adds needs a position")
  func ambiguous() throws {
    let code = Self.adding(
      "addSubviews([badge])\nbadge.snp.makeConstraints { $0.top.equalToSuperview() }")
    let message =
      "nothing fixes the horizontal position of `badge`: UIKit guesses it, usually as 0"
    func helper(_ body: String) -> String {
      "extension UIView { func addSubviews(_ views: [UIView]) { \(body) } }\n"
    }
    #expect(try findings([code, helper("views.forEach(addSubview)")]) == [message])
    #expect(try findings([code, helper("for view in views { add(view) }")]) == [])
    #expect(
      try findings([
        code,
        helper(
          "views.forEach { addSubview($0); $0.leftAnchor.constraint(equalTo: leftAnchor).isActive = true }"
        ),
      ]) == [])
    #expect(try findings([code, ""]) == [])
    // Without a maker, the function has to turn the mask off.
    let anchors = code.replacing(
      "badge.snp.makeConstraints { $0.top.equalToSuperview() }",
      with: "badge.topAnchor.constraint(equalTo: topAnchor).isActive = true")
    #expect(try findings([anchors, helper("views.forEach(addSubview)")]) == [])
    #expect(
      try findings([
        anchors,
        helper(
          "views.forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0) }"),
      ]) == [message])
  }

  @Test("a function that only sets a view up does not add it before it is constrained")
  func early() throws {
    for code in [
      "let label = UILabel()\nstyle(label)\nlabel.topAnchor.constraint(equalTo: topAnchor).isActive = true\naddSubview(label)",
      "let label = UILabel()\nlabel.round(8)\nlabel.snp.makeConstraints { $0.edges.equalTo(self) }\naddSubview(label)",
    ] {
      let code = Self.adding("addSubview(badge)\n" + code)
      #expect(
        try findings([code, Self.styles]) == [
          "crashes: `label` and `self` have no common superview yet"
        ])
      #expect(try findings([code, ""]) == [])
      let adders = Self.styles.replacing("label.font = .title", with: "window.addSubview(label)")
        .replacing("layer.cornerRadius = radius", with: "window.addSubview(self)")
      #expect(try findings([code, adders]) == [])
    }
    let property = Self.adding(
      "style(badge)\nbadge.topAnchor.constraint(equalTo: topAnchor).isActive = true\naddSubview(badge)"
    )
    #expect(
      try findings([property, Self.styles]) == [
        "crashes: `badge` and `self` have no common superview yet"
      ])
  }

  // MARK: - Runs

  private static let project = [
    Self.adding("addSubview(badge)\nembed(badge)"), Self.embed, Self.styling, Self.styles,
    "class A: UIView { func f() { addSubview(b) } }\n",
  ]

  @Test("the findings are the same for any number of threads and any order", arguments: [1, 2, 8])
  func threads(_ count: Int) throws {
    for shift in Self.project.indices {
      let files = Array(Self.project[shift...] + Self.project[..<shift])
      #expect(try findings(files, threads: count).sorted() == [Self.twice, Self.dead].sorted())
    }
  }

  @Test("single files, a text and a list of files do not show the project")
  func parts() throws {
    #expect(try findings(Self.project).count == 2)
    let paths = Self.project.indices.map { FilePath(folder("\($0).swift")) }
    #expect(Linter(threads: 1).run(paths, search()).1.diagnostics.isEmpty)
    let discovery = FileDiscovery([FilePath(folder.path)], search())
    var listed = discovery
    for index in listed.files.indices { listed.files[index].project = 0 }
    #expect(Linter(threads: 2).run(listed).diagnostics.isEmpty)
    #expect(Linter(threads: 2).run(discovery).diagnostics.count == 2)
    let text = Array((Self.project[0] + Self.embed).utf8)
    let path = FilePath("A.swift")
    var single = FileDiscovery(files: [.init(path: path, byteCount: text.count)])
    single.scopes = discovery.scopes
    #expect(Linter(threads: 1).run(single, texts: [path: text]).diagnostics.isEmpty)
  }

  @Test("a comment that silences such a finding counts as used only where it would be reported")
  func suppressed() throws {
    let code = Self.project[0].replacing(
      "embed(badge)", with: "embed(badge) // layoutlint:disable:this added_twice")
    for (index, text) in [code, Self.embed].enumerated() {
      try folder.write("\(index).swift", text)
    }
    let result = Linter(threads: 1).run([FilePath(folder.path)], search()).1
    #expect(result.diagnostics.isEmpty && result.suppressedCount == 1)
    try folder.write("1.swift", "")
    #expect(Linter(threads: 1).run([FilePath(folder.path)], search()).1.suppressedCount == 0)
  }
}
