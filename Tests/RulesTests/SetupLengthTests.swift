import Testing

@testable import Rules

@Suite("setup_length")
struct SetupLengthTests {
  @Test("lines of strings count; blank lines, comments and the braces do not")
  func lines() {
    let filler = """

          // a comment

          /* and
       another */

      """
    func code(_ count: Int) -> String {
      let lines = (0..<count).map { "    label\($0).alpha = 0\(filler)" }.joined(separator: "\n")
      return """
        class A: UIView {
          func ↓setup() {
        \(lines)
          }
        }
        """
    }
    let rule = SetupLength(options: .init(maxLines: 3, maxStatements: 90))
    expect(rule, code(4))
    expect(rule, code(3).replacing("↓", with: ""))
    let text = #"""
      class A: UIView {
        func ↓setup() {
          let x = """
            1
            2
            """
        }
      }
      """#
    expect(rule, text)
    #expect(
      diagnostics(of: rule, in: code(4).replacing("↓", with: "")).first?.message
        == "`setup()` has 4 lines of code, more than 3")
  }

  @Test("a function called by a setup function counts if it touches views")
  func calledFunctions() {
    let rule = SetupLength(options: .init(maxLines: 2, maxStatements: 90))
    func code(_ mark: String, _ line: String) -> String {
      """
      class A: UIView {
        init() { watch() }
        func \(mark)watch() {
          a { self.label.alpha = 0 }
          b()
          \(line)
        }
      }
      """
    }
    expect(rule, code("", "c()"))
    expect(rule, code("", "player.rate = 1"))
    expect(rule, code("↓", "label.alpha = 1"))
  }

  @Test("statements at every level count, labels do not")
  func statements() {
    let code = """
      class A: UIView {
        func ↓setup() {
          if a { b() }
          switch c { case .d: e(); default: f { g() } }
        }
      }
      """
    expect(SetupLength(options: .init(maxStatements: 5)), code)
    expect(SetupLength(options: .init(maxStatements: 6)), code.replacing("↓", with: ""))
  }
}
