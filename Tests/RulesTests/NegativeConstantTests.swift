import Testing

@testable import Rules

@Suite("negative_constant")
struct NegativeConstantTests {
  private let expect = Expectation(NegativeConstant())
  private let layout = NegativeConstant.Options(scope: .layout)

  /// The message and advice for an expression that is the constant of a constraint.
  private func found(_ expression: String, _ options: NegativeConstant.Options = .init()) -> String
  {
    let code = "a.topAnchor.constraint(equalTo: b.topAnchor, constant: \(expression))"
    guard let found = diagnostics(of: NegativeConstant(options: options), in: code).first else {
      return ""
    }
    let start = code.utf8.index(code.startIndex, offsetBy: found.range.lowerBound)
    let end = code.utf8.index(code.startIndex, offsetBy: found.range.upperBound)
    return "\(code[start..<end]) > " + found.advice.dropFirst("write `".count).dropLast()
  }

  @Test(
    "the advice fits the spelling",
    arguments: [
      ("-inset", "-inset > -1.0 * inset"),
      ("-Layout.margin", "-Layout.margin > -1.0 * Layout.margin"),
      ("-self.margin", "-self.margin > -1.0 * self.margin"),
      ("-(a + b)", "-(a + b) > -1.0 * (a + b)"),
      ("-margin(for: x)[0]!", "-margin(for: x)[0]! > -1.0 * margin(for: x)[0]!"),
      ("-.margin", "-.margin > -1.0 * .margin"),
      ("-1 * inset", "-1 * inset > -1.0 * inset"),
      ("inset * -1", "inset * -1 > -1.0 * inset"),
      ("Layout.margin * -1.0", "Layout.margin * -1.0 > -1.0 * Layout.margin"),
      ("scale(x) * -1", "scale(x) * -1 > -1.0 * scale(x)"),
      ("a / -b", "-b > (-1.0 * b)"),
      ("a * -b", "-b > (-1.0 * b)"),
      ("a / -1 * b", "-1 * b > -1.0 * b"),
      ("-A.b - A.c", "-A.b > -1.0 * A.b"),
      ("a + -b * (1 - r)", "-b > -1.0 * b"),
      ("-a.b+3", "-a.b > -1.0 * a.b"),
      ("flag ? -a : b", "-a > -1.0 * a"),
      ("max(-a, b)", "-a > -1.0 * a"),
      ("CGFloat(-count)", "-count > -1.0 * count"),
    ])
  func spellings(_ expression: String, _ expected: String) {
    #expect(found(expression) == expected)
  }

  @Test("a subtrahend of an equation is not a negative")
  func subtraction() {
    expect("import Stevia\nfunc f() {\n  a.Bottom == b.Bottom - x\n}")
  }

  @Test(
    "other expressions are silent",
    arguments: [
      "-20", "-20.5", "a - b", "a-b", "-1.0 * inset", "-2 * inset", "0", "x",
      "inset(for: -velocity)",
      "values[-index]", "x * -2", "-1.0 * (a - b)", "-1.0 * 20", "{ -a }()", "\"\\(-a)\".count",
    ])
  func none(_ expression: String) {
    #expect(found(expression) == "")
  }

  @Test("an option includes literals")
  func literals() {
    let options = NegativeConstant.Options(literals: true)
    #expect(found("-20", options) == "-20 > -1.0 * 20")
    #expect(found("-1.0 * inset", options) == "")
    #expect(found("-1.0 * 20", options) == "")
    #expect(found("a - 20", options) == "")
  }

  @Test("the style `prefix` demands the opposite")
  func prefix() {
    let options = NegativeConstant.Options(style: .prefix)
    #expect(found("-inset", options) == "")
    #expect(found("-20", options) == "")
    #expect(found("-1.0 * inset", options) == "-1.0 * inset > -inset")
    #expect(found("-1 * (a + b)", options) == "-1 * (a + b) > -(a + b)")
    #expect(found("inset * -1", options) == "inset * -1 > -inset")
    #expect(found("-1.0 * 20", options) == "-1.0 * 20 > -20")
  }

  @Test("negatives in layout are reported")
  func places() {
    expect(
      """
      func place() {
        a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: ↓-x).isActive = true
        b.heightAnchor.constraint(equalToConstant: ↓-x).isActive = true
        self.bottomConstraint?.constant = ↓-x
        self.topConstraint.constant -= x
        c.snp.makeConstraints {
          $0.top.equalTo(↓-x)
        }
        d.snp.updateConstraints { make in
          make.top.equalToSuperview().inset(↓-x).priority(.required - 1)
        }
        d.snp.updateConstraints { make in
          make.width.equalToSuperview().multipliedBy(↓-x)
        }
        offsetConstraint?.update(offset: ↓-x)
        e.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: ↓-x, left: 0, bottom: 0, right: 0)) }
        NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: ↓-x)
      }
      """)
  }

  @Test("frames, and insets that no constraint gets, are an option")
  func layoutNumbers() {
    let code = """
      func place() {
        e.contentInset = .init(top: ↓-x, left: -y, bottom: 0, right: 0)
        f.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: ↓-x, bottom: 0, trailing: 0)
        g.frame = CGRect(x: ↓-x, y: 0, width: 1, height: 1)
        h.frame = i.frame.offsetBy(dx: ↓-x, dy: 0)
        j.center.x = ↓-x
        let k = UIView(frame: CGRect(x: ↓-x, y: 0, width: 1, height: 1))
        table.verticalScrollIndicatorInsets.bottom = ↓-x
      }
      """
    expect(code, layout)
    expect(code.replacing("↓", with: ""))
  }

  @Test("negatives elsewhere are silent")
  func otherPlaces() {
    expect(
      """
      func other() {
        scroll.contentOffset = CGPoint(x: -x, y: 0)
        layer.position.y = -x
        a.transform = CGAffineTransform(translationX: -x, y: 0)
        let b = -x
        a.topAnchor.constraint(equalTo: b.topAnchor).priority = .required - 1
        Text("").padding(.init(top: -x, leading: 0, bottom: 0, trailing: 0))
        a.snp.makeConstraints { make in
          make.top.equalTo(scaled(-x))
        }
      }
      """)
  }

  @Test("a view and block has one finding that counts the others")
  func grouped() throws {
    let code = """
      NSLayoutConstraint.activate([
        a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -x),
        a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -y),
        a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: -z),
      ])
      """
    let found = diagnostics(of: NegativeConstant(), in: code)
    #expect(found.count == 1)
    #expect(
      found.first?.message
        == "the negative `-x` is not written as a factor; 2 more like it in this block")
  }

  @Test("members of edge insets and inferred types are read")
  func members() {
    expect(
      """
      func f() {
        table.contentInset.top = ↓-inset
        rect.top = -inset
      }
      """, layout)
    #expect(found("-Self.margin") == "-Self.margin > -1.0 * Self.margin")
  }

  @Test(
    "the bounds of a text attachment are no frame",
    arguments: [
      "func f(_ icon: NSTextAttachment) { icon.bounds.origin.y = -offset }",
      "func f() { «self?→let icon = NSTextAttachment(); icon».bounds = CGRect(x: 0, y: ↓-offset, width: 1, height: 1) }",
      "func f() { «self?→attachment».bounds = CGRect(x: 0, y: ↓-offset, width: 1, height: 1) }",
      "func f() { self«.iconAttachment»?.bounds = CGRect(x: 0, y: ↓-offset, width: 1, height: 1) }",
      "let icon = NSTextAttachment().then { $0.bounds = CGRect(x: 0, y: -offset, width: 1, height: 1) }",
      "«class »Pill: NSTextAttachment { func f() { bounds = CGRect(x: 0, y: ↓-offset, width: 1, height: 1) } }",
      "class Pill: NSTextAttachment {}; func f() { «let p = Pill(); »p.bounds.origin.y = ↓-offset }",
      "class A: UIView { «let icon: EmojiAttachment; »func f() { icon.bounds.origin.y = ↓-offset } }",
      "«class SongAttachment: UIView→extension NSTextAttachment» { func f() { bounds.origin.y = ↓-offset } }",
      "func f() { attachment.frame.origin.y = ↓-offset }",
      "func f() { let attachment = UIView(); attachment.bounds.origin.y = ↓-offset }",
      "func f(_ attachment: PreviewView) { attachment.bounds.origin.y = ↓-offset }",
      "class A: UIView { let icon = NSTextAttachment(); func f() { bounds.origin.y = ↓-offset } }",
    ])
  func attachments(_ code: String) {
    expect(code, layout)
  }
}
