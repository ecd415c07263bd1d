import LintEngine
import Testing

@testable import Rules

@Suite("duplicate_constraint")
struct DuplicateConstraintTests {
  @Test(
    "a repeated constraint is reported",
    arguments: [
      "activate([a.topAnchor.constraint(equalTo: x.topAnchor), ↓self.a.topAnchor.constraint(equalTo: x.topAnchor)])",
      "let all = [a.topAnchor.constraint(equalTo: x.topAnchor), ↓a.topAnchor.constraint(equalTo: x.topAnchor)]",
      "activate([a.topAnchor.constraint(equalTo: x.topAnchor)]); g(); ↓a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true",
      "a.heightAnchor.constraint(equalToConstant: h).isActive = true; ↓a.heightAnchor.constraint(equalToConstant: h).isActive = true",
      "a.snp.makeConstraints { $0.top.equalToSuperview().offset(8); ↓$0.top.equalToSuperview().offset(8) }",
      "views.forEach { $0.topAnchor.constraint(equalTo: x.topAnchor).isActive = true; ↓$0.topAnchor.constraint(equalTo: x.topAnchor).isActive = true }",
      "activate([a.topAnchor.constraint(equalTo: x.topAnchor), a.leftAnchor.constraint(equalTo: x.leftAnchor), ↓a.topAnchor.constraint(equalTo: x.topAnchor), a.leftAnchor.constraint(equalTo: x.leftAnchor)])",
      "constrain(a, b, c) { a, b, c in align(top: a, b, c); g(); ↓align(top: a, b, c) }",
      "a.snp.makeConstraints { $0.top.equalToSuperview(); ↓$0.top.equalToSuperview().inset(0) }",
      "let h: CGFloat = 24; a.heightAnchor.constraint(equalToConstant: h).isActive = true; ↓a.heightAnchor.constraint(equalToConstant: 20 + 4).isActive = true",
      "a.topAnchor.constraint(equalTo: x.topAnchor).isActive = true; ↓a.topAnchor.constraint(equalTo: x.topAnchor, constant: 0).isActive = true",
    ])
  func found(_ body: String) {
    expect(
      DuplicateConstraint(),
      """
      func setUp() {
      \(body)
      }
      """)
  }

  private static let once = "a.topAnchor.constraint(equalTo: x.topAnchor)"

  @Test(
    "a different constraint, time or view is silent",
    arguments: [
      "activate([\(once), a.topAnchor.constraint(equalTo: x.topAnchor, constant: 8)])",
      "activate([\(once), a.topAnchor.constraint(greaterThanOrEqualTo: x.topAnchor)])",
      "a.snp.makeConstraints { $0.bottom.equalToSuperview().offset(8); $0.bottom.equalToSuperview().inset(8) }",
      "a.snp.makeConstraints { $0.top.equalTo(f()); $0.top.equalTo(g()) }",
      "a.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(0.5); $0.width.equalToSuperview().dividedBy(4) }",
      "activate([\(once), \(once).priority(.low)])",
      "activate([wide ? \(once) : \(once)])",
      "activate(wide ? [\(once)] : [\(once)])",
      "if wide { \(once).isActive = true } else { \(once).isActive = true }",
      """
      switch x { case 1: \(once).isActive = true
      default: \(once).isActive = true }
      """,
      """
      activate([
      #if A
      \(once),
      #else
      \(once),
      #endif
      ])
      """,
      "top = \(once); other = \(once)",
      "let portrait = [\(once)]; let landscape = [\(once)]",
      "portrait.append(contentsOf: [\(once)]); landscape.append(contentsOf: [\(once)])",
      "\(once).isActive = wide; \(once).isActive = !wide",
      "\(once).isActive = true; a.removeFromSuperview(); addSubview(a); \(once).isActive = true",
      "var a = b; \(once).isActive = true; a = c; \(once).isActive = true",
      "var y = 0; a.heightAnchor.constraint(equalToConstant: y).isActive = true; y += 8; a.heightAnchor.constraint(equalToConstant: y).isActive = true",
      "bars[0].topAnchor.constraint(equalTo: x.topAnchor).isActive = true; bars[1].topAnchor.constraint(equalTo: x.topAnchor).isActive = true",
      "next().topAnchor.constraint(equalTo: x.topAnchor).isActive = true; next().topAnchor.constraint(equalTo: x.topAnchor).isActive = true",
      "a.snp.remakeConstraints { $0.top.equalToSuperview() }; a.snp.remakeConstraints { $0.top.equalToSuperview() }",
      "a.snp.makeConstraints { one = $0.top.equalToSuperview().constraint; two = $0.top.equalToSuperview().constraint }",
      "v.forEach { $0.topAnchor.constraint(equalTo: x).isActive = true }; w.forEach { $0.topAnchor.constraint(equalTo: x).isActive = true }",
      "a.frame.origin.x = 8; a.frame.origin.x = 8",
      "a.pin.top(8); a.pin.top(8)",
      "constrain(a, b, c) { a, b, c in align(top: a, b, c) }",
      "a.topToSuperview(); a.width(min: 8, max: 80)",
      "([a, b, c] as NSArray).autoAlignViews(to: .top)",
      "let d = EasyPeasy(); a.easy.layout(Top(8)); a.easy.clear(); a.easy.layout(Top(8))",
    ])
  func silent(_ body: String) {
    expect(
      DuplicateConstraint(),
      """
      func setUp() {
      \(body)
      }
      """)
  }

  @Test("the fix deletes a repeated element or statement with its comments")
  func deletion() {
    let before = """
      func setUp() {
        NSLayoutConstraint.activate([
          \(Self.once),
          // To the top.
          \(Self.once),  // Again.
          b.topAnchor.constraint(equalTo: x.topAnchor),
          b.topAnchor.constraint(equalTo: x.topAnchor)
        ])
        c.snp.makeConstraints { make in
          make.top.equalToSuperview()
          make.top.equalToSuperview()
        }
        d.widthAnchor.constraint(equalToConstant: 8).isActive = true
        d.backgroundColor = .red

        d.widthAnchor.constraint(equalToConstant: 8).isActive = true
      }
      """
    let after = """
      func setUp() {
        NSLayoutConstraint.activate([
          \(Self.once),
          b.topAnchor.constraint(equalTo: x.topAnchor),
        ])
        c.snp.makeConstraints { make in
          make.top.equalToSuperview()
        }
        d.widthAnchor.constraint(equalToConstant: 8).isActive = true
        d.backgroundColor = .red
      }
      """
    #expect(fixing(before, of: DuplicateConstraint()) == after)
  }

  @Test(
    "there is no fix where other code is on the lines, or a comment for a linter",
    arguments: [
      "activate([\(once), \(once)])",
      "activate([\n\(once), \(once),\n])",
      "activate([\n\(once),\n// layoutlint:disable:next all - x\n\(once),\n])",
      "a.width(8)\na.width(8).height(9)\n",
      "let all = [\n\(once),\n\(once),\n]\nactivate(all)",
    ])
  func noDeletion(_ body: String) {
    let found = diagnostics(of: DuplicateConstraint(), in: "func setUp() {\n\(body)\n}\n")
    #expect(found.allSatisfy { $0.fix == nil })
  }
}
