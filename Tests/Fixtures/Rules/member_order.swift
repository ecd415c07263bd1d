// What member_order finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView {
…
}

// case: the first misplaced member of each kind is reported
  func a() {}
let ↓b = 1
// ---
  init() {}
var ↓b: Int { didSet {} }
// ---
  deinit {}
let ↓b: Int
let c: Int
// ---
  func a() {}
↓init() {}
// ---
  private func a() {}
override func ↓awakeFromNib() {}
// ---
  private func a() {}
func ↓b() {}
init() {}
// ---
  func a() {}
lazy var ↓b = UILabel()
// ---
  fileprivate func a() {}
func ↓b(_ song: Song) {}
// ---
  init() {}
enum ↓B { case c }
// ---
  struct A {}
let ↓b = 1

// case: some members may appear anywhere
  func a() {}
var b: Int { 1 }
// ---
  func a() {}
var b: Int { get { 1 } set {} }
// ---
  func a() {}
typealias C = B
// ---
  private func a() {}
@objc func b() {}
// ---
  @objc private func a() {}
func b() {}
// ---
  @IBAction private func a(_ sender: Any) {}
init() {}
// ---
  init() {}
override var isHighlighted: Bool { didSet {} }
// ---
  private func a() {}
@IBAction func b(_ sender: Any) {}
// ---
  private func a() {}
func tableView(_ tableView: UITableView) {}
// ---
  private func a() {}
func scrollViewDidScroll(_ scrollView: UIScrollView) {}
// ---
  private func a() {}
override func setup() {}
// ---
  private func a() {}
static func b() {}
// ---
  private func a() {}
subscript(b: Int) -> Int { 1 }
// ---
  let a = 1
init() {}
func b() {}
private func c() {}
private func d() {}

// around:

// case: other types, extensions and locals are silent
class A { func a() {}
let b = 1 }
// ---
struct A { func a() {}
let b = 1 }
// ---
extension UIView { func a() {}
init(b: Int) {} }
// ---
class A: UIView { func a() { f(); let b = 1 }
func c() {} }

// case: the order is an option; groups that it omits may appear anywhere
// options: {order: [nested_types, private_methods, lifecycle]}
class A: UIView { private func a() {}
init() {}
enum ↓B {} }
// ---
class A: UIView { enum B {}
private func a() {}
init() {}
let c = 1 }
// ---
// options: {}
class A: UIView { private func a() {}
func ↓b(c: Int, _ d: Int) {} }
// says: `b(c:_:)`, an accessible method, comes after `a()`, a private method
// advice: keep the order: properties, nested types, lifecycle, accessible methods, private methods

// around:
class A: UIView {
  // MARK: - Properties
  let a = 1
…
  // MARK: - Properties
}
// MARK: - Delegate

// case: sections have the agreed titles, in the agreed order
// options: {order: [], sections: [Properties, Life*, Private*]}
  ↓// MARK: Stuff
  // MARK: - Private Methods
  private func b() {
    // MARK: inside
  }
  // MARK: -
  // a comment
  enum C {
    // MARK: - Cases
    case d
  }
  ↓/* MARK: - Lifecycle */
// ---
// options: {order: []}
  // MARK: Stuff
  // MARK: - Private Methods
  private func b() {
    // MARK: inside
  }
  // MARK: -
  // a comment
  enum C {
    // MARK: - Cases
    case d
  }
  /* MARK: - Lifecycle */

// around:
class A: UIView {
  // MARK: - Properties

  let a = 1
  var b: Int { 2 }

…
class C: UIView { static func a() {} }

// case: each group of members has a section, if the option asks for it
// options: {order: [], section_per_group: true}
  ↓init() { super.init(frame: .zero) }
  deinit {}
  // MARK: -
  func ↓c() {}

  // MARK: - Private
  private func d() {
    // MARK: inside
  }
  func ↓e() {}
}
class B: UIView { let ↓a = 1 }
// ---
// options: {order: []}
  init() { super.init(frame: .zero) }
  deinit {}
  // MARK: -
  func c() {}

  // MARK: - Private
  private func d() {
    // MARK: inside
  }
  func e() {}
}
class B: UIView { let a = 1 }

// around:

// case: `enum Constants` is first or last
// options: {constants: first}
class A: UIView { enum Constants {}; let a = 1; func b() {} }
// ---
// options: {constants: last}
class A: UIView { let a = 1; func b() {}; enum Constants {} }
// ---
// options: {constants: first}
class A: UIView { let a = 1; func b() {}; enum ↓Constants {} }
// ---
// options: {constants: last}
class A: UIView { enum ↓Constants {}; let a = 1; func b() {} }
// ---
// options: {constants: first}
class A: UIView { let a = 1; struct B {} }

// around:
class A: UIView {
  let a = 1
…
extension A: UITableViewDelegate { private func d() {}; enum E {} }
extension Other { private func f() {} }

// case: private methods and nested types are in the body or in an extension
// options: {private_methods: extension, declarations: extension}
  struct ↓Props {}
  private func ↓b() {}
  private func c() {}
}
private extension A { func setup() {} }
extension A { struct Constants {} }
// ---
// options: {}
  struct Props {}
  private func b() {}
  private func c() {}
}
private extension A { func setup() {} }
extension A { struct Constants {} }
// ---
// options: {private_methods: body, declarations: body}
  struct Props {}
  private func b() {}
  private func c() {}
}
private extension A { func ↓setup() {} }
extension A { struct ↓Constants {} }

// around:

// case: member_order: the form and the name of constants
// options: {constants_form: enum}
final class A: UIView { private struct ↓Metrics { static let inset: CGFloat = 8 } }
// ---
// options: {constants_form: struct}
final class A: UIView { private struct Metrics { static let inset: CGFloat = 8 } }
// ---
// options: {constants_form: enum}
final class A: UIView { private let ↓inset: CGFloat = 8; let title = name; var count = 0 }
// ---
// options: {constants_name: [Constants]}
// lines:
final class A: UIView { enum ↓Metrics { static let inset: CGFloat = 8 } }
final class A: UIView { enum State { case on }; struct Props { let title: String } }

// around:

// case: a property after the initializer
final class PlayerView: UIView {
  init() {
    super.init(frame: .zero)
  }

  private let ↓songNameLabel = UILabel()
}

// around:

// case: an override comes among the methods, wherever that is
class TopBarView: UIView {
  override func performLayout() { addSubview(label) }
  var ↓label: UILabel!
}
// says: `label`, a property, comes after `performLayout()`, a method
// ---
class TopBarView: UIView {
  «override func performLayout() { addSubview(label) }→override class func nib() -> UINib { UINib() }»
  var ↓label: UILabel!
}

// case: an override may come before, between and behind other methods
class TopBarView: UIView {
  var label: UILabel!
  override func performLayout() { addSubview(label) }
  init() { super.init(frame: .zero) }
  func show() {}
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  private func hide() {}
  override func performWork() {}
}

// case: properties that may be anywhere
// options: {order: [lifecycle, accessible_methods]}
class TopBarView: UIView {
  override func performLayout() { addSubview(label) }
  var label: UILabel!
}
