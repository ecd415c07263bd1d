import Testing

@testable import Rules

@Suite("Constraints that are collected in a list")
struct ConstraintListTests {
  /// What puts two constraints of `a`, on `…` and on `leadingAnchor`, into a list.
  private static let ways = [
    "let all = […, a.leadingAnchor.constraint(equalTo: leadingAnchor)]",
    "let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [\n…\n]",
    "var all = [NSLayoutConstraint]()\nall += […]",
    "var all: [NSLayoutConstraint] = others\nall.append(…)",
    "var all = [NSLayoutConstraint]()\nall.append(contentsOf: […])",
    "var all = [NSLayoutConstraint]()\nfor _ in 0..<1 { all += [\n…\n] }",
  ]

  private func code(_ way: String, _ constraint: String, _ end: String) -> String {
    """
    final class CardView: UIView {
      private let a = UILabel()
      func setUp(_ others: [NSLayoutConstraint]) {
        \(way.replacing("…", with: constraint))
        \(end)
      }
    }
    """
  }

  @Test("they hold with all others once the list is activated", arguments: ways)
  func conflicts(way: String) {
    let added = "addSubview(a)\n\(way)"
    let second = "a.topAnchor.constraint(equalTo: topAnchor, constant: 4)"
    func check(_ first: String, _ end: String) {
      expect(
        ConflictingConstraints(),
        code(added, first, end).replacing("private", with: "let b = UILabel(); private"))
    }
    // In a loop, a constraint is made as often as it runs.
    guard !way.contains("for ") else { return }
    let both = "a.topAnchor.constraint(equalTo: topAnchor), ↓\(second)"
    guard !way.contains("append(…)") else { return }
    check(both, "NSLayoutConstraint.activate(all)")
    check(both, "NSLayoutConstraint.activate(all + others)")
    let silent = both.filter { $0 != "↓" }
    for end in [
      "", "use(all)", "if isOn { NSLayoutConstraint.activate(all) }",
      "all.removeLast(); NSLayoutConstraint.activate(all)", "Layout.activate(all)",
      "all[0].priority = .defaultLow; NSLayoutConstraint.activate(all)",
    ] {
      check(silent, end)
    }
  }

  @Test("a list that is activated before a view is added crashes", arguments: ways)
  func early(way: String) {
    let top = "a.topAnchor.constraint(equalTo: topAnchor)"
    let isLoop = way.contains("for ")
    let leading = "a.leadingAnchor"
    // The first constraint in the source is reported.
    let isLeadingFirst = way.contains("= [\(leading)")
    func marked(_ way: String) -> String {
      isLeadingFirst ? way.replacing("[\(leading)", with: "[↓\(leading)") : way
    }
    let constraint = isLeadingFirst ? top : "↓" + top
    if !isLoop {
      expect(
        ConstrainedBeforeAdded(),
        code(marked(way), constraint, "NSLayoutConstraint.activate(all)\naddSubview(a)"))
    }
    for end in [
      "addSubview(a)\nNSLayoutConstraint.activate(all)", "addSubview(a)\nuse(all)", "addSubview(a)",
    ] {
      expect(ConstrainedBeforeAdded(), code(way, top, end))
    }
  }

  @Test("a list that is never activated is reported at its name", arguments: ways)
  func idle(way: String) {
    let top = "a.topAnchor.constraint(equalTo: topAnchor)"
    expect(
      InactiveConstraint(),
      code(
        way.replacing("let all", with: "let ↓all").replacing("var all", with: "var ↓all"), top, ""))
    // The same name in another function is another list.
    expect(
      InactiveConstraint(),
      code("let ↓all = […]", top, "self.all.use() }; func other() { let all = 1; use(all)"))
    for end in [
      "NSLayoutConstraint.activate(all)", "return all", "kept = all", "use(all)",
      "all.forEach { $0.isActive = true }", "Layout { all }",
    ] {
      expect(InactiveConstraint(), code(way, top, end))
    }
  }

  @Test("two equal ones are duplicates, in a list or in one and in a statement")
  func duplicates() {
    let top = "a.topAnchor.constraint(equalTo: topAnchor)"
    let end = "NSLayoutConstraint.activate(all)"
    expect(DuplicateConstraint(), code("let all = [\(top), ↓…]", top, end))
    expect(
      DuplicateConstraint(),
      code("\(top).isActive = true\nvar all = others\nall += [↓…]", top, end))
  }

  /// What makes two constraints of `a` and activates them in `setUp`, outside of it: the members of the class, and the
  /// statements.
  private static let otherLists: [(String, String)] = [
    ("private var all: [NSLayoutConstraint] = []", "all = […]\nNSLayoutConstraint.activate(all)"),
    (
      "private var all = [NSLayoutConstraint]()",
      "self.all += […]\nNSLayoutConstraint.activate(self.all)"
    ),
    (
      "private var all = [NSLayoutConstraint]()",
      "all.append(contentsOf: […])\nNSLayoutConstraint.activate(all)"
    ),
    ("private lazy var all: [NSLayoutConstraint] = […]", "NSLayoutConstraint.activate(all)"),
    ("", "let all = […]\nall.forEach { $0.isActive = true }"),
    ("", "let all = […]\nfor one in all { one.isActive = true }"),
  ]

  private func card(_ member: String, _ statements: String, _ list: String) -> String {
    """
    final class CardView: UIView {
      private let a = UILabel()
      let b = UILabel()
      \(member.replacing("[…]", with: "[\(list)]"))
      func setUp(_ others: [NSLayoutConstraint]) {
        \(statements.replacing("[…]", with: "[\(list)]"))
      }
    }
    """
  }

  @Test("properties are lists, too", arguments: otherLists)
  func elsewhere(member: String, statements: String) {
    let top = "a.topAnchor.constraint(equalTo: topAnchor)"
    let both = "\(top), ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4)"
    expect(ConflictingConstraints(), card(member, "addSubview(a)\n" + statements, both))
    expect(ConstrainedBeforeAdded(), card(member, statements + "\naddSubview(a)", "↓\(top)"))
    let opened = member.replacing("private ", with: "")
    if !member.isEmpty {
      expect(
        ConstrainedBeforeAdded(), card(opened, statements + "\naddSubview(a)", top))
      expect(
        ConstrainedBeforeAdded(),
        card(
          member,
          statements + "\naddSubview(a)\n} func turn() { NSLayoutConstraint.deactivate(all)", top)
      )
    }
  }

  @Test(
    "a list that may be activated elsewhere, or not at all, is unknown",
    arguments: [
      (
        "private var all: [NSLayoutConstraint] = []",
        "all = […]\nall = []\nNSLayoutConstraint.activate(all)"
      ),
      ("private var all: [NSLayoutConstraint] = []", "NSLayoutConstraint.activate(all)\nall = […]"),
      (
        "private var all: [NSLayoutConstraint] = []",
        "all = […]\nif isWide { NSLayoutConstraint.activate(all) }"
      ),
      (
        "private var all: [NSLayoutConstraint] = []",
        "other.all = []\nall = […]\nNSLayoutConstraint.activate(all)"
      ),
      (
        "private lazy var all: [NSLayoutConstraint] = […]",
        "run { NSLayoutConstraint.activate(all) }"
      ),
      (
        "private lazy var all: [NSLayoutConstraint] = […]",
        "let all = others\nNSLayoutConstraint.activate(all)"
      ),
      (
        "private func all() -> [NSLayoutConstraint] { […] }",
        "NSLayoutConstraint.activate(others.all())"
      ),
      (
        "private func all() -> [NSLayoutConstraint] { […] }; private func all(_ a: Int) -> [NSLayoutConstraint] { [] }",
        "NSLayoutConstraint.activate(all())"
      ),
      (
        "private var all: [NSLayoutConstraint] { set { use([…]) } }",
        "NSLayoutConstraint.activate(all)"
      ),
      ("", "let all = […]\nall.forEach { $0.isActive = isWide }"),
      ("", "let all = […]\nall.forEach { $0.priority = .defaultLow; $0.isActive = true }"),
      ("", "let all = […]\nfor one in all { other.isActive = true }"),
      ("", "let all = […]\nNSLayoutConstraint.activate([all, others].flatMap { $0.dropLast() })"),
      (
        "private func all() -> [NSLayoutConstraint] { if isWide { return [] }; return […] }",
        "NSLayoutConstraint.activate(all())"
      ),
      (
        "private func all() -> [NSLayoutConstraint] { guard isWide else { return [] }; let some = […]; return some }",
        "NSLayoutConstraint.activate(all())"
      ),
      (
        "private func turnOn(_ list: [NSLayoutConstraint]) { NSLayoutConstraint.activate(list) }",
        "other.turnOn([…])"
      ),
      (
        "private func turnOn(_ list: [NSLayoutConstraint]) { if isWide { NSLayoutConstraint.activate(list) } }",
        "turnOn([…])"
      ),
      (
        "private func turnOn(_ list: [NSLayoutConstraint]) { guard isWide else { return }; NSLayoutConstraint.activate(list) }",
        "turnOn([…])"
      ),
      (
        "private func turnOn(_ list: [NSLayoutConstraint]) { NSLayoutConstraint.activate(list); use(list) }",
        "turnOn([…])"
      ),
      (
        "private func turnOn(_ list: [NSLayoutConstraint]) { NSLayoutConstraint.activate(list) }",
        "turnOn(soon: […])"
      ),
    ])
  func unknown(member: String, statements: String) {
    let top = "a.topAnchor.constraint(equalTo: topAnchor)"
    expect(ConstrainedBeforeAdded(), card(member, statements + "\naddSubview(a)", top))
  }

  @Test("a private property whose constraints nothing activates is reported at its name")
  func idleProperties() {
    let top = "a.topAnchor.constraint(equalTo: topAnchor)"
    let property = "private var ↓all: [NSLayoutConstraint] = []"
    expect(
      InactiveConstraint(), card(property, "all = […]", top),
      silentWith: [
        "private var all": "var all", "all = [a": "use(all); all = [a",
        "func setUp": "func go() { use(self.all) }; func setUp",
      ])
  }
}
