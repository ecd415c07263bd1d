import Testing

@testable import Rules

@Suite("conflicting_constraints: own sizes that an argument chooses")
struct ConflictingOwnSizesTests {
  private let expect = Expectation(
    ConflictingConstraints(),
    in: """
      class PlayButton: UIButton {
      …
      }
      class PlayerView: UIView {
        private let button…
        func setUp() {
          …
        }
      }
      """)

  private func height(_ points: String, _ isReported: Bool) -> [String] {
    let mark = isReported ? "↓" : ""
    return [
      "\(mark)button.heightAnchor.constraint(equalToConstant: \(points)).isActive = true",
      "button.snp.makeConstraints { \(mark)$0.height.equalTo(\(points)) }",
      "\(mark)button.autoSetDimension(.height, toSize: \(points))",
    ]
  }

  private static let switching = """
      switch size {
      case .large: heightAnchor.constraint(equalToConstant: 56).isActive = true
      case .medium, .small:
        NSLayoutConstraint.activate([heightAnchor.constraint(equalToConstant: 40)])
      case .tiny: snp.makeConstraints { $0.height.equalTo(16) }
      default: break
      }
    """

  /// Ways in which a class gets from an argument to its size.
  private static let classes = [
    "init(size: Size) {\n super.init(frame: .zero)\n\(switching)\n}",
    "private let size: Size\ninit(size: Size) {\n self.size = size\n super.init(frame: .zero)\nsetUp()\n}\nfunc setUp() {\n\(switching)\n}",
    "private let size: Size\ninit(size given: Size) {\n size = given\n super.init(frame: .zero)\nlayoutViews()\n}\nfunc layoutViews() {\n\(switching)\n}",
    "private var size = Size.other\ninit(size: Size) {\n super.init(frame: .zero)\n self.size = size\nsetUp()\n}\nfunc setUp() {\n\(switching)\n}",
    "init(size: Size) {\n super.init(frame: .zero)\nheightAnchor.constraint(equalToConstant: size.height).isActive = true\n}\n\(members)",
    "enum Size {\n case large, medium, small, tiny, other\n var height: CGFloat {\n switch self {\n case .large: 56\n case .medium, .small: 40\n case .tiny: 16\n default: UIScreen.main.scale\n }\n }\n }\ninit(size: Size) {\n super.init(frame: .zero)\nheightAnchor.constraint(equalToConstant: size.height).isActive = true\n}",
    "private let size: Size\ninit(size: Size) {\n self.size = size\nsuper.init(frame: .zero)\nsnp.makeConstraints { $0.height.equalTo(self.size.height) }\n}\n\(members)",
  ]

  private static let members = """
    }
    extension PlayButton.Size {
      var height: CGFloat {
        switch self {
        case .large: 56
        case .medium, .small: return 40
        case .tiny: 16
        default: UIScreen.main.scale
        }
      }
    """

  @Test(
    "the case that the user chooses decides, whatever way the class has to use it",
    arguments: classes)
  func cases(type: String) {
    for (made, points, isReported) in [
      (" = PlayButton(size: .large)", "60", true), (" = PlayButton(size: .large)", "56", false),
      (" = PlayButton(size: .small)", "56", true),
      (" = PlayButton(size: PlayButton.Size.medium)", "40", false),
      (": PlayButton = { let button = PlayButton(size: .tiny); return button }()", "40", true),
      (" = PlayButton(size: .other)", "56", false), (" = PlayButton(size: size)", "57", false),
      (
        ": PlayButton = { isWide ? PlayButton(size: .tiny) : PlayButton(size: .large) }()", "40",
        false
      ),
      (": PlayButton = .init(size: .large)", "60", true),
      (": PlayButton = .make(size: .large)", "60", false), (": PlayButton", "57", false),
    ] {
      for use in height(points, isReported) { expect(type, made, use) }
    }
  }

  @Test("an argument that is the length itself decides")
  func directLengths() {
    for type in [
      "init(height: CGFloat) { super.init(frame: .zero); heightAnchor.constraint(equalToConstant: height).isActive = true }",
      "init(height: CGFloat) { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(height) } }",
      "let own: CGFloat\ninit(height: CGFloat) { own = height; super.init(frame: .zero); setUp() }\nfunc setUp() { heightAnchor.constraint(equalToConstant: own).isActive = true }",
    ] {
      for (made, points, isReported) in [
        ("PlayButton(height: 40)", "44", true), ("PlayButton(height: 44)", "44", false),
        ("PlayButton(height: 2 * 20)", "44", true), ("PlayButton(height: given)", "44", false),
        ("PlayButton(height: Style.height)", "44", false),
      ] {
        for use in height(points, isReported) { expect(type, " = \(made)", use) }
      }
    }
  }

  @Test("the default of an argument decides where it is left out")
  func defaults() {
    let direct =
      "init(title: String, height: CGFloat = 40) { super.init(frame: .zero); heightAnchor.constraint(equalToConstant: height).isActive = true }"
    let size = "init(size: Size = .large) {\n super.init(frame: .zero)\n\(Self.switching)\n}"
    for (type, made, points, isReported) in [
      (direct, "PlayButton(title: text)", "44", true),
      (direct, "PlayButton(title: text)", "40", false),
      (direct, "PlayButton(title: text, height: 44)", "44", false),
      (size, "PlayButton()", "60", true), (size, "PlayButton()", "56", false),
      (size, "PlayButton(size: .tiny)", "56", true),
    ] {
      for use in height(points, isReported) { expect(type, " = \(made)", use) }
    }
  }

  @Test(
    "a class whose argument may not decide is silent",
    arguments: [
      // Another initializer.
      "init(size: Size) {\n super.init(frame: .zero)\n\(switching)\n}\nconvenience init(title: String) { self.init(size: .small) }",
      // A property that the initializer does not set from the argument, or only later.
      "private var size = Size.other\ninit(size: Size) {\n super.init(frame: .zero)\nsetUp()\n}\nfunc setUp() {\n\(switching)\n}",
      "private var size = Size.other\ninit(size: Size) {\n super.init(frame: .zero)\nsetUp()\n self.size = size\n}\nfunc setUp() {\n\(switching)\n}",
      "private var size = Size.other\ninit(size: Size) {\n super.init(frame: .zero)\nif isWide { self.size = size }\nsetUp()\n}\nfunc setUp() {\n\(switching)\n}",
      // A condition besides the case.
      "init(size: Size) {\n super.init(frame: .zero)\nif isWide {\n\(switching)\n}\n}",
      "init(size: Size) {\n super.init(frame: .zero)\nswitch size {\ncase .large where isWide: heightAnchor.constraint(equalToConstant: 56).isActive = true\ndefault: break\n}\n}",
      "init(size: Size) {\n super.init(frame: .zero)\nswitch style {\ncase .large: heightAnchor.constraint(equalToConstant: 56).isActive = true\ndefault: break\n}\n}",
      "init(size: Size) {\n super.init(frame: .zero)\nheightAnchor.constraint(equalToConstant: size.width).isActive = true\n}",
    ])
  func otherClasses(type: String) {
    for use in height("60", false) { expect(type, " = PlayButton(size: .large)", use) }
  }

  @Test("a `CGSize` is not compared with one length")
  func sizes() {
    expect(
      "init() { super.init(frame: .zero); snp.makeConstraints { $0.size.equalTo(CGSize(width: 8, height: 9)) } }",
      " = PlayButton()", "button.snp.makeConstraints { $0.height.equalTo(9) }")
    expect(
      "init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(9) } }",
      " = PlayButton()",
      "button.snp.makeConstraints { $0.size.equalTo(CGSize(width: 8, height: 9)) }"
    )
  }

  @Test("a length that contradicts another constraint of the file, too, has one finding")
  func oneFinding() {
    let fix = "init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(56) } }"
    expect(
      fix, " = PlayButton()",
      "button.snp.makeConstraints { ↓$0.height.equalTo(44); ↓$0.height.equalTo(60) }")
    expect(
      fix, " = PlayButton()",
      "button.snp.makeConstraints { $0.height.equalTo(56); ↓$0.height.equalTo(60) }")
  }

  @Test("the message has both numbers; a number that the file does not tell has none")
  func message() {
    func message(_ fix: String, _ use: String) -> String? {
      diagnostics(
        of: ConflictingConstraints(),
        in: """
          class PlayButton: UIButton {
            init() { super.init(frame: .zero); snp.makeConstraints { $0.height.equalTo(\(fix)) } }
          }
          class PlayerView: UIView {
            let button = PlayButton()
            func setUp() { button.snp.makeConstraints { $0.height.equalTo(\(use)) } }
          }
          """
      ).first?.message
    }
    let both =
      "`PlayButton` fixes its height itself, and this height of `button` contradicts it, so UIKit breaks one of the two constraints"
    #expect(message("56", "60") == "\(both) (`PlayButton` has 56 points, this constraint 60)")
    #expect(message("Style.height", "60") == nil)
    #expect(message("56", "Style.height") == nil)
  }
}
