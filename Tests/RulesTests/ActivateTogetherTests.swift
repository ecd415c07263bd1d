import LintEngine
import RuleKit
import Testing

@testable import Rules

@Suite("activate_together")
struct ActivateTogetherTests {
  private func found(_ code: String) -> [Diagnostic] {
    diagnostics(of: ActivateTogether(), in: code)
  }
  private func fixed(_ code: String) -> String { fixing(code, of: ActivateTogether()) }

  private static let top = "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true"
  private static let bottom = "a.bottomAnchor.constraint(equalTo: b.bottomAnchor).isActive = true"

  @Test(
    "adjacent statements that each create and activate a constraint are one finding",
    arguments: [
      """
      ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
      a.leftAnchor.constraint(equalTo: c).isActive = true
      """,
      """
      func a() {
        ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
        // A comment.

        a.leftAnchor.constraint(equalTo: c).isActive = true
        addSubview(c)
        ↓c.topAnchor.constraint(equalTo: b.topAnchor).withPriority(.low).isActive = true
        NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0).isActive = true
      }
      """,
    ])
  func runs(_ marked: String) {
    expect(ActivateTogether(), marked)
  }

  @Test("a single statement beside a list belongs into the list")
  func besideList() {
    let list = "NSLayoutConstraint.activate([a.leftAnchor.constraint(equalTo: c)])"
    for code in ["\(list)\n↓\(Self.top)", "↓\(Self.top)\n\(list)"] {
      expect(ActivateTogether(), code)
    }
    for code in [
      "\(list)\nprint(a)\n\(Self.top)", "NSLayoutConstraint.deactivate([c])\n\(Self.top)",
    ] {
      expect(ActivateTogether(), code)
    }
  }

  @Test(
    "a single statement, deactivation, stored constraints and separated statements are silent",
    arguments: [
      top,
      """
      \(top)
      print(a)
      \(bottom)
      """,
      """
      \(top)
      if c {
      \(bottom)
      }
      """,
      """
      c = a.topAnchor.constraint(equalTo: b.topAnchor)
      c.isActive = true
      d.isActive = true
      """,
      """
      a.topAnchor.constraint(equalTo: b.topAnchor).isActive = false
      a.leftAnchor.constraint(equalTo: c).isActive = false
      """,
      """
      a.topAnchor.constraint(equalTo: b.topAnchor).isActive = isOn
      a.leftAnchor.constraint(equalTo: c).isActive = isOn
      """,
      """
      session.isActive = true
      user.isActive = true
      """,
      """
      let c = a.topAnchor.constraint(equalTo: b.topAnchor)
      c.priority = .low
      \(top)
      """,
      """
      #if A
      \(top)
      #else
      \(bottom)
      #endif
      """,
    ])
  func none(_ code: String) {
    #expect(found(code).map(\.message) == [])
  }

  @Test("the fix keeps comments, blank lines, indentation and line breaks")
  func fix() throws {
    let code = """
      func setup() {
          // Edges
          \(Self.top) // upper

          // lower
          a
              .bottomAnchor.constraint(
                  equalTo: b.bottomAnchor, // to
                  constant: 8)
              .isActive = true
          layout()
      }
      """
    let expected = """
      func setup() {
          // Edges
          NSLayoutConstraint.activate([
              a.topAnchor.constraint(equalTo: b.topAnchor), // upper

              // lower
              a
                  .bottomAnchor.constraint(
                      equalTo: b.bottomAnchor, // to
                      constant: 8),
          ])
          layout()
      }
      """
    #expect(fixed(code) == expected)
    #expect(found(code).first?.fix?.safety == .safe)
    let windows = code.replacing("\n", with: "\r\n")
    #expect(fixed(windows) == expected.replacing("\n", with: "\r\n"))
    let tabs = """
      func a() {
      \t\(Self.top)
      \t\(Self.bottom)
      }
      """
    #expect(
      fixed(tabs)
        == """
        func a() {
        \tNSLayoutConstraint.activate([
        \t\ta.topAnchor.constraint(equalTo: b.topAnchor),
        \t\ta.bottomAnchor.constraint(equalTo: b.bottomAnchor),
        \t])
        }
        """
    )
    let wrapped = """
      func a(
          b: Int) {
          \(Self.top)
          \(Self.bottom)
      }
      """
    #expect(fixed(wrapped).contains("\n        a.topAnchor"))
  }

  @Test("a blank line keeps its white space")
  func blankLines() {
    let code = "func a() {\n  \(Self.top)\n  \n  \(Self.bottom)\n}"
    #expect(fixed(code).contains("topAnchor),\n  \n    a.bottom"))
  }

  @Test(
    "no fix where statements share a line or a comment would change its meaning",
    arguments: [
      "\(top); \(bottom)",
      """
      \(top)
      \(bottom); layout()
      """,
      """
      func a() { \(top)
      \(bottom) }
      """,
      """
      \(top)
      /* a
       b */
      \(bottom)
      """,
      """
      \(top)
      // swiftlint:disable:next all
      \(bottom)
      """,
      """
      a.topAnchor.constraint(equalTo: b) // c
        .isActive = true
      \(bottom)
      """,
      #"""
      a.topAnchor.constraint(equalTo: b["""
       c
       """]).isActive = true
      \#(bottom)
      """#,
      // A trailing blank behind the comment.
      "\(top)\n\(bottom) /* c\n */ ",
      """
      \(top)
      \(bottom)
      let a = (
      """,
    ])
  func noFix(_ code: String) {
    #expect(found(code).contains { $0.rule == "activate_together" })
    #expect(found(code).allSatisfy { $0.fix == nil })
  }

  // MARK: - Whether the behaviour stays the same

  private func safety(_ code: String) -> FixSafety? {
    let found = found(code)
    #expect(found.count == 1)
    return found.first?.fix?.safety
  }

  @Test(
    "no fix where a constraint is optional, or code in between may exit or reads active constraints",
    arguments: [
      "x?.topAnchor.constraint(equalTo: t).isActive = true",
      "self?.x.topAnchor.constraint(equalTo: t).isActive = true",
      "x.superview?.topAnchor.constraint(equalTo: t).isActive = true",
      "x.topAnchor.constraint(equalTo: (x.superview as? A)?.y ?? t).isActive = true",
      "x.topAnchor.constraint(equalTo: try guide()).isActive = true",
      "x.topAnchor.constraint(equalTo: try! guide()).isActive = true",
      "x.topAnchor.constraint(equalTo: await guide()).isActive = true",
      "x.topAnchor.constraint(equalTo: t, constant: constraints.count == 1 ? 4 : 8).isActive = true",
      "x.topAnchor.constraint(equalTo: t, constant: x.constraints.isEmpty ? 4 : 8).isActive = true",
      "x.topAnchor.constraint(equalTo: t, constant: wide.isActive ? 4 : 8).isActive = true",
      "x.topAnchor.constraint(equalTo: t, constant: measure { $0.isActive }).isActive = true",
      "x.topAnchor.constraint(equalTo: t, constant: x.hasAmbiguousLayout ? 4 : 8).isActive = true",
      "x.widthAnchor.constraint(equalToConstant: x.systemLayoutSizeFitting(s).width).isActive = true",
      "x.widthAnchor.constraint(equalToConstant: next(&y)).isActive = true",
      "x.widthAnchor.constraint(equalToConstant: CGFloat(#line)).isActive = true",
    ])
  func behaviourChanges(_ other: String) {
    #expect(
      safety(
        """
        func a() {
        \(other)
        \(Self.bottom)
        }
        """) == nil)
    #expect(
      safety(
        """
        func a() {
        \(Self.top)
        \(other)
        \(Self.bottom)
        }
        """) == nil)
  }

  @Test(
    "the fix is unsafe where code outside the file may read active constraints",
    arguments: [
      "x.topAnchor.constraint(equalTo: guide()).isActive = true",
      "x.topAnchor.constraint(equalTo: t, constant: spacing(of: x)).isActive = true",
      "x.topAnchor.constraint(equalTo: t, constant: margin).isActive = true",
      "x.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true",
      "x.topAnchor.constraint(equalTo: t).tagged().isActive = true",
      "x.topAnchor.constraint(equalTo: t, constant: a |+| b).isActive = true",
      "x.topAnchor.constraint(equalTo: t, constant: spacings[0]()).isActive = true",
    ])
  func behaviourUnknown(_ other: String) {
    let code = """
      class A: UIView {
        var margin: CGFloat { subviews.isEmpty ? 0 : 8 }
        lazy var badge: UIView = {
          let badge = UIView()
          addSubview(badge)
          return badge
        }()
        func a() {
          \(Self.top)
          \(other)
          \(Self.bottom)
        }
      }
      """
    #expect(safety(code) == .unsafe)
  }

  @Test(
    "the fix is safe where constraints use literals, stored properties and known calls",
    arguments: [
      "x.topAnchor.constraint(equalTo: self.t, constant: -Layout.margin * 2).isActive = true",
      "x!.topAnchor.constraint(equalTo: views[0].topAnchor).isActive = true",
      "x.topAnchor.constraint(equalTo: t, constant: isWide ? 4 : max(8, y)).isActive = true",
      "x.topAnchor.constraint(equalTo: t).withPriority(.low).isActive = true",
      "x.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true",
      "NSLayoutConstraint(item: x, attribute: .top, relatedBy: .equal, toItem: t, attribute: .top, multiplier: 1, constant: 0).isActive = true",
    ])
  func behaviourStays(_ other: String) {
    let code = """
      class A: UIView {
        var isWide = false
        lazy var badge = UIView()
        func a() {
          badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
          \(other)
        }
      }
      """
    #expect(safety(code) == .safe)
  }

  @Test("the operands of the first constraint are evaluated first either way")
  func lazyValues() {
    let code = { (first: String, second: String) in
      """
      class A: UIView {
        lazy var badge: UIView = make()
        func a() {
          \(first).topAnchor.constraint(equalTo: badge.topAnchor).isActive = true
          \(second).topAnchor.constraint(equalTo: badge.topAnchor).isActive = true
        }
      }
      """
    }
    #expect(safety(code("x", "y")) == .safe)
    #expect(
      safety(code("x", "y").replacing("equalTo: badge", with: "equalTo: b", maxReplacements: 1))
        == .unsafe)
  }

  @Test("a long run has one finding")
  func longRun() {
    let code = String(repeating: Self.top + "\n", count: 1_000)
    #expect(found(code).count == 1)
  }
}
