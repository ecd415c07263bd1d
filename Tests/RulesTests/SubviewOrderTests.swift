import Testing

@testable import Rules

@Suite("subview_order")
struct SubviewOrderTests {
  private static let properties = """
    let aLabel = UILabel()
    lazy var bLabel: UILabel = { UILabel() }()
    private(set) var cLabel: UILabel!
    """
  private let expect = Expectation(
    SubviewOrder(),
    in: """
      class A: UIView {
        \(Self.properties)
        …
      }
      """)

  @Test("views are added to one parent in the order of their declarations")
  func additions() {
    expect(
      """
      func setup() {
        addSubview(aLabel)
        self.addSubview(self.bLabel)
        addSubview(cLabel)
      }
      """)
    expect(
      """
      func setup() {
        addSubview(bLabel)
        addSubview(↓aLabel)
        addSubview(cLabel)
      }
      """)
    expect(
      """
      func setup() {
        [cLabel, ↓aLabel, bLabel].forEach(addSubview)
      }
      """)
    expect(
      """
      func setup() {
        stack.addArrangedSubviews([cLabel, ↓self.aLabel])
      }
      """)
    expect(
      """
      func setup() {
        let stack = UIStackView(arrangedSubviews: [bLabel, UIView(), ↓aLabel])
      }
      """)
  }

  @Test("each parent, block and function has its own order; insertions are not compared")
  func groups() {
    expect(
      """
      func setup() {
        x.addSubview(bLabel)
        y.addSubview(aLabel)
      }
      """)
    expect(
      """
      func setup() {
        addSubview(bLabel)
        if x {
          addSubview(aLabel)
        }
      }
      """)
    expect(
      """
      func setupB() { addSubview(bLabel) }
      func setupA() { addSubview(aLabel) }
      """)
    expect(
      """
      func setup() {
        addSubview(bLabel)
        insertSubview(aLabel, at: 0)
      }
      """)
    expect(
      """
      func setup() {
        addSubview(bLabel)
        x.onTap = { self.addSubview(self.aLabel) }
      }
      """)
  }

  @Test("branches that exclude each other may add views in any order")
  func branches() {
    expect(
      """
      func setup() {
        if isFirst { addSubview(bLabel); addSubview(aLabel) } else { addSubview(aLabel); addSubview(bLabel) }
        switch kind {
        case .first: row = UIStackView(arrangedSubviews: [bLabel, aLabel])
        default: row = UIStackView(arrangedSubviews: [aLabel, bLabel])
        }
      }
      """)
    expect("func setup() { if isWide { addSubview(bLabel); addSubview(↓aLabel) } }")
    expect(
      """
      lazy var row: UIStackView = {
        switch kind {
        case .first: return UIStackView(arrangedSubviews: [bLabel, aLabel])
        default: return UIStackView(arrangedSubviews: [aLabel, bLabel])
        }
      }()
      """)
  }

  @Test("other functions, locals and views declared elsewhere have no order")
  func others() {
    expect(
      """
      func update() {
        addSubview(bLabel)
        addSubview(aLabel)
      }
      """)
    expect(
      """
      func setup(with x: Int) {
        addSubview(bLabel)
        addSubview(aLabel)
      }
      """)
    expect(
      """
      func setup() {
        let aLabel = UILabel()
        addSubview(bLabel)
        addSubview(aLabel)
      }
      """)
    expect(
      """
      func setup() {
        addSubview(bLabel)
        addSubview(zLabel)
      }
      """)
  }

  @Test("a view counts at its first place, and a type has one finding")
  func first() {
    expect(
      """
      func setup() {
        addSubview(aLabel)
        addSubview(bLabel)
        addSubview(aLabel)
      }
      """)
    expect(
      """
      func setup() {
        addSubview(bLabel)
        addSubview(↓aLabel)
      }
      func setUpMore() {
        x.addSubview(cLabel)
        x.addSubview(aLabel)
      }
      """
    )
  }

  @Test("setup functions are called in the order of the views that they are named after")
  func calls() {
    expect(
      """
      init() {
        setupALabel()
        setupBLabel()
        setupLayout()
      }
      """)
    expect(
      """
      init() {
        setupBLabel()
        self.↓setupALabel()
      }
      """)
    expect(
      """
      init() {
        addCLabel()
        setupSomething()
        ↓addALabel()
      }
      """)
    expect(
      """
      init() {
        setupBLabel()
        setupALabels()
        setupper()
      }
      """)
  }

  @Test("a function sets the appearance of views in order")
  func appearance() {
    expect(
      """
      func setup() {
        aLabel.font = f
        bLabel.font = f
        aLabel.textColor = c
      }
      """)
    expect(
      """
      func setup() {
        bLabel.textColor = c
        ↓aLabel.font = f
      }
      """)
    expect(
      """
      func setup() {
        bLabel.delegate = x
        aLabel.font = f
      }
      """)
    expect(
      """
      func setup() {
        bLabel.text = x
        aLabel.font = f
      }
      """)
    expect(
      """
      func setup() {
        bLabel.font = f
        aLabel.isHidden = true
      }
      """)
    expect(
      """
      func render() {
        bLabel.font = f
        aLabel.font = f
      }
      """)
  }

  @Test("setup order is compared within one parent")
  func parents() {
    expect(
      """
      init() {
        setupBLabel()
        setupALabel()
      }
      func setupBLabel() { aLabel.addSubview(bLabel) }
      """)
    expect(
      """
      init() {
        setupCLabel()
        ↓setupBLabel()
      }
      func setupViews() {
        aLabel.addSubview(bLabel)
        aLabel.addSubview(cLabel)
      }
      """
    )
  }

  @Test("public, internal and private properties are ordered separately")
  func access() {
    let properties =
      """
      private let aLabel = UILabel()
      let bLabel = UILabel()
      public let cLabel = UILabel()
      private let dLabel = UILabel()
      """
    expect(
      """
      func setup() {
        addSubview(cLabel)
        addSubview(bLabel)
        addSubview(aLabel)
      }
      """,
      around: [Self.properties: properties])
    expect(
      """
      func setup() {
        addSubview(dLabel)
        addSubview(bLabel)
        addSubview(↓aLabel)
      }
      """,
      around: [Self.properties: properties])
  }

  @Test("outlets, static and computed properties have no order")
  func declarations() {
    expect(
      """
      func setup() {
        addSubview(bLabel)
        addSubview(aLabel)
        addSubview(cLabel)
      }
      """,
      around: [
        Self.properties: """
        @IBOutlet weak var aLabel: UILabel!
        var bLabel: UILabel { x }
        static let cLabel = UILabel()
        let dLabel = UILabel()
        """
      ])
    expect(
      """
      func setup() {
        addSubview(bLabel)
        addSubview(↓aLabel)
      }
      """,
      around: [
        Self.properties: """
        var aLabel: UILabel! { didSet { } }
        var bLabel = UILabel() { didSet { } }
        """
      ])
  }

  @Test("an extension is part of its class")
  func extensions() {
    let code = """
      class A: UIView {
        let aLabel = UILabel()
        let bLabel = UILabel()
      }
      extension A {
        func setup() {
          addSubview(bLabel)
          addSubview(↓aLabel)
        }
      }
      class B: UIView {
        let bLabel = UILabel()
        let aLabel = UILabel()
        func setup() {
          addSubview(bLabel)
          addSubview(aLabel)
        }
      }
      """
    RulesTests.expect(SubviewOrder(), code)
  }

  @Test("each comparison can be turned off")
  func options() {
    let body = """
      init() {
        addSubview(bLabel)
        addSubview(aLabel)
      }
      """
    expect(body, .init(additions: false))
    expect(
      """
      init() {
        setupBLabel()
        setupALabel()
      }
      """, .init(setup: false))
  }
}
