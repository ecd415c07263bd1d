import RuleKit
import Testing

@testable import Rules

@Suite("Fixes of config_in_layout")
struct ConfigInLayoutFixTests {
  func fix(_ code: String) -> Fix? {
    diagnostics(of: ConfigInLayout(), in: code).first?.fix
  }

  /// The lines of a function's body after the fix, which must be unsafe and leave no finding; nil without a fix.
  func fixed(
    _ body: String,
    around: (String) -> String = {
      """
      func setUp() {
      \($0)
      }

      """
    }
  ) -> String? {
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
    "several statements move together in order, and the lines that add views stay together")
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

  @Test("a statement moves within the block that places its view, whatever encloses the block")
  func nested() {
    #expect(
      fixed(
        """
          if isNew {
            self.addSubview(self.label)
            self.label.font = .body
          }
        """)
          == """
            if isNew {
              self.label.font = .body

              self.addSubview(self.label)
            }
          """)
    #expect(
      fixed(
        """
          label.snp.makeConstraints { make in
            make.top.equalToSuperview()
          }
          label.font = .body
        """
      )
        == """
          label.font = .body

          label.snp.makeConstraints { make in
            make.top.equalToSuperview()
          }
        """
    )
  }

  @Test(
    "a statement does not move past code that may affect it",
    arguments: [
      "label.sizeToFit()", "label = UILabel()", "style(label)", "prepare()",
      "self.prepare()", "super.setUp()", "font = theme.font", "self.font = theme.font",
      "let font = theme.font", "font.update()", "update(&font)", "try check()", "await check()",
      "guard isNew else { return }", "if isNew { icon.add() }", "for a in b { a.add() }",
      "func inner() {}",
      """
      #if DEBUG
        icon.add()
        #endif
      """,
      "icon.topAnchor.constraint(equalTo: label.topAnchor, constant: label.font.lineHeight).isActive = true",
    ])
  func inTheWay(_ statement: String) {
    #expect(
      fixed(
        """
          addSubview(label)
          \(statement)
          label.font = font
        """) == nil)
  }

  @Test(
    "a statement moves past unrelated code",
    arguments: [
      "icon.text = title", "icon.sizeToFit()", "self.icon.add()", "size = theme.size",
      "let size = theme.size", "theme.font = 1", "insertSubview(icon, belowSubview: label)",
      "[icon, label].forEach(addSubview)",
      "icon.leftAnchor.constraint(equalTo: label.rightAnchor).isActive = true",
      "NSLayoutConstraint.activate(all)",
    ])
  func notInTheWay(_ statement: String) {
    #expect(
      fixed(
        """
          addSubview(label)
          \(statement)
          label.font = font
        """)
          == """
            label.font = font

            addSubview(label)
            \(statement)
          """)
  }

  @Test(
    "code that is not a statement of its own stays",
    arguments: [
      "  addSubview(label); label.font = font",
      """
        addSubview(label)
        label.font = font; icon.add()
      """,
      """
        addSubview(label)
        icon.add(); label.font = font
      """,
      """
        icon.add(); addSubview(label)
        label.font = font
      """,
      """
        addSubview(label)
        label.font = font /* more
       */
      """,
      """
        addSubview(label)
        // layoutlint:disable setup_length
        label.font = font
      """,
      """
        addSubview(label)
        label.textColor = label.tintColor
      """,
      """
        addSubview(label)
        label.font = try load()
      """,
      """
        addSubview(label)
        if isNew {
          label.font = font
        }
      """,
      """
        if isNew {
          addSubview(label)
        }
        label.font = font
      """,
      """
        addSubview(cell.label)
        cell.label.font = font
      """,
      """
        run {
          addSubview(label)
          label.font = font
        }
      """,
      """
        #if DEBUG
        addSubview(label)
        label.font = font
        #endif
      """,
      """
        addSubview(label)
        label.font = font
        label.play()
        label.text = title
      """,
      """
        // Sidebar
        addSubview(label)
        label.font = font
      """,
      """
        label.snp.makeConstraints { make in
          make.top.equalToSuperview()
          label.font = font
        }
      """,
    ])
  func stays(_ body: String) {
    let code = """
      func setUp() {
      \(body)
      }

      """
    #expect(diagnostics(of: ConfigInLayout(), in: code).map { $0.fix == nil } == [true])
  }

  @Test(
    "the configuration of a view stays together and in order",
    arguments: [
      (
        "addSubview(icon)|icon.tintColor = a|icon.isHidden = true|icon.play()",
        "icon.tintColor = a|icon.isHidden = true||addSubview(icon)|icon.play()"
      ),
      (
        "addSubview(label)|addSubview(icon)|icon.tintColor = a|icon.text = b|icon.tintColor = c|label.font = d",
        "icon.tintColor = a|icon.text = b|icon.tintColor = c|label.font = d||addSubview(label)|addSubview(icon)"
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

  @Test("no fix in a function that only lays out")
  func layoutFunction() {
    let body = """
          addSubview(label)
          label.font = font

      """
    func type(_ name: String) -> String {
      """
      class A: UIView {
        let label = UILabel()
        func \(name)() {
      \(body)  }
      }

      """
    }
    #expect(fix(type("setUpLayout")) == nil)
    #expect(fix(type("setUp")) != nil)
  }

  @Test("no fix in excessively long functions")
  func budget() {
    let names = (0..<300).map { "v\($0)" }
    let added = names.map { "  addSubview(\($0))\n" }.joined()
    let set = names.map { "  \($0).font = font\n" }.joined()
    #expect(
      fix(
        """
        func setUp() {
        \(added)\(set)}

        """) == nil)
  }
}
