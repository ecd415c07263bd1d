import LayoutModel
import LayoutScene
import SwiftSource
import Testing

extension OutlineTests {
  @Test("views without a name are in the tree, in their order")
  func nameless() throws {
    let lines = try view(
      "  let a = UILabel()\n  let b = UILabel()",
      """
          let row = UIStackView(arrangedSubviews: [a, UIView(), b])
          addSubview(row)
          row.addArrangedSubview(UIImageView(image: nil))
          row.addArrangedSubview(.spacer(height: 8))
      """)
    #expect(
      lines.suffix(5) == [
        "   ├─ a  UILabel", "   ├─ UIView()  UIView", "   ├─ b  UILabel",
        "   ├─ UIImageView(image: nil)  UIImageView", "   └─ .spacer(height: 8)",
      ], "\(lines)")
  }

  @Test("stacks in lists have their views, and what is appended to a list belongs to it")
  func lists() throws {
    let lines = try view(
      "  let a = UILabel()\n  let b = UILabel()\n  let c = UILabel()",
      """
          var views: [UIView] = [[a].asStackView(axis: .vertical)]
          if isLong {
            views.append(b)
          }
          views.append(c)
          let row = UIStackView()
          row.addArrangedSubviews(views)
          addSubview(row)
      """)
    #expect(
      lines.suffix(5) == [
        "└─ row  UIStackView", "   ├─ [a].asStackView(axis: .vertical)  UIStackView, vertical",
        "   │  └─ a  UILabel", "   ├─ b  UILabel  if isLong", "   └─ c  UILabel",
      ], "\(lines)")
  }

  @Test("a stack of locals that functions make has them, and a property gets the name of one")
  func madeLocals() throws {
    let lines = try view(
      "  var box: UIView?",
      """
          let a = makeLabel(text)
          let box = makeBox(a)
          let row = [a].asStackView(axis: .vertical)
          self.box = box
          addSubview(row)
          addSubview(box)
      """)
    #expect(
      lines.suffix(4) == [
        "self", "├─ row  UIStackView, vertical", "│  └─ a  makeLabel(text)", "└─ box  UIView",
      ], "\(lines)")
  }

  @Test("a list that a function returns is listed, and so is an unknown element")
  func unknownLists() throws {
    let lines = try view(
      "  let a = UILabel()",
      """
          let row = UIStackView(arrangedSubviews: [a, isOn ? a : a])
          addSubview(row)
          addSubview(wrapped(a) ?? a)
      """)
    let gaps = lines.drop { $0 != "Not resolved:" }
    #expect(gaps.count == 3, "\(lines)")
  }

  @Test("a member of another view is where code adds it")
  func members() throws {
    let lines = try view(
      "  let field = TextField()",
      """
          let column = UIStackView()
          addSubview(column)
          column.addArrangedSubview(field)
          column.addArrangedSubview(field.statusLabel)
          field.heightAnchor.constraint(equalToConstant: 8).isActive = true
          field.statusLabel.topAnchor.constraint(equalTo: field.bottomAnchor).isActive = true
      """)
    #expect(!lines.contains("Not resolved:"), "\(lines)")
    #expect(lines.contains("   └─ field.statusLabel"), "\(lines)")
  }

  @Test("a view that is put below another one comes before it")
  func below() throws {
    let lines = try view(
      "  let a = UILabel()\n  let b = UIView()",
      "    addSubview(a)\n    insertSubview(b, belowSubview: a)")
    #expect(lines.suffix(2) == ["├─ b  UIView", "└─ a  UILabel"], "\(lines)")
  }

  @Test("views that a member gets are in it")
  func placed() throws {
    let lines = try view(
      "  let table = UITableView()",
      "    addSubview(table)\n    table.refreshControl = UIRefreshControl(frame: .zero)")
    #expect(lines.last == "   └─ UIRefreshControl(frame: .zero)  UIRefreshControl", "\(lines)")
  }

  @Test("what makes a view is shown where its class is not spelled; controllers are no views")
  func makers() throws {
    let lines = try view(
      "  let host = UIHostingController<Text>(rootView: Text())",
      "    let gap = UIView.spacer(width: 10)\n    addSubview(gap)\n    addSubview(host.view)")
    #expect(lines.suffix(2) == ["├─ gap  UIView.spacer(width: 10)", "└─ host.view"], "\(lines)")
  }

  @Test("classes of one name are kept apart, each with the extensions that are nearest to it")
  func sameNames() throws {
    var project = SceneProject()
    for (path, label) in [("A/Cell.swift", "a"), ("B/Cell.swift", "b")] {
      add("class Cell: UIView { let \(label) = UILabel() }", path, to: &project)
    }
    add("extension Cell { func setUp() { addSubview(b) } }", "B/Cell+Layout.swift", to: &project)
    let outlines = project.scenes(of: nil).map { OutlineText(SceneOutline($0)).lines.suffix(1) }
    #expect(outlines == [["a  UILabel"], ["└─ b  UILabel"]])
  }

  @Test("the layout of superclasses is listed")
  func superclasses() throws {
    var project = SceneProject()
    add(
      "class BaseView: UIView { func a() { addSubview(UILabel()) } }", "BaseView.swift",
      to: &project)
    add("class PlainView: BaseView {}", "Plain.swift", to: &project)
    add("class TopView: PlainView { func b() { addSubview(UIView()) } }", "Top.swift", to: &project)
    let lines = project.scenes(of: ["TopView"]).flatMap { OutlineText(SceneOutline($0)).lines }
    #expect(
      lines.suffix(2) == [
        "Not resolved:",
        "  line 1: the layout of `BaseView`, which the class inherits",
      ])
  }

  private func add(_ code: String, _ path: String, to project: inout SceneProject) {
    let source = SourceFile(Array(code.utf8), vocabulary: LayoutVocabulary.recognizing([]))
    let file = ViewFile(source: source)
    file.read()
    project.add(file, path: path)
  }
}
