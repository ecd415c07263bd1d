import LayoutScene
import Testing

extension ProjectCodeTests {
  @Test("a picture has what superclasses and the classes of views lay out")
  func inheritance() throws {
    let base = """
      class BaseController: UIViewController {
        let stack = Column()
        let bar = UIView()
        func setUp() {
          view.addSubview(stack)
          stack.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
          view.addSubview(bar)
          bar.snp.makeConstraints { $0.top.leading.size.equalTo(10) }
        }
      }
      class Column: UIStackView {
        func setUp() { axis = .vertical }
      }
      class Row: UIView {
        init() { snp.makeConstraints { $0.height.equalTo(30) } }
      }
      """
    let found = try frames(
      """
      class PlayerController: BaseController {
        let one = Row()
        let other = Row()
        override func setUp() {
          super.setUp()
          stack.addArrangedSubview(one)
          stack.addArrangedSubview(other)
          bar.snp.remakeConstraints { $0.bottom.trailing.equalToSuperview(); $0.size.equalTo(20) }
        }
      }
      """, base)
    #expect(
      Set(found) == [
        "stack: 0 0 393 60", "one: 0 0 393 30", "other: 0 30 393 30", "bar: 373 832 20 20",
      ])
  }

  @Test("a branch that hides a view takes it out of a stack")
  func hidden() throws {
    let code = """
      class PlayerController: UIViewController {
        let stack = UIStackView()
        let a = UISwitch()
        let b = UISwitch()
        func setUp() {
          view.addSubview(stack)
          stack.addArrangedSubview(a)
          stack.addArrangedSubview(b)
          stack.snp.makeConstraints { $0.top.leading.equalToSuperview() }
        }
        func show(_ isSmall: Bool) {
          if isSmall {
            b.isHidden = true
          } else {
            b.isHidden = false
          }
        }
      }
      """
    #expect(try frames(code)[0] == "stack: 0 0 102 31")
    #expect(try frames(code, state: "isSmall")[0] == "stack: 0 0 51 31")
  }

  @Test("constraints that take turns are not there together")
  func turns() throws {
    let project = project([
      """
      class PlayerController: UIViewController {
        let a = UIView()
        var wide: [Constraint] = []
        var narrow: [Constraint] = []
        func setUp() {
          view.addSubview(a)
          a.snp.makeConstraints { make in
            make.top.leading.equalToSuperview()
            make.height.equalTo(20)
            wide.append(make.width.equalTo(200).constraint)
            narrow.append(make.width.equalTo(100).constraint)
          }
        }
        func change() {
          wide.forEach { $0.deactivate() }
          a.snp.remakeConstraints { $0.height.equalTo(50) }
        }
      }
      """
    ])
    let scene = try #require(project.scenes(of: nil).first)
    let geometry = SceneGeometry(scene, on: .phone)
    #expect(geometry.conflicts.isEmpty)
    #expect(geometry.frames[1].height.description == "20")
  }

  @Test("lists and closures that a function gets are read, and what it sets")
  func builders() throws {
    let lines = try outline(
      """
      let a = UILabel()
      let b = UILabel()
      func setUp() {
        addConstrained([a, b]) {
          a.topAnchor.constraint(equalTo: topAnchor)
          b.topAnchor.constraint(equalTo: a.bottomAnchor)
        }
        setupLabel(a, text: "From")
      }
      private func setupLabel(_ label: UILabel, text: String) {
        label.text = text
      }
      """,
      """
      extension UIView {
        func addConstrained(_ views: [UIView], @Builder builder: () -> [NSLayoutConstraint]) {
          for view in views {
            view.configureForAutoLayout()
            addSubview(view)
          }
          NSLayoutConstraint.activate(builder())
        }
        func configureForAutoLayout() { translatesAutoresizingMaskIntoConstraints = false }
      }
      """)
    #expect(
      lines == ["a  UILabel", "top = superview", #"sets "From""#, "b  UILabel", "top = a.bottom"])
  }

  @Test("private views of a superclass are its own")
  func privateViews() throws {
    let found = try frames(
      """
      class PlayerController: BaseController {
        private let stack = UIView()
        override func setUp() {
          super.setUp()
          view.addSubview(stack)
          stack.snp.makeConstraints { $0.bottom.trailing.equalToSuperview(); $0.size.equalTo(20) }
        }
      }
      """,
      """
      class BaseController: UIViewController {
        private let stack = UIView()
        func setUp() {
          view.addSubview(stack)
          stack.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.size.equalTo(10) }
        }
      }
      """)
    #expect(found.sorted() == ["stack: 0 0 10 10", "stack: 373 832 20 20"])
  }

  @Test("a constraint that later code activates is not there at first")
  func later() throws {
    let found = try frames(
      """
      class PlayerController: UIViewController {
        let a = UISwitch()
        var top: NSLayoutConstraint?
        func setUp() {
          view.addSubview(a)
          a.snp.makeConstraints { $0.top.leading.equalTo(30) }
          top = view.topAnchor.constraint(equalTo: a.topAnchor)
          top?.isActive = false
        }
        @objc func keyboardWillShow() { top?.isActive = true }
      }
      """)
    #expect(found == ["a: 30 30 51 31"])
  }

  @Test("updates without anything to update make, divisors divide, and sizes have parts")
  func sizes() throws {
    let found = try frames(
      """
      class PlayerController: UIViewController {
        let a = UIView()
        let b = UIView()
        let boxSize = CGSize(width: 32, height: 4)
        func setUp() {
          view.addSubview(a)
          view.addSubview(b)
          a.snp.updateConstraints { make in
            make.top.leading.equalToSuperview()
            make.height.equalTo(view).dividedBy(3)
            make.width.equalTo(30)
          }
          b.snp.makeConstraints { make in
            make.bottom.trailing.equalToSuperview()
            make.size.equalTo(boxSize)
          }
        }
      }
      """)
    #expect(found == ["a: 0 0 30 284", "b: 361 848 32 4"])
    let local = try frames(
      """
      class PlayerController: UIViewController {
        let a = UIView()
        func setUp() {
          let size = CGSize(width: 20, height: 6)
          let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          view.addSubview(a)
          a.snp.updateConstraints { make in
            make.top.equalToSuperview().inset(insets.top)
            make.left.equalToSuperview().inset(insets)
            make.size.equalTo(size)
          }
        }
        func change() {
          if isWide {
            a.snp.makeConstraints { $0.bottom.equalToSuperview() }
          }
        }
      }
      """)
    #expect(local.map { $0.prefix(8) } == ["a: 2 1 2"])
  }

  @Test("a switch keeps its size beside a label, and a header is as wide as its table")
  func controls() throws {
    let found = try frames(
      """
      class PlayerController: UIViewController {
        let label = UILabel()
        let toggle = UISwitch()
        let table = UITableView()
        let header = UIView()
        func setUp() {
          view.addSubview(label)
          view.addSubview(toggle)
          label.snp.makeConstraints { make in
            make.top.leading.equalToSuperview()
            make.trailing.equalTo(toggle.snp.leading)
          }
          toggle.snp.makeConstraints { $0.top.trailing.equalToSuperview() }
          view.addSubview(table)
          table.snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview(); $0.height.equalTo(90) }
          table.tableHeaderView = header
          header.frame.size.height = 40
        }
      }
      """)
    #expect(found[1] == "toggle: 342 0 51 31")
    #expect(found[3].hasPrefix("header: 0 ") && found[3].contains(" 393 "), "\(found)")
  }
}
