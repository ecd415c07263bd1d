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
    "let all = [\n  a.leading(),\n  #if DEBUG\n  b.top(),\n  #endif\n  a.top(),\n]",
    // Code accesses the elements of the array by position.
    "let all = [a.leading(), a.top()]\nall[0].priority = .low",
    "let all = [a.leading(), a.top()]\nall.first?.priority = .low",
    "self.all = [a.leading(), a.top()]\nfunc change() { self.all?[1].isActive = false }",
    "let first = [a.leading(), a.top()].first",
    "[a.leading(), a.top()].enumerated().forEach { _ in }",
    "for (a, b) in zip([a.leading(), a.top()], [1, 2]) {}",
    "let all = views.flatMap { a in [a.leading(), a.top()] }\nall[0].isActive = true",
    "let all = views.flatMap { a in [a.leading(), a.top()] }.last",
    "func all() -> [C] { [a.leading(), a.top()] }\nlet top = all()[1]",
    "var all: [C] {\n  get { return [a.leading(), a.top()] }\n}\nlet top = all.last",
    "all += [a.leading(), a.top()]\nlet rest = zip(all, 1...)",
    "all.append(contentsOf: [a.leading(), a.top()])\nall.removeLast()",
    "func f() {\n  all.append(a.leading())\n  all.append(a.top())\n  all[0].isActive = true\n}",
    // A line of a maker that is not understood.
    "a.snp.makeConstraints { make in\n  make.trailing.equalTo(b)\n  make.fit(size)\n  make.leading.equalTo(b)\n}",
    // A constraint is stored.
    "func f() {\n  let l = a.leading()\n  let t = a.top()\n}",
    "func f() {\n  l = a.leading()\n  t = a.top()\n}",
    "func f() {\n  a.leading!\n  c = b.top()\n  a.top!\n}",
    """
    a.snp.makeConstraints {
      $0.left.equalTo(b)
      c = $0.width.equalTo(b).constraint
      $0.top.equalTo(b)
    }
    """,
    // Another statement of the closure comes between.
    "a.snp.makeConstraints {\n  $0.left.equalTo(b)\n  let y = next()\n  $0.top.equalTo(y)\n}",
    "a.snp.makeConstraints {\n  $0.left.equalTo(b)\n  log()\n  $0.top.equalTo(b)\n}",
    """
    a.snp.makeConstraints {
      $0.left.equalTo(b)
      if wide { $0.width.equalTo(b) }
      $0.top.equalTo(b)
    }
    """,
    // An expression may return another value each time, or change what the next one reads.
    "let all = [\n  a.leadingAnchor.constraint(equalTo: gaps.removeFirst()),\n  a.top(),\n]",
    "let all = [\n  a.leadingAnchor.constraint(equalTo: anchor(&y)),\n  a.top(),\n]",
    "let all = [\n  a.leading().then { c in l = c },\n  a.top(),\n]",
    "let all = [\n  a.leading().then { _ in count += 1 },\n  a.top(),\n]",
    "let all = [\n  a.leadingAnchor.constraint(equalTo: x, constant: #line),\n  a.top(),\n]",
    "let all = [\n  a.leadingAnchor.constraint(equalTo: try y()),\n  a.top(),\n]",
    "let all = [\n  a.leading(),\n  b.topAnchor.constraint(equalTo: ys.next()!),\n  a.top(),\n]",
    // Constraints that are not separate elements.
    "let all = [\n  a.leading() + a.top(),\n]",
    "let all = [\n  (a.leading()),\n  a.top(),\n]",
    """
    func f() {
      add(wrap: a.leading()).isActive = true
      collect(a.bottom())
      collect(a.top())
    }
    """,
    "isActive = a.leading()\nisActive = b.top()\nisActive = a.top()",
    "let all = [a.leading(), , a.top()]",
    "let all = [a.leading(), =, a.top()]",
    // Frames that may depend on each other.
    "func f() {\n  a.frame.origin.x = 8\n  a.frame.origin.y = a.frame.width\n}",
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
    "func f() {\n  a.frame.origin.x = 8\n  a.frame.origin.y = child.frame.height\n}",
    "func f() {\n  a.frame.origin.x = 8\n  a.frame.origin.y = middle()\n}",
    "func f() {\n  a.bounds.size.width = 8\n  a.bounds.size.height = 8\n}",
    "func f() {\n  a.center.x = 8\n  a.center.y = 8\n}",
    "func f() {\n  frame.size.width = 8\n  frame.size.height = margin\n}",
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
    "let all = [a.leading(), a.top()]\n)",
    "let all = [a.leading(), a.top()]\nlog(",
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
