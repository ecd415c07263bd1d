import Testing

@testable import Rules

@Suite("conflicting_constraints: swaps")
struct ConstraintSwapTests {
  private let expect = Expectation(
    ConflictingConstraints(),
    in: """
      class PlayerView: UIView {
        private let label = UILabel()
        private let cover = UIImageView()
        private lazy var compact = label.topAnchor.constraint(equalTo: topAnchor)
        private lazy var regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor)
        private lazy var edge = label.bottomAnchor.constraint(equalTo: bottomAnchor)
        func update(_ isCompact: Bool) {
          …
        }
      }
      """)

  @Test(
    "activating one of two before the other is deactivated is reported",
    arguments: [
      "↓regular.isActive = true; compact.isActive = false",
      "edge.isActive = true; ↓compact.isActive = true; regular.isActive = false",
      "↓compact.isActive = true; edge.isActive = false; regular.isActive = false",
      "↓self.compact.isActive = true; self.regular.isActive = false",
      "if isCompact { ↓compact.isActive = true; regular.isActive = false } else { ↓regular.isActive = true; compact.isActive = false }",
    ])
  func wrongOrder(body: String) { expect(body) }

  @Test("the right order, other edges and what is unknown are silent")
  func silent() {
    expect(
      "↓compact.isActive = true; regular.isActive = false",
      silentWith: [
        "regular.": "edge.", "regular.": "layoutIfNeeded(); regular.", "regular.": "unknown.",
        "regular.": "compact.", "regular.": "other.regular.",
      ])
    for code in [
      "regular.isActive = false; compact.isActive = true",
      "compact.isActive = isCompact; regular.isActive = !isCompact",
      "rows[0].compact.isActive = true; rows[1].regular.isActive = false",
      "if isCompact { compact.isActive = true } else { regular.isActive = false }",
    ] { expect(code) }
  }

  @Test("what is activated when a view is made has nothing to replace")
  func creation() {
    let swap = "compact.isActive = true; regular.isActive = false"
    let other = "regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor)"
    let made = "compact = label.topAnchor.constraint(equalTo: topAnchor)"
    for members in [
      "func update() { \(made); \(swap) }\n func show() { \(other) }",
      "override func viewDidLoad() { \(swap) }\n func set() { \(made); \(other) }",
      "init() { \(swap) }\n func set() { \(made); \(other) }",
    ] {
      RulesTests.expect(
        ConflictingConstraints(), "class PlayerView: UIView { let label = UILabel()\n\(members) }")
    }
    let later =
      "func update() { ↓compact.isActive = true; regular.isActive = false }\n func set() { \(made); \(other) }"
    RulesTests.expect(
      ConflictingConstraints(), "class PlayerView: UIView { let label = UILabel()\n\(later) }")
  }

  @Test("constraints that are not required, equal or known for sure are silent")
  func stored() {
    let swap = "compact.isActive = true; regular.isActive = false"
    let top = "label.topAnchor.constraint"
    expect(
      swap,
      around: [
        "private lazy var compact = label.topAnchor.constraint(equalTo: topAnchor)":
          "private lazy var compact = \(top)(greaterThanOrEqualTo: topAnchor)"
      ])
    expect(
      swap,
      around: [
        "private lazy var compact = label.topAnchor.constraint(equalTo: topAnchor)":
          "private lazy var compact = \(top)(equalTo: cover.bottomAnchor)"
      ])
    expect(
      swap,
      around: [
        "private lazy var compact = label.topAnchor.constraint(equalTo: topAnchor)": """
        private lazy var compact = \(top)(equalTo: topAnchor)
        func relax() { compact.priority = .defaultLow }
        """
      ])
    expect(
      swap,
      around: [
        "private lazy var compact = label.topAnchor.constraint(equalTo: topAnchor)": """
        private var compact: NSLayoutConstraint?
        func make() { compact = \(top)(equalTo: topAnchor) }
        func remake() { compact = \(top)(equalTo: leadingAnchor) }
        """
      ])
    expect(
      "↓\(swap)",
      around: [
        "private lazy var compact = label.topAnchor.constraint(equalTo: topAnchor)": """
        private var compact: NSLayoutConstraint!
        func make() { compact = \(top)(equalTo: cover.bottomAnchor, constant: 8) }
        """
      ])
  }

  @Test("a constraint that the function has just made is not active yet")
  func new() {
    let made = "regular = label.topAnchor.constraint(equalTo: cover.bottomAnchor)"
    func code(_ body: String) -> String {
      """
      class PlayerView: UIView {
        private var compact = label.topAnchor.constraint(equalTo: topAnchor)
        private var regular: NSLayoutConstraint!
        \(body)
      }
      """
    }
    let swap = "compact.isActive = true; regular.isActive = false"
    let silent = code("init() { \(made); if isCompact { \(swap) } }")
    RulesTests.expect(ConflictingConstraints(), silent)
    for body in [
      "init() { \(made) }; func update() { ↓\(swap) }", "func update() { ↓\(swap); \(made) }",
    ] {
      #expect(mismatch(ConflictingConstraints(), code(body)) == nil, "\(body)")
    }
  }

  @Test("constraints of a library are known too")
  func library() {
    let code = """
      class PlayerView: UIView {
        private let label = UILabel()
        private var compact: Constraint?
        private var regular: Constraint?
        func make() {
          label.snp.makeConstraints { make in
            compact = make.top.equalToSuperview().constraint
            regular = make.top.equalTo(cover.snp.bottom).constraint
          }
        }
        func update() {
          ↓compact?.activate()
          regular?.deactivate()
        }
      }
      """
    RulesTests.expect(ConflictingConstraints(), code)
  }

  @Test("the message says what is active at once")
  func message() {
    let found = diagnostics(
      of: ConflictingConstraints(),
      in:
        "class A: UIView { lazy var a = x.topAnchor.constraint(equalTo: topAnchor); lazy var b = x.topAnchor.constraint(equalTo: y.topAnchor); func f() { a.isActive = true; b.isActive = false } }"
    )
    #expect(
      found.map(\.message) == [
        "`a` is activated while `b` may be active, which fixes the top of `x`, too: unless both can hold, UIKit breaks one of them, and logs it"
      ])
    #expect(found.map(\.advice) == ["deactivate `b` first"])
  }

  private let lists = Expectation(
    ConflictingConstraints(),
    in: """
      class PlayerView: UIView {
        private let label = UILabel()
        private let cover = UIImageView()
        private var wide: [NSLayoutConstraint] = []
        private lazy var narrow = [label.topAnchor.constraint(equalTo: cover.bottomAnchor)]
        func setUp() {
          wide = [label.leadingAnchor.constraint(equalTo: leadingAnchor), label.topAnchor.constraint(equalTo: topAnchor)]
        }
        func update(_ isWide: Bool) {
          …
        }
      }
      """)

  @Test("lists are exchanged in the same order")
  func exchangedLists() {
    lists("↓NSLayoutConstraint.activate(wide)\nNSLayoutConstraint.deactivate(narrow)")
    lists("↓NSLayoutConstraint.activate(self.wide)\nNSLayoutConstraint.deactivate(self.narrow)")
    lists(
      "↓NSLayoutConstraint.activate(isWide ? wide : narrow)\nNSLayoutConstraint.deactivate(isWide ? narrow : wide)",
      around: [:],
      silentWith: [
        "deactivate(isWide ? narrow : wide)": "deactivate(isWide ? wide : narrow)",
        "NSLayoutConstraint.deactivate": "layoutIfNeeded()\nNSLayoutConstraint.deactivate",
        "label.topAnchor.constraint(equalTo: topAnchor)":
          "label.topAnchor.constraint(equalTo: cover.bottomAnchor)",
        "label.topAnchor.constraint(equalTo: cover":
          "label.topAnchor.constraint(greaterThanOrEqualTo: cover",
        "func update(_ isWide: Bool)": "override func viewDidLoad()",
      ])
    lists("NSLayoutConstraint.deactivate(narrow)\nNSLayoutConstraint.activate(wide)")
    lists("NSLayoutConstraint.activate(wide)\nNSLayoutConstraint.deactivate(others)")
  }
}
