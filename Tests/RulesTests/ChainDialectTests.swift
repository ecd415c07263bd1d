import Testing

@testable import Rules

/// The rules on code in Stevia, PinLayout and FlexLayout.
@Suite("Rules on chains of calls")
struct ChainDialectTests {
  @Test("the calls of a chain are in order", arguments: ["a.pin.", "a."])
  func order(_ start: String) {
    for calls in [
      "top(8).left(8).right(8).height(4).width(4)", "left(8).↓top(8).right(8).bottom(8)",
      "width(8).↓height(8)",
    ] {
      expect(
        ConstraintOrder(),
        """
        import Stevia
        func layoutSubviews() {
          \(start)\(calls)
        }
        """)
    }
  }

  @Test("each chain is its own block, except for single Stevia calls")
  func blocks() {
    expect(
      ConstraintOrder(),
      """
      import Stevia
      func layoutSubviews() {
        a.pin.left(8)
        a.pin.top(8)
        b.left(8).right(8)
        b.top(8)
        c.left(8)
        ↓c.top(8)
        d.Left == 8
        ↓d.Top == 8
      }
      """)
  }

  @Test("rows, layouts, view lists and flex items have no order")
  func noOrder() {
    expect(
      ConstraintOrder(),
      """
      import Stevia
      func setUp() {
        addSubview(a)
        layout(8, a-8-| ~ 44, 8)
        |-a
        equalWidths(a, b)
        alignTops(a, b)
        root.flex.define { flex in
          flex.addItem(a).width(8).height(8).bottom(8).top(8)
        }
      }
      """)
  }

  @Test("the fix moves statements, but not the calls of a chain")
  func fixes() {
    let chain = """
      func layoutSubviews() {
        a.pin.left(8).top(8)
      }
      """
    #expect(diagnostics(of: ConstraintOrder(), in: chain).map { $0.fix == nil } == [true])
    let statements = """
      import Stevia
      func f() {
        a.left(8) // left
        a.top(8)
      }
      """
    #expect(
      fixing(statements) { diagnostics(of: ConstraintOrder(), in: $0) }
        == """
        import Stevia
        func f() {
          a.top(8)
          a.left(8) // left
        }
        """)
  }

  @Test("negative distances and margins are reported")
  func negatives() {
    expect(
      NegativeConstant(),
      """
      import Stevia
      func layoutSubviews() {
        a.pin.top(↓-inset).marginTop(8)
        b.pin.top(-8).marginLeft(↓-inset)
        c.left(↓-inset)
        d.Top == e.Bottom - inset
        e.Top == d.Bottom + ↓-inset
        |-(↓-inset)-f
        root.flex.padding(↓-inset)
      }
      let f = UIView()
      """)
  }

  @Test("configuration after adding or constraining a view is reported")
  func configuration() {
    expect(
      ConfigInLayout(),
      """
      import Stevia
      class LoginView: UIView {
        func setUp() {
          email.textColor = .red
          subviews(email, card.subviews(title))
          ↓title.textColor = .red
        }
        func setUpRows() {
          layout(8, |-login-|, 8)
          ↓login.backgroundColor = .red
        }
        func setUpChains() {
          login.top(8).left(8)
          ↓login.backgroundColor = .red
        }
        func setUpCard() {
          subviews { login }
          login.style { $0.backgroundColor = .red }
        }
      }
      """)
  }

  @Test("configuration inside and after a flex container's closure is reported")
  func flexConfiguration() {
    expect(
      ConfigInLayout(),
      """
      class LoginView: UIView {
        func setUp() {
          root.flex.define { flex in
            flex.addItem(title).backgroundColor(.red)
            ↓title.textColor = .red
            flex.addItem().backgroundColor(.red).cornerRadius(4).border(1, .red)
            flex.backgroundColor(.red)
          }
        }
        func setUpBefore() {
          title.textColor = .red
          root.flex.backgroundColor(.red).define { $0.addItem(title) }
          root.backgroundColor = .red
        }
        func setUpAfter() {
          root.flex.define { $0.addItem(title) }
          ↓title.textColor = .red
        }
        func layoutSubviews() {
          title.pin.top(8)
          title.textColor = .red
        }
      }
      """)
  }

  @Test("a style closure configures its view")
  func grouping() {
    expect(
      SetupGrouping(),
      """
      import Stevia
      class LoginView: UIView {
        func ↓setUp() {
          email.style { $0.font = .big }
          password.style(big)
          login.style(big).style { $0.font = .big }
          title.text("x").style { $0.font = .big }
        }
        func setUpLayout() {
          subviews(email, password, login, title)
          email.top(8).left(8)
          password.pin.top(8)
          login.fillContainer()
          title.flex.width(8)
          layout(8, |-terms-|, 8)
        }
      }
      """)
  }

  @Test("frames and subviews in a view's initial value are reported")
  func initialization() {
    expect(
      LayoutInInitialization(),
      """
      import Stevia
      class LoginView: UIView {
        lazy var line: UIView = {
          let line = UIView()
          line.pin.height(1)
          line.height(1)
          line.flex.define { flex in flex.addItem(icon) }
          return line
        }()
        lazy var card: UIView = {
          let card = UIView()
          subviews(↓card)
          return card
        }()
        lazy var icon: UIView = {
          let icon = UIView()
          icon.↓top(8).left(8)
          return icon
        }()
        lazy var other: UIView = {
          let other = UIView()
          ↓root.pin.top(8)
          return other
        }()
      }
      """)
  }
}
