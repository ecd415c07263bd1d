extension ProgramGenerator {
  /// The statements of a block that uses a library, or frames.
  mutating func libraryLines(of block: Block, _ index: Int) -> [String] {
    switch block {
    case .maker, .remake:
      imports.insert("SnapKit")
      let name = block == .maker ? "makeConstraints" : "remakeConstraints"
      return ["\(anyPlainView()).snp.\(name) { make in"] + makerLines() + ["}"]
    case .prepared:
      imports.insert("SnapKit")
      return ["let ready\(index) = a.snp.prepareConstraints { make in"] + makerLines() + ["}"]
        + any([
          ["ready\(index)[1].activate()"], ["ready\(index).forEach { $0.activate() }"],
          ["ready\(index).last?.activate()"],
        ])
    case .pureLayout:
      imports.insert("PureLayout")
      return statements([
        "@.autoPinEdge(toSuperviewEdge: .top, withInset: #)",
        "@.autoPinEdge(toSuperviewEdge: .leading)",
        "@.autoPinEdge(.trailing, to: .leading, of: c, withOffset: #)",
        "@.autoSetDimension(.height, toSize: #)", "@.autoSetDimension(.width, toSize: #)",
        "@.autoAlignAxis(toSuperviewAxis: .vertical)",
      ])
    case .tinyConstraints:
      imports.insert("TinyConstraints")
      return statements([
        "@.topToSuperview(offset: #)", "@.leadingToSuperview(offset: #)",
        "@.bottomToSuperview(offset: #)",
        "@.trailingToSuperview(offset: #)", "@.height(#)", "@.width(#)", "@.centerXToSuperview()",
      ])
    case .anchorage:
      imports.insert("Anchorage")
      return statements([
        "@.topAnchor == topAnchor + #", "@.leadingAnchor == leadingAnchor", "@.heightAnchor == #",
        "@.trailingAnchor <= trailingAnchor - #", "@.bottomAnchor == bottomAnchor ~ .high",
      ])
    case .cartography:
      imports.insert("Cartography")
      return ["constrain(a, b) { x, y in"]
        + statements([
          "x.top == y.bottom + #", "x.leading == y.leading", "x.height == 20", "x.width == #",
          "x.bottom <= y.top - 4",
        ]).map { "  " + $0 } + ["}"]
    case .stevia:
      imports.insert("Stevia")
      return statements([
        "@.Top == Top + #", "@.Leading == Leading", "@.Height == 20", "@.Bottom == Bottom - 4",
        "@.top(8).left(8)", "@.height(44)",
      ])
    case .easyPeasy:
      imports.insert("EasyPeasy")
      let attributes = ["Left(#)", "Top(#).to(b, .bottom)", "Height(20)", "Width(#)", "Bottom(4)"]
      return (0...1).map { _ in
        let chosen = (0..<(2 + below(3))).map { _ in filled(any(attributes)) }
        return "\(anyPlainView()).easy.layout(\(chosen.joined(separator: ", ")))"
      }
    case .pinLayout:
      imports.insert("PinLayout")
      return statements([
        "@.pin.left(#).top(4)", "@.pin.width(20).height(#)", "@.pin.bottom(#).right(2)",
      ])
    case .frames: return frameLines()
    default: return additionLines(index)
    }
  }

  private mutating func anyPlainView() -> String { any(["a", "b", "c"]) }

  /// A template with a number in place of `#`.
  private mutating func filled(_ template: String) -> String {
    template.replacing("#", with: points())
  }

  /// Two to five statements about one view.
  private mutating func statements(_ templates: [String]) -> [String] {
    let view = anyPlainView()
    let lines = (0..<(2 + below(4))).map { _ in filled(any(templates)).replacing("@", with: view) }
    return conditional(commented(lines))
  }

  private mutating func makerLines() -> [String] {
    let target = hazard == .lazyViews ? any(["badge", "hint"]) : any(["b", "c", "self"])
    let lines = statements([
      "make.top.equalToSuperview().offset(#)",
      "make.leading.equalTo(\(target).snp.trailing).offset(#)",
      "make.leading.trailing.equalToSuperview().inset(#)",
      "make.bottom.lessThanOrEqualToSuperview()",
      "make.height.equalTo(#)", "make.width.equalTo(\(target)).multipliedBy(0.5)",
      "make.size.equalTo(40)",
      "make.centerY.equalToSuperview().priority(.high)", "make.top.equalTo(badge.snp.bottom)",
      "make.centerX.equalTo(\(target))",
    ])
    return lines.map { "  " + $0.replacing("\n", with: "\n  ") }
  }

  private mutating func frameLines() -> [String] {
    let view = anyPlainView()
    let values = ["edge", "a.frame.maxY", "b.frame.width / 2", "bounds.midX", "frame.width / 3"]
    return statements([
      "@.frame.origin.x = #", "@.frame.origin.y = #", "@.frame.size.width = #",
      "@.frame.size.height = \(any(values))", "@.frame.origin.x = \(any(values))",
      "@.frame.origin.y = \(any(values))",
    ]).map { $0.replacing("@", with: view) }
      + ["Recorder.note(\"\\(\(view).frame)\")"]
  }

  private mutating func additionLines(_ index: Int) -> [String] {
    var lines = ["let stack\(index) = UIStackView()", "let box\(index) = UIView()"]
    lines += commented([
      "addSubview(stack\(index))", "stack\(index).addArrangedSubview(a)",
      "stack\(index).addArrangedSubview(\(any(["b", "badge", "UIView()"])))",
      "addSubview(box\(index))", "box\(index).addSubview(c)",
      any(["box\(index).addSubview(hint)", "box\(index).insertSubview(b, at: 0)"]),
    ])
    return lines + ["stack\(index).spacing = \(points())", "box\(index).backgroundColor = .red"]
  }
}
