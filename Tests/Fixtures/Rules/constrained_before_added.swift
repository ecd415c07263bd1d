// What constrained_before_added finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), stack = UIStackView(), songLabel = UILabel()
  private lazy var card: CardView = {
    let card = CardView(style: .plain)
    card.backgroundColor = .white
    return card
  }()
  private var badge: UILabel?
  private lazy var row: UIStackView = {
    let row = UIStackView(arrangedSubviews: [songLabel])
    return row
  }()
  private lazy var other: UIStackView = {
    $0.addArrangedSubview(songLabel)
    return $0
  }(UIStackView())
  func layout(_ given: UIView) {
…
}
}

// case: a constraint before the addition in one function is reported
// lines:
↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(titleLabel)
↓topAnchor.constraint(equalTo: titleLabel.topAnchor).isActive = true; addSubview(titleLabel)
addSubview(albumLabel); ↓albumLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor).isActive = true; addSubview(titleLabel)
addSubview(stack); ↓card.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true; stack.addArrangedSubview(card)
NSLayoutConstraint.activate([↓card.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)]); addSubview(card)
addConstraint(↓NSLayoutConstraint(item: card, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0)); addSubview(card)
addConstraints([↓card.topAnchor.constraint(equalTo: topAnchor)]); addSubview(card)
badge = UILabel(); ↓badge!.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(badge!)
[titleLabel, card].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }; ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(titleLabel)
titleLabel.setContentHuggingPriority(.required, for: .vertical); ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(titleLabel)
card.addSubview(titleLabel); ↓titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(card)
stack.addArrangedSubview(albumLabel); ↓stack.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(stack)

// case: a format with the superview needs it where it is read, not where its constraints are activated
let views = ["titleLabel": titleLabel, "albumLabel": albumLabel]
addSubview(albumLabel)
let all = ↓NSLayoutConstraint.constraints(withVisualFormat: "H:«|→[albumLabel]»-[titleLabel]", options: [], metrics: nil, views: views)
addSubview(titleLabel)
NSLayoutConstraint.activate(all)

// case: a local that is constrained before it is added, or is never added, is reported
// lines:
let bar = UIView(); ↓bar.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(bar)
let bar = UIView(); ↓bar.topAnchor.constraint(equalTo: topAnchor).isActive = true
let box = UIView(); let bar = UIView(); box.addSubview(bar); ↓bar.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(box)
let bar = BarView(); addSubview(titleLabel); ↓bar.topAnchor.constraint(equalTo: titleLabel.topAnchor).isActive = true; given.addSubview(bar)
let bar = UIView(); if isWide { ↓bar.topAnchor.constraint(equalTo: topAnchor).isActive = true }; addSubview(bar)
for song in songs { let bar = UIView(); ↓bar.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(bar) }

// case: a local named like a guide of the view is the guide that it holds
// lines:
let box = UIView(); let bar = UIView(); box.addSubview(bar); let layoutMarginsGuide = box.layoutMarginsGuide; bar.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor).isActive = true
let box = UIView(); let bar = UIView(); box.addSubview(bar); ↓bar.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor).isActive = true

// case: a deferred constraint comes after the addition
// lines:
let bar = UIView(); defer { if isWide { bar.topAnchor.constraint(equalTo: topAnchor).isActive = true } }; addSubview(bar)
let bar = UIView(); do { ↓bar.topAnchor.constraint(equalTo: topAnchor).isActive = true }; addSubview(bar)

// case: a method of a member that UIKit does not have may add the view
// lines:
let bar = UIView(); bar.project.add(to: self); bar.topAnchor.constraint(equalTo: topAnchor).isActive = true
let bar = UIView(); bar.layer.setNeedsDisplay(); ↓bar.topAnchor.constraint(equalTo: topAnchor).isActive = true

// case: each library's way is read
// lines:
import Anchorage; import Cartography; import TinyConstraints; card.snp.makeConstraints { ↓$0.edges.equalToSuperview() }; addSubview(card)
import Anchorage; import Cartography; import TinyConstraints; card.snp.makeConstraints { make in make.width.equalTo(8); ↓make.top.equalTo(titleLabel.snp.bottom) }; addSubview(card)
import Anchorage; import Cartography; import TinyConstraints; card.snp.remakeConstraints { ↓$0.edges.equalTo(self) }; addSubview(card)
import Anchorage; import Cartography; import TinyConstraints; ↓card.autoPinEdge(toSuperviewEdge: .top); addSubview(card)
import Anchorage; import Cartography; import TinyConstraints; ↓card.autoPinEdge(.top, to: .bottom, of: self); addSubview(card)
import Anchorage; import Cartography; import TinyConstraints; ↓card.topAnchor == topAnchor; addSubview(card)
import Anchorage; import Cartography; import TinyConstraints; constrain(card, self) { card, view in ↓card.top == view.top }; addSubview(card)

// case: what may have added the view, or needs no ancestor, is silent
// lines:
addSubview(titleLabel); titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true
titleLabel.widthAnchor.constraint(equalToConstant: 8).isActive = true; addSubview(titleLabel)
let top = titleLabel.topAnchor.constraint(equalTo: topAnchor); addSubview(titleLabel); top.isActive = true
let table = UITableView(); table.tableFooterView = titleLabel; titleLabel.topAnchor.constraint(equalTo: table.topAnchor).isActive = true; addSubview(table)
let table = UITableView(); table.tableFooterView = given; given.topAnchor.constraint(equalTo: table.topAnchor).isActive = true; addSubview(table)
let box = UIView(); box.addSubview(titleLabel); let other = titleLabel; other.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
let box = UIView(); box.addSubview(titleLabel); badge = titleLabel; badge!.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
card.addSubview(titleLabel); titleLabel.snp.makeConstraints { $0.edges.equalToSuperview() }; addSubview(card)
card.addSubview(titleLabel); titleLabel.topAnchor.constraint(equalTo: card.topAnchor).isActive = true; addSubview(card)
embed(titleLabel); titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(titleLabel)
titleLabel.embed(in: self); titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(titleLabel)
let views = [titleLabel, card]; views.forEach(addSubview); titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(titleLabel)
for view in [titleLabel, card] { addSubview(view) }; titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(titleLabel)
if isFirst { addSubview(titleLabel) }; titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(titleLabel)
if titleLabel.superview != nil { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; addSubview(titleLabel)
if isShown { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true } else { addSubview(titleLabel) }
animate { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }; addSubview(titleLabel)
func add() { addSubview(titleLabel) }; add(); titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(titleLabel)
given.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(given)
row.topAnchor.constraint(equalTo: songLabel.topAnchor).isActive = true; addSubview(row)
other.topAnchor.constraint(equalTo: songLabel.topAnchor).isActive = true; addSubview(other)
stack.addArrangedSubview(titleLabel); titleLabel.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true; addSubview(stack)
stack.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true; addSubview(stack)
let bar = makeBar(); bar.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(bar)
let bar = BarView(parent: given); bar.topAnchor.constraint(equalTo: topAnchor).isActive = true
let bar = UIView(); for song in songs { if song.isLate { bar.topAnchor.constraint(equalTo: topAnchor).isActive = true }; addSubview(bar) }
let box = UIStackView(arrangedSubviews: [titleLabel]); titleLabel.topAnchor.constraint(equalTo: box.topAnchor).isActive = true; addSubview(box)
let box = UIView(); box.addLayoutGuide(guide); guide.topAnchor.constraint(equalTo: box.topAnchor).isActive = true; addSubview(box)
card.snp.prepareConstraints { $0.edges.equalToSuperview() }; addSubview(card)
badge?.topAnchor.constraint(equalTo: topAnchor).isActive = true; addSubview(badge!)
addSubview(card, withConstraints: [card.topAnchor.constraint(equalTo: topAnchor)]); addSubview(card)
addSubview(card, withConstraints: [card.topAnchor.constraint(equalTo: topAnchor)])
titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = isShown; addSubview(titleLabel)
layout.activate([titleLabel.topAnchor.constraint(equalTo: topAnchor)]); addSubview(titleLabel)

// around:
class PlayerView: UIView {
  private let titleLabel = UILabel(), albumLabel = UILabel(), stack = UIStackView(), songLabel = UILabel()
  private lazy var card: CardView = {
    let card = CardView(style: .plain)
    card.backgroundColor = .white
    return card
  }()
  private var badge: UILabel?
  private lazy var row: UIStackView = {
    let row = UIStackView(arrangedSubviews: [songLabel])
    return row
  }()
  private lazy var other: UIStackView = {
    $0.addArrangedSubview(songLabel)
    return $0
  }(UIStackView())
  …
}

// case: functions are followed in the order in which they are called
init() { super.init(frame: .zero); addViews(); constrainViews() }
func addViews() { addSubview(titleLabel) }
func constrainViews() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
// ---
init() { super.init(frame: .zero); ↓constrainViews(); addViews() }
func addViews() { addSubview(titleLabel) }
func constrainViews() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
// ---
init() { super.init(frame: .zero); ↓self.constrainViews(); addSubview(titleLabel) }
func constrainViews() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
// ---
func viewDidLoad() { if isLoaded { return }; setup() }; func setup() { ↓constrainViews(); addViews() }
func addViews() { addSubview(titleLabel) }
func constrainViews() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
// ---
init() { super.init(frame: .zero); embed { self.addViews() }; constrainViews(); addViews() }
func addViews() { addSubview(titleLabel) }
func constrainViews() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
// ---
init() { super.init(frame: .zero); if isEarly { addViews() }; constrainViews(); addViews() }
func addViews() { addSubview(titleLabel) }
func constrainViews() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
// ---
func show() { addViews() }; func setup() { constrainViews(); addViews() }
func addViews() { addSubview(titleLabel) }
func constrainViews() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }
// ---
init() { super.init(frame: .zero); constrainViews(); addViews() }
override func addViews() { addSubview(titleLabel) }
func constrainViews() { titleLabel.topAnchor.constraint(equalTo: topAnchor).isActive = true }

// around:
final class CardView: UIView {
  private let a = UILabel()
  func setUp(_ others: [NSLayoutConstraint]) {
…
  }
}

// case: a list that is activated before a view is added crashes
    let all = [↓a.topAnchor.constraint(equalTo: topAnchor), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    NSLayoutConstraint.activate(all)
addSubview(a)
// ---
    let all = [a.topAnchor.constraint(equalTo: topAnchor), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    addSubview(a)
NSLayoutConstraint.activate(all)
// ---
    let all = [a.topAnchor.constraint(equalTo: topAnchor), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    addSubview(a)
use(all)
// ---
    let all = [a.topAnchor.constraint(equalTo: topAnchor), a.leadingAnchor.constraint(equalTo: leadingAnchor)]
    addSubview(a)
// ---
    let all: [NSLayoutConstraint] = [↓a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor)
]
    NSLayoutConstraint.activate(all)
addSubview(a)
// ---
    let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor)
]
    addSubview(a)
NSLayoutConstraint.activate(all)
// ---
    let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor)
]
    addSubview(a)
use(all)
// ---
    let all: [NSLayoutConstraint] = [a.leadingAnchor.constraint(equalTo: leadingAnchor)] + [
a.topAnchor.constraint(equalTo: topAnchor)
]
    addSubview(a)
// ---
    var all = [NSLayoutConstraint]()
all += [↓a.topAnchor.constraint(equalTo: topAnchor)]
    NSLayoutConstraint.activate(all)
addSubview(a)
// ---
    var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor)]
    addSubview(a)
NSLayoutConstraint.activate(all)
// ---
    var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor)]
    addSubview(a)
use(all)
// ---
    var all = [NSLayoutConstraint]()
all += [a.topAnchor.constraint(equalTo: topAnchor)]
    addSubview(a)
// ---
    var all: [NSLayoutConstraint] = others
all.append(↓a.topAnchor.constraint(equalTo: topAnchor))
    NSLayoutConstraint.activate(all)
addSubview(a)
// ---
    var all: [NSLayoutConstraint] = others
all.append(a.topAnchor.constraint(equalTo: topAnchor))
    addSubview(a)
NSLayoutConstraint.activate(all)
// ---
    var all: [NSLayoutConstraint] = others
all.append(a.topAnchor.constraint(equalTo: topAnchor))
    addSubview(a)
use(all)
// ---
    var all: [NSLayoutConstraint] = others
all.append(a.topAnchor.constraint(equalTo: topAnchor))
    addSubview(a)
// ---
    var all = [NSLayoutConstraint]()
all.append(contentsOf: [↓a.topAnchor.constraint(equalTo: topAnchor)])
    NSLayoutConstraint.activate(all)
addSubview(a)
// ---
    var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor)])
    addSubview(a)
NSLayoutConstraint.activate(all)
// ---
    var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor)])
    addSubview(a)
use(all)
// ---
    var all = [NSLayoutConstraint]()
all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor)])
    addSubview(a)
// ---
    var all = [NSLayoutConstraint]()
for _ in 0..<1 { all += [
a.topAnchor.constraint(equalTo: topAnchor)
] }
    addSubview(a)
NSLayoutConstraint.activate(all)
// ---
    var all = [NSLayoutConstraint]()
for _ in 0..<1 { all += [
a.topAnchor.constraint(equalTo: topAnchor)
] }
    addSubview(a)
use(all)
// ---
    var all = [NSLayoutConstraint]()
for _ in 0..<1 { all += [
a.topAnchor.constraint(equalTo: topAnchor)
] }
    addSubview(a)

// around:
final class CardView: UIView {
  private let a = UILabel()
  let b = UILabel()
…
  }
}

// case: properties are lists, too
  private var all: [NSLayoutConstraint] = []
  func setUp(_ others: [NSLayoutConstraint]) {
    all = [↓a.topAnchor.constraint(equalTo: topAnchor)]
NSLayoutConstraint.activate(all)
addSubview(a)
// ---
  var all: [NSLayoutConstraint] = []
  func setUp(_ others: [NSLayoutConstraint]) {
    all = [a.topAnchor.constraint(equalTo: topAnchor)]
NSLayoutConstraint.activate(all)
addSubview(a)
// ---
  private var all: [NSLayoutConstraint] = []
  func setUp(_ others: [NSLayoutConstraint]) {
    all = [a.topAnchor.constraint(equalTo: topAnchor)]
NSLayoutConstraint.activate(all)
addSubview(a)
} func turn() { NSLayoutConstraint.deactivate(all)
// ---
  private var all = [NSLayoutConstraint]()
  func setUp(_ others: [NSLayoutConstraint]) {
    self.all += [↓a.topAnchor.constraint(equalTo: topAnchor)]
NSLayoutConstraint.activate(self.all)
addSubview(a)
// ---
  var all = [NSLayoutConstraint]()
  func setUp(_ others: [NSLayoutConstraint]) {
    self.all += [a.topAnchor.constraint(equalTo: topAnchor)]
NSLayoutConstraint.activate(self.all)
addSubview(a)
// ---
  private var all = [NSLayoutConstraint]()
  func setUp(_ others: [NSLayoutConstraint]) {
    self.all += [a.topAnchor.constraint(equalTo: topAnchor)]
NSLayoutConstraint.activate(self.all)
addSubview(a)
} func turn() { NSLayoutConstraint.deactivate(all)
// ---
  private var all = [NSLayoutConstraint]()
  func setUp(_ others: [NSLayoutConstraint]) {
    all.append(contentsOf: [↓a.topAnchor.constraint(equalTo: topAnchor)])
NSLayoutConstraint.activate(all)
addSubview(a)
// ---
  var all = [NSLayoutConstraint]()
  func setUp(_ others: [NSLayoutConstraint]) {
    all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor)])
NSLayoutConstraint.activate(all)
addSubview(a)
// ---
  private var all = [NSLayoutConstraint]()
  func setUp(_ others: [NSLayoutConstraint]) {
    all.append(contentsOf: [a.topAnchor.constraint(equalTo: topAnchor)])
NSLayoutConstraint.activate(all)
addSubview(a)
} func turn() { NSLayoutConstraint.deactivate(all)
// ---
  
  func setUp(_ others: [NSLayoutConstraint]) {
    let all = [↓a.topAnchor.constraint(equalTo: topAnchor)]
all.forEach { $0.isActive = true }
addSubview(a)
// ---
  
  func setUp(_ others: [NSLayoutConstraint]) {
    let all = [↓a.topAnchor.constraint(equalTo: topAnchor)]
for one in all { one.isActive = true }
addSubview(a)

// around:
final class CardView: UIView {
  private let a = UILabel()
  let b = UILabel()
…
addSubview(a)
  }
}

// case: a list that may be activated elsewhere, or not at all, is unknown
  private var all: [NSLayoutConstraint] = []
  func setUp(_ others: [NSLayoutConstraint]) {
    all = [a.topAnchor.constraint(equalTo: topAnchor)]
all = []
NSLayoutConstraint.activate(all)
// ---
  private var all: [NSLayoutConstraint] = []
  func setUp(_ others: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(all)
all = [a.topAnchor.constraint(equalTo: topAnchor)]
// ---
  private var all: [NSLayoutConstraint] = []
  func setUp(_ others: [NSLayoutConstraint]) {
    all = [a.topAnchor.constraint(equalTo: topAnchor)]
if isWide { NSLayoutConstraint.activate(all) }
// ---
  private var all: [NSLayoutConstraint] = []
  func setUp(_ others: [NSLayoutConstraint]) {
    other.all = []
all = [a.topAnchor.constraint(equalTo: topAnchor)]
NSLayoutConstraint.activate(all)
// ---
  private lazy var all: [NSLayoutConstraint] = [a.topAnchor.constraint(equalTo: topAnchor)]
  func setUp(_ others: [NSLayoutConstraint]) {
    run { NSLayoutConstraint.activate(all) }
// ---
  private lazy var all: [NSLayoutConstraint] = [a.topAnchor.constraint(equalTo: topAnchor)]
  func setUp(_ others: [NSLayoutConstraint]) {
    let all = others
NSLayoutConstraint.activate(all)
// ---
  private func all() -> [NSLayoutConstraint] { [a.topAnchor.constraint(equalTo: topAnchor)] }
  func setUp(_ others: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(others.all())
// ---
  private func all() -> [NSLayoutConstraint] { [a.topAnchor.constraint(equalTo: topAnchor)] }; private func all(_ a: Int) -> [NSLayoutConstraint] { [] }
  func setUp(_ others: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(all())
// ---
  private var all: [NSLayoutConstraint] { set { use([a.topAnchor.constraint(equalTo: topAnchor)]) } }
  func setUp(_ others: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(all)
// ---
  
  func setUp(_ others: [NSLayoutConstraint]) {
    let all = [a.topAnchor.constraint(equalTo: topAnchor)]
all.forEach { $0.isActive = isWide }
// ---
  
  func setUp(_ others: [NSLayoutConstraint]) {
    let all = [a.topAnchor.constraint(equalTo: topAnchor)]
all.forEach { $0.priority = .defaultLow; $0.isActive = true }
// ---
  
  func setUp(_ others: [NSLayoutConstraint]) {
    let all = [a.topAnchor.constraint(equalTo: topAnchor)]
for one in all { other.isActive = true }
// ---
  
  func setUp(_ others: [NSLayoutConstraint]) {
    let all = [a.topAnchor.constraint(equalTo: topAnchor)]
NSLayoutConstraint.activate([all, others].flatMap { $0.dropLast() })
// ---
  private func all() -> [NSLayoutConstraint] { if isWide { return [] }; return [a.topAnchor.constraint(equalTo: topAnchor)] }
  func setUp(_ others: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(all())
// ---
  private func all() -> [NSLayoutConstraint] { guard isWide else { return [] }; let some = [a.topAnchor.constraint(equalTo: topAnchor)]; return some }
  func setUp(_ others: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(all())
// ---
  private func turnOn(_ list: [NSLayoutConstraint]) { NSLayoutConstraint.activate(list) }
  func setUp(_ others: [NSLayoutConstraint]) {
    other.turnOn([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
  private func turnOn(_ list: [NSLayoutConstraint]) { if isWide { NSLayoutConstraint.activate(list) } }
  func setUp(_ others: [NSLayoutConstraint]) {
    turnOn([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
  private func turnOn(_ list: [NSLayoutConstraint]) { guard isWide else { return }; NSLayoutConstraint.activate(list) }
  func setUp(_ others: [NSLayoutConstraint]) {
    turnOn([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
  private func turnOn(_ list: [NSLayoutConstraint]) { NSLayoutConstraint.activate(list); use(list) }
  func setUp(_ others: [NSLayoutConstraint]) {
    turnOn([a.topAnchor.constraint(equalTo: topAnchor)])
// ---
  private func turnOn(_ list: [NSLayoutConstraint]) { NSLayoutConstraint.activate(list) }
  func setUp(_ others: [NSLayoutConstraint]) {
    turnOn(soon: [a.topAnchor.constraint(equalTo: topAnchor)])
