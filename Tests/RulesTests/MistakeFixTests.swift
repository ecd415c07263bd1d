import Testing

@testable import Rules

/// The fixes of mistakes that add a statement or a sign: on their own line, with the indentation of the code around.
@Suite("Fixes of mistakes")
struct MistakeFixTests {
  private func view(_ body: String) -> String {
    "class CardView: UIView {\n  private let label = UILabel(), box = UIView()\n  func setup() {\n\(body)\n  }\n}\n"
  }

  @Test("the mask is turned off before the view is added")
  func mask() {
    let rest = "    label.topAnchor.constraint(equalTo: topAnchor).isActive = true"
    #expect(
      fixing(view("    self.addSubview(self.label)\n\(rest)"), of: MissingAutoresizingOptOut())
        == view(
          "    self.label.translatesAutoresizingMaskIntoConstraints = false\n    self.addSubview(self.label)\n\(rest)"
        ))
    // Two statements on a line, and a loop.
    for code in [
      "    box.alpha = 1; addSubview(label)\n\(rest)", "    [label].forEach(addSubview)\n\(rest)",
    ] {
      #expect(fixing(view(code), of: MissingAutoresizingOptOut()) == view(code))
    }
  }

  @Test("a constraint of UIKit that is a statement is activated, with those of the same view")
  func activation() {
    let code =
      "    box.widthAnchor.constraint(equalToConstant: 8)\n    box.heightAnchor.constraint(\n      equalToConstant: 8)"
    #expect(
      fixing(view(code), of: InactiveConstraint())
        == view(code.replacing("8)", with: "8).isActive = true")))
    let stored = "    let width = box.widthAnchor.constraint(equalToConstant: 8)"
    #expect(fixing(view(stored), of: InactiveConstraint()) == view(stored))
  }

  @Test("touches are turned on behind the recognizer")
  func touches() {
    let code = "    addSubview(label)\n    label.addGestureRecognizer(tap)"
    #expect(
      fixing(view(code), of: IgnoredTouches())
        == view(code + "\n    label.isUserInteractionEnabled = true"))
    let commented =
      "    addSubview(label)\n    label.addGestureRecognizer(tap) // Opens it.\n    box.alpha = 1"
    #expect(fixing(view(commented), of: IgnoredTouches()) == view(commented))
  }

  @Test("an image is clipped behind its mode, whatever the view is called there")
  func clipping() {
    func code(_ clips: String) -> String {
      "class CardView: UIView {\n\tprivate lazy var cover: UIImageView = {\n\t\tlet view = UIImageView()\n\t\tview.contentMode = .scaleAspectFill\(clips)\n\t\treturn view\n\t}()\n\tfunc setup() {\n\t\taddSubview(cover)\n\t}\n}\n"
    }
    #expect(
      fixing(code(""), of: UnclippedImage()) == code("\n\t\tview.clipsToBounds = true"))
  }

  @Test("functions of the superclass are called first, `updateConstraints` last")
  func superclass() {
    func code(_ first: String, _ last: String) -> String {
      """
      class CardController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {\(first)
          title = name
        }
        override func updateViewConstraints() {
          top.constant = 8\(last)
        }
      }

      """
    }
    #expect(
      fixing(code("", ""), of: MissingSuperCall())
        == code("\n    super.viewWillAppear(animated)", "\n    super.updateViewConstraints()"))
    let leaving = "class A: UIView {\n  override func updateConstraints() {\n    return\n  }\n}\n"
    #expect(fixing(leaving, of: MissingSuperCall()) == leaving)
  }

  @Test("a child is added before its view, and told behind it")
  func child() {
    func code(_ add: String, _ tell: String) -> String {
      "class A: UIViewController {\n  func show() {\n    let child = UIViewController()\n\(add)    view.addSubview(child.view)\n\(tell)    child.view.frame = view.bounds\n  }\n}\n"
    }
    let (add, tell) = ("    addChild(child)\n", "    child.didMove(toParent: self)\n")
    #expect(fixing(code("", ""), of: UnparentedController()) == code(add, tell))
    #expect(fixing(code(add, ""), of: UnparentedController()) == code(add, tell))
  }

  @Test("the sign of a number is turned, and that of a name is left to people")
  func sign() {
    func code(_ constant: String) -> String {
      view(
        "    addSubview(box)\n    box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true\n    box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: \(constant)).isActive = true"
      )
    }
    #expect(fixing(code("16"), of: ConstantSign()) == code("-16"))
    let name = code("margin").replacing("16", with: "margin")
    #expect(fixing(name, of: ConstantSign()) == name)
  }
}
