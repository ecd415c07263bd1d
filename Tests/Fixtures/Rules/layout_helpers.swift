// What rules know of a project's own layout functions, and what they find without.

// configuration:
extends: none
layout_helpers: {pinned: [edges], embed: [add], fill: [add, edges], anchor: [constrain], setHeight: [constrain]}
rules: {config_in_layout: warning}

// case: config_in_layout knows that a helper adds or constrains
final class Player: UIView {
  func setupTitle() {
    title.font = .body
    container.embed(title)
    ↓title.textColor = .red
  }
}

// configuration:
extends: none
rules: {config_in_layout: warning}

// case: config_in_layout knows that a helper adds or constrains
final class Player: UIView {
  func setupTitle() {
    title.font = .body
    container.embed(title)
    title.textColor = .red
  }
}

// configuration:
extends: none
layout_helpers: {pinned: [edges], embed: [add], fill: [add, edges], anchor: [constrain], setHeight: [constrain]}
rules: {config_in_layout: warning}

// case: config_in_layout knows that a helper adds or constrains
final class Player: UIView {
  func setupTitle() {
    title.font = .body
    title.pinned()
    ↓title.textColor = .red
  }
}

// configuration:
extends: none
rules: {config_in_layout: warning}

// case: config_in_layout knows that a helper adds or constrains
final class Player: UIView {
  func setupTitle() {
    title.font = .body
    title.pinned()
    title.textColor = .red
  }
}

// configuration:
extends: none
layout_helpers: {pinned: [edges], embed: [add], fill: [add, edges], anchor: [constrain], setHeight: [constrain]}
rules: {config_in_layout: warning}

// case: config_in_layout knows that a helper adds or constrains
final class Player: UIView {
  func setupTitle() {
    title.font = .body
    title.setHeight(44)
    ↓title.textColor = .red
  }
}

// configuration:
extends: none
rules: {config_in_layout: warning}

// case: config_in_layout knows that a helper adds or constrains
final class Player: UIView {
  func setupTitle() {
    title.font = .body
    title.setHeight(44)
    title.textColor = .red
  }
}

// configuration:
extends: none
layout_helpers: {pinned: [edges], embed: [add], fill: [add, edges], anchor: [constrain], setHeight: [constrain]}
rules: {constraint_order: warning}

// case: constraint_order ranks the constraints of helpers
func setup() {
  title.anchor(bottom: view.bottomAnchor)
  ↓title.anchor(top: view.topAnchor)
}

// configuration:
extends: none
rules: {constraint_order: warning}

// case: constraint_order ranks the constraints of helpers
func setup() {
  title.anchor(bottom: view.bottomAnchor)
  title.anchor(top: view.topAnchor)
}

// configuration:
extends: none
layout_helpers: {pinned: [edges], embed: [add], fill: [add, edges], anchor: [constrain], setHeight: [constrain]}
rules: {negative_constant: warning}

// case: negative_constant reads the arguments of helpers
func setup() { title.anchor(top: view.topAnchor, padding: ↓-inset) }

// configuration:
extends: none
rules: {negative_constant: warning}

// case: negative_constant reads the arguments of helpers
func setup() { title.anchor(top: view.topAnchor, padding: -inset) }

// configuration:
extends: none
layout_helpers: {pinned: [edges], embed: [add], fill: [add, edges], anchor: [constrain], setHeight: [constrain]}
rules: {ambiguous_layout: warning}

// case: ambiguous_layout knows that a helper may constrain more than its name says, and what it pins
func setup() { let box = UIView(); box.alpha = 1; addSubview(↓box)
box.pinned(edges: .top) }
// ---
func setup() { let box = UIView(); box.alpha = 1; addSubview(box)
box.setHeight(44) }
// ---
func setup() { let box = UIView(); box.alpha = 1; addSubview(box)
box.setHeight(44).pinned() }
// ---
func setup() { let box = UIView(); box.alpha = 1; addSubview(box)
box.pinned(edges: .top).fillSuperview() }
// ---
func setup() { let box = UIView(); box.alpha = 1; addSubview(box)
box.pinned() }
// ---
func setup() { let box = UIView(); box.alpha = 1; addSubview(box)
box.pinned(edges: sides) }

// configuration:
extends: none
layout_helpers: {pinned: [edges], embed: [add], fill: [add, edges], anchor: [constrain], setHeight: [constrain]}
rules: {constant_sign: warning}

// case: constant_sign reads no distance from what a helper is called with
func setup() { view.addSubview(box); box.pinned(self); view.embed(box, inset) }

// configuration:
extends: none
layout_helpers: {pinned: [edges], embed: [add], fill: [add, edges], anchor: [constrain], setHeight: [constrain]}
rules: {constrained_before_added: warning}

// case: constrained_before_added knows that the view which a helper returns may be added
func setup() { let box = UIView()
box.setHeight(8)
↓box.pinned() }
// ---
func setup() { let box = UIView()
let row = Row([box.setHeight(8)])
box.pinned() }
// ---
func setup() { let box = UIView()
view.addSubview(box.setHeight(8))
box.pinned() }
// ---
func setup() { let box = UIView()
view.fill(box)
box.pinned() }

// case: constrained_before_added knows that a helper adds to a view that is declared elsewhere
final class Header: UIView {
  private lazy var title: UILabel = { let label = UILabel(); return label }()
  private lazy var count: UILabel = {
    let label = UILabel()
    contentView.fill(label)
    label.leadingAnchor.constraint(equalTo: title.trailingAnchor).isActive = true
    return label
  }()
}
// ---
final class Header: UIView {
  private lazy var title: UILabel = { let label = UILabel(); return label }()
  private lazy var count: UILabel = {
    let label = UILabel()
    contentView.embed(label)
    label.leadingAnchor.constraint(equalTo: title.trailingAnchor).isActive = true
    return label
  }()
}

// configuration:
extends: none
layout_helpers: {pinned: [edges], embed: [add], fill: [add, edges], anchor: [constrain], setHeight: [constrain]}
rules: {layout_in_initialization: warning}

// case: a file that contains only a helper's name is checked
struct S { lazy var box: UIView = { let box = UIView(); ↓box.pinned(); return box }() }
