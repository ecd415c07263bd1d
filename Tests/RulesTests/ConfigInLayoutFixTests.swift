import LintEngine
import Rules
import Testing

@Suite("Fixes of config_in_layout")
struct ConfigInLayoutFixTests {
  private func fix(_ code: String) -> Fix? {
    diagnostics(of: ConfigInLayout(), in: code).first?.fix
  }

  /// The lines of a function's body after the fix, which has to be unsafe and to leave no finding; nil for no fix.
  private func fixed(_ body: String, around: (String) -> String = { "func setUp() {\n\($0)\n}\n" })
    -> String?
  {
    let code = around(body)
    guard let fix = fix(code) else { return nil }
    #expect(fix.safety == .unsafe)
    let result = applying(fix.edits, to: code)
    #expect(diagnostics(of: ConfigInLayout(), in: result).map(\.message) == [])
    #expect(diagnostics(of: RuleSet(), in: result).map(\.message) == [])
    let frame = around("|").split(separator: "|")
    return String(result.dropFirst(frame[0].count).dropLast(frame[1].count))
  }

  @Test("a statement moves to just before its view is added")
  func moves() {
    #expect(
      fixed(
        """
          let size = 8
          addSubview(icon)
          addSubview(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: size),
            icon.topAnchor.constraint(equalTo: label.bottomAnchor),
          ])
          label.font = .body
        """)
          == """
            let size = 8

            label.font = .body

            addSubview(icon)
            addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              label.topAnchor.constraint(equalTo: topAnchor, constant: size),
              icon.topAnchor.constraint(equalTo: label.bottomAnchor),
            ])
          """)
  }

  @Test(
    "several statements move together, in their order, and the lines that add views stay together")
  func several() {
    #expect(
      fixed(
        """
          addSubview(icon)
          icon.tintColor = .red
          addSubview(label)
          icon.contentMode = .center
          label.font = .body
          label.textColor = .gray
        """)
          == """
            icon.tintColor = .red
            icon.contentMode = .center
            label.font = .body
            label.textColor = .gray

            addSubview(icon)
            addSubview(label)
          """)
  }

  @Test("comments go with the statement that they belong to, and a blank line does not stay twice")
  func comments() {
    #expect(
      fixed(
        """
          // MARK: Label

          // The label
          addSubview(label)

          // As in
          /* the design */
          label.font = UIFont(
            name: "A", size: 1)  // body

          addSubview(icon)
        """)
          == """
            // MARK: Label

            // The label
            // As in
            /* the design */
            label.font = UIFont(
              name: "A", size: 1)  // body

            addSubview(label)

            addSubview(icon)
          """)
  }

  @Test("groups of statements keep the blank lines between them, and leave none behind")
  func groups() {
    #expect(
      fixed(
        """
          addSubview(icon)
          addSubview(label)

          icon.tintColor = .red
          label.font = .body

          icon.contentMode = .center
          label.textColor = .gray
        """)
          == """
            icon.tintColor = .red
            label.font = .body

            icon.contentMode = .center
            label.textColor = .gray

            addSubview(icon)
            addSubview(label)
          """)
  }

  @Test("the line breaks of Windows stay")
  func carriageReturns() {
    #expect(
      fixed("  addSubview(label)\r\n\r\n  label.font = .body\r\n\r\n  icon.add()\r\n")
        == "  label.font = .body\r\n\r\n  addSubview(label)\r\n\r\n  icon.add()\r\n")
  }

  @Test("a statement moves inside of the block that places its view, whatever is around that")
  func nested() {
    #expect(
      fixed("  if isNew {\n    self.addSubview(self.label)\n    self.label.font = .body\n  }")
        == "  if isNew {\n    self.label.font = .body\n\n    self.addSubview(self.label)\n  }")
    #expect(
      fixed(
        "  label.snp.makeConstraints { make in\n    make.top.equalToSuperview()\n  }\n  label.font = .body"
      )
        == "  label.font = .body\n\n  label.snp.makeConstraints { make in\n    make.top.equalToSuperview()\n  }"
    )
  }

  @Test(
    "over what may have to do with it no statement moves",
    arguments: [
      "label.sizeToFit()", "label = UILabel()", "style(label)", "prepare()",
      "self.prepare()", "super.setUp()", "font = theme.font", "self.font = theme.font",
      "let font = theme.font", "font.update()", "update(&font)", "try check()", "await check()",
      "guard isNew else { return }", "if isNew { icon.add() }", "for a in b { a.add() }",
      "func inner() {}", "#if DEBUG\n  icon.add()\n  #endif",
      "icon.topAnchor.constraint(equalTo: label.topAnchor, constant: label.font.lineHeight).isActive = true",
    ])
  func inTheWay(_ statement: String) {
    #expect(fixed("  addSubview(label)\n  \(statement)\n  label.font = font") == nil)
  }

  @Test(
    "over what has nothing to do with it a statement moves",
    arguments: [
      "icon.text = title", "icon.sizeToFit()", "self.icon.add()", "size = theme.size",
      "let size = theme.size", "theme.font = 1", "insertSubview(icon, belowSubview: label)",
      "[icon, label].forEach(addSubview)",
      "icon.leftAnchor.constraint(equalTo: label.rightAnchor).isActive = true",
      "NSLayoutConstraint.activate(all)",
    ])
  func notInTheWay(_ statement: String) {
    #expect(
      fixed("  addSubview(label)\n  \(statement)\n  label.font = font")
        == "  label.font = font\n\n  addSubview(label)\n  \(statement)")
  }

  @Test(
    "what does not stand by itself stays",
    arguments: [
      "  addSubview(label); label.font = font",
      "  addSubview(label)\n  label.font = font; icon.add()",
      "  addSubview(label)\n  icon.add(); label.font = font",
      "  icon.add(); addSubview(label)\n  label.font = font",
      "  addSubview(label)\n  label.font = font /* more\n */",
      "  addSubview(label)\n  // layoutlint:disable setup_length\n  label.font = font",
      "  addSubview(label)\n  label.textColor = label.tintColor",
      "  addSubview(label)\n  label.font = try load()",
      "  addSubview(label)\n  if isNew {\n    label.font = font\n  }",
      "  if isNew {\n    addSubview(label)\n  }\n  label.font = font",
      "  addSubview(cell.label)\n  cell.label.font = font",
      "  run {\n    addSubview(label)\n    label.font = font\n  }",
      "  #if DEBUG\n  addSubview(label)\n  label.font = font\n  #endif",
      "  addSubview(label)\n  label.font = font\n  label.play()\n  label.text = title",
      "  // Sidebar\n  addSubview(label)\n  label.font = font",
      "  label.snp.makeConstraints { make in\n    make.top.equalToSuperview()\n    label.font = font\n  }",
    ])
  func stays(_ body: String) {
    let code = "func setUp() {\n\(body)\n}\n"
    #expect(diagnostics(of: ConfigInLayout(), in: code).map { $0.fix == nil } == [true])
  }

  @Test(
    "the configuration of a view stays together and in its order",
    arguments: [
      (
        "addSubview(icon)|icon.tintColor = a|icon.isHidden = true|icon.play()",
        "icon.tintColor = a|icon.isHidden = true||addSubview(icon)|icon.play()"
      ),
      (
        "addSubview(label)|addSubview(icon)|icon.image = a|icon.text = b|icon.image = c|label.font = d",
        "icon.image = a|icon.text = b|icon.image = c|label.font = d||addSubview(label)|addSubview(icon)"
      ),
      (
        "icon.text = a||addSubview(icon)|icon.tintColor = b",
        "icon.text = a|icon.tintColor = b||addSubview(icon)"
      ),
      (
        "icon.text = a|addSubview(icon)|icon.tintColor = b|icon.addTarget(c)",
        "icon.text = a|icon.tintColor = b|icon.addTarget(c)||addSubview(icon)"
      ),
      (
        "run()|let icon = b()|let all = view()|all.addSubview(icon)|icon.tintColor = b",
        "run()|let icon = b()|icon.tintColor = b||let all = view()|all.addSubview(icon)"
      ),
      (
        "addSubview(icon)|icon.tintColor = a|icon.setContentHuggingPriority(b, for: c)",
        "icon.tintColor = a||addSubview(icon)|icon.setContentHuggingPriority(b, for: c)"
      ),
    ])
  func together(_ before: String, _ after: String) {
    let lines = { (short: String) in
      short.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }
    #expect(fixed(lines(before)) == lines(after))
  }

  @Test("no blank line is left at the end of a branch")
  func branch() {
    #expect(
      fixed(
        "  switch x {\n  case 1:\n    addSubview(label)\n\n    label.font = font\n  case 2: add()\n  }"
      )
        == "  switch x {\n  case 1:\n    label.font = font\n\n    addSubview(label)\n  case 2: add()\n  }"
    )
  }

  @Test(
    "a comment keeps what it is about",
    arguments: [
      "  addSubview(label)\n\n  // Style and place\n  label.font = font\n  label.snp.makeConstraints { $0.top.equalTo(x) }",
      "  addSubview(label)\n  // MARK: Style\n  label.font = font\n\n  icon.add()",
      "  addSubview(label)\n\n  // Style\n\n  label.font = font\n\n  icon.add()",
      "  addSubview(label)\n  label.font = font // swiftlint:disable:previous x",
      "  addSubview(label)\n  label.font = font // swiftlint:disable x",
      "  addSubview(label)\n  label.font = font\n  // swiftlint:disable:previous x\n  icon.add()",
      "  addSubview(label)\n  icon.add() // swiftlint:disable:next x\n  label.font = font",
      "  addSubview(label)\n  // swiftformat:disable all\n\n  icon.add()\n  label.font = font",
      "  icon.add()\n  // swiftlint:disable:previous x\n  addSubview(label)\n  label.font = font",
      "  addSubview(label)\n  // swift-format-ignore\n  label.font = font",
    ])
  func headings(_ body: String) {
    let code = "func setUp() {\n\(body)\n}\n"
    #expect(diagnostics(of: ConfigInLayout(), in: code).map { $0.fix == nil } == [true])
  }

  @Test("a comment for a linter about its own line moves with it")
  func ownLine() {
    #expect(
      fixed("  addSubview(label)\n  label.font = font // swiftlint:disable:this x")
        == "  label.font = font // swiftlint:disable:this x\n\n  addSubview(label)")
  }

  @Test("where a function only lays out, moving up does not help")
  func layoutFunction() {
    let body = "    addSubview(label)\n    label.font = font\n"
    func type(_ name: String) -> String {
      "class A: UIView {\n  let label = UILabel()\n  func \(name)() {\n\(body)  }\n}\n"
    }
    #expect(fix(type("setUpLayout")) == nil)
    #expect(fix(type("setUp")) != nil)
  }

  @Test("code that nobody writes is left alone")
  func budget() {
    let names = (0..<300).map { "v\($0)" }
    let added = names.map { "  addSubview(\($0))\n" }.joined()
    let set = names.map { "  \($0).font = font\n" }.joined()
    #expect(fix("func setUp() {\n\(added)\(set)}\n") == nil)
  }

  @Test("the lines of a block comment move as they are")
  func blockComments() {
    let comment = "    /* one\n  two\n      three */\n"
    let statement = comment + "    a.font = .big\n"
    let code =
      "class A: UIView {\n  func s() {\n    addSubview(a)\n\(statement)    addSubview(b)\n  }\n}\n"
    let expected =
      "class A: UIView {\n  func s() {\n\(statement)\n    addSubview(a)\n    addSubview(b)\n  }\n}\n"
    #expect(fixing(code, of: ConfigInLayout()) == expected)
  }
}
