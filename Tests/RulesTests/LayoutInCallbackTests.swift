import Testing

@testable import Rules

@Suite("layout_in_callback")
struct LayoutInCallbackTests {
  private let expect = Expectation(
    LayoutInCallback(),
    in: """
      class PlayerView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          …
        }
        …
      }
      """)

  @Test(
    "views and constraints created on every call are reported",
    arguments: [
      "addSubview(↓label); addSubview(icon)",
      "↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "NSLayoutConstraint.activate([↓label.topAnchor.constraint(equalTo: topAnchor)])",
      "↓label.snp.makeConstraints { $0.top.equalToSuperview() }",
      "for view in views { stack.addArrangedSubview(↓view) }",
      "views.forEach { stack.addArrangedSubview(↓$0) }",
      "guard let superview else { return }; superview.addSubview(↓label)",
      "if isWide { label.text = x }; addSubview(↓label)",
    ])
  func made(_ body: String) {
    for callback in [
      "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateConstraints",
      "updateViewConstraints",
    ] { expect(body, around: ["layoutSubviews": callback]) }
  }

  @Test("conditional, replacing and deferred code is silent")
  func conditional() {
    expect(
      "return; addSubview(↓label)",
      silentWith: [
        "return": "guard !didSetUp else { return }",
        "return": "guard let size, top == nil else { return }", "return": "if didSetUp { return }",
        "return": "label.removeFromSuperview()",
      ])
    for code in [
      "while bars.count < levels { addSubview(UIView()) }",
      "if !didSetUp { addSubview(label) }",
      "if let label { label.frame = bounds } else { addSubview(icon) }",
      """
      switch kind { case .a: addSubview(label)
      default: break }
      """,
      "«NSLayoutConstraint.deactivate(all); »↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "label.snp.remakeConstraints { $0.top.equalToSuperview() }",
      "label.snp.updateConstraints { $0.top.equalToSuperview() }",
      "DispatchQueue.main.async { self.addSubview(self.label) }",
      "top.constant = bounds.height",
      "label.frame = bounds",
      "func inner() { addSubview(label) }",
      "«let row = UIView(); »row.addSubview(↓label); search.rightView = row",
    ] { expect(code) }
  }

  @Test("functions that the callback calls are reported")
  func calls() {
    expect("↓setup()", "func setup() { addSubview(label) }")
    expect(
      "↓self.setup()",
      "func setup() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }")
    expect("setup()", "func setup() { if !didSetUp { addSubview(label) } }")
    expect("↓setup()", "func setup() { «guard !didSetUp else { return }; »addSubview(label) }")
    expect("if !didSetUp { setup() }", "func setup() { addSubview(label) }")
    expect("setup(label)", "func setup(_ label: UILabel) { addSubview(label) }")
  }

  @Test("an option reports frames set in layout callbacks")
  func frames() {
    expect("↓label.frame = bounds", .init(frames: true))
    expect(
      "↓label.frame.size.width = 4; icon.frame = bounds", .init(frames: true),
      around: ["layoutSubviews": "viewDidLayoutSubviews"])
    expect("gradientLayer.frame = bounds; label.layer.frame = bounds", .init(frames: true))
    expect(
      "label.frame = bounds", .init(frames: true), around: ["layoutSubviews": "updateConstraints"])
  }

  @Test("other functions and types are silent")
  func others() {
    let code = """
      class PlayerView: UIView {
        func layoutSubviews(of view: UIView) { addSubview(label) }
        func setup() { addSubview(label) }
      }
      class Builder { func updateConstraints() { label.snp.remakeConstraints { $0.top.equalToSuperview() } } }
      """
    RulesTests.expect(LayoutInCallback(), code)
  }

  @Test("removal in a function that the callback calls makes room for what comes after it")
  func clearing() {
    let clear = "func clear() { bars.forEach { $0.removeFromSuperview() } }"
    expect("clear(); addSubview(label)", clear)
    expect("self.clear()\n addSubview(label)", clear)
    expect("draw()", "\(clear); func draw() { clear(); addSubview(label) }")
    expect("addSubview(↓label); clear()", clear)
    expect("clear(); addSubview(↓label)", "func clear() { text = nil }")
    expect(
      "↓draw()",
      "func draw() { addSubview(label); bars.forEach { $0.removeFromSuperview() } }")
  }

  @Test("a frame that is computed from itself drifts")
  func ownFrame() {
    for code in [
      "frame = frame.inset(by: margins)", "self.frame = self.frame.insetBy(dx: 8, dy: 0)",
      "frame.size.height += 8", "self.frame.origin.x -= 4",
      "frame.size.width = frame.size.width - 8",
    ] {
      expect("super.layoutSubviews(); ↓\(code)")
    }
    for code in [
      "contentView.frame = contentView.frame.inset(by: margins)",
      "label.frame = frame.insetBy(dx: 8, dy: 8)",
      "frame.size.width = frame.size.height",
      "frame = CGRect(x: 0, y: 0, width: frame.width, height: 8)",
      "frame.size = systemLayoutSizeFitting(CGSize(width: frame.width, height: 0))",
      "frame.size.height = sizeThatFits(bounds.size).height",
      "frame.size.height = 8", "if isFirst { frame = frame.inset(by: margins) }",
      "guard isFirst else { return }; frame.size.height += 8",
      "var frame = bounds; frame.size.height += 8; label.frame = frame",
    ] {
      expect("super.layoutSubviews(); \(code)")
    }
  }

  @Test("a view that sets its own size is laid out again")
  func ownSize() {
    for code in [
      "frame.size.height = label.frame.height + 16",
      "self.bounds.size = label.intrinsicContentSize",
      "frame = CGRect(x: frame.minX, y: frame.minY, width: size.width, height: 8)",
    ] {
      expect("super.layoutSubviews(); ↓\(code)")
      expect("super.layoutSubviews(); if isOther { \(code) }")
    }
    expect("super.layoutSubviews(); frame.origin = label.frame.origin; bounds.origin.y = offset")
  }

  @Test("a recognizer that a callback makes piles up")
  func handlers() {
    expect(
      "label.↓addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))"
        .replacing("label.↓", with: "↓label."))
    expect("let tap = UITapGestureRecognizer(); ↓addGestureRecognizer(tap)")
    expect("if isFirst { label.addGestureRecognizer(UITapGestureRecognizer()) }")
    expect(
      "«↓row→guard isFirst else { return }; label».addGestureRecognizer(UITapGestureRecognizer())")
    expect("«let row = UIView(); »↓row.addGestureRecognizer(UITapGestureRecognizer())")
    expect("↓label.addGestureRecognizer(«UITapGestureRecognizer()→tap»)")
  }

  /// The lines of a view with a method of the project's own for views and layers in another type of the file.
  private func layerLines(
    _ callback: String, _ method: String, of type: String = "CALayer",
    in name: String = "layoutSubviews"
  ) -> [Int] {
    diagnostics(
      of: LayoutInCallback(options: .init()),
      in: """
        class A: UIView {
          private let label = UILabel()
          override func \(name)() {
            \(callback)
          }
        }
        extension \(type) {
          \(method)
        }
        """
    ).map(\.start.line)
  }

  @Test("a method of the project that adds a layer adds one each time")
  func layerMethods() {
    let border = "func addBorder() { let line = CALayer(); addSublayer(line) }"
    let edges =
      "func addBorder() { for edge in edges { let line = CALayer(); switch edge { case .top: line.frame = top; break; default: break }; self.addSublayer(line) } }"
    #expect(layerLines("layer.addBorder()", border) == [4])
    #expect(layerLines("label.layer.addBorder()", edges) == [4])
    #expect(layerLines("self.layer.addBorder()", border, in: "viewDidLayoutSubviews") == [4])
    let gradient =
      "func addGradient() { let g = CAGradientLayer(); layer.insertSublayer(g, at: 0) }"
    #expect(layerLines("addGradient()", gradient, of: "UIView") == [4])
    #expect(layerLines("label.addGradient()", gradient, of: "UILabel") == [4])
    // Not each time, not a layer that stays, or another method.
    #expect(layerLines("if isFirst { layer.addBorder() }", border) == [])
    #expect(layerLines("guard isFirst else { return }; layer.addBorder()", border) == [])
    #expect(layerLines("let cover = UIView(); cover.layer.addBorder()", border) == [])
    #expect(layerLines("layer.addBorder()", border, in: "setUp") == [])
    #expect(layerLines("layer.addBorder()", "func addBorder() { borderWidth = 1 }") == [])
    for method in [
      "func addBorder() { removeBorder(); let line = CALayer(); addSublayer(line) }",
      "func addBorder() { guard sublayers == nil else { return }; let line = CALayer(); addSublayer(line) }",
      "func addBorder() { guard isPlain else { return }; let line = CALayer(); addSublayer(line) }",
      "func addBorder() { let line = CALayer(); addSublayer(line); lines.append(line) }",
      "func addBorder() { let line = CALayer(); mask = line }",
      "\(border) }; extension CALayer { func addBorder(_ width: CGFloat = 1) { borderWidth = width }",
    ] {
      #expect(layerLines("layer.addBorder()", method) == [], "\(method)")
    }
  }

  @Test(
    "the message names the views and not `$0`",
    arguments: [
      ("bars.forEach { addSubview($0) }", "adds `bars[…]`"),
      (
        "chart.bars.forEach { $0.topAnchor.constraint(equalTo: topAnchor).isActive = true }",
        "creates constraints for `chart.bars[…]`"
      ),
      ("[a, b].forEach { stack.addArrangedSubview($0.view) }", "adds a view"),
      (
        "[a, b].forEach { $0.snp.makeConstraints { $0.top.equalToSuperview() } }",
        "creates constraints for `a, b`"
      ),
      ("addSubview(label)", "adds `label`"),
    ])
  func names(_ body: String, _ work: String) {
    let found = diagnostics(
      of: LayoutInCallback(options: .init()),
      in: "class A: UIView { override func layoutSubviews() { \(body) } }")
    let end = work.hasPrefix("creates") ? ": they pile up" : ""
    #expect(
      found.map(\.message) == [
        "`layoutSubviews()` \(work) each time that UIKit calls it\(end)"
      ])
  }

  @Test("of two functions, the one that makes constraints is named")
  func constraintsFirst() {
    func code(_ body: String) -> String {
      """
      class PlayerView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          \(body)
        }
        private func addViews() { addSubview(label) }
        private func setLayout() {
          label.snp.makeConstraints { $0.top.equalToSuperview() }
        }
        private func style() { label.alpha = 0 }
      }
      """
    }
    for body in [
      "addViews(); ↓setLayout()", "↓setLayout(); addViews()", "↓addViews(); style()",
      "addViews(); ↓label.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "↓addViews(); if isFirst { setLayout() }", "addSubview(icon); ↓setLayout()",
      "addSubview(icon); addViews(); ↓setLayout()", "addSubview(↓icon); addViews(); style()",
      "addSubview(↓icon); if isFirst { setLayout() }",
      "addSubview(↓icon); label.topAnchor.constraint(equalTo: topAnchor).isActive = true; setLayout()",
    ] {
      RulesTests.expect(LayoutInCallback(), code(body))
    }
  }

  @Test("constraints are named before frames")
  func constraintsBeforeFrames() {
    let setup = "func setup() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }"
    for body in [
      "label.frame = bounds; ↓setup()", "place(); ↓setup()",
      "label.frame = bounds; ↓icon.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      "↓place(); addSubview(icon)", "↓label.frame = bounds; addSubview(icon)",
    ] { expect("\(body) }; \(setup); func place() { label.frame = bounds", .init(frames: true)) }
  }

  @Test("constraints that follow an addition are named")
  func additionsAndConstraints() {
    func messages(_ body: String) -> [String] {
      diagnostics(
        of: LayoutInCallback(options: .init()),
        in:
          "class A: UIView { override func layoutSubviews() { \(body) }; func layout() { \(body) } }"
      ).map(\.message)
    }
    let constraint = "label.topAnchor.constraint(equalTo: topAnchor).isActive = true"
    #expect(
      messages("addSubview(label); addSubview(icon); \(constraint)") == [
        "`layoutSubviews()` adds `label` and creates constraints each time that UIKit calls it: these pile up"
      ])
    for body in [
      "addSubview(label); label.snp.remakeConstraints { $0.top.equalToSuperview() }",
      "addSubview(label); if isFirst { \(constraint) }",
      "addSubview(label); guard isFirst else { return }; \(constraint)",
    ] {
      #expect(messages(body) == ["`layoutSubviews()` adds `label` each time that UIKit calls it"])
    }
  }

  @Test("a function that the callback always calls is followed, also with arguments")
  func arguments() {
    let add = "func show(_ song: Song) { addSubview(label) }"
    expect("↓show(song)", add)
    expect("↓self.show(song)", add)
    expect("if isNew { show(song) }", add)
    expect("other.show(song)", add)
    expect(
      "↓show(song)",
      "func show(_ song: Song) { «addSubview(label)→if isNew { addSubview(label) }» }")
    expect("show(song)", "\(add)\nfunc show(_ artist: Artist) {}")
    expect(
      "clear(all); show(song)",
      "\(add)\nfunc clear(_ views: [UIView]) { views.forEach { $0.removeFromSuperview() } }")
  }

  @Test("layers that are made and added on every call are reported")
  func layers() {
    let add = "let border = CALayer(); border.frame = bounds; layer.addSublayer(↓border)"
    expect(add)
    expect("let g = CAGradientLayer(); layer.insertSublayer(↓g, at: 0)")
    expect("layer.addSublayer(↓CAShapeLayer())")
    expect("layer.insertSublayer(↓CALayer(layer: border), at: 0)")
    expect("draw()", "func draw() { \(add) }")
  }

  @Test("layers that may be made once, removed or kept are silent")
  func layersOnce() {
    expect(
      "let border = CALayer(); layer.addSublayer(↓border)",
      silentWith: [
        "layer.": "self.border = border; layer.", "layer.": "borders.append(border); layer.",
        "let border = CALayer(); ": "", "CALayer": "makeBorder",
        "let": "guard border == nil else { return }; let",
        "let": "layer.sublayers?.forEach { $0.removeFromSuperlayer() }; let",
        "": " }; func clear() { border.removeFromSuperlayer()",
        "": " }; func clear() { layer.sublayers = nil",
      ])
    for code in [
      "layer.addSublayer(↓CALayer()«.kept(by: self)»)",
      "layer.addSublayer(«↓CALayer()→CABorderLayer.shared»)",
      "if isFirst { let border = CALayer(); layer.addSublayer(border) }",
      "let mask = CAShapeLayer(); layer.mask = mask",
      "preview.mask = CALayer(); let hole = CAShapeLayer(); preview.mask?.addSublayer(hole)",
      "«let card = UIView(); »let border = CALayer(); card.layer.addSublayer(↓border)",
    ] { expect(code) }
  }
}
