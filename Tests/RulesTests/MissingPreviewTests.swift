import LintEngine
import Testing

@testable import Rules

@Suite("missing_preview")
struct MissingPreviewTests {
  private func expect(
    _ code: String, _ options: MissingPreview.Options = .init(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let mismatch = mismatch(MissingPreview(options: options), code)
    #expect(mismatch == nil, "\(mismatch ?? "")", sourceLocation: sourceLocation)
  }

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
    expect("extension Screen { class ↓A: UIView {} }")
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

  @Test("any preview in the file will do")
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
      struct P: SwiftUI.PreviewProvider {}
      #endif
      """)
    expect(
      """
      // #Preview { A() }
      class ↓A: UIView { let s = "PreviewProvider" }
      """)
  }

  @Test(
    "types without an appearance are silent",
    arguments: [
      "class A: UIViewController {}", "class A: NSObject, UITableViewDelegate {}",
      "class A: Base<UILabel> {}", "class A: Factory, CardView {}", "struct A: View {}",
      "extension UIView {}", "class A: NSView {}", "class A {}", "protocol A: UIView {}",
      "class A: UIViewController { class B: UIView {} }",
      "extension Screen { private class A: UIView {} }",
      "private extension Screen { class A: UIView {} }", "func f() { class A: UIView {} }",
    ])
  func others(_ code: String) {
    expect(code)
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
    expect("class A: UIView { @IBOutlet private weak var label: UILabel! }")
    expect("class A: UIView, NibLoadable {}")
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
