import RuleKit
import Testing

@testable import Rules

/// Code that looks like a mistake, beside code that is one.
@Suite("Mistakes that are none")
struct QuietMistakeTests {
  @Test("an update that may come before the first constraints makes them")
  func updateFirst() {
    let expect = Expectation(
      UpdateWithoutMake(),
      in: """
        class MeterView: UIView {
          private let bar = UIView()
          var level = 0 { didSet { show() } }
          override init(frame: CGRect) {
            super.init(frame: frame)
            …
          }
          private func place() {
            addSubview(bar)
            bar.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview() }
          }
          private func show() { bar.snp.updateConstraints { ↓$0.width.equalTo(level) } }
        }
        """)
    expect("place()")
    expect("place(); show()")
    expect("place()", silentWith: ["place()\n": "show(); place()\n"])
    expect("place()", silentWith: ["place()\n": "if level > 0 { place() }\n"])
    expect(
      "place(); start()", around: ["private func show": "func start() {}\nprivate func show"],
      silentWith: ["start() {}": "start() { level = 1 }"])
  }

  @Test("UIKit calls only what overrides its functions")
  func callbacks() {
    expect(
      LayoutInCallback(),
      "class CardView: UIView { override func layoutSubviews() { ↓card.topAnchor.constraint(equalTo: topAnchor).isActive = true } }",
      silentWith: ["override ": "", "UIView { override ": "UIViewController { private "])
  }

  @Test("a copy of the bounds, and a view that is inserted again, change nothing")
  func layoutPasses() {
    let expect = Expectation(
      LayoutInCallback(),
      in: "class A: UIView { let back = UIView(); override func layoutSubviews() { … } }")
    expect(
      "↓bounds.size.height -= 8; back.frame = bounds",
      silentWith: ["bounds.size": "var bounds = bounds; bounds.size"])
    expect("addSubview(↓back)", silentWith: ["addSubview(back)": "insertSubview(back, at: 0)"])
    let found = diagnostics(
      of: LayoutInCallback(),
      in:
        "class A: UIView { let back = UIView(); override func layoutSubviews() { addSubview(back) } }"
    )
    #expect(found.map(\.severity) == [.note])
  }

  @Test("an image is clipped by what it fills, by its center and size, too")
  func clippedImage() {
    expect(
      UnclippedImage(),
      """
      class PhotoView: UIView {
        private let photo = UIImageView()
        init() {
          super.init(frame: .zero)
          clipsToBounds = true
          ↓photo.contentMode = .scaleAspectFill
          addSubview(photo)
          photo.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          photo.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          photo.widthAnchor.constraint(equalToConstant: 80).isActive = true
          photo.heightAnchor.constraint(equalToConstant: 80).isActive = true
        }
      }
      """,
      silentWith: [
        "equalToConstant: 80).isActive = true\n  }":
          "equalToConstant: 80).isActive = true\n photo.widthAnchor.constraint(equalTo: widthAnchor).isActive = true; photo.heightAnchor.constraint(equalTo: heightAnchor).isActive = true\n  }"
      ])
  }

  @Test("sizes that something else gives, or that are set again on each layout")
  func sizes() {
    let expect = Expectation(
      SizeBeforeLayout(),
      in: """
        class ListController: UIViewController {
          private let list = UITableView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(list)
            list.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            …
          }
        }
        """)
    expect(
      "let line = UIView(frame: CGRect(x: 0, y: 0, width: ↓list.frame.width, height: 8)); view.addSubview(line)",
      silentWith: ["view.addSubview(line)": "list.tableFooterView = line"])
    RulesTests.expect(
      SizeBeforeLayout(),
      """
      class CardView: UIView {
        let badge: UILabel = {
          let label = UILabel()
          label.layer.cornerRadius = ↓label.bounds.height / 2
          return label
        }()
        init() { super.init(frame: .zero); addSubview(badge); badge.topAnchor.constraint(equalTo: topAnchor).isActive = true }
      }
      """,
      silentWith: [
        "init() {":
          "override func layoutSubviews() { round() }\nfunc round() { badge.layer.cornerRadius = badge.bounds.height / 2 }\ninit() {"
      ])
    let shade = { (rectangle: String) in
      diagnostics(
        of: SizeBeforeLayout(),
        inFiles: [
          "class A: UIView { private let badge = UILabel()\ninit() { super.init(frame: .zero); addSubview(badge)\nbadge.addShadow(width: 8)\n} }",
          "extension UIView { func addShadow(width: CGFloat) { layer.shadowPath = UIBezierPath(rect: CGRect(\(rectangle))).cgPath } }",
        ]
      ).count
    }
    #expect(shade("x: 0, y: 0, width: width, height: bounds.height") == 1)
    #expect(shade("x: 0, y: bounds.height, width: width, height: 8") == 0)
  }

  @Test("edges of both kinds in one constraint, a top-level object of a nib, and the last resort")
  func others() {
    RulesTests.expect(
      MixedEdgeDirections(),
      "class A: UIView { let a = UIView()\nfunc setup() { addSubview(a); a.snp.makeConstraints { $0.left.equalToSuperview(); ↓$0.trailing.equalToSuperview() } } }",
      silentWith: ["$0.left.equalToSuperview(); $0.trailing": "$0.trailing.leading.edges"])
    RulesTests.expect(
      WeakSubview(),
      "class A: UIViewController { weak var toast: UIView!\nfunc hide() { ↓toast.removeFromSuperview() }\nfunc show() { view.addSubview(toast) } }",
      silentWith: ["weak var": "@IBOutlet weak var"])
    RulesTests.expect(
      ScreenBounds(),
      "class A: UIView { override func layoutSubviews() { width = ↓UIScreen.main.bounds.width } }",
      silentWith: ["= UIScreen": "= window?.bounds.width ?? UIScreen"])
  }

  @Test("rows with a height that another file gives them do not grow")
  func measuredRows() {
    let cell = """
      class NoteCell: UITableViewCell {
        private let label = UILabel()
        func setup() {
          label.numberOfLines = 0
          contentView.addSubview(label)
          label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
      }
      """
    let list = { (height: String) in
      """
      class List: UIViewController {
        func setup() { table.register(NoteCell.self, forCellReuseIdentifier: "note") }
        func tableView(_ tableView: UITableView, heightForRowAt index: IndexPath) -> CGFloat { \(height) }
      }
      """
    }
    let count = { diagnostics(of: SelfSizingCell(), inFiles: [cell, list($0)]).count }
    #expect(count("UITableView.automaticDimension") == 1)
    #expect(count("index.row == 0 ? 80 : UITableView.automaticDimension") == 0)
  }

  @Test("a length that is 0, or may be, while the view is hidden")
  func hiddenLengths() {
    RulesTests.expect(
      HiddenSubviewSize(),
      """
      class A: UIView {
        private let gap = UIView()
        private lazy var stack: UIStackView = { let stack = UIStackView(arrangedSubviews: [gap]); stack.axis = .vertical; return stack }()
        func show(_ isWide: Bool, _ length: CGFloat) {
          let height: CGFloat = isWide ? 8 : 16
          ↓gap.heightAnchor.constraint(equalToConstant: height).isActive = true
          gap.isHidden = !isWide
        }
      }
      """,
      silentWith: ["8 : 16": "8 : .zero", "equalToConstant: height": "equalToConstant: length"])
  }

  @Test("a handle that is shorter than its distance lies inside of the sheet")
  func handle() {
    RulesTests.expect(
      ConstantSign(),
      """
      class A: UIView {
        let sheet = UIView(), handle = UILabel()
        func setup() {
          addSubview(sheet); addSubview(handle)
          sheet.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          handle.heightAnchor.constraint(equalToConstant: 20).isActive = true
          handle.bottomAnchor.constraint(equalTo: sheet.topAnchor, constant: ↓12).isActive = true
        }
      }
      """, silentWith: ["Constant: 20": "Constant: 4"])
  }

  @Test("a view that is hidden, or added anew, needs no place from before")
  func remade() {
    RulesTests.expect(
      RemadeConstraints(),
      """
      class A: UIView {
        private let hint = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(hint)
          hint.snp.makeConstraints { $0.top.leading.equalToSuperview() }
              }
        func collapse() {
          ↓hint.snp.remakeConstraints { $0.leading.equalToSuperview() }
        }
      }
      """,
      silentWith: ["func collapse() {": "func collapse() { hint.isHidden = true"])
    RulesTests.expect(
      RemadeConstraints(),
      """
      class A: UIView {
        private let hint = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(hint)
          hint.snp.makeConstraints { $0.top.leading.equalToSuperview() }
        }
        @objc func move() { ↓hint.snp.makeConstraints { $0.top.equalToSuperview() } }
      }
      """, silentWith: ["move() {": "move() { card.addSubview(hint);"])
  }

  @Test("a constraint that is kept in a list may be taken away")
  func keptConstraint() {
    RulesTests.expect(
      PilingConstraints(),
      """
      class A: UIView {
        func updateLook() {
          let width = ↓widthAnchor.constraint(equalToConstant: 8)
          width.isActive = true
        }
      }
      """, silentWith: ["width.isActive = true": "width.isActive = true; kept.append(width)"])
  }

  @Test("a controller is told after both of the two calls")
  func toldController() {
    let found = diagnostics(
      of: UnparentedController(),
      in: """
        class A: UIViewController {
          private let list = UIViewController()
          override func viewDidLoad() {
            view.addSubview(list.view)
            list.view.frame = view.bounds

            addChild(list)
          }
        }
        """)
    let edit = found.first?.fix?.edits.first
    #expect(found.count == 1)
    #expect(edit.map { $0.range.lowerBound > found[0].range.lowerBound } == true)
  }
}

/// How loud mistakes are.
@Suite("Severities of mistakes")
struct MistakeSeverityTests {
  private func severities(_ rule: some Rule, _ code: String) -> [Severity] {
    diagnostics(of: rule, in: code).map(\.severity)
  }

  private func view(_ body: String, _ members: String = "") -> String {
    "class A: UIView { let a = UIView()\n\(members)\nfunc setup() { addSubview(a); a.translatesAutoresizingMaskIntoConstraints = false\n\(body) } }"
  }

  @Test("a view as large as its superview is where it should be")
  func asLarge() {
    let height =
      "a.heightAnchor.constraint(equalTo: heightAnchor).isActive = true\na.topAnchor.constraint(equalTo: topAnchor).isActive = true\n"
    let width = { (value: String) in "a.widthAnchor.constraint(\(value)).isActive = true" }
    let member = "private let b = 0"
    #expect(
      severities(
        AmbiguousLayout(),
        view(height + width("equalTo: widthAnchor"), member).replacing(
          "let a", with: "private let a")) == [.note])
    #expect(
      severities(
        AmbiguousLayout(),
        view(height + width("equalToConstant: 8"), member).replacing("let a", with: "private let a")
      ) == [.warning])
  }

  @Test(
    "a remake that leaves a view without a place is louder than a constraint that changes nothing")
  func ownEdge() {
    let make = "a.snp.makeConstraints { $0.top.equalTo(a) }"
    #expect(severities(SelfConstraint(), view(make)) == [.note])
    #expect(
      severities(SelfConstraint(), view(make.replacing("make", with: "remake", maxReplacements: 1)))
        == [.warning])
    #expect(
      severities(
        SelfConstraint(),
        view("a.snp.remakeConstraints { $0.top.equalTo(a); $0.bottom.equalToSuperview() }")) == [
          .note
        ])
  }

  @Test("a size that depends on a distance which nobody changes is no matter")
  func intrinsicSize() {
    let code = { (property: String, members: String) in
      "class A: UIView { \(property) { didSet { setNeedsLayout() } }\noverride var intrinsicContentSize: CGSize { CGSize(width: 8, height: gap) }\n\(members) }"
    }
    let gap = "var gap: CGFloat = 8"
    #expect(severities(StaleIntrinsicSize(), code(gap, "")) == [.note])
    #expect(
      severities(StaleIntrinsicSize(), code(gap, "@objc func open() { gap = 80 }")) == [.warning])
    #expect(severities(StaleIntrinsicSize(), code("var gap = count", "")) == [.warning])
    #expect(severities(StaleIntrinsicSize(), code("private " + gap, "")) == [])
    #expect(
      severities(StaleIntrinsicSize(), code(gap, "").replacing("UIView", with: "UIButton")) == [])
  }

  @Test(
    "texts that break their lines themselves, empty texts of buttons, and frames that do not stay")
  func silent() {
    expect(
      UnboundedLabel(),
      view("title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true", "").replacing(
        "let a = UIView()", with: "private let title = UILabel(), hint = song.hint"
      ).replacing(
        "addSubview(a); a.",
        with: "addSubview(↓title); title.numberOfLines = 0; title.text = hint; title."),
      silentWith: ["hint = song.hint": "hint = \"Two\\nlines\""])
    expect(
      ButtonContent(),
      "class A: UIView { let play = UIButton()\nfunc setup() { ↓play.titleLabel?.text = song } }",
      silentWith: ["= song": "= nil", "song }": "\"\" }"])
    expect(
      ForeignFrame(),
      "class A: UIView { let a = UIView()\nfunc show() { addSubview(a); a.frame = ↓frame } }",
      silentWith: [
        "= frame }": "= frame }\noverride func layoutSubviews() { a.center = middle }",
        "= frame": "= frame; a.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      ])
  }

  @Test("what is on no screen yet, and what shows nothing, is a note")
  func notes() {
    let priority =
      "let width = b.widthAnchor.constraint(equalToConstant: 8); width.isActive = true; width.priority = .defaultLow"
    #expect(severities(PriorityAfterActivation(), view("let b = UIView()\n" + priority)) == [.note])
    #expect(
      severities(
        PriorityAfterActivation(),
        "class A: UIView { let b = UIView()\n@objc func open() { \(priority) } }") == [.warning])
    let play = { (code: String) in
      "class A: UIView { private let play = UIButton()\nfunc setup() { addSubview(play); play.topAnchor.constraint(equalTo: topAnchor).isActive = true; like.addTarget(self, action: tap, for: .touchUpInside)\n\(code) } }"
    }
    #expect(severities(IdleControl(), play("")) == [.note])
    #expect(severities(IdleControl(), play("play.setTitle(title, for: .normal)")) == [.warning])
    let appear =
      "class A: UIViewController { override func viewWillDisappear(_ a: Bool) { super.viewWillAppear(a) } }"
    var rules = RuleSet()
    rules.add(MissingSuperCall())
    #expect(diagnostics(of: rules, in: appear).map(\.severity) == [.note])
  }
}
