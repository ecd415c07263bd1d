// What constant_sign finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
class A: UIView {
  func setUp() {
    addSubview(a)
    …
  }
}

// case: an end outside the container is reported where the start is inset
// lines:
activate([a.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: gap), a.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: ↓16.5)])
activate([a.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: ↓8), a.topAnchor.constraint(equalTo: topAnchor, constant: 8)])
view.addConstraints([NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1.0, constant: 8), NSLayoutConstraint(item: a, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1.0, constant: ↓8)])
a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().offset(↓16) }
a.snp.makeConstraints { $0.top.equalToSuperview().inset(8); $0.bottom.equalToSuperview().offset(↓8) }
a.snp.makeConstraints { $0.top.equalTo(self).offset(8); $0.bottom.equalTo(self).inset(↓-8) }
a.topAnchor == topAnchor + 8; a.bottomAnchor == bottomAnchor + ↓8
a.topToSuperview(offset: 8); a.bottom(to: self, offset: ↓8)

// case: deliberate, inner, named, adjustable and unrelated constants are silent
// lines:
activate([a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -8), a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 8)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: -8)])
activate([a.«topAnchor.constraint(equalTo: topAnchor, constant: 8), a.→»bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓8)])
activate([a.topAnchor.constraint(equalTo: topAnchor), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 1)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: «-»↓8)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: «↓8→margin»)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 8)])
activate([b.topAnchor.constraint(equalTo: topAnchor, constant: 8), b.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 8)])
a.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true; bottom = a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 300)
a.snp.makeConstraints { $0.top.equalToSuperview().offset(8); self.bottom = $0.bottom.equalToSuperview().offset(300).constraint }
a.snp.makeConstraints { $0.edges.equalToSuperview().«offset→inset»(↓8) }
a.snp.makeConstraints { $0.edges.equalToSuperview().«offset(↓8)→inset(-8)» }
a.snp.makeConstraints { $0.«left.right→leading.equalToSuperview().offset(16); $0.trailing».equalToSuperview().offset(↓-16) }
let scroll = UIScrollView(); «scroll.addSubview(c); »c.snp.makeConstraints { $0.top.equalToSuperview().offset(8); $0.bottom.equalToSuperview().offset(↓8) }
a.leftToSuperview(offset: 16); a.rightToSuperview(offset: 16)
a.leadingToSuperview(offset: 16); a.trailingToSuperview(offset: -16)
a.topToSuperview(offset: 16); a.bottomToSuperview(offset: 16)
a.autoPinEdge(toSuperviewEdge: .top, withInset: 8); a.autoPinEdge(«.bottom, to: .bottom, of: self, withOffset→toSuperviewEdge: .bottom, withInset»: ↓8)
import EasyPeasy; a.easy.layout(Top(8), Bottom(8))

// around:
enum Layout { static let margin: CGFloat = 8 }
class A: UIView {
  func setUp() {
    addSubview(a)
    …
  }
}

// case: a name counts with its value, or as positive where a beginning shows that it is a distance
// lines:
let m: CGFloat = 8; a.topAnchor.constraint(equalTo: topAnchor, constant: m).isActive = true; a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓m).isActive = true
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓Layout.margin)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓Layout.margin / 2)])
activate([a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin), a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: ↓margin)])
activate([a.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: theme.gap), a.trailingAnchor.constraint(equalTo: trailingAnchor, constant: ↓theme.gap)])
a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().offset(↓theme.inset) }

// around:
enum Layout { static let below: CGFloat = -8 }
class A: UIView {
  func setUp() {
    addSubview(a)
    …
  }
}

// case: a name that may be negative, or moves something, is silent
// lines:
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Layout.below)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 4 - Layout.below)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: Layout.below)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 4), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: theme.margin)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: theme.offset), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: theme.offset)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: -margin), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: margin)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: margin), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin)])
a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().offset(x) }
a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().offset(view.frame.width) }
a.snp.makeConstraints { $0.leading.trailing.equalToSuperview().inset(theme.inset) }

// around:

// case: a name of a type is the same number in all of its functions, a parameter is not
class A: UIView {
  func setUpIcon(_ theme: Theme, _ margin: CGFloat) {
    addSubview(icon)
    icon.snp.makeConstraints {
      $0.leading.equalToSuperview().inset(theme.inset)
      $0.top.equalToSuperview().inset(margin)
    }
  }
  func setUpLabel(_ theme: Theme, _ margin: CGFloat) {
    addSubview(label)
    label.snp.makeConstraints {
      $0.trailing.equalTo(button.snp.leading).inset(↓theme.inset)
    }
    other.snp.makeConstraints {
      $0.trailing.equalTo(button.snp.leading).inset(margin)
    }
  }
}

// around:
class A: UIView {
  func setUp() {
    addSubview(a)
    …
  }
}

// case: a bar may end below the safe area, a view with the same distance on both sides may not
// lines:
activate([a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: 34)])
activate([a.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: ↓8)])
activate([a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8), a.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: ↓9)])

// case: what is a little outside of the margins, or of the readable width, is inside of the view
// lines:
activate([a.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 40), a.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor, constant: ↓17)])
activate([a.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 40), a.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor, constant: 16)])
activate([a.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 40), a.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor, constant: 5)])
activate([a.topAnchor.constraint(equalTo: readableContentGuide.topAnchor, constant: 40), a.bottomAnchor.constraint(equalTo: readableContentGuide.bottomAnchor, constant: 24)])

// case: a constraint that is written on the container is about the view in it
leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: -8).isActive = true; trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: «↓-→»8).isActive = true

// around:

// case: a constraint that is written on the container is about the view in it
class A: UIView { func f() { addSubview(a); a.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true; bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: ↓-8).isActive = true } }
// says: `a` ends 8 points outside of its container: `-8` moves its `bottom` outwards
// advice: write the number with the other sign

// around:
class A: UIView {
  func setUp() {
    addSubview(a)
    …
  }
}

// case: an end that begins inside of the next view is reported
// lines:
a.snp.makeConstraints { $0.right.equalTo(b.snp.left).offset(↓8) }
a.snp.makeConstraints { $0.trailing.equalTo(b.snp.leading).inset(↓8) }
a.snp.makeConstraints { $0.leading.greaterThanOrEqualTo(b.snp.trailing).inset(↓8) }
a.autoPinEdge(.bottom, to: .top, of: b, withOffset: ↓8)
a.bottomAnchor == b.topAnchor + ↓8
a.snp.makeConstraints { $0.leading.equalToSuperview(); $0.bottom.equalTo(b.snp.top).offset(↓8) }
a.snp.makeConstraints { $0.top.equalTo(c.snp.bottom).offset(8); $0.bottom.equalTo(b.snp.top).offset(↓8) }
a.snp.makeConstraints { $0.leading.equalToSuperview(); $0.trailing.equalTo(b.snp.leading).inset(↓8) }
addSubview(b); b.addSubview(c); a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: ↓8).isActive = true

// case: distances, deliberate overlaps, containers and guides are silent
// lines:
c.bottomAnchor.constraint(equalTo: b.topAnchor, constant: ↓8).isActive = true
«c.→b.addSubview(c); c.»bottomAnchor.constraint(equalTo: b.topAnchor, constant: ↓8).isActive = true
c.bottomAnchor.constraint(equalTo: «b.→superview!.»topAnchor, constant: ↓8).isActive = true
c.bottomAnchor.constraint(equalTo: «b.→container.»topAnchor, constant: ↓8).isActive = true
«c.→b.addSubview(d); c.»bottomAnchor.constraint(equalTo: b.topAnchor, constant: ↓8).isActive = true
a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: «-»↓8).isActive = true
a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8).isActive = true
a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: -8).isActive = true
a.snp.makeConstraints { $0.trailing.equalTo(b.snp.leading).«offset(↓8)→inset(-8)» }
a.snp.makeConstraints { $0.top.equalTo(b.snp.bottom).inset(«-»↓8) }
a.snp.makeConstraints { $0.top.equalTo(b.snp.bottom).«inset(↓8)→offset(-8)» }
a.snp.makeConstraints { $0.top.equalTo(b.snp.«bottom→top»).inset(↓8) }
a.snp.makeConstraints { $0.trailing.equalTo(b.snp.leading).«offset(↓8)→inset(theme.inset)» }
a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: «↓8→overlap»).isActive = true
let overlap: CGFloat = 8; a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: overlap).isActive = true
a.bottomAnchor.constraint(«lessThanOrEqualTo: b.→equalTo: »topAnchor, constant: ↓8).isActive = true
a.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 44).isActive = true
a.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor, constant: 44).isActive = true
bottom = a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: 8)
a.bottomAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: -8).isActive = true
a.trailingAnchor.constraint(equalTo: b.«leadingAnchor→centerXAnchor», constant: ↓8).isActive = true
a.snp.makeConstraints { $0.top.equalTo(c.snp.bottom).offset(-1); $0.bottom.equalTo(b.snp.top).offset(1) }
a.snp.makeConstraints { «$0.leading.equalToSuperview(); »$0.trailing.equalTo(b.snp.leading).offset(↓8) }
addSubview(a); a«.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)»; a.autoPinEdge(.bottom, to: .top, of: b, withOffset: ↓8)

// case: a view that is shorter than its distance lies inside of its neighbour
class A: UIView {
  let sheet = UIView(), handle = UIView()
  func setup() {
    addSubview(sheet)
    addSubview(handle)
    handle.heightAnchor.constraint(equalToConstant: 20).isActive = true
    handle.bottomAnchor.constraint(equalTo: sheet.topAnchor, constant: ↓12).isActive = true
  }
}
// ---
class A: UIView {
  let sheet = UIView(), handle = UIView()
  func setup() {
    addSubview(sheet)
    addSubview(handle)
    handle.heightAnchor.constraint(equalTo: sheet.heightAnchor).isActive = true
    handle.bottomAnchor.constraint(equalTo: sheet.topAnchor, constant: ↓12).isActive = true
  }
}
// ---
class A: UIView {
  let sheet = UIView(), handle = UIView()
  func setup() {
    addSubview(sheet)
    addSubview(handle)
    handle.heightAnchor.constraint(equalToConstant: 4).isActive = true
    handle.bottomAnchor.constraint(equalTo: sheet.topAnchor, constant: 12).isActive = true
  }
}

// case: the width of a line is silent, unless the beginning keeps it, too
// lines:
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 1)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 0.5)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 8), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓1.5)])
activate([a.topAnchor.constraint(equalTo: topAnchor, constant: 1), a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓1)])
addSubview(b); a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: «↓2→1»)
addSubview(b); a.snp.makeConstraints { $0.bottom.equalTo(b.snp.top).inset(↓1) }

// case: a limit beside an equation of the same edge is silent
a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
a.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: ↓16).isActive = true

// around:

// case: a limit beside an equation of the same edge is silent
class A: UIView {
  func setUp() {
    «addSubview(a)→addSubview(a)
a.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true»
    a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
a.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: ↓16).isActive = true
  }
}

// around:
class A: UIView {
  func setUp() {
    addSubview(a)
    …
  }
}

// case: a limit beside an equation of the same edge is silent
a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
a.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: ↓16).isActive = true«→
a.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true»

// around:

// case: a view that is inset on both sides does not stick out at the bottom on purpose
class V: UIView {
  let panel = UIView()
  func setup() {
    addSubview(panel)
    let leading = panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24)
    let trailing = panel.trailingAnchor.constraint(equalTo: trailingAnchor, «constant: -24→constant: 0»)
    let bottom = panel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓60)
    NSLayoutConstraint.activate([leading, trailing, bottom])
    
  }
}
// ---
class V: UIView {
  let panel = UIView()
  func setup() {
    addSubview(panel)
    let leading = panel.leadingAnchor.constraint(equalTo: leadingAnchor, «constant: 24→constant: -24»)
    let trailing = panel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24)
    let bottom = panel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓60)
    NSLayoutConstraint.activate([leading, trailing, bottom])
    
  }
}
// ---
class V: UIView {
  let panel = UIView()
  func setup() {
    addSubview(panel)
    let leading = panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24)
    let trailing = panel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24)
    let bottom = panel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: overlap)
    NSLayoutConstraint.activate([leading, trailing, bottom])
    
  }
}

// around:
class V: UIView {
  let panel = UIView()
  func setup() {
    addSubview(panel)
    let leading = panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24)
    let trailing = panel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24)
    let bottom = panel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓60)
    NSLayoutConstraint.activate([leading, trailing, bottom])
    …
  }
}

// case: a view that is inset on both sides does not stick out at the bottom on purpose
«→bottom.constant = 8»

// around:

// case: a view that is inset on both sides does not stick out at the bottom on purpose
class V: UIView {
  let panel = UIView()
  func setup() {
    addSubview(panel)
    let leading = panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24)
    let trailing = panel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24)
    «let bottom = →self.bottom = »panel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓60)
    NSLayoutConstraint.activate([leading, trailing, bottom])
    
  }
}

// around:
class CardView: UIView {
  private let label = UILabel(), box = UIView()
  func setup() {
    addSubview(box)
…
  }
}

// case: the sign of a number is turned, and that of a name is left to people
    box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
    box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: ↓16).isActive = true
// becomes: unsafe
    box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
    box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).isActive = true
// ---
    box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin).isActive = true
    box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: ↓margin).isActive = true
// stays:

// around:

// case: a handle that is shorter than its distance lies inside of the sheet
class A: UIView {
  let sheet = UIView(), handle = UILabel()
  func setup() {
    addSubview(sheet); addSubview(handle)
    sheet.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    handle.heightAnchor.constraint(equalToConstant: 20).isActive = true
    handle.bottomAnchor.constraint(equalTo: sheet.topAnchor, constant: ↓12).isActive = true
  }
}
// ---
class A: UIView {
  let sheet = UIView(), handle = UILabel()
  func setup() {
    addSubview(sheet); addSubview(handle)
    sheet.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    handle.heightAnchor.constraint(equalTo«Constant: 20→Constant: 4»).isActive = true
    handle.bottomAnchor.constraint(equalTo: sheet.topAnchor, constant: ↓12).isActive = true
  }
}

// case: between neighbours
titleLabel.snp.makeConstraints { make in
  make.leading.equalTo(icon.snp.trailing).offset(8)
  make.trailing.equalTo(closeButton.snp.leading).offset(-8)
}

// case: a constant of the file
class PlayerView: UIView {
  private let margin: CGFloat = 16

  func setUp() {
    addSubview(titleLabel)
    titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: margin).isActive = true
    titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: ↓margin).isActive = true
  }
}

// around:
class PlayerView: UIView {
  func setUp() {
    addSubview(cover)
    cover.snp.makeConstraints { make in
      …
    }
  }
}

// case: a number is a distance from the superview
make.leading.equalTo(8)
make.trailing.equalTo(«↓8→-8»)
// ---
make.leading.trailing.equalTo(↓8)
// ---
make.leading.equalToSuperview().offset(8)
make.trailing.equalTo(↓8)
// ---
make.leading.equalTo(margin)
make.trailing.equalTo(8)
// ---
make.leading.width.equalTo(8)
make.height.equalTo(8)
// ---
make.left.equalTo(views[0])
make.right.equalTo(views[1])
// ---
let margin: CGFloat = 8
make.leading.equalTo(margin)
make.trailing.equalTo(↓margin)
