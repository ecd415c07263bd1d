import LayoutModel
import Testing

@Suite("PureLayout")
struct PureLayoutTests {

  @Test(
    "an inset points inward, with a reversed relation at trailing edges; an offset is UIKit's")
  func insets() {
    let constraints = Reading(
      """
      a.autoPinEdge(toSuperviewEdge: .right, withInset: 8, relation: .greaterThanOrEqual)
      a.autoPinEdge(toSuperviewEdge: .left, withInset: 8, relation: .greaterThanOrEqual)
      a.autoPin(toBottomLayoutGuideOf: self, withInset: 8, relation: .lessThanOrEqual)
      a.autoPinEdge(.right, to: .left, of: b, withOffset: -8, relation: .greaterThanOrEqual)
      """
    ).file.constraints
    #expect(
      constraints.map(\.relation) == [
        .lessThanOrEqual, .greaterThanOrEqual, .greaterThanOrEqual, .greaterThanOrEqual,
      ])
    #expect(constraints.map(\.constantPointsInward) == [true, true, true, false])
  }

  @Test("closures set priorities or keep constraints inactive")
  func closures() {
    let reading = Reading(
      """
      func f() {
        NSLayoutConstraint.autoSetPriority(.defaultLow) {
          a.autoPinEdge(toSuperviewEdge: .top)
          NSLayoutConstraint.autoSetPriority(.required, forConstraints: {
            a.autoPinEdge(toSuperviewEdge: .bottom)
          })
        }
        kept = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
          a.autoPinEdge(toSuperviewEdge: .left)
        }
        let made = NSLayoutConstraint.autoCreateAndInstallConstraints {
          if wide { a.autoPinEdge(toSuperviewEdge: .right) }
        }
        a.autoCenterInSuperview()
      }
      """)
    #expect(
      reading.constraints == [
        "a.top = superview.top @.defaultLow (maker)",
        "a.bottom = superview.bottom @.required (maker)", "a.left = superview.left (array)",
        "a.right = superview.right (maker)",
        "a.centerY+centerX = superview.centerY+centerX (maker)",
      ])
    #expect(reading.file.facts.makerBlocks.count == 4)
  }

  @Test("the library's own initializer creates a view")
  func newAutoLayout() {
    let reading = Reading("class A: UIView { let icon = UIImageView.newAutoLayout() }")
    #expect(reading.file.subviews.count == 1)
  }
}
