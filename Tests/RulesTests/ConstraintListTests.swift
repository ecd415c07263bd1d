import LintEngine
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

  @Test("a list of another function, of a property or in another closure is unknown")
  func elsewhere() {
    let top = "a.topAnchor.constraint(equalTo: topAnchor)"
    for way in ["all += […]", "all.append(…)", "self.all = […]"] {
      expect(
        ConstrainedBeforeAdded(), code(way, top, "NSLayoutConstraint.activate(all)\naddSubview(a)"))
      expect(InactiveConstraint(), code(way, top, ""))
    }
    expect(
      ConstrainedBeforeAdded(),
      code("let all = […]", top, "run { NSLayoutConstraint.activate(all) }\naddSubview(a)"))
  }
}
