import LintEngine
import Rules
import Testing

@Suite("Fixes of negative_constant")
struct NegativeConstantFixTests {
  /// `safe: ` or `unsafe: ` and the line after the fix; empty where there is none.
  private func fixed(_ line: String, _ style: NegativeConstant.Style = .factor) -> String {
    let rule = NegativeConstant(options: .init(style: style))
    let code = "func place() {\n\(line)\n}"
    guard let fix = diagnostics(of: rule, in: code).first?.fix else { return "" }
    let result = fixing(code, of: rule)
    #expect(diagnostics(of: rule, in: result).map(\.message) == [])
    #expect(result == applying(fix.edits, to: code), "it takes more than one round")
    return "\(fix.safety): " + result.dropFirst("func place() {\n".count).dropLast("\n}".count)
  }

  /// The same for an expression that is the constant of a constraint.
  private func constant(_ value: String, _ style: NegativeConstant.Style = .factor) -> String {
    let before = "a.topAnchor.constraint(equalTo: b.topAnchor, constant: "
    let fixed = fixed("\(before)\(value))", style)
    guard let start = fixed.firstRange(of: before) else { return fixed }
    return fixed.replacingCharacters(start).dropLast().description
  }

  @Test(
    "a negative becomes a factor",
    arguments: [
      ("-inset", "safe: -1.0 * inset"),
      ("-Layout.margin", "safe: -1.0 * Layout.margin"),
      ("-self.margin", "safe: -1.0 * self.margin"),
      ("-.margin", "safe: -1.0 * .margin"),
      ("-(a + b)", "safe: -1.0 * (a + b)"),
      ("-(a + -b)", "safe: -1.0 * (a + -1.0 * b)"),
      ("-margin(for: x)[0]!.y", "safe: -1.0 * margin(for: x)[0]!.y"),
      ("-views.map { $0.y }.first!", "safe: -1.0 * views.map { $0.y }.first!"),
      ("-tuple.0", "safe: -1.0 * tuple.0"),
      ("-/* out */inset", ""),
      ("-a * b", "safe: -1.0 * a * b"),
      ("-a / b", "safe: -1.0 * a / b"),
      ("-a ?? b", "safe: -1.0 * a ?? b"),
      ("a ?? -b", "safe: a ?? -1.0 * b"),
      ("-a - -b", "safe: -1.0 * a - -1.0 * b"),
      ("-a+b", "safe: -1.0 * a+b"),
      ("c ? -a : b", "safe: c ? -1.0 * a : b"),
      ("c ? b : (-a)", "safe: c ? b : (-1.0 * a)"),
      ("a / -b", "safe: a / (-1.0 * b)"),
      ("a * -b.c", "safe: a * (-1.0 * b.c)"),
      ("a / -(b * -c)", "safe: a / (-1.0 * (b * (-1.0 * c)))"),
      ("-1 * a", "safe: -1.0 * a"),
      ("-1  *  a", "safe: -1.0  *  a"),
      ("a / -1 * b", "safe: a / -1.0 * b"),
      ("-1 * -a", ""),
      ("a * -1", "safe: -1.0 * a"),
      ("a.b(c)! * -1.0", "safe: -1.0 * a.b(c)!"),
      ("(a + b) * -1 + c", "safe: -1.0 * (a + b) + c"),
      ("a * b * -1", "safe: a * (-1.0 * b)"),
      ("a / b * -1", "safe: a / (-1.0 * b)"),
      ("a - b * -1", "safe: a - -1.0 * b"),
      ("a * -1 * b", "safe: -1.0 * a * b"),
      ("a-b * -1", ""),
      ("\"ab\".count * -1", ""),
      ("-a * -1", ""),
      ("a /* twice */ * -1", ""),
      ("a * // twice\n-1", ""),
      ("a\n* -1", "safe: -1.0 * a"),
      ("CGFloat(-count)", "unsafe: CGFloat(-1.0 * count)"),
      ("max(-a, b)", "unsafe: max(-1.0 * a, b)"),
      ("-a > 0 ? a : b", "unsafe: -1.0 * a > 0 ? a : b"),
      ("-f(x > 0)", "safe: -1.0 * f(x > 0)"),
      ("-x as CGFloat", ""), ("a ** -b", ""), ("-a << b", ""), ("a % -b", ""), ("try -f()", ""),
    ])
  func factors(_ value: String, _ expected: String) {
    #expect(constant(value) == expected)
  }

  @Test(
    "a factor becomes a minus",
    arguments: [
      ("-1.0 * inset", "safe: -inset"),
      ("-1 * inset", "safe: -inset"),
      ("-1.0*inset", "safe: -inset"),
      ("-1.0 * (a + b)", "safe: -(a + b)"),
      ("-1.0 * a.b(c) * d", "safe: -a.b(c) * d"),
      ("-1.0 *\n    inset", "safe: -inset"),
      ("inset * -1", "safe: -inset"),
      ("a / b * -1.0", "safe: a / -b"),
      ("a * -1.0 * b", "safe: -a * b"),
      ("2 * -1.0 * b", "safe: 2 * -b"),
      ("a - -1.0 * b", "safe: a - -b"),
      ("CGFloat(-1 * count)", "unsafe: CGFloat(-count)"),
      ("-1.0 * 20", "safe: -20"), ("-1.0 * 20.magnitude", ""),
      ("a / -1.0 * b", ""), ("-1.0 * -b", ""), ("-1.0 * b << c", ""), ("-1.0 * [b].count", ""),
      ("-1.0 /* out */ * b", ""), ("-1.0 * /* out */ b", ""), ("a-b * -1.0", ""),
      ("-1.0 * try f()", ""),
    ])
  func prefixes(_ value: String, _ expected: String) {
    #expect(constant(value, .prefix) == expected)
  }

  @Test(
    "the fix is safe where only a `CGFloat` can stand",
    arguments: [
      ("a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: -x)", true),
      ("b.heightAnchor.constraint(equalToConstant: -x)", true),
      ("self.bottomConstraint?.constant = -x", true), ("self.bottom.constant += -x", true),
      ("e.contentInset = .init(top: -x, left: 0, bottom: 0, right: 0)", true),
      ("e.contentInset = UIEdgeInsets(all: -x)", false), ("e.contentInset.top = -x", true),
      ("g.frame.origin.x = -x", true), ("g.frame.origin = -x", false), ("j.center.y = -x", true),
      ("g.frame = CGRect(x: -x, y: 0, width: 1, height: 1)", false),
      ("h.frame = i.frame.offsetBy(dx: -x, dy: 0)", false),
      ("c.snp.makeConstraints { $0.top.equalToSuperview().offset(-x) }", false),
      ("c.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(-x) }", false),
      ("topConstraint?.update(offset: -x)", false),
    ])
  func safety(_ line: String, _ isSafe: Bool) {
    let expected = (isSafe ? "safe: " : "unsafe: ") + line.replacing("-x", with: "-1.0 * x")
    #expect(fixed(line) == expected)
  }

  @Test(
    "the negatives of a view and block are put right together, each as safe as it is")
  func together() {
    let block = { (constant: String, insets: String, last: String) in
      """
      NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: topAnchor, constant: \(constant)),  // hangs out
        a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: \(insets)),
        a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: \(last)),
      ])
      """
    }
    #expect(
      fixed(block("-x", "y * -1", "-1 * z"))
        == "safe: " + block("-1.0 * x", "-1.0 * y", "-1.0 * z"))
    let rule = NegativeConstant()
    let mixed = block("-x", "CGFloat(-y)", "20")
    let found = diagnostics(of: rule, in: mixed)
    #expect(found.map(\.fix?.safety) == [.safe])
    #expect(
      applying(found[0].fix?.edits ?? [], to: mixed) == block("-1.0 * x", "CGFloat(-y)", "20"))
    #expect(fixing(mixed, of: rule) == block("-1.0 * x", "CGFloat(-1.0 * y)", "20"))
    let odd = block("-x", "z ** -y", "20")
    #expect(fixing(odd, of: rule) == block("-1.0 * x", "z ** -y", "20"))
  }

  @Test("a condition of the compiler inside of a number keeps it as it is")
  func directive() {
    #expect(constant("-a\n#if DEBUG\n.b\n#endif\n") == "")
  }

  @Test("literals become factors by option")
  func literals() throws {
    let rule = NegativeConstant(options: .init(literals: true))
    let code = "a.constant = -20\na.constant = b / -20\na.constant = -20.5\n"
    #expect(
      fixing(code, of: rule)
        == "a.constant = -1.0 * 20\na.constant = b / (-1.0 * 20)\na.constant = -1.0 * 20.5\n")
    let other = "a.constant = -20.5.magnitude"
    #expect(diagnostics(of: rule, in: other).map { $0.fix == nil } == [true])
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>) -> String {
    String(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
