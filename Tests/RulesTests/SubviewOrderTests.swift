import LintEngine
import Rules
import Testing

@Suite("subview_order")
struct SubviewOrderTests {
  private func expect(
    _ body: String, _ options: SubviewOrder.Options = .init(),
    properties: String =
      "let aLabel = UILabel()\nlazy var bLabel: UILabel = { UILabel() }()\nprivate(set) var cLabel: UILabel!",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let code = "class A: UIView {\n\(properties)\n\(body)\n}"
    let mismatch = mismatch(SubviewOrder(options: options), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

  @Test("views are added to one parent in the order of their declarations")
  func additions() {
    expect(
      "func setup() {\naddSubview(aLabel)\nself.addSubview(self.bLabel)\naddSubview(cLabel)\n}")
    expect("func setup() {\naddSubview(bLabel)\naddSubview(↓aLabel)\naddSubview(cLabel)\n}")
    expect("func setup() {\n[cLabel, ↓aLabel, bLabel].forEach(addSubview)\n}")
    expect("func setup() {\nstack.addArrangedSubviews([cLabel, ↓self.aLabel])\n}")
    expect(
      "func setup() {\nlet stack = UIStackView(arrangedSubviews: [bLabel, UIView(), ↓aLabel])\n}")
  }

  @Test("each parent, block and function is for itself, and insertions have their own order")
  func groups() {
    expect("func setup() {\nx.addSubview(bLabel)\ny.addSubview(aLabel)\n}")
    expect("func setup() {\naddSubview(bLabel)\nif x {\naddSubview(aLabel)\n}\n}")
    expect("func setupB() { addSubview(bLabel) }\nfunc setupA() { addSubview(aLabel) }")
    expect("func setup() {\naddSubview(bLabel)\ninsertSubview(aLabel, at: 0)\n}")
    expect("func setup() {\naddSubview(bLabel)\nx.onTap = { self.addSubview(self.aLabel) }\n}")
  }

  @Test("a function that is no setup, a local and a view from elsewhere have no order")
  func others() {
    expect("func update() {\naddSubview(bLabel)\naddSubview(aLabel)\n}")
    expect("func setup(with x: Int) {\naddSubview(bLabel)\naddSubview(aLabel)\n}")
    expect("func setup() {\nlet aLabel = UILabel()\naddSubview(bLabel)\naddSubview(aLabel)\n}")
    expect("func setup() {\naddSubview(bLabel)\naddSubview(zLabel)\n}")
  }

  @Test("a view counts at its first place, and a type has one finding")
  func first() {
    expect("func setup() {\naddSubview(aLabel)\naddSubview(bLabel)\naddSubview(aLabel)\n}")
    expect(
      "func setup() {\naddSubview(bLabel)\naddSubview(↓aLabel)\n}\nfunc setUpMore() {\nx.addSubview(cLabel)\nx.addSubview(aLabel)\n}"
    )
  }

  @Test("setup functions are called in the order of the views that they are named after")
  func calls() {
    expect("init() {\nsetupALabel()\nsetupBLabel()\nsetupLayout()\n}")
    expect("init() {\nsetupBLabel()\nself.↓setupALabel()\n}")
    expect("init() {\naddCLabel()\nsetupSomething()\n↓addALabel()\n}")
    expect("init() {\nsetupBLabel()\nsetupALabels()\nsetupper()\n}")
  }

  @Test("a function sets the appearance of views in order")
  func appearance() {
    expect("func setup() {\naLabel.font = f\nbLabel.font = f\naLabel.textColor = c\n}")
    expect("func setup() {\nbLabel.textColor = c\n↓aLabel.font = f\n}")
    expect("func setup() {\nbLabel.delegate = x\naLabel.font = f\n}")
    expect("func setup() {\nbLabel.text = x\naLabel.font = f\n}")
    expect("func setup() {\nbLabel.font = f\naLabel.isHidden = true\n}")
    expect("func render() {\nbLabel.font = f\naLabel.font = f\n}")
  }

  @Test("what is set up is compared with its neighbours in one parent")
  func parents() {
    expect(
      "init() {\nsetupBLabel()\nsetupALabel()\n}\nfunc setupBLabel() { aLabel.addSubview(bLabel) }")
    expect(
      "init() {\nsetupCLabel()\n↓setupBLabel()\n}\nfunc setupViews() {\naLabel.addSubview(bLabel)\naLabel.addSubview(cLabel)\n}"
    )
  }

  @Test("public, other and private properties have an order each")
  func access() {
    let properties =
      "private let aLabel = UILabel()\nlet bLabel = UILabel()\npublic let cLabel = UILabel()\nprivate let dLabel = UILabel()"
    expect(
      "func setup() {\naddSubview(cLabel)\naddSubview(bLabel)\naddSubview(aLabel)\n}",
      properties: properties)
    expect(
      "func setup() {\naddSubview(dLabel)\naddSubview(bLabel)\naddSubview(↓aLabel)\n}",
      properties: properties)
  }

  @Test("outlets, static and computed properties are not declared in an order of the tree")
  func declarations() {
    expect(
      "func setup() {\naddSubview(bLabel)\naddSubview(aLabel)\naddSubview(cLabel)\n}",
      properties:
        "@IBOutlet weak var aLabel: UILabel!\nvar bLabel: UILabel { x }\nstatic let cLabel = UILabel()\nlet dLabel = UILabel()"
    )
    expect(
      "func setup() {\naddSubview(bLabel)\naddSubview(↓aLabel)\n}",
      properties: "var aLabel: UILabel! { didSet { } }\nvar bLabel = UILabel() { didSet { } }")
  }

  @Test("an extension adds the views of its class")
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
    #expect(mismatch(SubviewOrder(), code) == nil)
  }

  @Test("each comparison can be turned off")
  func options() {
    let body = "init() {\naddSubview(bLabel)\naddSubview(aLabel)\n}"
    expect(body, .init(additions: false))
    expect("init() {\nsetupBLabel()\nsetupALabel()\n}", .init(setup: false))
  }
}
