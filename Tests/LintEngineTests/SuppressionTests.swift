import LayoutModel
import Platform
import ProbeSupport
import SwiftSource
import Testing

@testable import LintEngine
@testable import RuleKit

/// Reports the outcome of each suppression.
struct SuppressionProbe: Rule {
  static let description = RuleDescription(probe: "suppression_probe", family: .suppressions)
  let query = Query.suppressions
  init(options: NoOptions) {}

  func check(_ suppression: Suppression, in file: ViewFile, _ report: inout Report) {
    let outcomes = suppression.names.map { "\($0.text) \($0.outcome)" }
    report.add(
      Finding(suppression.range, "\(outcomes.joined(separator: ", "))", advice: "none"))
  }
}

@Suite("The effect of suppressions")
struct SuppressionTests {
  /// The reports for some code: the names of the functions, and the outcomes of the suppressions.
  private func outcome(_ code: String) -> (findings: [String], suppressions: [String]) {
    var rules = RuleSet()
    rules.add(FunctionProbe())
    rules.add(OtherProbe())
    rules.add(SuppressionProbe())
    let found = check(code, rules)
    return (
      found.filter { $0.rule != "suppression_probe" }.map { "\($0.rule) \($0.message)" },
      found.filter { $0.rule == "suppression_probe" }.map(\.message)
    )
  }

  /// The functions that the rule about names still reports, in one string.
  private func functions(_ code: String) -> String {
    outcome(code).findings.filter { $0.hasPrefix("function_probe") }
      .map { String($0.dropFirst("function_probe `".count).dropLast()) }.joined()
  }

  @Test(
    "a region extends from the comment to its `enable` or to the end of the file",
    arguments: [
      (
        """
        func a() {}
        // layoutlint:disable function_probe
        func b() {}
        func c() {}
        """, "a"
      ),
      (
        """
        // layoutlint:disable function_probe
        func b() {}
        // layoutlint:enable all
        func c() {}
        """,
        "c"
      ),
      ("/* layoutlint:disable all */ func a() {}", ""),
      (
        """
        func a() {} // layoutlint:disable all
        func b() {}
        """, "a"
      ),
      (
        """
        // layoutlint:disable all
        func a() {}
        // layoutlint:enable function_probe
        func b() {}
        """,
        "b"
      ),
      (
        """
        // layoutlint:disable all
        // layoutlint:enable other_probe
        func b() {}
        """, ""
      ),
      (
        """
        // layoutlint:disable other_probe
        func b() {}
        """, "b"
      ),
      (
        """
        // layoutlint:disable function_probe
        // layoutlint:disable all
        // layoutlint:enable function_probe
        func b() {}
        """,
        "b"
      ),
      (
        """
        // layoutlint:disable all
        // layoutlint:enable all
        // layoutlint:disable function_probe
        func b() {}
        """,
        ""
      ),
    ])
  func regions(_ code: String, _ expected: String) {
    #expect(functions(code) == expected)
  }

  @Test(
    "a suppression for one line applies to a line with code",
    arguments: [
      (
        """
        // layoutlint:disable:next all
        func a() {}
        func b() {}
        """, "b"
      ),
      (
        """
        // layoutlint:disable:next all

        // more
        \tfunc a() {}
        func b() {}
        """, "b"
      ),
      (
        """
        // layoutlint:disable:next other_probe
        // layoutlint:disable:next all
        func a() {}
        """, ""
      ),
      (
        """
        /* layoutlint:disable:next all */ func a() {}
        func b() {}
        """, "a"
      ),
      (
        """
        /* layoutlint:disable:next all
         more */ func a() {}
        func b() {}
        """, "b"
      ),
      (
        """
        func a() {} // layoutlint:disable:this all
        func b() {}
        """, "b"
      ),
      (
        """
        /* layoutlint:disable:this all */ func a() {}
        func b() {}
        """, "b"
      ),
      (
        """
        func a() {} /* layoutlint:disable:this all
         */ func b() {}
        func c() {}
        """, "c"
      ),
      (
        """
        func a() {}

        // more
        // layoutlint:disable:previous all
        func b() {}
        """, "b"
      ),
      (
        """
        func a() {}
        func b() {} // layoutlint:disable:previous all
        """, "b"
      ),
      ("func a() {}\r\n// layoutlint:disable:previous all\r\nfunc b() {}", "b"),
      ("func a() {} // layoutlint:disable:next all", "a"),
      (
        """
        // layoutlint:disable:previous all
        func a() {}
        """, "a"
      ),
      (
        """
        // layoutlint:disable:this all
        func a() {}
        """, "a"
      ),
      ("/* 👩‍👩‍👧‍👦 */ func a() {} // layoutlint:disable:this all", ""),
    ])
  func lines(_ code: String, _ expected: String) {
    #expect(functions(code) == expected)
  }

  @Test(
    "a finding of several lines can be silenced at its end, but not from before its end",
    arguments: [
      (
        """
        func a() {
        } // layoutlint:disable:this other_probe
        """, true
      ),
      (
        """
        func a() {
        }
        // layoutlint:disable:previous other_probe
        """, true
      ),
      (
        """
        func a() { // layoutlint:disable:this other_probe
        }
        """, true
      ),
      (
        """
        func a() {
        // layoutlint:disable:this other_probe
        }
        """, false
      ),
      (
        """
        func a() {
        // layoutlint:disable:next other_probe
        }
        """, false
      ),
      (
        """
        func a() {
        // layoutlint:disable other_probe
        }
        """, false
      ),
    ])
  func ends(_ code: String, _ isSilenced: Bool) {
    #expect(!outcome(code).findings.contains("other_probe `a`") == isSilenced)
  }

  @Test("a multiline string that ends on the comment's line has its code above, too")
  func previousString() {
    let code =
      "func a() { _ = \"\"\"\n\(String(repeating: "x\n", count: 2))\"\"\" } // layoutlint:disable:previous all"
    #expect(outcome(code).suppressions == ["all unused"])
  }

  @Test("a finding is credited to the nearest suppression, and the others stay unused")
  func credit() {
    #expect(
      outcome(
        """
        // layoutlint:disable all
        // layoutlint:disable function_probe
        // layoutlint:disable:next function_probe
        // layoutlint:disable:next function_probe
        func a() {} // layoutlint:disable:this function_probe, function_probe
        // layoutlint:disable:previous all
        """
      ).suppressions == [
        "all unused", "function_probe unused", "function_probe unused", "function_probe unused",
        "function_probe used, function_probe unused", "all used",
      ])
    #expect(
      outcome(
        """
        // layoutlint:disable all
        // layoutlint:disable function_probe
        func a() {}
        """
      )
      .suppressions == ["all used", "function_probe used"])
    #expect(
      outcome(
        """
        // layoutlint:disable function_probe
        // layoutlint:disable all
        func a() {}
        """
      )
      .suppressions == ["function_probe unused", "all used"])
  }

  @Test("an `enable` is used if it ends a region, even one that silenced nothing")
  func enables() {
    #expect(
      outcome(
        """
        // layoutlint:enable function_probe
        // layoutlint:disable function_probe
        // layoutlint:enable function_probe, other_probe
        // layoutlint:enable all
        // layoutlint:disable other_probe
        // layoutlint:enable all
        """
      ).suppressions == [
        "function_probe unused", "function_probe unused", "function_probe used, other_probe unused",
        "all unused", "other_probe unused", "all used",
      ])
  }

  @Test("names that can never silence anything are recognized")
  func oddNames() {
    #expect(
      outcome("// layoutlint:disable functionprobe, zzz, syntax, suppression_probe, al")
        .suppressions
        == [
          "functionprobe unknown(meant: Optional(\"function_probe\")), zzz unknown(meant: nil), "
            + "syntax unsilenceable, suppression_probe unsilenceable, "
            + "al unknown(meant: Optional(\"all\"))"
        ])
  }

  @Test("syntax errors are never silenced, and make nothing unused")
  func syntax() {
    var rules = RuleSet()
    rules.add(SuppressionProbe())
    let found = check(
      """
      // layoutlint:disable all, syntax
      let a = (
      """, rules)
    #expect(found.map(\.rule) == ["suppression_probe", "syntax"])
    #expect(found[0].message == "all unjudged, syntax unsilenceable")
  }

  @Test("only rules that could have found something count as unused")
  func judged() {
    var rules = RuleSet()
    rules.add(FunctionProbe(), severity: .off)
    rules.add(SuppressionProbe())
    let code = "// layoutlint:disable function_probe, other_probe, all"
    #expect(
      check(code, rules).map(\.message) == [
        "function_probe off, other_probe unknown(meant: nil), all unused"
      ])
    rules.leaveOut(OtherProbe.self)
    #expect(
      check(code, rules).map(\.message) == [
        "function_probe off, other_probe unjudged, all unjudged"
      ])
    #expect(rules.knownIDs == ["function_probe", "suppression_probe", "other_probe"])
    #expect(rules.unjudged == ["other_probe"])
    #expect(
      check(
        """
        // layoutlint:disable other_probe
        // layoutlint:enable other_probe
        """, rules
      )
      .map(\.message) == ["other_probe unjudged", "other_probe used"])
  }

  @Test(
    "a file without trigger words is checked for suppressions, and silenced findings are counted"
  )
  func filter() {
    var rules = RuleSet()
    rules.add(SuppressionProbe())
    let checker = FileChecker(rules: rules)
    checker.source.load(Array("// layoutlint:disable all".utf8))
    #expect(checker.check(path: FilePath("A.swift")).count == 1)
    #expect(checker.suppressedCount == 0)
    rules.add(FunctionProbe())
    let other = FileChecker(rules: rules, skipsUninteresting: false)
    other.source.load(
      Array(
        """
        // layoutlint:disable all
        func a() {}; func b() {}
        """.utf8))
    #expect(other.check(path: FilePath("A.swift")).count == 1)
    #expect(other.suppressedCount == 2)
    other.source.load(Array("func a() {}".utf8))
    #expect(other.check(path: FilePath("A.swift")).count == 1)
    #expect(other.suppressedCount == 0)
  }
}
