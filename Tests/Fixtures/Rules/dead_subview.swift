// What dead_subview finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
…
  }
}

// case: views that are only configured are reported
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    badge.text = text
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    badge.text = text
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    self.badge.text = text; badge.layer.cornerRadius = 4
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    self.badge.text = text; badge.layer.cornerRadius = 4
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    badge.setTitle(text, for: .normal)
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    badge.setTitle(text, for: .normal)
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    badge.addTarget(self, action: #selector(tap), for: .touchUpInside)
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    badge.addTarget(self, action: #selector(tap), for: .touchUpInside)
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    badge.delegate = self
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    badge.delegate = self
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    badge.onTap = { self.close() }
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    badge.onTap = { self.close() }
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    badge.configure(with: text)
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    badge.configure(with: text)
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    foo(badge: text); badge.text = text
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    foo(badge: text); badge.text = text
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    if isWide { badge.isHidden = true }
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    if isWide { badge.isHidden = true }
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    badge.text = "badge" // addSubview(badge)
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    badge.text = "badge" // addSubview(badge)
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    badge.text = text; kind = .badge
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    badge.text = text; kind = .badge
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    let badge2 = text; badge.text = badge2
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    let badge2 = text; badge.text = badge2
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    badge.text = text; func inner(badge: UIView) { addSubview(badge) }
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    badge.text = text; func inner(badge: UIView) { addSubview(badge) }
// ---
  private let ↓badge = BadgeLabel()
  func setup(_ text: String) {
    badge.text = text; views.forEach { badge in addSubview(badge) }
// ---
  fileprivate var ↓badge: UILabel = UILabel()
  func setup(_ text: String) {
    badge.text = text; views.forEach { badge in addSubview(badge) }

// case: views made later or by closures are reported
  private var ↓badge: UILabel!
  func setup(_ text: String) {
    badge = UILabel(frame: .zero); badge.text = text
// ---
  private lazy var ↓badge: UILabel = { let label = UILabel(); label.text = x; return label }()
  func setup(_ text: String) {
// ---
  private let ↓badge: UILabel = { $0.text = x; $0.setTitle(y); return $0 }(UILabel())
  func setup(_ text: String) {
// ---
  private let ↓badge = UILabel().then { $0.text = x }
  func setup(_ text: String) {
// ---
  private lazy var ↓badge: UIView = { UIView() }()
  func setup(_ text: String) {

// case: a view that a function of the type makes is reported
  private lazy var ↓badge: UILabel = Self.make()
private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }
  func setup(_ text: String) {
    badge.text = text
// ---
  private lazy var ↓badge: UILabel = Self.make()
private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }
  func setup(_ text: String) {
// ---
  private lazy var badge: UILabel = Self.make()
private static func make() -> UILabel { let label = UILabel(); add(label); return label }
  func setup(_ text: String) {
    badge.text = text
// ---
  private lazy var ↓badge: UILabel = PlayerView.make()
private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }
  func setup(_ text: String) {
    badge.text = text
// ---
  private lazy var ↓badge: UILabel = PlayerView.make()
private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }
  func setup(_ text: String) {
// ---
  private lazy var badge: UILabel = PlayerView.make()
private static func make() -> UILabel { let label = UILabel(); add(label); return label }
  func setup(_ text: String) {
    badge.text = text
// ---
  private lazy var ↓badge: UILabel = make()
private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }
  func setup(_ text: String) {
    badge.text = text
// ---
  private lazy var ↓badge: UILabel = make()
private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }
  func setup(_ text: String) {
// ---
  private lazy var badge: UILabel = make()
private static func make() -> UILabel { let label = UILabel(); add(label); return label }
  func setup(_ text: String) {
    badge.text = text
// ---
  private lazy var ↓badge: UILabel = self.make()
private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }
  func setup(_ text: String) {
    badge.text = text
// ---
  private lazy var ↓badge: UILabel = self.make()
private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }
  func setup(_ text: String) {
// ---
  private lazy var badge: UILabel = self.make()
private static func make() -> UILabel { let label = UILabel(); add(label); return label }
  func setup(_ text: String) {
    badge.text = text
// ---
  private lazy var badge: UILabel = Other.make()
private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }
  func setup(_ text: String) {
    badge.text = text
// ---
  private lazy var badge: UILabel = Self.make(text)
private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }
  func setup(_ text: String) {
    badge.text = text
// ---
  private lazy var badge: UILabel = Self.make().styled()
private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }
  func setup(_ text: String) {
    badge.text = text
// ---
  private lazy var badge: UILabel = factory.make()
private static func make() -> UILabel { let label = UILabel(); label.text = x; return label }
  func setup(_ text: String) {
    badge.text = text

// around:
class PlayerView: UIView {
  private var badge = UILabel()
  func setup(_ text: String) {
    badge.text = text
…
  }
}

// case: any other use is silent
// lines:
addSubview(badge)
view.addSubview(self.badge)
[badge].forEach(addSubview)
let all = [badge, other]
let all = [other, badge]
tableView.tableHeaderView = badge
navigationItem.titleView = badge
self.backgroundView = self.badge
let x = badge
show(badge)
show(view: badge, at: 0)
Row { badge.width(20); other }.embed(in: self)
return badge
let path = \PlayerView.badge
bind(\.badge)
animate { [badge] in badge.alpha = 1 }
animate { [weak self, badge, other] in badge.alpha = 1 }
let size = badge.sizeThatFits(.zero)
let anchor = badge.topAnchor
pin(badge.topAnchor)
badge.pinEdges(to: self)
badge.snp.layout(in: self)
pin(to: badge)
badge.show(in: view)
badge.configure(in: self)
badge.anchor = view
if let badge { addSubview(badge) }
guard let badge = badge else { return }
if badge == nil { load() }
isWide ? badge : other
print("\(badge)")
other.badge.text = text
view += badge
views[badge] = 1
let map = [1: badge]
let map = [other: 1, badge: 2]
(badge as? UILabel)?.text = text
badge.attach(to: self)
badge = makeBadge()
badge = given

// around:
class PlayerView: UIView {
…
  func setup(_ text: String) {
    badge.text = text
  }
}

// case: views that other files can see, or that the type does not own, are silent
// lines:
  let badge = UILabel()
  private(set) var badge = UILabel()
  @IBOutlet private var badge: UILabel!

// around:

// case: views that other files can see, or that the type does not own, are silent
class PlayerView: UIView {
  «@Added »private var ↓badge = UILabel()
  func setup(_ text: String) {
    badge.text = text
  }
}
// ---
class PlayerView: UIView {
  private «static »let ↓badge = UILabel()
  func setup(_ text: String) {
    badge.text = text
  }
}

// around:
class PlayerView: UIView {
…
  func setup(_ text: String) {
    badge.text = text
  }
}

// case: views that other files can see, or that the type does not own, are silent
// lines:
  private weak var badge: UILabel?
  private var badge: UILabel { UILabel() }
  private var badge: UILabel?
  public let badge = UILabel()
  override var badge = UILabel()
  private let badge = Shared.badgeView
  private let badge: UILabel = makeBadge()
  private lazy var badge: UILabel = makeBadge()

// around:

// case: views that other files can see, or that the type does not own, are silent
class PlayerView: UIView {
  private lazy var badge = BadgeView(in: self)
  func setup(_ text: String) {
    badge.text = text
  }
}
// ---
class PlayerView: UIView {
  private lazy var ↓badge: UILabel = { let label = UILabel(); «addSubview(label); »return label }()
  func setup(_ text: String) {
    badge.text = text
  }
}
// ---
class PlayerView: UIView {
  private lazy var ↓badge: UILabel = { let label = UILabel(); «label.show(in: self); »return label }()
  func setup(_ text: String) {
    badge.text = text
  }
}
// ---
class PlayerView: UIView {
  private lazy var badge = UILabel().then { addSubview($0) }
  func setup(_ text: String) {
    badge.text = text
  }
}
// ---
class PlayerView: UIView {
  private lazy var ↓badge: UILabel = { «addSubview($0); »return $0 }(UILabel())
  func setup(_ text: String) {
    badge.text = text
  }
}

// around:
class PlayerView: UIView {
…
  func setup(_ text: String) {
    badge.text = text
  }
}

// case: views that other files can see, or that the type does not own, are silent
  private let badgeController = UIViewController()

// around:
class PlayerView: UIView {
…
  func setup(_ text: String) {
    
  }
}

// case: a view that nothing names is reported, whether or not it is made
// lines:
  private let ↓badge = BadgeView(style: .large)
  private var ↓badge: UIImageView!
  private var ↓badge: BadgeView!; class BadgeView: UIView {}
  private lazy var ↓badge: UILabel = { let label = UILabel(); addSubview(label); return label }()

// case: an unnamed property whose value may show itself, or that may hold no view, is silent
  private let ↓badge = UILabel()

// around:

// case: an unnamed property whose value may show itself, or that may hold no view, is silent
class PlayerView: UIView {
  private let ↓badge = «UILabel()→BadgeView(in: container.view)»
  func setup(_ text: String) {
    
  }
}
// ---
class PlayerView: UIView {
  private let ↓badge = «UILabel()→Shared.badgeView»
  func setup(_ text: String) {
    
  }
}
// ---
class PlayerView: UIView {
  private let ↓badge = «UILabel→ProgressBar»()
  func setup(_ text: String) {
    
  }
}
// ---
class PlayerView: UIView {
  private «let→static let» ↓badge = UILabel()
  func setup(_ text: String) {
    
  }
}
// ---
class PlayerView: UIView {
  «private →»let ↓badge = UILabel()
  func setup(_ text: String) {
    
  }
}

// around:
class PlayerView: UIView {
…
  func setup(_ text: String) {
    
  }
}

// case: an unnamed property whose value may show itself, or that may hold no view, is silent
  private let badge: UILabel = makeBadge()

// around:

// case: an unnamed property whose value may show itself, or that may hold no view, is silent
class PlayerView: UIView {
  private let ↓badge: UILabel = { let label = UILabel(); window«.addSubview(label)»; return label }()
  func setup(_ text: String) {
    
  }
}
// ---
class PlayerView: UIView {
  private var ↓badge: «UILabel→LoadingIndicator»?
  func setup(_ text: String) {
    
  }
}
// ---
class PlayerView: UIView {
  private var ↓badge: «UILabel→BadgeView»?
  func setup(_ text: String) {
    
  }
}
// ---
class PlayerView: UIView {
  «@IBOutlet »private var ↓badge: UILabel!
  func setup(_ text: String) {
    
  }
}
// ---
class PlayerView: UIView {
  private «weak »var ↓badge: UILabel?
  func setup(_ text: String) {
    
  }
}

// case: a view that other files can see is reported where none of them names it
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  let ↓badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing {}
// says: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// advice: add it to a view
// ---
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  let badge = UILabel()
  func setup() { badge.text = "" }
}
func f() { sut.badge.text = x }
// file: 1.swift
protocol Playing {}
// ---
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  let badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing {}
func f() { sut.badge.text = x }
// ---
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  let badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing {}
extension PlayerView {}
// ---
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  let badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing {}
class A: PlayerView {}
// ---
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  let badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing { var badge: UILabel { get } }
// ---
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  let badge = UILabel()
  func setup() { badge.text = "" }
}
// ---
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  public let badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing {}
// ---
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  @Added let badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing {}
// ---
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  override var badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing {}
// ---
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  static let badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing {}
// ---
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  weak var badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing {}
// ---
// file: 0.swift
@objcMembers class PlayerView: UIView, Playing, UIScrollViewDelegate {
  let badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing {}
// ---
// file: 0.swift
@Observable class PlayerView: UIView, Playing, UIScrollViewDelegate {
  let badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing {}
// ---
// file: 0.swift
@MainActor public final class PlayerView: UIView, Playing, UIScrollViewDelegate {
  let ↓badge = UILabel()
  func setup() { badge.text = "" }
}
// file: 1.swift
protocol Playing {}
// says: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// advice: add it to a view
// ---
// file: 0.swift
class PlayerView: UIView, Playing, UIScrollViewDelegate {
  let ↓badge = UILabel()
  func setup() {  }
}
// file: 1.swift
protocol Playing {}
// says: nothing uses the property `badge`, so its view never appears
// advice: delete it

// case: a type that is named like a view may be a protocol of the project
// file: 0.swift
class CartCell: UITableViewCell { private var badge: BadgeCell? }
// file: 1.swift
protocol BadgeCell {}
// ---
// file: 0.swift
class CartCell: UITableViewCell { private var badge: BadgeCell? }
protocol BadgeCell {}
// ---
// file: 0.swift
class CartCell: UITableViewCell { var badge: BadgeCell? }
// file: 1.swift
protocol BadgeCell {}
// ---
// file: 0.swift
class CartCell: UITableViewCell { private var badge: BadgeCell? }
// file: 1.swift
class BadgeCell {}

// ---
// file: 0.swift
class CartCell: UITableViewCell { private let ↓badge = BadgeCell() }
// file: 1.swift
protocol BadgeCell {}
// says: nothing uses the property `badge`, so its view never appears
// advice: delete it

// case: a library's protocol may require a view, its class may not
// file: 0.swift
class PlayerView: UIView {
  let ↓badge = UILabel()
  func setup() { badge.text = "" }
}
// says: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// advice: add it to a view
// ---
// file: 0.swift
class PlayerView: FormView {
  let ↓badge = UILabel()
  func setup() { badge.text = "" }
}
// says: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// advice: add it to a view
// ---
// file: 0.swift
class PlayerView: UIView, PlayerDelegate {
  let ↓badge = UILabel()
  func setup() { badge.text = "" }
}
// says: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// advice: add it to a view
// ---
// file: 0.swift
class PlayerView: UIView, AnyObject {
  let ↓badge = UILabel()
  func setup() { badge.text = "" }
}
// says: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// advice: add it to a view
// ---
// file: 0.swift
class PlayerView: UIView, PanModal {
  let badge = UILabel()
  func setup() { badge.text = "" }
}
// ---
// file: 0.swift
class PlayerView: UIView, Playing & Other {
  let badge = UILabel()
  func setup() { badge.text = "" }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  let badge = UILabel()
  func setup() { badge.text = "" }
}
extension PlayerView: PanModal {}

// case: names belong to their type, its extensions and its subclasses
class PlayerView: UIView {
  private let ↓badge = UILabel()
  func setup() { badge.text = "" }
}
class SongView: UIView {
  private let badge = UILabel()
  func setup() { badge.text = ""; addSubview(badge) }
}
extension SongView {
  func update() { badge.text = "" }
}
class Inherited: SongView {
  private let label = UILabel()
  func setup() { label.text = "" }
}
class Sub: Inherited {
  func more() { addSubview(label) }
}

// around:
class PlayerView: UIView {
…
  }
}

// case: a view of the project that gets another one when it is made may add itself to it
  private lazy var header = TableHeaderView(in: tableView)
  func setup(_ text: String) {
    header.setUp(text)
// ---
  private lazy var ↓header = TableHeaderView(style: .plain)
  func setup(_ text: String) {
    header.text = text
// ---
  private lazy var ↓header = UIView(frame: otherView.frame)
  func setup(_ text: String) {
    header.alpha = 0

// around:

// case: the message says whether the view is made, and the advice what is left to do
class A: UIView { private lazy var ↓badge: UIView = { let b = UIView(); b.alpha = 0; return b }() }
// says: nothing uses the property `badge`, so its view never appears
// advice: delete it
// ---
class A: UIView { private var ↓badge: UIImageView? }
// says: nothing uses the property `badge`, so its view never appears
// advice: delete it
// ---
class A: UIView { private let ↓badge = UIView() }
// says: nothing uses the property `badge`, so its view never appears
// advice: delete it
// ---
class A: UIView { private let ↓badge: UIView = { let b = UIView(); b.alpha = 0; return b }() }
// says: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// advice: add it to a view

// case: the fix deletes a property that nothing uses, if it has a line of its own
class V: UIView {
  private let a = UIView()
  // The second one.
  private let ↓b = UIView()
  private let ↓c = UIView(), ↓d = UIView()
  private let ↓e = UIView()

  func setup() {
    addSubview(a)
    e.backgroundColor = .red
  }
}
// becomes: unsafe
class V: UIView {
  private let a = UIView()
  private let c = UIView(), d = UIView()
  private let e = UIView()

  func setup() {
    addSubview(a)
    e.backgroundColor = .red
  }
}

// case: cell_content_view and dead_subview: constraints to the cell, and sizes of a view that nothing adds
final class A: UIView { private let cover = UIImageView()
func setup() { cover.layer.cornerRadius = cover.frame.height / 2 } }
// ---
final class A: UIView { private let cover = UIImageView()
func setup() { cover.layer.cornerRadius = 2; addSubview(cover) } }

// case: views that other code shows
class SearchViewController: UITableViewController {
  private let header = UIView()
  private lazy var titleView = UIImageView(image: .logo)
  @IBOutlet private weak var emptyLabel: UILabel!

  override func viewDidLoad() {
    header.backgroundColor = .white
    tableView.tableHeaderView = header
    titleView.contentMode = .center
    navigationItem.titleView = titleView
    emptyLabel.text = "Nothing found"
  }
}

// case: constrained, but never added
class PlayerView: UIView {
  private let albumLabel = UILabel()

  func setupAlbumLabel() {
    ↓albumLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}

// around:

// case: a view whose initializer snaps it to another one, and that is never added
class TopBarView: UIView {
  private var likeLabel: UILabel!
  private var ↓timeLabel: UILabel!
  override func performLayout() {
    likeLabel = UILabel(leftInset: 16, width: 100, height: 18)
    addSubview(likeLabel)
    timeLabel = UILabel(origin: likeLabel.bottomLeftPoint(), width: 100, height: 24)
    timeLabel.text = "3 hours ago"
  }
}
