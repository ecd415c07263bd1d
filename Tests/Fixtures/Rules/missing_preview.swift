// What missing_preview finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: the first view of a file without a preview is reported
class ↓A: UIView {}
class B: UIView {}
// ---
struct Props {}
public final class ↓A: UITableViewCell, Reusable {}
// ---
// lines:
class ↓A: MyButton {}
class ↓A: Base.CardView {}
enum Screen { final class ↓A: UIView {} }
// ---
#if os(iOS)
class ↓A: UIView {}
#endif
// ---
private class A: UIView {}
class ↓B: UIView {}

// case: one preview of a view of the file will do
class A: UIView {}
#Preview { A() }
// ---
class A: UIView {}
#Preview("Dark") { A() }
// ---
class A: UIView {}
#if DEBUG
struct P: SwiftUI.PreviewProvider { static var previews: some View { Wrap(A()) } }
#endif
// ---
// #Preview { A() }
class ↓A: UIView { let s = "PreviewProvider"; let p: Menu.PreviewProvider? }

// case: a preview that shows no view of the file is reported, unless the option allows it
class A: UIView {}; struct ↓P: PreviewProvider {}
// ---
// options: {shows_view: false}
class A: UIView {}; struct P: PreviewProvider {}
// ---
// options: {}
class A: UIView {}; ↓#Preview { UIView() }
// ---
// options: {shows_view: false}
class A: UIView {}; #Preview { UIView() }
// ---
// options: {}
class A: UIView { let title = B() }; ↓#Preview("A") { B(title: "A") }
// ---
// options: {shows_view: false}
class A: UIView { let title = B() }; #Preview("A") { B(title: "A") }
// ---
// options: {}
class A: UIView {}; func make() -> UIView { B() }; ↓#Preview { make() }
// ---
// options: {shows_view: false}
class A: UIView {}; func make() -> UIView { B() }; #Preview { make() }
// ---
// options: {}
class A: UIView {}; extension A { func mock() {} }; ↓#Preview { B().mock() }
// ---
// options: {shows_view: false}
class A: UIView {}; extension A { func mock() {} }; #Preview { B().mock() }

// case: a preview may show a view through what it uses of the file
// lines:
class ↓A: UIView {}
class ↓A: UIView {}«→; func make() -> UIView { A() }; #Preview { make() }»
class ↓A: UIView {}«→; private class B: UIView {}; #Preview { B() }»
class ↓A: UIView «{}→{ let b = B() }; struct B: View {}; #Preview { B() }»
class ↓A: UIView {}«→; enum Previews { struct P: PreviewProvider { let view = A() } }»
class ↓A: UIView {}; struct W: UIViewRepresentable { func makeUIView(context: C) -> UIView { build() } }; func build() -> UIView { A() }«; #Preview { W() }»
class ↓A: UIView {}; extension Mock { static var view: UIView { A() } }«; #Preview { Mock.view }»

// case: an option asks for previews at the bottom; what previews use may follow
// options: {place: bottom}
class A: UIView {}; #Preview { A() }; #Preview { A(frame: .zero) }
// ---
class A: UIView { func render(_ props: Props) {} }
#if DEBUG
import SwiftUI
@available(iOS 17, *)
#Preview { Wrap(A(.mock())) }
struct Wrap: UIViewRepresentable {}
extension Wrap { func other() {} }
extension A.Props { static func mock() {} }
#endif
// ---
import UIKit
↓#Preview { A() }
class A: UIView {}
// ---
// lines:
class A: UIView {}; ↓#Preview { A() }; extension A: B {}
class A: UIView {}; ↓#Preview { A() }; struct Other {}
// ---
class A: UIView { func render(_ props: Props) {} }
struct P: PreviewProvider { let view = A(Props()) }
struct Props {}
// ---
class A: UIView {}
#Preview { Screen(.mock) }
private final class Screen: UIViewController { let view = A() }
extension A { static func mock() {} }
// ---
class A: UIView { let b = B() }; #Preview { B() }; private class B: UIView {}
// ---
// options: {}
«#Preview { A() }; »class ↓A: UIView {}

// case: types without an appearance are silent
// lines:
class ↓A: «UIView→UIViewController» {}
class ↓A: «UIView→Base<UILabel>» {}
class ↓A: «UIView→Factory, CardView» {}
struct A: View {}
extension UIView {}
class ↓A: «UIView→NSView» {}
class ↓«A: UIView→A» {}
«class→protocol» ↓A: UIView {}
class A: NSObject, UITableViewDelegate {}
class A: UIViewController { class B: UIView {} }
extension Screen { «private »class ↓A: UIView {} }
«private »extension Screen { class ↓A: UIView {} }
«extension Screen→func f()» { class ↓A: UIView {} }

// case: base classes are silent
// lines:
class BaseCell: UITableViewCell {}
class _Cell: UITableViewCell {}
class CellBase: UITableViewCell {}
class Cell<Content: UIView>: UITableViewCell {}
class Cell: UITableViewCell { func setup() { fatalError("override") } }
class ↓Cell: UIView { required init?(coder: NSCoder) { fatalError("no") } }
class ↓Baseline: UIView {}

// case: views from a nib and test files are silent
// lines:
class ↓A: UIView {« @IBOutlet private weak var label: UILabel! »}
class ↓A: UIView«, NibLoadable» {}
// ---
import XCTest
class A: UIView {}
// ---
import PlaygroundSupport
class A: UIView {}
// ---
@testable import App
import Testing
class A: UIView {}

// case: an option includes view controllers
// options: {view_controllers: true}
// lines:
class ↓A: UIViewController {}
class A: NavigationController {}
class A: NSViewController {}

// around:

// case: the macro
final class PlayerView: UIView {}

#Preview { PlayerView() }

// case: an extension, a base class and a private view
extension UIView {}
class BaseCell: UITableViewCell {}
final class PlayerViewController: UIViewController {
  private final class DotView: UIView {}
}

// around:

// case: a preview of something else
final class PlayerView: UIView {}

#if DEBUG
struct ↓PlayerViewPreview: PreviewProvider {
  static var previews: some View { ViewRepresentable(UIView()) }
}
#endif
