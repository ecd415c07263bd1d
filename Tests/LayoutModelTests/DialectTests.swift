import LayoutModel
import Testing

@Suite("Layout anchors")
struct AnchorDialectTests {
  @Test("guides are separate items")
  func guides() {
    let reading = Reading(
      """
      a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
      scroll.contentLayoutGuide.leadingAnchor.constraint(equalTo: a.leadingAnchor)
      self.layoutMarginsGuide.trailingAnchor.constraint(equalTo: trailingAnchor)
      """)
    #expect(
      reading.constraints == [
        "a.top = view.safeAreaLayoutGuide.top (dropped)",
        "scroll.contentLayoutGuide.leading = a.leading (dropped)",
        "layoutMarginsGuide.trailing = self.trailing (dropped)",
      ])
  }

  @Test("inequalities, constants, multipliers and system spacing")
  func arguments() {
    let reading = Reading(
      """
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 4)
      a.heightAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: 8)
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 2)
      a.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1)
      a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor)
      """)
    #expect(
      reading.constraints == [
        "a.width >= + 4 (dropped)", "a.height <= b.width + 8 * 0.5 (dropped)",
        "a.top = b.bottom * 2 (dropped)", "a.leading >= b.trailing * 1 (dropped)",
        "a.firstBaseline = b.lastBaseline (dropped)",
      ])
  }

  @Test("the use of a constraint is known")
  func containers() {
    let reading = Reading(
      """
      func make() -> NSLayoutConstraint {
        NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x)])
        view.addConstraints([b.topAnchor.constraint(equalTo: x)])
        addSubview(c, withConstraints: [c.topAnchor.constraint(equalTo: x)])
        let all = [d.topAnchor.constraint(equalTo: x)]
        var later: [NSLayoutConstraint] = []
        later.append(j.topAnchor.constraint(equalTo: x))
        NSLayoutConstraint.activate(later)
        e.topAnchor.constraint(equalTo: x).isActive = true
        let f1 = f.topAnchor.constraint(equalTo: x)
        store(g.topAnchor.constraint(equalTo: x))
        h.topAnchor.constraint(equalTo: x)
        return i.topAnchor.constraint(equalTo: x)
      }
      """)
    #expect(
      reading.constraints == [
        "a.top = (activatedArray)", "b.top = (activatedArray)", "c.top = (activatedArray)",
        "d.top = (array)", "j.top = (collected)", "e.top = (isActive)",
        "f.top = (stored)", "g.top = (argument)",
        "h.top = (dropped)", "i.top = (returned)",
      ])
  }
}

@Suite("NSLayoutConstraint(item:…)")
struct ItemConstraintDialectTests {
  @Test("every argument is read")
  func arguments() {
    let reading = Reading(
      """
      view.addConstraint(NSLayoutConstraint(
        item: self.a as Any, attribute: .leadingMargin, relatedBy: .greaterThanOrEqual,
        toItem: b, attribute: NSLayoutConstraint.Attribute.right, multiplier: 2, constant: -x))
      let height = NSLayoutConstraint(
        item: a!, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 4)
      let other: NSLayoutConstraint = .init(
        item: self, attribute: .bottomMargin, relatedBy: .lessThanOrEqual, toItem: a,
        attribute: .bottom, multiplier: 1, constant: 0)
      """)
    #expect(
      reading.constraints == [
        "a.leading >= b.right + -x * 2 (activatedArray)", "a.height = + 4 * 1 (stored)",
        "self.bottom <= a.bottom + 0 * 1 (stored)",
      ])
  }

  @Test("statements that each add one constraint are a sequence")
  func run() {
    let reading = Reading(
      """
      view.addConstraint(NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0))
      view.addConstraint(NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: 0))
      view.addConstraint(NSLayoutConstraint(item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .left, multiplier: 1, constant: 0))
      """)
    #expect(reading.sequences == ["a: top left"])
  }
}

@Suite("SnapKit")
struct SnapKitDialectTests {
  @Test(
    "every way to open a maker is read",
    arguments: [
      "a.snp.makeConstraints { make in $ }", "a.snp.remakeConstraints { make in $ }",
      "a.snp.updateConstraints { (make) in $ }", "a.snp.prepareConstraints { make -> Void in $ }",
      "a.snp.makeConstraints({ (make: ConstraintMaker) -> Void in $ })",
      "self.a?.snp.makeConstraints { [weak self] make in $ }",
      "a.snp_makeConstraints { make in $ }",
      "a.snp.makeConstraints(closure: { make in $ })",
    ])
  func makers(_ code: String) {
    let reading = Reading(code.replacing("$", with: "make.top.equalTo(b.snp.bottom)"))
    #expect(reading.constraints == ["a.top = b.bottom (maker)"])
    #expect(reading.actions == ["constraint a"])
  }

  @Test("constraints may refer to the view itself")
  func implicitSelf() {
    #expect(
      Reading("snp.makeConstraints { $0.width.equalTo(1) }").constraints
        == ["self.width = + 1 (maker)"])
    #expect(
      Reading("self.snp.makeConstraints { $0.width.equalTo(1) }").constraints
        == ["self.width = + 1 (maker)"])
  }

  @Test("chains, relations and modifiers")
  func chains() {
    let reading = Reading(
      """
      a.snp.makeConstraints { make in
        make.top.leading.equalToSuperview().offset(8).priority(.high)
        make.edges.greaterThanOrEqualToSuperview().inset(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        make.width.lessThanOrEqualTo(b).multipliedBy(0.5)
        make.centerX.equalTo(b.snp.leading).labeled("x")
        self.height = make.height.equalTo(-x).constraint
        make.size.equalTo(CGSize(width: 1, height: 2))
        make.directionalHorizontalEdges
          .equalTo(b) // both
          .inset(-y)
      }
      """)
    #expect(
      reading.constraints == [
        "a.top+leading = superview.top+leading + 8 @.high (maker)",
        "a.top+left+right+bottom >= superview.top+left+right+bottom + UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) (maker)",
        "a.width <= + b * 0.5 (maker)", "a.centerX = b.leading (maker)",
        "a.height = + -x (maker)", "a.height+width = + CGSize(width: 1, height: 2) (maker)",
        "a.leading+trailing = + -y (maker)",
      ])
  }

  @Test("other closures create no constraints")
  func others() {
    let reading = Reading(
      """
      override func updateConstraints() { super.updateConstraints() }
      items.sort { $0.name.equalTo($1.name) }
      a.snp.makeConstraints { make in other.top.equalTo(b) }
      """)
    #expect(reading.constraints == [])
  }
}

@Suite("Frames and edge insets")
struct FrameDialectTests {
  @Test("parts of a frame are attributes, a whole frame is not")
  func parts() {
    let reading = Reading(
      """
      func layout() {
        a.frame.origin.x = 1
        a.frame.origin.y = 2
        self.a?.frame.size.width = 3
        a.bounds.size.height = 4
        a.center.x = 5
        frame.size.height += 6
        a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        a.frame.origin = .zero
        a.layer.frame = a.bounds
        b.frame.center.x = 1
      }
      """)
    #expect(
      reading.constraints == [
        "a.left = + 1 (used)", "a.top = + 2 (used)", "a.width = + 3 (used)",
        "a.height = + 4 (used)", "a.centerX = + 5 (used)", "a.top+left = + .zero (used)",
        "b.centerX = + 1 (used)",
      ])
    #expect(reading.actions.filter { $0 == "frame a" }.count == 7)
    #expect(reading.actions.contains("frame self"))
    #expect(reading.sequences == ["a: left top width height centerX"])
  }

  @Test("frames of layers and layout attributes are not constraints")
  func noViews() {
    let reading = Reading(
      """
      gradientLayer.frame.size.width = 1
      attributes.frame.origin.x = 1
      player.frame.origin.x = 1
      """
    )
    #expect(reading.constraints == ["player.left = + 1 (used)"])
  }

  @Test("a local named `frame` does not belong to a view")
  func localFrame() {
    let reading = Reading(
      """
      func layout() {
        var frame = a.frame
        frame.origin.x = 1
        frame.origin.y = -x
      }
      """)
    #expect(reading.constraints == [])
    #expect(reading.numbers == [])
  }

  @Test("numbers of frames and insets")
  func numbers() {
    let reading = Reading(
      """
      func layout() {
        a.frame = b.frame.offsetBy(dx: -x, dy: 0)
        let c = UIView(frame: CGRect(x: -1, y: 0, width: 0, height: 0))
        d.contentInset = UIEdgeInsets(top: -y, left: 0, bottom: 0, right: 0)
        e.contentInset = .init(top: 0, left: 0, bottom: 0, right: 0)
        f.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        g.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
      """)
    #expect(
      reading.numbers == [
        "b.frame.offsetBy(dx: -x, dy: 0)", "CGRect(x: -1, y: 0, width: 0, height: 0)", "-y", "0",
        "0", "0", "0", "0", "0", "0", "1", "2", "3", "4",
      ])
  }
}

@Suite("The view tree, types and functions")
struct StructureTests {
  @Test("additions with their parents")
  func additions() {
    let reading = Reading(
      """
      addSubview(a)
      self.view.addSubview(b)
      stack?.addArrangedSubview(self.c)
      insertSubview(d, belowSubview: e)
      card.addSubviews([f, g])
      addSubviewWithEdgeConstraints(h)
      view.addSubview(makeView())
      """)
    #expect(
      reading.actions == [
        "addition a to self", "addition b to view", "addition c to stack", "addition d to self",
        "addition f to card", "addition g to card", "addition h to self", "addition ? to view",
      ])
  }

  @Test("the members that statements set on views are known")
  func roles() {
    let reading = Reading(
      """
      func f() {
        a.font = x
        a.text = x
        a.delegate = x
        a.layer.borderWidth = 1
        a.layer.cornerRadius = 1
        button.titleLabel?.textColor = x
        a.titleLabel?.textColor = x
        a.onTap = { x() }
        a.badge.textColor = x
        contentView.a.textColor = x
        a.setTitle(x, for: y)
        a.setContentHuggingPriority(x, for: y)
        a.setUpWith(x)
        a.reloadData()
        a.heightConstraint.isActive = true
        a = x
        make(a).font = x
      }
      """)
    #expect(
      reading.actions == [
        "appearance a", "configuration a", "neutral a", "appearance a", "configuration a",
        "appearance button", "appearance a.titleLabel", "neutral a", "appearance a.badge",
        "appearance contentView.a", "configuration a",
        "neutral a", "configuration a", "renewal a",
      ])
  }

  @Test("view types, their functions and subviews")
  func structure() {
    let reading = Reading(
      """
      class A: UIView {
        let label = UILabel(), name = ""
        @IBOutlet private weak var button: UIButton!
        lazy var card: CardView = { CardView() }()
        var buttons: [UIButton] = []
        let controller = UIViewController()
        init(x: Int) {}
        func setup() { func inner() {} }
        func show(x: Int) {}
      }
      struct B { func setup() {} }
      extension PlayerView { func setup() {} }
      """)
    #expect(reading.file.types.map(\.isView) == [true, false, true])
    #expect(
      reading.file.subviews.map {
        $0.declaration.name?.text
      }
        == ["label", "button", "card"])
    #expect(
      reading.file.functions.map(\.isSetup) == [true, true, false, false, false, true])
    #expect(
      reading.file.functions.map(\.hasParameters) == [true, false, false, true, false, false])
  }
}
