import LintEngine
import Testing

@testable import Rules

@Suite("Where constraint_order offers no fix")
struct ConstraintOrderFixRefusalTests {
  @Test(
    "no fix where the order may matter, or where the code is not understood", arguments: refused)
  func noFix(_ code: String) {
    let long = longForm(code)
    let found = diagnostics(of: ConstraintOrder(), in: long).filter {
      $0.rule == "constraint_order"
    }
    #expect(found.count == 1)
    #expect(found.compactMap(\.fix) == [])
  }

  static let refused = [
    // The positions of arguments have a meaning.
    "add(a.leading(), a.top())",
    "let pair = (a.leading(), a.top())",
    // Elements that may not be adjacent.
    """
    let all = [
      a.leading(),
      #if DEBUG
      b.top(),
      #endif
      a.top(),
    ]
    """,
    // Code accesses the elements of the array by position.
    """
    let all = [a.leading(), a.top()]
    all[0].priority = .low
    """,
    """
    let all = [a.leading(), a.top()]
    all.first?.priority = .low
    """,
    """
    self.all = [a.leading(), a.top()]
    func change() { self.all?[1].isActive = false }
    """,
    "let first = [a.leading(), a.top()].first",
    "[a.leading(), a.top()].enumerated().forEach { _ in }",
    "for (a, b) in zip([a.leading(), a.top()], [1, 2]) {}",
    """
    let all = views.flatMap { a in [a.leading(), a.top()] }
    all[0].isActive = true
    """,
    "let all = views.flatMap { a in [a.leading(), a.top()] }.last",
    """
    func all() -> [C] { [a.leading(), a.top()] }
    let top = all()[1]
    """,
    """
    var all: [C] {
      get { return [a.leading(), a.top()] }
    }
    let top = all.last
    """,
    """
    all += [a.leading(), a.top()]
    let rest = zip(all, 1...)
    """,
    """
    all.append(contentsOf: [a.leading(), a.top()])
    all.removeLast()
    """,
    """
    func f() {
      all.append(a.leading())
      all.append(a.top())
      all[0].isActive = true
    }
    """,
    // A constraint is stored.
    """
    func f() {
      let l = a.leading()
      let t = a.top()
    }
    """,
    """
    func f() {
      l = a.leading()
      t = a.top()
    }
    """,
    """
    func f() {
      a.leading!
      c = b.top()
      a.top!
    }
    """,
    """
    a.snp.makeConstraints {
      $0.left.equalTo(b)
      c = $0.width.equalTo(b).constraint
      $0.top.equalTo(b)
    }
    """,
    // Another statement of the closure comes between.
    """
    a.snp.makeConstraints {
      $0.left.equalTo(b)
      let y = next()
      $0.top.equalTo(y)
    }
    """,
    """
    a.snp.makeConstraints {
      $0.left.equalTo(b)
      log()
      $0.top.equalTo(b)
    }
    """,
    """
    a.snp.makeConstraints {
      $0.left.equalTo(b)
      if wide { $0.width.equalTo(b) }
      $0.top.equalTo(b)
    }
    """,
    // An expression may return another value each time, or change what the next one reads.
    """
    let all = [
      a.leadingAnchor.constraint(equalTo: gaps.removeFirst()),
      a.top(),
    ]
    """,
    """
    let all = [
      a.leadingAnchor.constraint(equalTo: anchor(&y)),
      a.top(),
    ]
    """,
    """
    let all = [
      a.leading().then { c in l = c },
      a.top(),
    ]
    """,
    """
    let all = [
      a.leading().then { _ in count += 1 },
      a.top(),
    ]
    """,
    """
    let all = [
      a.leadingAnchor.constraint(equalTo: x, constant: #line),
      a.top(),
    ]
    """,
    """
    let all = [
      a.leadingAnchor.constraint(equalTo: try y()),
      a.top(),
    ]
    """,
    """
    let all = [
      a.leading(),
      b.topAnchor.constraint(equalTo: ys.next()!),
      a.top(),
    ]
    """,
    // Constraints that are not separate elements.
    """
    let all = [
      a.leading() + a.top(),
    ]
    """,
    """
    let all = [
      (a.leading()),
      a.top(),
    ]
    """,
    """
    func f() {
      add(wrap: a.leading()).isActive = true
      collect(a.bottom())
      collect(a.top())
    }
    """,
    """
    isActive = a.leading()
    isActive = b.top()
    isActive = a.top()
    """,
    "let all = [a.leading(), , a.top()]",
    "let all = [a.leading(), =, a.top()]",
    // Frames that may depend on each other.
    """
    func f() {
      a.frame.origin.x = 8
      a.frame.origin.y = a.frame.width
    }
    """,
    """
    func f() {
      a.frame.size.width = 8
      a.frame.origin.x = 8
      a.frame.size.height = a.width
    }
    """,
    """
    func f() {
      a.frame.origin.x = 8
      b.frame.origin.x = a.frame.maxX
      a.frame.origin.y = 8
    }
    """,
    """
    func f() {
      a.frame.origin.x = 8
      a.frame.origin.y = child.frame.height
    }
    """,
    """
    func f() {
      a.frame.origin.x = 8
      a.frame.origin.y = middle()
    }
    """,
    """
    func f() {
      a.bounds.size.width = 8
      a.bounds.size.height = 8
    }
    """,
    """
    func f() {
      a.center.x = 8
      a.center.y = 8
    }
    """,
    """
    func f() {
      frame.size.width = 8
      frame.size.height = margin
    }
    """,
    // A multi-line text would change with its indentation.
    #"""
    let all = [
      a.leading().named("""
      l
      """),
        a.top(),
    ]
    """#,
    // A syntax error elsewhere in the file.
    """
    let all = [a.leading(), a.top()]
    let s = "open
    """,
    """
    let all = [a.leading(), a.top()]
    )
    """,
    """
    let all = [a.leading(), a.top()]
    log(
    """,
  ]

  @Test("no fix for constraints of a view that are far apart")
  func manyViews() {
    let lines = ["leading", "top"].flatMap { attribute in
      (0..<300).map { "  v\($0).\(attribute)(),\n" }
    }
    let found = diagnostics(
      of: ConstraintOrder(),
      in: longForm(
        """
        [
        \(lines.joined())]
        """))
    #expect(found.count == 300)
    #expect(found.compactMap(\.fix) == [])
  }
}
