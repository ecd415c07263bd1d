// What exposed_subview finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: stored and lazy properties that other types can reach are reported
class A: UIView {
  let ↓a = UILabel()
  public lazy var ↓b: UIButton = makeButton()
  private(set) var ↓c = UIView()
  var ↓d: UILabel?
  let ↓e: UILabel
  var ↓f = UILabel() { didSet { update() } }
  func setup() { d = UILabel(); addSubview(d!); self.addSubview(e) }
}
class C: UIViewController {
  let ↓table = UITableView()
}

// case: what is private, belongs to others or must be reachable is silent
// lines:
class A: UIView { «private »let ↓a = UILabel(); fileprivate lazy var b = UILabel() }
class A: UIView { @IBOutlet var a: UILabel!; @IBOutlet weak var b: UILabel! }
class A: UIView { «static »let ↓a = UILabel(); override var b = UILabel() }
class A: UIView { «weak »var ↓a: UILabel?; func setup() { addSubview(a!) } }
class A: UIView { var a: UILabel { header.a } }
class A: UIView { var a: UIView? { didSet { if let a { addSubview(a) } } } }
class A: UIView { var anchor: UIView?; var other: UIView? = nil }
«private »final class A: UIView { let ↓a = UILabel() }
«private »enum B { final class A: UIView { let ↓a = UILabel() } }
class A { let a = UILabel() }
struct A: UIViewRepresentable { let a = UILabel() }
class A: UIView { let model = Model(); let child = ChildViewController() }
class A: UIView { func setup() { let a = UILabel(); addSubview(a) } }
protocol P { «var a: UILabel { get }» }; class A: UIView, P { let ↓a = UILabel() }
class A: UIView«, Themed» { let ↓a = UILabel() }
class A: UIView, UITextFieldDelegate«, Themed» { let ↓a = UILabel() }
protocol P { var a: UILabel { get } }; class A: UIView { let ↓a = UILabel() }«; extension A: P {}»

// case: a protocol of the file that the class does not conform to requires nothing
protocol P { var a: UILabel { get } }; class A: UIView { let ↓a = UILabel() }

// case: what an extension or a subclass in another file names could not be private
// file: 0.swift
class Screen: UIViewController { let table = UITableView(); let ↓header = UIView() }
// file: 1.swift
extension Screen { func top() { table.reloadData() } }
// says: other types can reach into `Screen` for `header`
// ---
// file: 0.swift
class Screen: UIViewController { let table = UITableView(); let ↓header = UIView() }
// file: 1.swift
extension Screen { func top() { self.table.reloadData() } }
// says: other types can reach into `Screen` for `header`
// ---
// file: 0.swift
class Screen: UIViewController { let table = UITableView(); let ↓header = UIView() }
// file: 1.swift
class List: Screen { func top() { table.reloadData() } }
// says: other types can reach into `Screen` for `header`
// ---
// file: 0.swift
class Screen: UIViewController { let ↓table = UITableView(); let ↓header = UIView() }
// file: 1.swift
class List: Other { func top() { table.reloadData() } }
// says: other types can reach into `Screen` for `table`
// says: other types can reach into `Screen` for `header`
// ---
// file: 0.swift
class Screen: UIViewController { let ↓table = UITableView(); let ↓header = UIView() }
// file: 1.swift
extension Screen { func top() { other.table.reloadData() } }
// says: other types can reach into `Screen` for `table`
// says: other types can reach into `Screen` for `header`
// ---
// file: 0.swift
class Card: UIView, Themed { let icon = UIImageView() }
// file: 1.swift
protocol Themed { var icon: UIImageView { get } }
// ---
// file: 0.swift
class Card: UIView, Themed { let ↓icon = UIImageView() }
// file: 1.swift
protocol Themed { var theme: Theme { get } }
// says: other types can reach into `Card` for `icon`

// case: exposed_subview: computed properties and setup functions
// lines:
final class A: UIView { private let a = UILabel(); var ↓b: UILabel { a } }
final class A: UIView { private let a = UILabel(); var ↓b: UILabel { get { return self.a } } }
final class A: UIView { private let a = UILabel(); private var b: UILabel { a }; var c: String? { a.text } }
// ---
// options: {setup_functions: true}
final class A: UIView { private let a = UILabel()
func ↓setupA() { a.numberOfLines = 2 } }
// ---
// options: {}
final class A: UIView { private let a = UILabel()
func setupA() { a.numberOfLines = 2 } }
// ---
// options: {setup_functions: true}
final class A: UIView { private let a = UILabel()
override func setupA() { a.numberOfLines = 2 } }
// ---
// file: 0.swift
final class A: UIView { private let a = UILabel()
func setupA() { a.numberOfLines = 2 } }
// file: 1.swift
func f() { a.setupA() }
// ---
// file: 0.swift
final class A: UIView { private let a = UILabel()
func ↓setupA() { a.numberOfLines = 2 } }
// file: 1.swift
func f() {}
// says: other types can call `setupA()` of `A`, which sets it up

// case: the fix makes it private, where only its type names it
class Card: UIView {
  let ↓title = UILabel()
  private(set) lazy var ↓icon = UIImageView()
  internal let ↓note = UILabel()
  func update() { title.text = self.note.text }
}
extension Card { func clear() { title.text = nil } }
class Other: UIView { private let title = UILabel(); func update() { title.text = nil } }
// becomes:
class Card: UIView {
  private let title = UILabel()
  private lazy var icon = UIImageView()
  private let note = UILabel()
  func update() { title.text = self.note.text }
}
extension Card { func clear() { title.text = nil } }
class Other: UIView { private let title = UILabel(); func update() { title.text = nil } }
// ---
class Card: UIView { let ↓title = UILabel() }
func f(_ card: Card) { card.title.text = nil }
// stays:
// ---
class Card: UIView { let ↓title = UILabel() }
final class Other: Card { func f() { title.text = nil } }
// stays:
// ---
class Card: UIView { public let ↓title = UILabel() }
// stays:
// ---
class Card: UIView { @objc let ↓title = UILabel() }
// stays:
// ---
class Card: UIView { let ↓contentView = UIView() }
// stays:
// ---
// options: {setup_functions: true}
class Card: UIView { private let title = UILabel(); func ↓setupTitle() { title.numberOfLines = 2 } }
// becomes:
class Card: UIView { private let title = UILabel(); private func setupTitle() { title.numberOfLines = 2 } }

// around:

// case: a place for a view from elsewhere, and a requirement
protocol CoverTransitioning {
  var coverView: UIImageView { get }
}

final class PlayerView: UIView, CoverTransitioning {
  let coverView = UIImageView()

  var accessory: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessory { addSubview(accessory) }
    }
  }
}
