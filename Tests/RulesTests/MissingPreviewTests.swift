import LintEngine
import Testing

@testable import Rules

@Suite("missing_preview")
struct MissingPreviewTests {
  private let expect = Expectation(MissingPreview())

  @Test("the first view of a file without a preview is reported")
  func views() {
    expect(
      """
      class ↓A: UIView {}
      class B: UIView {}
      """)
    expect(
      """
      struct Props {}
      public final class ↓A: UITableViewCell, Reusable {}
      """)
    expect("class ↓A: MyButton {}")
    expect("class ↓A: Base.CardView {}")
    expect("enum Screen { final class ↓A: UIView {} }")
    expect(
      """
      #if os(iOS)
      class ↓A: UIView {}
      #endif
      """)
    expect(
      """
      private class A: UIView {}
      class ↓B: UIView {}
      """)
  }

  @Test("one preview of a view of the file will do")
  func previews() {
    expect(
      """
      class A: UIView {}
      #Preview { A() }
      """)
    expect(
      """
      class A: UIView {}
      #Preview("Dark") { A() }
      """)
    expect(
      """
      class A: UIView {}
      #if DEBUG
      struct P: SwiftUI.PreviewProvider { static var previews: some View { Wrap(A()) } }
      #endif
      """)
    expect(
      """
      // #Preview { A() }
      class ↓A: UIView { let s = "PreviewProvider"; let p: Menu.PreviewProvider? }
      """)
  }

  @Test(
    "a preview that shows no view of the file is reported, unless the option allows it",
    arguments: [
      "class A: UIView {}; struct ↓P: PreviewProvider {}",
      "class A: UIView {}; ↓#Preview { UIView() }",
      "class A: UIView { let title = B() }; ↓#Preview(\"A\") { B(title: \"A\") }",
      "class A: UIView {}; func make() -> UIView { B() }; ↓#Preview { make() }",
      "class A: UIView {}; extension A { func mock() {} }; ↓#Preview { B().mock() }",
    ])
  func others(of code: String) {
    expect(code)
    var options = MissingPreview.Options()
    options.showsView = false
    expect(code.replacing("↓", with: ""), options)
  }

  @Test("a preview may show a view through what it uses of the file")
  func helpers() {
    expect(
      "class ↓A: UIView {}",
      silentWith: [
        "": "; func make() -> UIView { A() }; #Preview { make() }",
        "": "; private class B: UIView {}; #Preview { B() }",
        "{}": "{ let b = B() }; struct B: View {}; #Preview { B() }",
        "": "; enum Previews { struct P: PreviewProvider { let view = A() } }",
      ])
    for code in [
      "class ↓A: UIView {}; struct W: UIViewRepresentable { func makeUIView(context: C) -> UIView { build() } }; func build() -> UIView { A() }«; #Preview { W() }»",
      "class ↓A: UIView {}; extension Mock { static var view: UIView { A() } }«; #Preview { Mock.view }»",
    ] { expect(code) }
  }

  @Test("an option asks for previews at the bottom; only what previews use may follow")
  func place() {
    var options = MissingPreview.Options()
    options.place = .bottom
    expect("class A: UIView {}; #Preview { A() }; #Preview { A(frame: .zero) }", options)
    expect(
      """
      class A: UIView { func render(_ props: Props) {} }
      #if DEBUG
      import SwiftUI
      @available(iOS 17, *)
      #Preview { Wrap(A(.mock())) }
      struct Wrap: UIViewRepresentable {}
      extension Wrap { func other() {} }
      extension A.Props { static func mock() {} }
      #endif
      """, options)
    expect("import UIKit\n↓#Preview { A() }\nclass A: UIView {}", options)
    expect("class A: UIView {}; ↓#Preview { A() }; extension A: B {}", options)
    expect("class A: UIView {}; ↓#Preview { A() }; struct Other {}", options)
    expect(
      """
      class A: UIView { func render(_ props: Props) {} }
      struct ↓P: PreviewProvider { let view = A(Props()) }
      struct Props {}
      """, options)
    expect(
      """
      class A: UIView {}
      #Preview { Screen(.mock) }
      private final class Screen: UIViewController { let view = A() }
      extension A { static func mock() {} }
      """, options)
    expect(
      "class A: UIView { let b = B() }; ↓#Preview { B() }; private class B: UIView {}", options)
    expect("«#Preview { A() }; »class ↓A: UIView {}")
  }

  @Test("types without an appearance are silent")
  func others() {
    expect(
      "class ↓A: UIView {}",
      silentWith: [
        "UIView": "UIViewController", "UIView": "Base<UILabel>", "UIView": "Factory, CardView",
        "class A: UIView": "struct A: View", "class A:": "extension", "UIView": "NSView",
        "A: UIView": "A", "class": "protocol",
      ])
    for code in [
      "class A: NSObject, UITableViewDelegate {}",
      "class A: UIViewController { class B: UIView {} }",
      "extension Screen { «private »class ↓A: UIView {} }",
      "«private »extension Screen { class ↓A: UIView {} }",
      "«extension Screen→func f()» { class ↓A: UIView {} }",
    ] { expect(code) }
  }

  @Test("base classes are silent")
  func bases() {
    expect("class BaseCell: UITableViewCell {}")
    expect("class _Cell: UITableViewCell {}")
    expect("class CellBase: UITableViewCell {}")
    expect("class Cell<Content: UIView>: UITableViewCell {}")
    expect("class Cell: UITableViewCell { func setup() { fatalError(\"override\") } }")
    expect("class ↓Cell: UIView { required init?(coder: NSCoder) { fatalError(\"no\") } }")
    expect("class ↓Baseline: UIView {}")
  }

  @Test("views from a nib and test files are silent")
  func nibs() {
    expect("class ↓A: UIView {« @IBOutlet private weak var label: UILabel! »}")
    expect("class ↓A: UIView«, NibLoadable» {}")
    expect(
      """
      import XCTest
      class A: UIView {}
      """)
    expect(
      """
      import PlaygroundSupport
      class A: UIView {}
      """)
    expect(
      """
      @testable import App
      import Testing
      class A: UIView {}
      """)
  }

  @Test("an option includes view controllers")
  func viewControllers() {
    expect("class ↓A: UIViewController {}", .init(viewControllers: true))
    expect("class A: NavigationController {}", .init(viewControllers: true))
    expect("class A: NSViewController {}", .init(viewControllers: true))
  }
}
