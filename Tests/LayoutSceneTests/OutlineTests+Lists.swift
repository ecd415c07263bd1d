import LayoutModel
import LayoutScene
import SwiftSource
import Testing

extension OutlineTests {

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
