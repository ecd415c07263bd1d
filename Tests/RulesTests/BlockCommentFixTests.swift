import LintEngine
import Rules
import Testing

/// What a comment says may depend on how its lines are indented.
@Suite("Fixes and comments that span lines")
struct BlockCommentFixTests {
  private func fixed(_ code: String, _ rule: some Rule) -> String {
    var rules = RuleSet()
    rules.add(rule, severity: .warning)
    let outcome = Fixer(rules: rules).fix(
      Array(code.utf8), as: FilePath("A.swift"), FixChoice(includesUnsafe: true))
    return String(decoding: outcome.text, as: UTF8.self)
  }

  @Test("constraint_order indents the first line of a comment anew, and no other")
  func order() {
    let code = """
      class A: UIView { func s() {
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
          /* one
          two
            three */
          a.topAnchor.constraint(equalTo: b.topAnchor,
          /* four
          five */
            constant: 8),
        ])
      } }
      """
    #expect(
      fixed(code, ConstraintOrder()) == """
        class A: UIView { func s() {
          NSLayoutConstraint.activate([
              /* one
            two
              three */
              a.topAnchor.constraint(equalTo: b.topAnchor,
              /* four
            five */
                constant: 8),
            a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
          ])
        } }
        """)
  }

  @Test("hierarchy_indentation does so too")
  func hierarchy() {
    let code = """
      func s() {
        addSubview(a)
        /* one
        two
          three */
        a.addSubview(b /* four
        five */)
      }
      """
    #expect(
      fixed(code, HierarchyIndentation()) == """
        func s() {
          addSubview(a)
            /* one
          two
            three */
            a.addSubview(b /* four
          five */)
        }
        """)
  }

  @Test("config_in_layout moves the lines of a comment as they are")
  func configuration() {
    let comment = "    /* one\n  two\n      three */\n"
    let statement = comment + "    a.font = .big\n"
    let code =
      "class A: UIView {\n  func s() {\n    addSubview(a)\n\(statement)    addSubview(b)\n  }\n}\n"
    let expected =
      "class A: UIView {\n  func s() {\n\(statement)\n    addSubview(a)\n    addSubview(b)\n  }\n}\n"
    #expect(fixed(code, ConfigInLayout()) == expected)
  }
}
