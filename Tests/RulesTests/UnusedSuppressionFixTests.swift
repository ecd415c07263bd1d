import LintEngine
import RuleKit
import Testing

@testable import Rules

@Suite("Fixes of unused_suppression")
struct UnusedSuppressionFixTests {
  private static let rules = {
    var rules = RuleSet()
    rules.add(NegativeConstant())
    rules.add(SetupGrouping())
    rules.add(SetupLength(), severity: .off)
    rules.add(UnusedSuppression())
    return rules
  }()

  private func found(_ code: String) -> [Diagnostic] {
    diagnostics(of: Self.rules, in: code).filter { $0.rule == UnusedSuppression.id }
  }

  /// The code after all fixes of the rule. `$` stands for a needed name, `%` for an unneeded one.
  private func fixed(_ code: String) -> String {
    let names = [("$", "negative_constant"), ("%", "setup_grouping"), ("&", "setup_length")]
    let code = names.reduce(code) { $0.replacing($1.0, with: $1.1) }
    let safeties = found(code).compactMap(\.fix?.safety)
    #expect(safeties.allSatisfy { $0 == .safe })
    let result = fixing(code) { found($0) }
    #expect(found(result).allSatisfy { $0.fix == nil })
    return names.reduce(result) { $0.replacing($1.1, with: $1.0) }
  }

  @Test(
    "the fix removes an empty suppression, and its line if nothing else is on it",
    arguments: [
      (
        """
        a()
          // layoutlint:disable % - why
          b()

        """,
        """
        a()
          b()

        """
      ),
      ("a()\r\n\t// layoutlint:disable %, &  \r\nb()", "a()\r\nb()"),
      ("a()\r// layoutlint:disable %\rb()", "a()\rb()"),
      (
        """
        // layoutlint:enable all

        b()
        """, "b()"
      ),
      (
        """
        a()

        // layoutlint:disable %

        b()

        """,
        """
        a()

        b()

        """
      ),
      ("f {\r\n  a()\r\n\r\n  // layoutlint:disable %\r\n}\r\n", "f {\r\n  a()\r\n}\r\n"),
      (
        """
        f {
          // layoutlint:disable %

          a()
        }

        """,
        """
        f {
          a()
        }

        """
      ),
      (
        """
        f { x in
          // layoutlint:disable %

          a()
        }

        """,
        """
        f { x in
          a()
        }

        """
      ),
      (
        """
        switch x {
        case 1:
          a()

          // layoutlint:disable %
        case 2: b()
        }

        """,
        """
        switch x {
        case 1:
          a()
        case 2: b()
        }

        """
      ),
      (
        """
        a() // swiftlint:disable:this x
        // layoutlint:disable %

        """,
        "a() // swiftlint:disable:this x\n"
      ),
      (
        """
        \u{FEFF}// layoutlint:disable &
        b()
        """, "\u{FEFF}b()"
      ),
      (
        """
        a()
        // layoutlint:disable:previous %
        """, "a()\n"
      ),
      ("// layoutlint:disable %", ""),
      (
        """
        /// layoutlint:disable %
        /// Text
        b()
        """,
        """
        /// Text
        b()
        """
      ),
      (
        """
        /* layoutlint:disable % */
        b()
        """, "b()"
      ),
      ("  /** layoutlint:disable % - why **/  \nb()", "b()"),
      (
        """
        a() // layoutlint:disable:this %
        b()
        """,
        """
        a()
        b()
        """
      ),
      (
        "a()// layoutlint:disable:this % \nb()",
        """
        a()
        b()
        """
      ),
      (
        "a()  /* layoutlint:disable:this % */ \nb()",
        """
        a()
        b()
        """
      ),
      (
        """
        // layoutlint:disable %
        // layoutlint:disable &
        b()
        """, "b()"
      ),
    ])
  func whole(_ code: String, _ expected: String) {
    #expect(fixed(code) == expected)
  }

  @Test("names that are not adjacent are removed in one round")
  func oneRound() {
    let names = "setup_grouping, negative_constant, setup_length"
    let code = """
      // layoutlint:disable \(names)
      a.constant = -b

      """
    let edits = found(code).compactMap(\.fix).flatMap(\.edits)
    #expect(
      applying(edits, to: code) == """
        // layoutlint:disable negative_constant
        a.constant = -b

        """)
  }
}
