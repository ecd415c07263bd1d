/// Code whose behaviour a fix once changed: each was run, and behaved differently afterwards.
enum CounterExamples {
  static let all: [CodeUnit] = orders + activations + numbers + frames

  private static func unit(
    _ name: String, imports: [String] = [], members: String = "", below: String = "", _ body: String
  ) -> CodeUnit {
    Program(imports: imports, members: members, body: body, below: below)
      .unit(name, kind: "counter-example: \(name)")
  }

  // MARK: - The order of constraints

  private static let orders = [
    unit(
      "prepared constraints, one by its position", imports: ["SnapKit"],
      """
      let cs = a.snp.prepareConstraints { make in
        make.leading.equalToSuperview()
        make.top.equalToSuperview()
      }
      cs[1].activate()
      """),
    unit(
      "an array that is handed to a reader of a position",
      """
      keep([
        a.widthAnchor.constraint(equalToConstant: 10),
        a.heightAnchor.constraint(equalToConstant: 20),
      ])
      """),
    unit(
      "arguments with side effects",
      """
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: takeSpace(3)),
        a.topAnchor.constraint(equalTo: topAnchor, constant: takeSpace(10)),
      ])
      """),
    unit(
      "arguments with side effects, in statements",
      """
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: takeSpace(3)).isActive = true
      a.topAnchor.constraint(equalTo: topAnchor, constant: takeSpace(10)).isActive = true
      """),
    unit(
      "arguments with side effects, in a maker", imports: ["SnapKit"],
      """
      a.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(takeSpace(3))
        make.top.equalToSuperview().offset(takeSpace(10))
      }
      """),
    unit(
      "lazy views that add themselves",
      """
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: badge.trailingAnchor),
        a.topAnchor.constraint(equalTo: hint.bottomAnchor),
      ])
      """),
    unit(
      "lazy views that add themselves, in a maker", imports: ["SnapKit"],
      """
      a.snp.makeConstraints { make in
        make.leading.equalTo(badge.snp.trailing)
        make.top.equalTo(hint.snp.bottom)
      }
      """),
    unit(
      "a computed property that counts",
      """
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
        a.topAnchor.constraint(equalTo: topAnchor, constant: margin),
      ])
      """),
    unit(
      "a stored array, one by its position",
      """
      kept = [
        a.widthAnchor.constraint(equalToConstant: 10),
        a.heightAnchor.constraint(equalToConstant: 20),
      ]
      kept[1].isActive = true
      """),
    unit(
      "a stored array, the first one",
      """
      let sizes = [
        a.widthAnchor.constraint(equalToConstant: 10),
        a.heightAnchor.constraint(equalToConstant: 20),
      ]
      sizes.first?.isActive = true
      """),
    unit(
      "an array that is taken apart by a pattern",
      members: """
        func sizes() -> [NSLayoutConstraint] {
          [
            a.widthAnchor.constraint(equalToConstant: 10),
            a.heightAnchor.constraint(equalToConstant: 20),
          ]
        }
        """,
      """
      sizes().dropFirst().forEach { $0.isActive = true }
      """),
    unit(
      "an array that is appended",
      """
      kept.append(a.widthAnchor.constraint(equalToConstant: 10))
      kept.append(a.heightAnchor.constraint(equalToConstant: 20))
      Recorder.note("last", kept.last)
      """),
    unit(
      "a loop over an array",
      """
      [
        a.widthAnchor.constraint(equalToConstant: 10),
        a.heightAnchor.constraint(equalToConstant: 20),
      ].forEach {
        Recorder.note("activates", $0)
        $0.isActive = true
      }
      """),
    unit(
      "a result builder",
      members: """
        func build(@Constraints _ make: () -> [NSLayoutConstraint]) {
          let made = make()
          Recorder.note("second", made[1])
          made[1].isActive = true
        }
        """,
      below: """
        @resultBuilder
        enum Constraints {
          static func buildBlock(_ parts: NSLayoutConstraint...) -> [NSLayoutConstraint] { parts }
        }
        """,
      """
      build {
        a.widthAnchor.constraint(equalToConstant: 10)
        a.heightAnchor.constraint(equalToConstant: 20)
      }
      """),
    unit(
      "an array that is assigned to variables",
      members: """
        var width: NSLayoutConstraint?
        var height: NSLayoutConstraint?

        func assign(_ made: [NSLayoutConstraint]) {
          width = made[0]
          height = made[1]
          width?.isActive = true
          width?.identifier = "width"
        }
        """,
      """
      assign([
        a.widthAnchor.constraint(equalToConstant: 10),
        a.heightAnchor.constraint(equalToConstant: 20),
      ])
      """),
  ]

  // MARK: - Activation

  private static let activations = [
    unit(
      "an optional view",
      """
      extra?.topAnchor.constraint(equalTo: topAnchor).isActive = true
      extra?.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      """),
    unit(
      "a view that is not there, and arguments with side effects",
      """
      missing?.topAnchor.constraint(equalTo: topAnchor, constant: takeSpace(1)).isActive = true
      missing?.leadingAnchor.constraint(equalTo: leadingAnchor, constant: takeSpace(2)).isActive = true
      """),
    unit(
      "an argument that reads what is active",
      """
      let width = a.widthAnchor.constraint(equalToConstant: 10)
      kept = [width]
      a.topAnchor.constraint(equalTo: topAnchor).isActive = true
      a.bottomAnchor.constraint(
        equalTo: bottomAnchor, constant: constraints.count == 1 ? 4 : 8
      ).isActive = true
      """),
    unit(
      "an argument that reads `isActive`",
      members: """
        lazy var height: NSLayoutConstraint = {
          let made = b.heightAnchor.constraint(equalToConstant: 44)
          kept.append(made)
          return made
        }()

        func activated(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
          constraint.isActive = true
          kept.append(constraint)
          return constraint
        }
        """,
      """
      activated(a.topAnchor.constraint(equalTo: topAnchor)).isActive = true
      a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: isWide ? 4 : 8).isActive = true
      """),
    unit(
      "an error between two activations",
      members: """
        struct Refusal: Error {}

        func guide(_ isThere: Bool) throws -> UIView {
          guard isThere else { throw Refusal() }
          return self
        }

        func place() throws {
          try a.topAnchor.constraint(equalTo: guide(true).topAnchor).isActive = true
          try a.leadingAnchor.constraint(equalTo: guide(false).leadingAnchor).isActive = true
        }
        """,
      """
      do { try place() } catch { Recorder.note("\\(error)") }
      """),
    unit(
      "an awaited guide between two activations",
      members: """
        func guide() async -> UIView { self }

        func place() async {
          await a.topAnchor.constraint(equalTo: guide().topAnchor).isActive = true
          await a.leadingAnchor.constraint(equalTo: guide().leadingAnchor).isActive = true
        }
        """,
      """
      Recorder.note("nothing is awaited here")
      """),
  ]

  // MARK: - Numbers

  private static let numbers = [
    unit(
      "an `Int` beside a minus",
      """
      a.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(-count)).isActive = true
      """),
    unit(
      "a `constant:` of one's own that is an `Int`",
      members: """
        func move(_ view: UIView, constant: Int) {
          view.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(constant)).isActive = true
        }
        """,
      """
      move(a, constant: -count)
      """),
    unit(
      "a `constant` of a model that is an `Int`",
      members: """
        struct Model { var constant = 0 }
        """,
      """
      var model = Model()
      model.constant = -count
      Recorder.note("\\(model.constant)")
      """),
    unit(
      "negatives beside other operators",
      members: """
        let x: CGFloat = 6
        """,
      """
      NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: topAnchor, constant: -x+3),
        a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -x*2),
        a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: x / Layout.margin * -1),
        a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 3 - -x),
      ])
      """),
    unit(
      "a minus in a closure that makes a whole number",
      """
      a.topAnchor.constraint(
        equalTo: topAnchor, constant: CGFloat([count].map { -$0 }[0])
      ).isActive = true
      """),
    unit(
      "a sum that is an `Int`",
      """
      a.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(-(count + 1))).isActive = true
      b.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(count / 2 * -1)).isActive = true
      """),
    unit(
      "a parameter that is an `Int` and hides a property",
      members: """
        func place(inset: Int) {
          a.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(-inset)).isActive = true
        }
        """,
      """
      place(inset: 3)
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -inset).isActive = true
      """),
    unit(
      "a `constraint(equalTo:constant:)` of one's own that takes an `Int`",
      below: """
        extension NSLayoutYAxisAnchor {
          func constraint(equalTo other: NSLayoutYAxisAnchor, constant: Int) -> NSLayoutConstraint {
            constraint(equalTo: other, constant: CGFloat(constant))
          }
        }
        """,
      """
      a.topAnchor.constraint(equalTo: topAnchor, constant: -count).isActive = true
      """),
    unit(
      "constants that are set",
      members: """
        var height: NSLayoutConstraint?
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        """,
      """
      let made = a.topAnchor.constraint(equalTo: topAnchor)
      height = a.heightAnchor.constraint(equalToConstant: 40)
      made.constant = -inset*2+3 - -Layout.gap
      height?.constant += -insets.bottom
      if let height { height.constant = -(inset + 3) / Layout.gap * -1.0 }
      NSLayoutConstraint.activate([made, height!])
      """),
    unit(
      "negatives with a remainder beside them",
      members: """
        let x: CGFloat = 6, y = 0.5
        """,
      """
      let made = [
        a.topAnchor.constraint(equalTo: topAnchor, constant: x-inset * -1),
        a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7 - x / 4 * inset * -1 / 3),
        a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset / -x),
        b.topAnchor.constraint(equalTo: topAnchor, constant: -y+x*2-inset),
        b.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -(-x+y)),
        b.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -frame.width / 3),
      ]
      NSLayoutConstraint.activate(made)
      """),
    unit(
      "an offset that is an `Int`", imports: ["SnapKit"],
      """
      a.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(-count)
      }
      """),
  ]

  // MARK: - Frames

  private static let frames = [
    unit(
      "frames through a computed margin",
      """
      a.frame.origin.x = 20
      a.frame.origin.y = edge
      Recorder.note("\\(a.frame)")
      """),
    unit(
      "frames through a margin that counts",
      """
      a.frame.origin.x = margin
      a.frame.origin.y = margin
      """),
    unit(
      "a frame through a function",
      members: """
        func below() -> CGFloat { a.frame.minX + 4 }
        """,
      """
      a.frame.origin.x = 20
      a.frame.origin.y = below()
      """),
    unit(
      "frames that read each other",
      """
      a.frame.size.width = 100
      a.frame.size.height = a.frame.width / 2
      """),
    unit(
      "a point without the helper that names it",
      """
      c.center = CGPoint(x: a.frame.maxX, y: a.frame.minY)
      """),
  ]
}
