import Testing

@testable import Rules

@Suite("Fixes of negative_constant")
struct NegativeConstantFixTests {
  private static let declarations = """
    enum Layout {
      static let margin: CGFloat = 8
      static let gap = margin / 2
      static let rows = 3
    }
    struct Model { var constant = 0 }
    typealias Edge = NSLayoutConstraint
    let spacing = 4.0
    final class Sample: UIView {
      let inset: CGFloat = 8, margin: CGFloat = 4
      var a = 1.5, b = 2.5, c: Double = 3.5, x: CGFloat!
      let count = 3, size = CGSize.zero, insets: UIEdgeInsets
      var height: NSLayoutConstraint?, edge: Edge?, model = Model(), flag = true
      var wallet: Wallet, views: [UIView] = []
      let label = UILabel()
      lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
      func place(gap: CGFloat, rows: Int, times all: CGFloat...) {

    """

  /// `safe: ` or `unsafe: ` and the line after the fix; empty without a fix.
  private func fixed(_ line: String, _ style: NegativeConstant.Style = .factor) -> String {
    let rule = NegativeConstant(options: .init(style: style, scope: .layout))
    let code = """
      \(Self.declarations)\(line)
      }
      }
      """
    guard let fix = diagnostics(of: rule, in: code).first?.fix else { return "" }
    let result = fixing(code, of: rule)
    #expect(diagnostics(of: rule, in: result).map(\.message) == [])
    #expect(result == applying(fix.edits, to: code), "it takes more than one round")
    return "\(fix.safety): "
      + result.dropFirst(Self.declarations.count).dropLast(
        """

        }
        }
        """.count)
  }

  /// The same for an expression that is the constant of a constraint.
  private func constant(_ value: String, _ style: NegativeConstant.Style = .factor) -> String {
    let before = "label.topAnchor.constraint(equalTo: topAnchor, constant: "
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
      ("-.margin", "unsafe: -1.0 * .margin"),
      ("-(a + b)", "safe: -1.0 * (a + b)"),
      ("-(a + -b)", "safe: -1.0 * (a + -1.0 * b)"),
      ("-margin(for: x)[0]!.y", "unsafe: -1.0 * margin(for: x)[0]!.y"),
      ("-views.map { $0.y }.first!", "unsafe: -1.0 * views.map { $0.y }.first!"),
      ("-tuple.0", "unsafe: -1.0 * tuple.0"),
      ("-/* out */inset", ""),
      ("-a * b", "safe: -1.0 * a * b"),
      ("-a / b", "safe: -1.0 * a / b"),
      ("-a ?? b", "safe: -1.0 * a ?? b"),
      ("a ?? -b", "safe: a ?? -1.0 * b"),
      ("-a - -b", "safe: -1.0 * a - (-1.0 * b)"),
      ("-a+b", "safe: -1.0 * a + b"),
      ("-a+b*2 - c*3", "safe: -1.0 * a + b * 2 - c*3"),
      ("-x*2", "safe: -1.0 * x * 2"),
      ("3 - -x", "safe: 3 - (-1.0 * x)"),
      ("c ? -a : b", "safe: c ? -1.0 * a : b"),
      ("c ? b : (-a)", "safe: c ? b : (-1.0 * a)"),
      ("a / -b", "safe: a / (-1.0 * b)"),
      ("a * -size.width", "safe: a * (-1.0 * size.width)"),
      ("a / -(b * -c)", "safe: a / (-1.0 * (b * (-1.0 * c)))"),
      ("-1 * a", "safe: -1.0 * a"),
      ("-1  *  a", "safe: -1.0  *  a"),
      ("a / -1 * b", "safe: a / -1.0 * b"),
      ("-1 * -a", ""),
      ("a * -1", "safe: -1.0 * a"),
      ("a.b(c)! * -1.0", "unsafe: -1.0 * a.b(c)!"),
      ("(a + b) * -1 + c", "safe: -1.0 * (a + b) + c"),
      ("a * b * -1", "safe: -1.0 * (a * b)"),
      ("a / b * -1", "safe: -1.0 * (a / b)"),
      ("x / Layout.margin * -1", "safe: -1.0 * (x / Layout.margin)"),
      ("c - a / 2 * -1 * b", "safe: c - (-1.0 * (a / 2)) * b"),
      ("(a + -b) / 2 * -1.0", "safe: -1.0 * ((a + -1.0 * b) / 2)"),
      ("2 * a.b(c) * -1", "unsafe: -1.0 * (2 * a.b(c))"),
      ("-a * b * -1", ""),
      ("a * -1 * b * -1", ""),
      ("a - b * -1", "safe: a - (-1.0 * b)"),
      ("a * -1 * b", "safe: -1.0 * a * b"),
      ("a-b * -1", "safe: a - (-1.0 * b)"),
      ("\"ab\".count * -1", ""),
      ("-a * -1", ""),
      ("a /* twice */ * -1", ""),
      (
        """
        a * // twice
        -1
        """, ""
      ),
      (
        """
        a
        * -1
        """, "safe: -1.0 * a"
      ),
      ("CGFloat(-length)", "unsafe: CGFloat(-1.0 * length)"),
      ("max(-a, b)", "unsafe: max(-1.0 * a, b)"),
      ("-a > 0 ? a : b", "unsafe: -1.0 * a > 0 ? a : b"),
      ("-f(x > 0)", "unsafe: -1.0 * f(x > 0)"),
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
      ("-1.0 * a.b(c) * d", "unsafe: -a.b(c) * d"),
      (
        """
        -1.0 *
            inset
        """, "safe: -inset"
      ),
      ("inset * -1", "safe: -inset"),
      ("a / b * -1.0", "safe: -(a / b)"),
      ("a - b / 2 * -1.0", "safe: a - -(b / 2)"),
      ("a * -1.0 * b", "safe: -a * b"),
      ("2 * -1.0 * b", "safe: 2 * -b"),
      ("a - -1.0 * b", "safe: a - -b"),
      ("CGFloat(-1 * count)", "unsafe: CGFloat(-count)"),
      ("count * -1", "unsafe: -count"),
      ("-1.0 * 20", "safe: -20"), ("-1.0 * 20.magnitude", ""),
      ("a / -1.0 * b", ""), ("-1.0 * -b", ""), ("-1.0 * b << c", ""), ("-1.0 * [b].count", ""),
      ("-1.0 /* out */ * b", ""), ("-1.0 * /* out */ b", ""), ("a-b * -1.0", ""),
      ("-1.0 * try f()", ""),
    ])
  func prefixes(_ value: String, _ expected: String) {
    #expect(constant(value, .prefix) == expected)
  }

  @Test(
    "the fix is safe where the file shows that the constant belongs to a constraint",
    arguments: [
      ("label.heightAnchor.constraint(equalToConstant: -x)", true),
      ("a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: -x)", true),
      ("topAnchor.constraint(equalTo: b.topAnchor, constant: -x)", true),
      ("NSLayoutConstraint(item: label, attribute: .top, constant: -x)", true),
      ("height?.constant = -x", true), ("self.height!.constant += -x", true),
      ("bottom.constant = -x", true), ("if let height { height.constant = -x }", true),
      ("guard let other = height else { return }; other.constant = -x", true),
      ("let made = topAnchor.constraint(equalTo: bottomAnchor); made.constant = -x", true),
      ("edge?.constant = -x", false), ("leading.constant = -x", false),
      ("let height = other(); height.constant = -x", false),
      ("[height].forEach { $0?.constant = -x }", false),
      ("let topAnchor = other(); topAnchor.constraint(equalTo: b, constant: -x)", false),
      ("label.constraint(equalTo: b.topAnchor, constant: -x)", false),
      ("label.topAnchor.pin(equalTo: b.topAnchor, constant: -x)", false),
      ("a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: -x)", false),
      ("e.contentInset = .init(top: -x, left: 0, bottom: 0, right: 0)", false),
      ("e.contentInset = UIEdgeInsets(all: -x)", false), ("e.contentInset.top = -x", false),
      ("g.frame.origin.x = -x", false), ("g.frame.origin = -x", false),
      ("j.center.y = -x", false),
      ("g.frame = CGRect(x: -x, y: 0, width: 1, height: 1)", false),
      ("h.frame = i.frame.offsetBy(dx: -x, dy: 0)", false),
      ("c.snp.makeConstraints { $0.top.equalToSuperview().offset(-x) }", false),
      ("c.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(-x) }", false),
      ("topConstraint?.update(offset: -x)", false),
    ])
  func safety(_ line: String, _ isSafe: Bool) {
    let expected = (isSafe ? "safe: " : "unsafe: ") + line.replacing("-x", with: "-1.0 * x")
    // A helper of the project is known from other files only.
    if line.contains(".pin(") { return #expect(fixed(line) == "") }
    #expect(fixed(line) == expected)
  }

  @Test(
    "the fix is safe where the file shows a floating-point operand",
    arguments: [
      ("inset", true), ("self.inset", true), ("gap", true), ("spacing", true), ("x!", true),
      ("Layout.gap", true), ("c", true), ("CGFloat(count)", true), ("(a + 3)", true),
      ("(a + CGFloat(rows) / 2)", true), ("frame.height", true), ("label.bounds.size.width", true),
      ("safeAreaInsets.bottom", true), ("insets.top", true), ("height!.constant", true),
      ("unknown", false), ("Other.margin", false), ("all[0]", false), ("margin(3)", false),
      ("model.margin", false), ("wallet.frame.height", false), ("(a + unknown)", false),
      ("(a ?? b)", false), ("views.map { $0.alpha }[0]", false),
    ])
  func operands(_ operand: String, _ isSafe: Bool) {
    #expect(constant("-\(operand)") == (isSafe ? "safe" : "unsafe") + ": -1.0 * \(operand)")
  }

  @Test(
    "locals and parameters shadow properties",
    arguments: [
      """
      let inset = other()
      height?.constant = -inset
      """,
      "for inset in others { height?.constant = -inset }",
      "others.forEach { inset in height?.constant = -inset }",
      "if let inset = other() { height?.constant = -inset }",
      "func inner(_ inset: Length) { height?.constant = -inset }",
    ])
  func shadows(_ line: String) {
    #expect(fixed(line) == "unsafe: " + line.replacing("-inset", with: "-1.0 * inset"))
  }

  @Test(
    "an `Int` gets advice, but no fix",
    arguments: [
      ("height?.constant = CGFloat(-count)", "-1.0 * CGFloat(count)"),
      ("height?.constant = CGFloat(-rows)", "-1.0 * CGFloat(rows)"),
      (
        "height?.constant = CGFloat(-(rows + Layout.rows * 2))",
        "-1.0 * CGFloat(rows + Layout.rows * 2)"
      ),
      (
        "label.snp.makeConstraints { $0.top.equalToSuperview().offset(-count) }",
        "-1.0 * CGFloat(count)"
      ),
      ("let inset = 3; height?.constant = CGFloat(2 * -inset)", "(-1.0 * CGFloat(inset))"),
      ("height?.constant = CGFloat(count / 2 * -1)", "-1.0 * CGFloat(count / 2)"),
    ])
  func integers(_ line: String, _ advice: String) {
    let code = """
      \(Self.declarations)\(line)
      }
      }
      """
    let found = diagnostics(of: NegativeConstant(), in: code)
    #expect(found.map(\.advice) == ["write `\(advice)`"])
    #expect(found.map { $0.fix == nil } == [true])
  }

  @Test("the `constant` of another type is silent")
  func otherConstants() {
    for line in ["model.constant = -a", "wallet.constant = -a", "self.model.constant = -1 * a"] {
      let code = """
        \(Self.declarations)\(line)
        }
        }
        """
      #expect(diagnostics(of: NegativeConstant(), in: code).map(\.message) == [])
    }
  }

  @Test(
    "the fix is unsafe where the file declares a function named like UIKit's",
    arguments: [
      "extension NSLayoutYAxisAnchor { func constraint(equalTo: Any, constant: Length) {} }",
      "func * (left: Double, right: Length) -> Length { right }",
      "prefix func - (length: Length) -> Length { length }",
    ])
  func ownFunctions(_ declaration: String) {
    let code =
      """
      \(Self.declarations)topAnchor.constraint(equalTo: bottomAnchor, constant: -x)
      }
      }

      """
    let safety = { diagnostics(of: NegativeConstant(), in: $0).map(\.fix?.safety) }
    #expect(safety(code) == [.safe])
    #expect(safety(code + declaration) == [.unsafe])
  }

  @Test(
    "the advice is the replacement of the fix",
    arguments: [
      ("-x+3", "-1.0 * x"), ("3 - -x", "(-1.0 * x)"),
      ("-(a + -b)", "-1.0 * (a + -1.0 * b)"), ("-(-a+b)", "-1.0 * (-1.0 * a + b)"),
      ("x / Layout.margin * -1", "-1.0 * (x / Layout.margin)"),
    ])
  func advice(_ value: String, _ expected: String) {
    let line = "label.topAnchor.constraint(equalTo: topAnchor, constant: \(value))"
    let found = diagnostics(
      of: NegativeConstant(),
      in: """
        \(Self.declarations)\(line)
        }
        }
        """)
    #expect(found.map(\.advice) == ["write `\(expected)`"])
    #expect(constant(value).contains(expected))
  }

  @Test(
    "the negatives of a view and block are fixed together, each with its own safety")
  func together() {
    let block = { (constant: String, insets: String, last: String) in
      """
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: \(constant)),  // hangs out
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: \(insets)),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: \(last)),
      ])
      """
    }
    #expect(
      fixed(block("-x", "b * -1", "-1 * c"))
        == "safe: " + block("-1.0 * x", "-1.0 * b", "-1.0 * c"))
    let rule = NegativeConstant()
    let inset = "let x: CGFloat = 8\n"
    let mixed = inset + block("-x", "CGFloat(-y)", "20")
    let found = diagnostics(of: rule, in: mixed)
    #expect(found.map(\.fix?.safety) == [.safe])
    #expect(
      applying(found[0].fix?.edits ?? [], to: mixed) == inset
        + block("-1.0 * x", "CGFloat(-y)", "20"))
    #expect(fixing(mixed, of: rule) == inset + block("-1.0 * x", "CGFloat(-1.0 * y)", "20"))
    let odd = block("-x", "z ** -y", "20")
    #expect(fixing(odd, of: rule) == block("-1.0 * x", "z ** -y", "20"))
  }

  @Test("long chains of values are resolved in linear time")
  func manyNames() {
    let sums = (1...60).map { "let a\($0) = a\($0 - 1) + a\($0 - 1) + a\($0 - 1)" }
    let line = "topAnchor.constraint(equalTo: bottomAnchor, constant: -a60)"
    let code = """
      let a0: CGFloat = 1
      \(sums.joined(separator: "\n"))
      \(line)
      """
    #expect(diagnostics(of: NegativeConstant(), in: code).map(\.fix?.safety) == [.unsafe])
    let near = code.replacing("-a60", with: "-a3")
    #expect(diagnostics(of: NegativeConstant(), in: near).map(\.fix?.safety) == [.safe])
  }

  @Test("no fix for an expression with a compiler directive")
  func directive() {
    #expect(
      constant(
        """
        -a
        #if DEBUG
        .b
        #endif

        """) == "")
  }

  @Test("literals become factors by option")
  func literals() throws {
    let rule = NegativeConstant(options: .init(literals: true))
    let code = """
      a.constant = -20
      a.constant = b / -20
      a.constant = -20.5

      """
    #expect(
      fixing(code, of: rule)
        == """
        a.constant = -1.0 * 20
        a.constant = b / (-1.0 * 20)
        a.constant = -1.0 * 20.5

        """)
    let subtracted = """
      a.constant = 3 - -20
      a.constant = -20+b
      """
    #expect(
      fixing(subtracted, of: rule) == """
        a.constant = 3 - (-1.0 * 20)
        a.constant = -1.0 * 20 + b
        """)
    let declared = """
      let edge: NSLayoutConstraint
      edge.constant = -20
      movement.constant = -20
      """
    #expect(diagnostics(of: rule, in: declared).map(\.fix?.safety) == [.safe, .unsafe])
    let other = "a.constant = -20.5.magnitude"
    #expect(diagnostics(of: rule, in: other).map { $0.fix == nil } == [true])
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>) -> String {
    String(self[..<range.lowerBound] + self[range.upperBound...])
  }
}
