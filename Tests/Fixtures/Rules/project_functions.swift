// What rules know of functions in other files of the project.

// case: a function that adds its argument to its own view adds it
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
addSubview(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
embed(badge)
self.embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
card.embed(badge)
  }
}
// file: 1.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView, inset: CGFloat = 0) {
  self.addSubview(view)
  view.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
  ])
  view.clipsToBounds = true
}
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
addSubview(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView, inset: CGFloat = 0) {
  self.addSubview(view)
  view.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
  ])
  view.clipsToBounds = true
}
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
embed(badge)
self.embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView, inset: CGFloat = 0) {
  self.addSubview(view)
  view.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
  ])
  view.clipsToBounds = true
}
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView, inset: CGFloat = 0) {
  self.addSubview(view)
  view.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
  ])
  view.clipsToBounds = true
}
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed<V: UIView>(_ view: V) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
addSubview(badge)
  }
}
// file: 1.swift
extension UIView {
func embed<V: UIView>(_ view: V) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
embed(badge)
self.embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed<V: UIView>(_ view: V) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed<V: UIView>(_ view: V) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { views.forEach { addSubview($0) } }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
addSubview(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { views.forEach { addSubview($0) } }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
embed(badge)
self.embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { views.forEach { addSubview($0) } }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { views.forEach { addSubview($0) } }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { views.forEach(addSubview) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
addSubview(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { views.forEach(addSubview) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
embed(badge)
self.embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { views.forEach(addSubview) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { views.forEach(addSubview) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { for view in views { self.addSubview(view) } }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
addSubview(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { for view in views { self.addSubview(view) } }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
embed(badge)
self.embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { for view in views { self.addSubview(view) } }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { for view in views { self.addSubview(view) } }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { show(view) }
func show(_ view: UIView) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
addSubview(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { show(view) }
func show(_ view: UIView) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
embed(badge)
self.embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { show(view) }
func show(_ view: UIView) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { show(view) }
func show(_ view: UIView) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { embed(view, inset: 0) }
func embed(_ view: UIView, inset: CGFloat) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
addSubview(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { embed(view, inset: 0) }
func embed(_ view: UIView, inset: CGFloat) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
embed(badge)
self.embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { embed(view, inset: 0) }
func embed(_ view: UIView, inset: CGFloat) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { embed(view, inset: 0) }
func embed(_ view: UIView, inset: CGFloat) { addSubview(view) }
}

// case: a function that may do something else does not count
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { if isReady { addSubview(view) } }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { guard isReady else { return }; addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { superview?.addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { view.removeFromSuperview(); addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { pending.append(view); addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { subviews.forEach { $0.remove() }; addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { insertSubview(view, at: 0) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { let wrapper = Wrapper(view); addSubview(wrapper) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { unknown(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ views: UIView...) { views.filter(\.isHidden).forEach(addSubview) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) {}
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(_ view: UIView) { card.show(view) }; func show(_ view: UIView) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
private func embed(_ view: UIView) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
func embed(view: UIView) { addSubview(view) }
}
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView {
static func embed(_ view: UIView) { view.alpha = 0 }
}

// case: functions of one name have to agree, and one of them has to be the called one
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView { func embed(_ view: UIView) { addSubview(view) } }
// file: 2.swift
class A: UIView { func embed(_ a: UIView) { b(a) } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView { func embed(_ view: UIView) { addSubview(view) } }
// file: 2.swift
class A: UIView { func embed(_ a: UIView) { addSubview(a) } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
class Other: UIView { func embed(_ view: UIView) { addSubview(view) } }
// ---
// file: 0.swift
class PlayerView: Other {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
class Other: UIView { func embed(_ view: UIView) { addSubview(view) } }

// case: a local function or a closure of that name is another one
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    let embed = { (view: UIView) in }
addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView { func embed(_ view: UIView) { addSubview(view) } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
}
var embed: (UIView) -> Void {
{ _ in }
  }
}
// file: 1.swift
extension UIView { func embed(_ view: UIView) { addSubview(view) } }

// case: controllers add to their view, lists and other receivers name the view
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIViewController {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    view.addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIViewController { func embed(_ child: UIView) { view.addSubview(child) } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
card.embed([badge])
addSubview(badge)
  }
}
// file: 1.swift
extension UIView { func embed(_ views: [UIView]) { views.forEach(addSubview) } }

// case: a view that functions of the project only set up is never shown
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.alpha = 0; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.setNeedsLayout(); label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.translatesAutoresizingMaskIntoConstraints = false; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.heightAnchor.constraint(equalToConstant: 8).isActive = true; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { style(label); label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { window.addSubview(label); label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { show(label); label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { shown = label; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.show(); label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { views = [label]; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { let other = label; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.configuration?.apply(label); label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { window.addSubview(self) } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { show() } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { shown = self } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { removeFromSuperview() } }

// case: a view that a method returns to a closure or a result builder may be shown
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
badge.round(8)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) -> Self { layer.cornerRadius = radius; return self } }
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
card.stack { badge.round(8) }
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) -> Self { layer.cornerRadius = radius; return self } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
}
func make() -> UIView {
badge.round(8)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) -> Self { layer.cornerRadius = radius; return self } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
badge.round(8)
card.alpha = 0
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) -> Self { layer.cornerRadius = radius; return self } }
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
card.stack { badge.round(8)
card.alpha = 0 }
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) -> Self { layer.cornerRadius = radius; return self } }
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears

// case: a private function counts in its own file
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
style(badge)
}
private func style(_ a: UILabel) {
a.alpha = 0
  }
}
// file: 1.swift
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(card)
style(badge)
}
private func style(_ a: UILabel) {
card.addSubview(a)
  }
}
// file: 1.swift

// case: a view that gets its content from a method of the project needs a position, too
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(↓badge)
badge.setJobText(title, font: .body)
badge.snp.makeConstraints { $0.top.equalToSuperview() }
  }
}
// file: 1.swift
extension UILabel { func setJobText(_ title: String, font: Font) { text = title; self.font = font.value } }
// says: ambiguous_layout: nothing fixes the horizontal position of `badge`: UIKit guesses it, usually as 0
// ---
// rules: ambiguous_layout
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(↓badge)
badge.setJobText(title, font: .body)
badge.snp.makeConstraints { $0.top.equalToSuperview() }
  }
}
// file: 1.swift
extension UILabel { func setJobText(_ title: String, font: Font) { text = title; self.font = font.value } }
// says: nothing fixes the horizontal position of `badge`: UIKit guesses it, usually as 0
// ---
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
badge.setJobText(title, font: .body)
badge.snp.makeConstraints { $0.top.equalToSuperview() }
  }
}
// file: 1.swift
extension UILabel { func setJobText(_ title: String, font: Font) { leftAnchor.constraint(equalTo: a.leftAnchor).isActive = true } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
badge.setJobText(title, font: .body)
badge.snp.makeConstraints { $0.top.equalToSuperview() }
  }
}
// file: 1.swift
extension UILabel { func setJobText(_ title: String, font: Font) { superview?.pin(self) } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
badge.setJobText(title, font: .body)
badge.snp.makeConstraints { $0.top.equalToSuperview() }
  }
}
// file: 1.swift
extension UILabel { func setJobText(_ title: String, font: Font) { frame = .zero } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
badge.setJobText(title, font: .body)
badge.snp.makeConstraints { $0.top.equalToSuperview() }
  }
}
// file: 1.swift
extension TitleLabel { func setJobText(_ title: String, font: Font) { text = title } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
badge.setJobText(title, font: .body)
badge.snp.makeConstraints { $0.top.equalToSuperview() }
  }
}
// file: 1.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
badge.numberOfLines = 0
badge.setJobText(title, font: .body)
badge.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}
// file: 1.swift
extension UILabel { func setJobText(_ title: String, font: Font) { text = title } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(↓badge)
badge.numberOfLines = 0

badge.snp.makeConstraints { $0.top.leading.equalToSuperview() }
  }
}
// file: 1.swift
// says: unbounded_label: `badge` is for several lines, but horizontally only its `leading` is constrained: without a width to break it at, a long line runs out of the view

// case: a view that a function of the project adds needs a position
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubviews([↓badge])
badge.snp.makeConstraints { $0.top.equalToSuperview() }
  }
}
// file: 1.swift
extension UIView { func addSubviews(_ views: [UIView]) { views.forEach(addSubview) } }
// says: ambiguous_layout: nothing fixes the horizontal position of `badge`: UIKit guesses it, usually as 0
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubviews([badge])
badge.snp.makeConstraints { $0.top.equalToSuperview() }
  }
}
// file: 1.swift
extension UIView { func addSubviews(_ views: [UIView]) { for view in views { add(view) } } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubviews([badge])
badge.snp.makeConstraints { $0.top.equalToSuperview() }
  }
}
// file: 1.swift
extension UIView { func addSubviews(_ views: [UIView]) { views.forEach { addSubview($0); $0.leftAnchor.constraint(equalTo: leftAnchor).isActive = true } } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubviews([badge])
badge.snp.makeConstraints { $0.top.equalToSuperview() }
  }
}
// file: 1.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubviews([badge])
badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// file: 1.swift
extension UIView { func addSubviews(_ views: [UIView]) { views.forEach(addSubview) } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubviews([↓badge])
badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
}
// file: 1.swift
extension UIView { func addSubviews(_ views: [UIView]) { views.forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0) } } }
// says: ambiguous_layout: nothing fixes the horizontal position of `badge`: UIKit guesses it, usually as 0

// case: a function that only sets a view up does not add it before it is constrained
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
let label = UILabel()
style(label)
label.topAnchor.constraint(equalTo: topAnchor).isActive = true
addSubview(label)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
let label = UILabel()
style(label)
label.topAnchor.constraint(equalTo: topAnchor).isActive = true
addSubview(label)
  }
}
// file: 1.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
let label = UILabel()
style(label)
label.topAnchor.constraint(equalTo: topAnchor).isActive = true
addSubview(label)
  }
}
// file: 1.swift
func style(_ label: UILabel) { window.addSubview(label); label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { window.addSubview(self) } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
let label = UILabel()
label.round(8)
label.snp.makeConstraints { $0.edges.equalTo(self) }
addSubview(label)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
let label = UILabel()
label.round(8)
label.snp.makeConstraints { $0.edges.equalTo(self) }
addSubview(label)
  }
}
// file: 1.swift
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
let label = UILabel()
label.round(8)
label.snp.makeConstraints { $0.edges.equalTo(self) }
addSubview(label)
  }
}
// file: 1.swift
func style(_ label: UILabel) { window.addSubview(label); label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { window.addSubview(self) } }
// ---
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
addSubview(badge)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }

// case: the findings are the same for any number of threads and any order
// rules: added_twice, ambiguous_layout, constrained_before_added, dead_subview, unbounded_label
// file: 0.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 1.swift
extension UIView { func embed(_ view: UIView) { addSubview(view) } }
// file: 2.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 3.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// file: 4.swift
class A: UIView { func f() { addSubview(b) } }
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
extension UIView { func embed(_ view: UIView) { addSubview(view) } }
// file: 1.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 2.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// file: 3.swift
class A: UIView { func f() { addSubview(b) } }
// file: 4.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 1.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// file: 2.swift
class A: UIView { func f() { addSubview(b) } }
// file: 3.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 4.swift
extension UIView { func embed(_ view: UIView) { addSubview(view) } }
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// file: 1.swift
class A: UIView { func f() { addSubview(b) } }
// file: 2.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 3.swift
extension UIView { func embed(_ view: UIView) { addSubview(view) } }
// file: 4.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
// ---
// file: 0.swift
class A: UIView { func f() { addSubview(b) } }
// file: 1.swift
class PlayerView: UIView {
  private let badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    addSubview(badge)
embed(badge)
  }
}
// file: 2.swift
extension UIView { func embed(_ view: UIView) { addSubview(view) } }
// file: 3.swift
class PlayerView: UIView {
  private let ↓badge = UILabel()
  let card = UIView()
  var all: [UIView] { [card] }
  func setup() {
    style(badge)
badge.round(8)
addSubview(card)
  }
}
// file: 4.swift
func style(_ label: UILabel) { label.font = .title; label.textColor = .red }
extension UIView { func round(_ radius: CGFloat) { layer.cornerRadius = radius } }
// says: dead_subview: `badge` is set up, but nothing adds it to a view or hands it to code that could, so it never appears
