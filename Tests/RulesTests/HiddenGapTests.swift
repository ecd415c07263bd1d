import Testing

@testable import Rules

@Suite("hidden_gap")
struct HiddenGapTests {
  private let expect = Expectation(
    HiddenGap(),
    in: """
      class A: UIView {
        private let a = UILabel(), b = UILabel(), c = UILabel()
        func setup() {
          addSubview(a); addSubview(b); addSubview(c)
          a.autoPinEdge(toSuperviewEdge: .top)
          b.autoPinEdge(.top, to: .bottom, of: a, withOffset: 8)
          …
        }
      }
      """)

  private static let next =
    "c.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)"

  @Test(
    "a view between two others that a function only hides",
    arguments: [
      "\(next)\n}\nfunc render() { ↓b.isHidden = «text == nil→false» ",
      "\(next)\n}\nfunc render() { ↓self.b.isHidden = true«; top.constant = 0» ",
      "b.bottomAnchor.constraint(equalTo: c.topAnchor).isActive = true\n}\nfunc render() { ↓b.isHidden = isEmpty«; b.snp.remakeConstraints { $0.top.equalTo(a) }» ",
      "\(next)«; c.topAnchor.constraint(equalTo: a.bottomAnchor).priority = .defaultLow; c.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor).isActive = true»\n}\nfunc render() { ↓b.isHidden = true ",
      "\(next)«; stack.addArrangedSubview(b)»\n}\nfunc render() { ↓b.isHidden = true ",
    ])
  func found(_ code: String) { expect(code) }

  @Test("the first and the last view of a column leave no gap")
  func ends() { expect("\(Self.next)\n}\nfunc render() { a.isHidden = true; c.isHidden = true ") }
}
