import LayoutModel
import Testing

@Suite("PureLayout")
struct PureLayoutTests {
  @Test("one edge, axis or dimension is read")
  func single() {
    let reading = Reading(
      """
      a.autoPinEdge(toSuperviewEdge: .top)
      a.autoPinEdge(toSuperviewMargin: .leading, withInset: -x)
      a.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 8)
      a.autoPinEdge(.left, to: .right, of: self.b!, withOffset: 8, relation: .lessThanOrEqual)
      a.autoPinEdge(.top, toEdge: .bottom, ofView: b)
      a.autoPin(toTopLayoutGuideOf: self, withInset: 8)
      a.autoAlignAxis(toSuperviewAxis: .vertical)
      a.autoAlignAxis(toSuperviewMarginAxis: .horizontal)
      a.autoAlignAxis(.lastBaseline, toSameAxisOf: b, withOffset: 2)
      a.autoMatch(.width, to: .height, of: a, withMultiplier: 0.5)
      a.autoMatchDimension(.height, toDimension: .width, ofView: b)
      a.autoSetDimension(ALDimension.height, toSize: 40, relation: .greaterThanOrEqual)
      a.autoConstrainAttribute(.marginTop, to: .horizontal, of: b)
      """)
    #expect(
      reading.constraints == [
        "a.top = superview.top (maker)", "a.leading = superview.leading + -x (maker)",
        "a.bottom = superview.bottom + 8 (maker)", "a.left <= b.right + 8 (maker)",
        "a.top = b.bottom (maker)", "a.top = + 8 (maker)",
        "a.centerX = superview.centerX (maker)", "a.centerY = superview.centerY (maker)",
        "a.lastBaseline = b.lastBaseline + 2 (maker)", "a.width = a.height * 0.5 (maker)",
        "a.height = b.width (maker)", "a.height >= + 40 (maker)", "a.top = b.centerY (maker)",
      ])
    #expect(reading.actions == [String](repeating: "constraint a", count: 13))
    #expect(reading.numbers == ["-x", "8", "8", "8", "2", "0.5", "40"])
  }

  @Test("several attributes at once are read")
  func several() {
    let reading = Reading(
      """
      a.autoPinEdgesToSuperviewEdges()
      self.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 0, left: -x, bottom: 0, right: 0), excludingEdge: .top)
      a.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .left)
      autoPinEdgesToSuperviewSafeArea()
      a.autoPinEdges(toSuperviewMarginsExcludingEdge: .bottom)
      a.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: edge)
      a.autoCenterInSuperview()
      a.autoSetDimensions(to: CGSize(width: w, height: -h))
      """)
    #expect(
      reading.constraints == [
        "a.top+leading+trailing+bottom = superview.top+leading+trailing+bottom (maker)",
        "self.leading+trailing+bottom = superview.leading+trailing+bottom + UIEdgeInsets(top: 0, left: -x, bottom: 0, right: 0) (maker)",
        "a.top+right+bottom = superview.top+right+bottom + .zero (maker)",
        "self.top+leading+trailing+bottom = superview.top+leading+trailing+bottom (maker)",
        "a.top+leading+trailing = superview.top+leading+trailing (maker)",
        "a.centerY+centerX = superview.centerY+centerX (maker)",
        "a.height+width = + CGSize(width: w, height: -h) (maker)",
      ])
    #expect(reading.numbers.suffix(2) == ["w", "-h"])
  }

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

  @Test("calls on arrays of views are read")
  func arrays() {
    let reading = Reading(
      """
      [a, self.b, c].autoAlignViews(to: .top)
      ([a, b] as NSArray).autoSetViewsDimension(.height, toSize: -x)
      [a, b].autoMatchViewsDimension(.width)
      [a, b].autoSetViewsDimensions(to: size)
      [a, b].autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: 8)
      views.autoMatchViewsDimension(.width)
      """)
    #expect(
      reading.constraints == [
        "b.top = a.top (maker)", "c.top = b.top (maker)", "a.height = + -x (maker)",
        "b.height = + -x (maker)", "b.width = a.width (maker)", "a.height+width = + size (maker)",
        "b.height+width = + size (maker)",
      ])
    #expect(reading.actions.count { $0 == "constraint a" } == 5)
    #expect(reading.actions.last == "constraint ?")
    #expect(reading.sequences == [])
  }

  @Test("consecutive statements are one block")
  func blocks() {
    let reading = Reading(
      """
      func f() {
        a.autoPinEdge(toSuperviewEdge: .leading)
        b.autoPinEdge(toSuperviewEdge: .top)
        a.autoPinEdge(toSuperviewEdge: .top)
        a.isHidden = true
        a.autoPinEdge(toSuperviewEdge: .bottom)
      }
      """)
    #expect(reading.sequences == ["a: leading top"])
  }

  @Test("storing a second constraint for an attribute starts another set")
  func stored() {
    let reading = Reading(
      """
      func f() {
        lowTop = a.autoPinEdge(toSuperviewEdge: .top)
        lowBottom = a.autoPinEdge(toSuperviewEdge: .bottom)
        highTop = a.autoPinEdge(toSuperviewEdge: .top, withInset: 80)
      }
      """)
    #expect(reading.sequences == ["a: top bottom"])
  }

  @Test("unnamed receivers, unknown attributes and foreign functions are ignored")
  func others() {
    let reading = Reading(
      """
      makeView().autoCenterInSuperview()
      views.first?.autoPinEdge(toSuperviewEdge: .left)
      a.autoPinEdge(toSuperviewEdge: edge, withInset: -x)
      a.autoPinEdgesToSuperviewEdges(margin)
      a.autoSetContentHuggingPriority(for: .horizontal)
      show(.autoCenterInSuperview())
      func autoCenterInSuperview() {}
      """)
    #expect(
      reading.constraints == [
        "?.centerY+centerX = superview.centerY+centerX (maker)",
        "views.first.left = superview.left (maker)",
        "a.top+leading+trailing+bottom = superview.top+leading+trailing+bottom (maker)",
      ])
    #expect(reading.numbers == ["-x"])
    #expect(
      reading.actions == [
        "constraint ?", "constraint views.first", "constraint a", "constraint a",
      ])
  }

  @Test("the library's own initializer creates a view")
  func newAutoLayout() {
    let reading = Reading("class A: UIView { let icon = UIImageView.newAutoLayout() }")
    #expect(reading.file.subviews.count == 1)
  }
}
