import Testing

@testable import Rules

@Suite("Rules of the cookbook on frame code")
struct FrameCodeTests {
  @Test("a view created with a frame, configured and added is clean, however often")
  func configuration() {
    expectFrames(
      ConfigInLayout(),
      """
      label = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
      label.font = x
      self.addSubview(label)
      label.text = y
      label.sizeToFit()
      label = UILabel(frame: CGRect(x: 0, y: 0, width: w, height: h))
      label.textColor = z
      self.addSubview(label)
      """)
  }

  @Test("configuration after adding the view is reported")
  func lateConfiguration() {
    expectFrames(
      ConfigInLayout(),
      """
      label = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
      self.addSubview(label)
      ↓label.textColor = z
      """)
  }

  @Test("performLayout() is a setup function like any other")
  func grouping() {
    expectFrames(
      SetupGrouping(),
      """
      class ButtonView: UIView {
        override func ↓performLayout() {
          aButton = UIButton(topInset: 13, leftInset: 14, width: 24, height: 22)
          aButton.setImage(x, for: .normal)
          bButton = UIButton(topInset: 13, leftInset: 14, width: 24, height: 22)
          bButton.setImage(x, for: .normal)
          cButton = UIButton(topInset: 13, leftInset: 14, width: 24, height: 22)
          cButton.setImage(x, for: .normal)
          dButton = UIButton(topInset: 13, leftInset: 14, width: 24, height: 22)
          dButton.setImage(x, for: .normal)
        }
      }
      """)
    expectFrames(
      SetupGrouping(),
      """
      topBarView = TopBarView(width: 375, height: 54)
      addSubview(topBarView)
      imageView = UIImageView(origin: topBarView.bottomLeftPoint(), width: 375)
      addSubview(imageView)
      buttonView = ButtonView(origin: imageView.bottomLeftPoint(), width: 375, height: 48)
      addSubview(buttonView)
      labelView = CommentsView(origin: buttonView.bottomLeftPoint(), width: 375, height: 0)
      addSubview(labelView)
      """)
  }

  @Test("negatives in scaling initializers are fixed unsafely, as their type is unknown")
  func negatives() {
    let code = """
      func performLayout() {
        label = UILabel(topInset: -margin, leftInset: -8, width: 284, height: 32)
      }
      """
    let found = diagnostics(of: NegativeConstant(options: .init(scope: .layout)), in: code)
    #expect(found.count == 1)
    #expect(found.first?.fix?.safety == .unsafe)
    #expect(
      fixing(code, of: NegativeConstant(options: .init(scope: .layout)))
        == code.replacing("-margin", with: "-1.0 * margin"))
  }

  @Test("negatives in a ViewLayout are reported")
  func viewLayoutNegatives() {
    expectFrames(
      NegativeConstant(options: .init(scope: .layout)),
      "a.frame = UIView.ViewLayout(withFrame: b, position: .left, size: s, padding: (0, ↓-inset)).makeOuterLayout()"
    )
  }

  @Test("a layer's frame is not layout of a view")
  func layers() {
    expectFrames(
      NegativeConstant(options: .init(scope: .layout)),
      """
      let shadow = CALayer()
      shadow.frame.origin.x = -inset
      """)
  }

  @Test("an initial value may set its own frame, but not derive it from its neighbours")
  func initialValues() {
    expectFrames(
      LayoutInInitialization(),
      """
      class BadgeView: UIView {
        let label = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
        lazy var title: UILabel = {
          let title = UILabel(topInset: 10, leftInset: 52, width: 284, height: 32)
          return title
        }()
        lazy var icon: UIImageView = UIImageView(origin: label.↓bottomLeftPoint(), width: 284, height: 32)
        lazy var dot: UIView = UIView(leftInset: 0, width: label.↓frame.width, height: 32)
      }
      """)
  }
}
