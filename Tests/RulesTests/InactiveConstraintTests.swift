import LintEngine
import Testing

@testable import Rules

@Suite("inactive_constraint")
struct InactiveConstraintTests {
  @Test("each view has one finding in a list of statements")
  func grouped() {
    let code = """
      func setUp() {
        ↓a.topAnchor.constraint(equalTo: x.topAnchor)
        a.leftAnchor.constraint(equalTo: x.leftAnchor)
        ↓b.topAnchor.constraint(equalTo: x.topAnchor)
        ↓NSLayoutConstraint(item: c, attribute: .top, relatedBy: .equal, toItem: x, attribute: .top, multiplier: 1, constant: 0)
        if wide {
          ↓a.topAnchor.constraint(equalTo: y.topAnchor)
        }
      }
      """
    #expect(mismatch(InactiveConstraint(), code) == nil)
  }

  @Test("libraries that activate by themselves are silent")
  func makers() {
    let code = """
      func setUp() {
        a.snp.makeConstraints { make in
          make.top.equalToSuperview()
          make.left.equalToSuperview()
        }
        a.frame.origin.x = 8
      }
      """
    #expect(mismatch(InactiveConstraint(), code) == nil)
    let libraries = """
      import Anchorage
      import EasyPeasy
      import Stevia
      func setUp() {
        all = batch(active: false) {
          a.heightAnchor /==/ CGFloat(44)
          size = 8
          a.widthAnchor == (x.widthAnchor)
        }
        let top = a.topAnchor == b.topAnchor + 8
        _ = a.heightAnchor == CGFloat(44)
        let width = a.autoSetDimension(.width, toSize: 44)
        width.priority = .low
        _ = a.autoSetDimension(.height, toSize: 44)
        let height = a.height(44)
        let both = a.easy.layout(Top(8))
        let bottom = a.Bottom == b.Top
        let left = constrain(a) { $0.left == $0.superview!.left }
        let centered = a.centerInSuperview()
      }
      """
    #expect(mismatch(InactiveConstraint(), libraries) == nil)
  }

  @Test("an inactive constraint among makers is reported")
  func insideMaker() {
    let code = """
      func setUp() {
        a.snp.makeConstraints { make in
          make.top.equalToSuperview()
          ↓b.topAnchor.constraint(equalTo: x.topAnchor)
        }
      }
      """
    #expect(mismatch(InactiveConstraint(), code) == nil)
  }
}
