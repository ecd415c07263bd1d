import Reporting
import RuleKit
import Testing

@Suite("Documents about the rules")
struct RuleDocumentTests {
  private let rules = [
    RuleDescription(
      id: "first_rule", family: .cookbook, summary: "Finds `a | b`", rationale: "Because of it.",
      limits: ["what it `leaves`"],
      source: "UIKit In Code, Best practices and Examples", fixSafety: .safe, since: "0.1.0",
      options: [
        OptionDescription(
          name: "style", type: "`x` | `y`", shape: .choice(["x", "y"]), defaultValue: "x",
          summary: "Which one to take")
      ],
      goodExamples: ["in order": "let a = 1\n"],
      badExamples: ["out of order": "f {\n    ↓a.b(↓c)\n}\n↓d\n"]),
    RuleDescription(
      id: "second", family: .cookbook, summary: "Finds more",
      rationale: "Why not.",
      source: "UIKit In Code, What things should be described, Constraints: a quote",
      defaultSeverity: .error, since: "0.1.0",
      goodExamples: [:], badExamples: [:]),
  ]
  private let plain = Style(isColored: false)

  @Test("the table is aligned")
  func table() {
    var output: [UInt8] = []
    RuleTable(rules, style: plain).render(into: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        rule        default  fix   family                       what it finds
        second      error    -     conventions: Constraints     Finds more
        first_rule  warning  safe  conventions: Best practices  Finds `a | b`

        """)
  }

  @Test("the explanation of a family or preset has its kind, its summary and its rules")
  func group() {
    var output: [UInt8] = []
    GroupExplanation(.preset(.strict), [rules[1]], style: plain).render(into: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        strict
          A preset: all conventions of UIKit In Code that its examples keep, and accessibility, as warnings

        rule    default  fix  family                    what it finds
        second  error    -    conventions: Constraints  Finds more

        """)
  }

  @Test("the catalogue is a Markdown page")
  func catalogue() {
    var output: [UInt8] = []
    RuleCatalogue(rules).render(into: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        # Rules

        <!-- Generated from the rules' metadata by `layoutlint rules --format markdown`. Do not edit. -->

        A severity follows the effect on people. A rule has its default severity for most findings, and another one for those that do more or less harm; a configured severity is for all of them. `layoutlint explain RULE` has the whole description.

        | severity | what it means |
        | --- | --- |
        | error | the app crashes, or raises an exception, whenever the code runs |
        | warning | somebody sees or feels it, memory or work grows, or UIKit breaks a constraint and logs it; or the code departs from a convention that is on |
        | note | a leftover: true, and nothing changes when it is repaired |
        | off | the rule does not run: it is a matter of taste, or of what a team has agreed on |

        ## The cookbook

        The family `conventions`.

        | rule | default | fix | what it finds |
        | --- | --- | --- | --- |
        | <a id="first_rule"></a>`first_rule` | warning | safe | Finds `a \\| b` |
        | <a id="second"></a>`second` | error | - | Finds more |

        """)
  }

  @Test("the page of a rule has all about it")
  func page() {
    var output: [UInt8] = []
    for rule in rules { RuleCatalogue(rules).renderPage(of: rule, into: &output) }
    #expect(
      String(decoding: output, as: UTF8.self) == """
        # first_rule

        Finds `a | b`.

        ## Overview

        Because of it.

        Known limits:

        - what it `leaves`

        - Source: UIKit In Code, Best practices and Examples
        - Default: warning
        - Fix: safe
        - Since: 0.1.0

        ## Options

        | option | type | default | what it does |
        | --- | --- | --- | --- |
        | `style` | `x` \\| `y` | `x` | Which one to take |

        Good: in order

        ```swift
        let a = 1
        ```

        Bad: out of order

        ```swift
        f {
         // ↓   ↓
            a.b(c)
        }
        // ↓
        d
        ```
        # second

        Finds more.

        ## Overview

        Why not.

        - Source: UIKit In Code, What things should be described, Constraints: a quote
        - Default: error
        - Fix: none
        - Since: 0.1.0

        """)
  }

  @Test("every document says which options a preset sets")
  func presetOptions() {
    let rule = RuleDescription(
      id: "framed", family: .frames, summary: "Frames", rationale: "", source: "",
      framePresets: [.responsiveFrames, .viewLayout],
      presetOptions: [
        .viewLayout: ["names": .list([.string("a"), .string("b*")]), "most": .integer(5)]
      ], goodExamples: [:], badExamples: [:])
    func text(_ render: (inout [UInt8]) -> Void) -> String {
      var output: [UInt8] = []
      render(&output)
      return String(decoding: output, as: UTF8.self)
    }
    let catalogue = text { RuleCatalogue([rule]).renderPage(of: rule, into: &$0) }
    #expect(
      catalogue.contains(
        "- Presets for frames: `responsive_frames`, `view_layout {most: 5, names: [a, b*]}`\n"))
    let explanation = text(RuleExplanation(rule, style: plain, width: 60).render)
    #expect(
      explanation.contains("  presets  responsive_frames, view_layout {most: 5, names: [a, b*]}\n"))
    let group = text(GroupExplanation(.preset(.viewLayout), [rule], style: plain).render)
    #expect(group.hasSuffix("\n\nIts options:\n\n  framed: {most: 5, names: [a, b*]}\n"))
    #expect(
      !text(GroupExplanation(.preset(.responsiveFrames), [rule], style: plain).render)
        .contains("options"))
  }

  @Test("a fence is longer than the back quotes in the code")
  func fences() {
    let rule = RuleDescription(
      id: "quoting", family: .cookbook, summary: "Quotes", rationale: "Because", source: "Nowhere",
      since: "0.1.0",
      goodExamples: ["quotes": "let a = \"\"\"\n```\n\"\"\"\n"], badExamples: [:])
    var output: [UInt8] = []
    RuleCatalogue([rule]).renderPage(of: rule, into: &output)
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.contains("\n````swift\nlet a") && text.hasSuffix("\"\"\"\n````\n"))
  }

  @Test("the explanation is complete, for a terminal")
  func explanation() {
    var output: [UInt8] = []
    RuleExplanation(rules[0], style: plain, width: 60).render(into: &output)
    #expect(
      String(decoding: output, as: UTF8.self) == """
        first_rule
          Finds `a | b`

          family   conventions
          default  warning
          fix      safe
          source   UIKit In Code, Best practices and Examples
          since    0.1.0

        Why
          Because of it.

        Known limits
          - what it `leaves`

        Options
          style: x  (`x` | `y`)
            Which one to take

        Good: in order

            let a = 1

        Bad: out of order

            f {
             // ↓   ↓
                a.b(c)
            }
            // ↓
            d

        """)
  }
}
