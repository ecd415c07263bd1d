// What constraint_order finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: blank lines, comments and other views do not end a sequence in an array
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: leadingAnchor),

  // The other one.
  b.topAnchor.constraint(equalTo: topAnchor),
  /* And now */ ↓a.topAnchor.constraint(equalTo: topAnchor),
])

// case: each array is its own block
constraints += [a.bottomAnchor.constraint(equalTo: bottomAnchor)]
constraints += [a.topAnchor.constraint(equalTo: topAnchor)]

// case: the message names what the code contains
a.snp.makeConstraints { $0.horizontalEdges.equalToSuperview(); ↓$0.verticalEdges.equalToSuperview() }
// says: `a`: `verticalEdges` comes after `horizontalEdges`
// advice: follow the order `top, left, right, bottom`
// ---
a.snp.makeConstraints { $0.leading.trailing.equalToSuperview(); ↓$0.top.bottom.equalToSuperview() }
// says: `a`: `top` comes after `leading`
// advice: follow the order `top, leading, trailing, bottom`
// ---
views.forEach { $0.snp.makeConstraints { $0.left.equalToSuperview(); ↓$0.top.equalToSuperview() } }
// says: `views[…]`: `top` comes after `left`
// advice: follow the order `top, left, right, bottom`
// ---
a.snp.makeConstraints { $0.width.equalTo(8); ↓$0.size.equalTo(b.snp.size) }
// says: `a`: `size` comes after `width`
// advice: follow the order `height, width`

// case: the frame of a scroll view and its content are two anchors, each with an order of its own
activate([
  a.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
  ↓a.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
  a.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
  a.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
])
// ---
activate([
  a.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
  a.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
  ↓a.topAnchor.constraint(equalTo: scroll.«frame→content»LayoutGuide.topAnchor),
])

// case: a relation of the project's own on a maker constrains what is in front of it
a.snp.makeConstraints { make in
  make.leading.equalToSuperview()
  ↓make.top.safeEqualToTop(of: self)
}
// ---
a.snp.makeConstraints { make in
  make.leading.equalToSuperview()
  ↓«make.top.safeEqualToTop→make.safeEqualToTop»(of: self)
}
// ---
a.snp.makeConstraints { make in
  make.leading.equalToSuperview()
  ↓«make.top.→other.top.»safeEqualToTop(of: self)
}

// case: any other statement ends a run of statements
func layout() {
  a.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  log()
  a.topAnchor.constraint(equalTo: topAnchor).isActive = true
  a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  ↓a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
}

// case: a branch starts a new block, and so does the code after it
func layout() {
  a.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  if wide {
    a.topAnchor.constraint(equalTo: topAnchor).isActive = true
  } else {
    a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    ↓a.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }
  a.topAnchor.constraint(equalTo: topAnchor).isActive = true
}

// case: the arguments of one call are a block
add(
  a.leadingAnchor.constraint(equalTo: leadingAnchor),
  ↓a.topAnchor.constraint(equalTo: topAnchor))

// case: left and right rank like leading and trailing; baselines have no rank
NSLayoutConstraint.activate([
  a.rightAnchor.constraint(equalTo: rightAnchor),
  a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor),
  ↓a.leftAnchor.constraint(equalTo: leftAnchor),
  b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
  b.topAnchor.constraint(equalTo: topAnchor),
])

// case: a statement with several attributes ranks by the first one in each group
a.snp.makeConstraints { make in
  make.bottom.top.equalToSuperview()
  make.leading.equalToSuperview()
  make.centerX.width.equalToSuperview()
  ↓make.centerY.equalToSuperview()
  make.height.equalTo(1)
}
b.snp.makeConstraints { make in
  make.leading.equalToSuperview()
  ↓make.edges.equalToSuperview()
}

// case: a sequence has one finding, at its first late constraint
NSLayoutConstraint.activate([
  a.bottomAnchor.constraint(equalTo: bottomAnchor),
  ↓a.trailingAnchor.constraint(equalTo: trailingAnchor),
  a.leadingAnchor.constraint(equalTo: leadingAnchor),
  a.topAnchor.constraint(equalTo: topAnchor),
])

// around:
NSLayoutConstraint.activate([
  a.widthAnchor.constraint(equalToConstant: 1),
…
  a.topAnchor.constraint(equalTo: topAnchor),
])

// case: the mode `strict` compares across groups

// options: {mode: strict}
  ↓a.centerXAnchor.constraint(equalTo: centerXAnchor),
// ---
// options: {}
  a.centerXAnchor.constraint(equalTo: centerXAnchor),

// around:
NSLayoutConstraint.activate([
  a.centerYAnchor.constraint(equalTo: centerYAnchor),
  a.leadingAnchor.constraint(equalTo: leadingAnchor),
  a.heightAnchor.constraint(equalToConstant: 1),
  b.topAnchor.constraint(equalTo: topAnchor),
  b.centerXAnchor.constraint(equalTo: centerXAnchor),
  b.bottomAnchor.constraint(equalTo: bottomAnchor),
  b.widthAnchor.constraint(equalToConstant: 1),
  c.bottomAnchor.constraint(equalTo: bottomAnchor),
  c.centerYAnchor.constraint(equalTo: centerYAnchor),
  c.heightAnchor.constraint(equalToConstant: 1),
…
])

// case: in the mode `axis` a center may take the place of an edge of its axis

// options: {mode: axis}
  ↓c.centerXAnchor.constraint(equalTo: centerXAnchor),
// ---
// options: {}
  c.centerXAnchor.constraint(equalTo: centerXAnchor),

// around:

// case: a custom order has its own groups

// options: {order: [[leading, trailing, top, bottom], [width, height]]}
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: leadingAnchor),
  a.topAnchor.constraint(equalTo: topAnchor),
  ↓a.trailingAnchor.constraint(equalTo: trailingAnchor),
  a.centerXAnchor.constraint(equalTo: centerXAnchor),
  a.centerYAnchor.constraint(equalTo: centerYAnchor),
])

// case: the message names the view, the two attributes and the order of the group
[self.card?.titleLabel.rightAnchor.constraint(equalTo: x),
 ↓card!.titleLabel.leftAnchor.constraint(equalTo: x)]
// says: `card.titleLabel`: `left` comes after `right`
// advice: follow the order `top, left, right, bottom`

// case: elements under `#if` are ignored
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  #if DEBUG
  a.topAnchor.constraint(equalTo: x),
  #else
  a.bottomAnchor.constraint(equalTo: x),
  #endif
  a.trailingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: y),
])

// case: labeled arguments are not reordered
Edges(
  bottom: a.bottomAnchor.constraint(equalTo: x), top: a.topAnchor.constraint(equalTo: x))

// case: a stored constraint that recurs starts another set
func make() {
  wideLeading = a.leadingAnchor.constraint(equalTo: x)
  wideTrailing = a.trailingAnchor.constraint(equalTo: x)
  thinLeading = a.leadingAnchor.constraint(equalTo: y)
  thinTop = ↓a.topAnchor.constraint(equalTo: y)
}

// case: the first constraint after a `case` label counts
switch x {
case .a:
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
default:
  a.bottomAnchor.constraint(equalTo: x).isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
}

// case: statements that each pass on one constraint are a sequence
func make() {
  view.addConstraint(a.leadingAnchor.constraint(equalTo: x))
  view.addConstraint(↓a.topAnchor.constraint(equalTo: x))
  log()
  all.append(a.leadingAnchor.constraint(equalTo: x))
  all.append(↓a.topAnchor.constraint(equalTo: x))
}

// case: a name bound by a condition shadows only in its branches
func make() {
  if let a = find() {
    [a.leadingAnchor.constraint(equalTo: x), self.a.topAnchor.constraint(equalTo: x)]
  }
  [a.leadingAnchor.constraint(equalTo: x), ↓self.a.topAnchor.constraint(equalTo: x)]
}

// case: comments move with their constraint
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x), // L
  ↓a.topAnchor.constraint(equalTo: x),  /* T */
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),  /* T */
  a.leadingAnchor.constraint(equalTo: x), // L
])
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true // L
  ↓a.topAnchor.constraint(equalTo: x).isActive = true  /* T */
  end()
}
// becomes:
func layout() {
  begin()

  a.topAnchor.constraint(equalTo: x).isActive = true  /* T */
  a.leadingAnchor.constraint(equalTo: x).isActive = true // L
  end()
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),   // L
  ↓a.topAnchor.constraint(equalTo: x) // T
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x), // T
  a.leadingAnchor.constraint(equalTo: x)   // L
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x) // T
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x), // T
  a.leadingAnchor.constraint(equalTo: x)
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x), // L
  ↓a.topAnchor.constraint(equalTo: x)
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x) // L
])
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true // L
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  a.topAnchor.constraint(equalTo: x).isActive = true
  a.leadingAnchor.constraint(equalTo: x).isActive = true // L
  end()
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x) /* L */ ,
  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x) ,
  a.leadingAnchor.constraint(equalTo: x) /* L */,
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x) /* L */, // left
  ↓a.topAnchor.constraint(equalTo: x)
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x) /* L */ // left
])
// ---
NSLayoutConstraint.activate([
  b.topAnchor.constraint(equalTo: x),
  // T1
  // T2
  a.leadingAnchor.constraint(equalTo: x),
  /* T3
   */
  // T4
  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  b.topAnchor.constraint(equalTo: x),
  /* T3
   */
  // T4
  a.topAnchor.constraint(equalTo: x),
  // T1
  // T2
  a.leadingAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  b.topAnchor.constraint(equalTo: x).isActive = true
  // T1
  // T2
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  /* T3
   */
  // T4
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  b.topAnchor.constraint(equalTo: x).isActive = true
  /* T3
   */
  // T4
  a.topAnchor.constraint(equalTo: x).isActive = true
  // T1
  // T2
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  // The width of the finger counts
  a.widthAnchor.constraint(equalTo: x),
  ↓a.heightAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  // The width of the finger counts
  a.widthAnchor.constraint(equalTo: x).isActive = true
  ↓a.heightAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  a.widthAnchor.constraint(equalTo: x),
  // As tall as the design says
  ↓a.heightAnchor.constraint(equalTo: x),
  b.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // As tall as the design says
  a.heightAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
  b.topAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  a.widthAnchor.constraint(equalTo: x).isActive = true
  // As tall as the design says
  ↓a.heightAnchor.constraint(equalTo: x).isActive = true
  b.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  // As tall as the design says
  a.heightAnchor.constraint(equalTo: x).isActive = true
  a.widthAnchor.constraint(equalTo: x).isActive = true
  b.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  // T
  ↓a.topAnchor.constraint(equalTo: x), // t
])
// becomes:
NSLayoutConstraint.activate([
  // T
  a.topAnchor.constraint(equalTo: x), // t
  a.leadingAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  // T
  ↓a.topAnchor.constraint(equalTo: x).isActive = true // t
  end()
}
// becomes:
func layout() {
  begin()

  // T
  a.topAnchor.constraint(equalTo: x).isActive = true // t
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  // T
  /* t */ ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // T
  /* t */ a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  // T
  /* t */ ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  // T
  /* t */ a.topAnchor.constraint(equalTo: x).isActive = true
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
        // T
  ↓a.topAnchor.constraint(equalTo: x),

  b.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
        // T
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x),

  b.topAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
        // T
  ↓a.topAnchor.constraint(equalTo: x).isActive = true

  b.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

        // T
  a.topAnchor.constraint(equalTo: x).isActive = true
  a.leadingAnchor.constraint(equalTo: x).isActive = true

  b.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  // All

  a.leadingAnchor.constraint(equalTo: x),
  // Both

  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // All

  a.topAnchor.constraint(equalTo: x),
  // Both

  a.leadingAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  // All

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  // Both

  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  // All

  a.topAnchor.constraint(equalTo: x).isActive = true
  // Both

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  // first

  a.leadingAnchor.constraint(equalTo: x), // L

  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // first

  a.topAnchor.constraint(equalTo: x),

  a.leadingAnchor.constraint(equalTo: x), // L
])
// ---
func layout() {
  begin()

  // first

  a.leadingAnchor.constraint(equalTo: x).isActive = true // L

  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  // first

  a.topAnchor.constraint(equalTo: x).isActive = true

  a.leadingAnchor.constraint(equalTo: x).isActive = true // L
  end()
}
// ---
NSLayoutConstraint.activate([
  // L
  a.leadingAnchor.constraint(equalTo: x),

  // T
  ↓a.topAnchor.constraint(equalTo: x),

  // B
  b.topAnchor.constraint(equalTo: x),

])
// becomes:
NSLayoutConstraint.activate([
  // T
  a.topAnchor.constraint(equalTo: x),

  // L
  a.leadingAnchor.constraint(equalTo: x),

  // B
  b.topAnchor.constraint(equalTo: x),

])
// ---
func layout() {
  begin()

  // L
  a.leadingAnchor.constraint(equalTo: x).isActive = true

  // T
  ↓a.topAnchor.constraint(equalTo: x).isActive = true

  // B
  b.topAnchor.constraint(equalTo: x).isActive = true

  end()
}
// becomes:
func layout() {
  begin()

  // T
  a.topAnchor.constraint(equalTo: x).isActive = true

  // L
  a.leadingAnchor.constraint(equalTo: x).isActive = true

  // B
  b.topAnchor.constraint(equalTo: x).isActive = true

  end()
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  // swiftlint:disable:next line_length
  ↓a.topAnchor.constraint(equalTo: x), // swiftlint:disable:this x
])
// becomes:
NSLayoutConstraint.activate([
  // swiftlint:disable:next line_length
  a.topAnchor.constraint(equalTo: x), // swiftlint:disable:this x
  a.leadingAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  // swiftlint:disable:next line_length
  ↓a.topAnchor.constraint(equalTo: x).isActive = true // swiftlint:disable:this x
  end()
}
// becomes:
func layout() {
  begin()

  // swiftlint:disable:next line_length
  a.topAnchor.constraint(equalTo: x).isActive = true // swiftlint:disable:this x
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  /// T
  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  /// T
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  /// T
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  /// T
  a.topAnchor.constraint(equalTo: x).isActive = true
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x), // L
  ↓a.topAnchor.constraint(equalTo: x), 	 
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x), // L
])
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true // L
  ↓a.topAnchor.constraint(equalTo: x).isActive = true 	 
  end()
}
// becomes:
func layout() {
  begin()

  a.topAnchor.constraint(equalTo: x).isActive = true
  a.leadingAnchor.constraint(equalTo: x).isActive = true // L
  end()
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x), // ←
  // ↑ 👆
  ↓a.topAnchor.constraint(equalTo: x), // …
])
// becomes:
NSLayoutConstraint.activate([
  // ↑ 👆
  a.topAnchor.constraint(equalTo: x), // …
  a.leadingAnchor.constraint(equalTo: x), // ←
])
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true // ←
  // ↑ 👆
  ↓a.topAnchor.constraint(equalTo: x).isActive = true // …
  end()
}
// becomes:
func layout() {
  begin()

  // ↑ 👆
  a.topAnchor.constraint(equalTo: x).isActive = true // …
  a.leadingAnchor.constraint(equalTo: x).isActive = true // ←
  end()
}

// case: no fix where the owner of a comment is unclear
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x), /* ? */ ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
NSLayoutConstraint.activate([
  a.bottomAnchor.constraint(equalTo: x), ↓a.leadingAnchor.constraint(equalTo: x), // ?
  a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
NSLayoutConstraint.activate([
  b.topAnchor.constraint(equalTo: x),
  // ?
  a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x)
  // ?
  ,
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x), /* so
   and so */
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true /* so
   and so */
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  // Larger than it looks, for the finger
  a.widthAnchor.constraint(equalTo: x),
  ↓a.heightAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  // Larger than it looks, for the finger
  a.widthAnchor.constraint(equalTo: x).isActive = true
  ↓a.heightAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  // left side
  ↓a.topAnchor.constraint(equalTo: x),
  a.bottomAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  // left side
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  a.bottomAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x), // swiftlint:disable:previous line_length
])
// stays:
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true // swiftlint:disable:previous line_length
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x),
  // swiftlint:disable:previous line_length
  b.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  // swiftlint:disable:previous line_length
  b.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x), // swiftlint:disable:next line_length
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true // swiftlint:disable:next line_length
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  // size
  // swiftformat:disable:next all
  a.widthAnchor.constraint(equalTo: x),
  ↓a.heightAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  // size
  // swiftformat:disable:next all
  a.widthAnchor.constraint(equalTo: x).isActive = true
  ↓a.heightAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  // swiftformat:options --indent 2
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  // swiftformat:options --indent 2
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x), // sourcery:inline:auto:Top
])
// stays:
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true // sourcery:inline:auto:Top
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  // beside the label
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  // beside the label
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  // swiftlint:disable line_length
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  // swiftlint:disable line_length
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  // swiftformat:enable all

  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  // swiftformat:enable all

  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:

// case: a heading stays above its constraints
NSLayoutConstraint.activate([
  // The title label
  titleLabel.leadingAnchor.constraint(equalTo: x),
  ↓titleLabel.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // The title label
  titleLabel.topAnchor.constraint(equalTo: x),
  titleLabel.leadingAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  // The title label
  titleLabel.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓titleLabel.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  // The title label
  titleLabel.topAnchor.constraint(equalTo: x).isActive = true
  titleLabel.leadingAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  // First
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x),

  // Second
  b.topAnchor.constraint(equalTo: x),
  b.bottomAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // First
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x),

  // Second
  b.topAnchor.constraint(equalTo: x),
  b.bottomAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  // First
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true

  // Second
  b.topAnchor.constraint(equalTo: x).isActive = true
  b.bottomAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  // First
  a.topAnchor.constraint(equalTo: x).isActive = true
  a.leadingAnchor.constraint(equalTo: x).isActive = true

  // Second
  b.topAnchor.constraint(equalTo: x).isActive = true
  b.bottomAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  // The title label
  titleLabel.trailingAnchor.constraint(equalTo: x),
  ↓titleLabel.leadingAnchor.constraint(equalTo: x),
  // T
  titleLabel.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // The title label
  // T
  titleLabel.topAnchor.constraint(equalTo: x),
  titleLabel.leadingAnchor.constraint(equalTo: x),
  titleLabel.trailingAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  // The title label
  titleLabel.trailingAnchor.constraint(equalTo: x).isActive = true
  ↓titleLabel.leadingAnchor.constraint(equalTo: x).isActive = true
  // T
  titleLabel.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  // The title label
  // T
  titleLabel.topAnchor.constraint(equalTo: x).isActive = true
  titleLabel.leadingAnchor.constraint(equalTo: x).isActive = true
  titleLabel.trailingAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  // MARK: Title
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // MARK: Title
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  // MARK: Title
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  // MARK: Title
  a.topAnchor.constraint(equalTo: x).isActive = true
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  // Horizontal
  a.leadingAnchor.constraint(equalTo: x),
  a.trailingAnchor.constraint(equalTo: x),

  // Vertical
  ↓a.topAnchor.constraint(equalTo: x),
  a.bottomAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  // Horizontal
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  a.trailingAnchor.constraint(equalTo: x).isActive = true

  // Vertical
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  a.bottomAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  // horizontal
  a.leadingAnchor.constraint(equalTo: x),
  a.trailingAnchor.constraint(equalTo: x),
  // vertical
  ↓a.topAnchor.constraint(equalTo: x),
  a.bottomAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  // horizontal
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  a.trailingAnchor.constraint(equalTo: x).isActive = true
  // vertical
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  a.bottomAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  // size
  a.widthAnchor.constraint(equalTo: x),
  ↓a.heightAnchor.constraint(equalTo: x),
  // edges
  a.leadingAnchor.constraint(equalTo: x),
  a.bottomAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // size
  a.heightAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
  // edges
  a.leadingAnchor.constraint(equalTo: x),
  a.bottomAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  // size
  a.widthAnchor.constraint(equalTo: x).isActive = true
  ↓a.heightAnchor.constraint(equalTo: x).isActive = true
  // edges
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  a.bottomAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  // size
  a.heightAnchor.constraint(equalTo: x).isActive = true
  a.widthAnchor.constraint(equalTo: x).isActive = true
  // edges
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  a.bottomAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  // size
  a.widthAnchor.constraint(equalTo: x),
  ↓a.heightAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // size
  a.heightAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  // size
  a.widthAnchor.constraint(equalTo: x).isActive = true
  ↓a.heightAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  // size
  a.heightAnchor.constraint(equalTo: x).isActive = true
  a.widthAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  // TODO: take the design's values for all of these
  a.widthAnchor.constraint(equalTo: x),
  ↓a.heightAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.heightAnchor.constraint(equalTo: x),
  // TODO: take the design's values for all of these
  a.widthAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  a.topAnchor.constraint(equalTo: x).isActive = true
  // TODO: take the design's values for all of these
  a.widthAnchor.constraint(equalTo: x).isActive = true
  ↓a.heightAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  a.topAnchor.constraint(equalTo: x).isActive = true
  a.heightAnchor.constraint(equalTo: x).isActive = true
  // TODO: take the design's values for all of these
  a.widthAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  /// What the finger needs to hit it
  a.widthAnchor.constraint(equalTo: x),
  ↓a.heightAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  /// What the finger needs to hit it
  a.heightAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  /// What the finger needs to hit it
  a.widthAnchor.constraint(equalTo: x).isActive = true
  ↓a.heightAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  /// What the finger needs to hit it
  a.heightAnchor.constraint(equalTo: x).isActive = true
  a.widthAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  // ----- what the finger needs -----
  a.widthAnchor.constraint(equalTo: x),
  ↓a.heightAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // ----- what the finger needs -----
  a.heightAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  // ----- what the finger needs -----
  a.widthAnchor.constraint(equalTo: x).isActive = true
  ↓a.heightAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  // ----- what the finger needs -----
  a.heightAnchor.constraint(equalTo: x).isActive = true
  a.widthAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  // The width and the height of a finger
  a.widthAnchor.constraint(equalTo: x),
  ↓a.heightAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
  begin()

  // The width and the height of a finger
  a.widthAnchor.constraint(equalTo: x).isActive = true
  ↓a.heightAnchor.constraint(equalTo: x).isActive = true
  end()
}
// stays:
// ---
NSLayoutConstraint.activate([
  // swiftlint:disable line_length
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // swiftlint:disable line_length
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x),
])
// ---
func layout() {
  begin()

  // swiftlint:disable line_length
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
  end()
}
// becomes:
func layout() {
  begin()

  // swiftlint:disable line_length
  a.topAnchor.constraint(equalTo: x).isActive = true
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  end()
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  // MARK: Vertical
  ↓a.topAnchor.constraint(equalTo: x),

])
// stays:
// ---
func layout() {
  begin()

  a.leadingAnchor.constraint(equalTo: x).isActive = true
  // MARK: Vertical
  ↓a.topAnchor.constraint(equalTo: x).isActive = true

  end()
}
// stays:

// case: a comment continued on the next line in the same column moves as one
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x), // so
                                          // and so
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x), // so
                                          // and so
  ↓a.topAnchor.constraint(equalTo: x)
])
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x), // so
  // and so
  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  // and so
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x), // so
])

// around:
NSLayoutConstraint.activate([
…
])

// case: comments aligned in a column stay aligned
  a.trailingAnchor.constraint(equalTo: x),          // é
  b.topAnchor.constraint(equalTo: x),               // ü
  ↓a.topAnchor.constraint(equalTo: x)                // T
// stays:
// ---
  a.bottomAnchor.constraint(equalTo: x), // B
  ↓a.leadingAnchor.constraint(equalTo: x) // L
// stays:

// around:

// case: no fix that would put a comment line in the middle of a line
NSLayoutConstraint.activate([a.leadingAnchor.constraint(equalTo: x),
  // T
  ↓a.topAnchor.constraint(equalTo: x)])
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x), // L
  ↓a.topAnchor.constraint(equalTo: x)])
// stays:
// ---
NSLayoutConstraint.activate([ /* ? */ a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)])
// stays:

// case: a comment behind an opening bracket stays there
NSLayoutConstraint.activate([ // All
  a.leadingAnchor.constraint(equalTo: x), // L
  ↓a.topAnchor.constraint(equalTo: x),
]) // done
// becomes:
NSLayoutConstraint.activate([ // All
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x), // L
]) // done
// ---
a.snp.makeConstraints { make in // All
  make.left.equalTo(b) // L
  ↓make.top.equalTo(b)
}
// becomes:
a.snp.makeConstraints { make in // All
  make.top.equalTo(b)
  make.left.equalTo(b) // L
}

// case: only the first line of a block comment is reindented
class A: UIView { func s() {
  NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
    /* one
    two
      three */
    ↓a.topAnchor.constraint(equalTo: b.topAnchor,
    /* four
    five */
      constant: 8),
  ])
} }
// stays:

// case: no fix where the order may matter, or where the code is not understood
add(a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x))
// stays:
// ---
let pair = (a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x))
// stays:
// ---
let all = [
  a.leadingAnchor.constraint(equalTo: x),
  #if DEBUG
  b.topAnchor.constraint(equalTo: x),
  #endif
  ↓a.topAnchor.constraint(equalTo: x),
]
// stays:
// ---
let all = [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]
all[0].priority = .low
// stays:
// ---
let all = [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]
all.first?.priority = .low
// stays:
// ---
self.all = [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]
func change() { self.all?[1].isActive = false }
// stays:
// ---
let first = [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)].first
// stays:
// ---
[a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)].enumerated().forEach { _ in }
// stays:
// ---
for (a, b) in zip([a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)], [1, 2]) {}
// stays:
// ---
let all = views.flatMap { a in [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)] }
all[0].isActive = true
// stays:
// ---
let all = views.flatMap { a in [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)] }.last
// stays:
// ---
func all() -> [C] { [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)] }
let top = all()[1]
// stays:
// ---
var all: [C] {
  get { return [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)] }
}
let top = all.last
// stays:
// ---
all += [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]
let rest = zip(all, 1...)
// stays:
// ---
all.append(contentsOf: [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)])
all.removeLast()
// stays:
// ---
func f() {
  all.append(a.leadingAnchor.constraint(equalTo: x))
  all.append(↓a.topAnchor.constraint(equalTo: x))
  all[0].isActive = true
}
// stays:
// ---
a.snp.makeConstraints { make in
  make.trailing.equalTo(b)
  make.fit(size)
  ↓make.leading.equalTo(b)
}
// stays:
// ---
func f() {
  let l = a.leadingAnchor.constraint(equalTo: x)
  let t = ↓a.topAnchor.constraint(equalTo: x)
}
// stays:
// ---
func f() {
  l = a.leadingAnchor.constraint(equalTo: x)
  t = ↓a.topAnchor.constraint(equalTo: x)
}
// stays:
// ---
func f() {
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  c = b.topAnchor.constraint(equalTo: x)
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
}
// stays:
// ---
a.snp.makeConstraints {
  $0.left.equalTo(b)
  c = $0.width.equalTo(b).constraint
  ↓$0.top.equalTo(b)
}
// stays:
// ---
a.snp.makeConstraints {
  $0.left.equalTo(b)
  let y = next()
  ↓$0.top.equalTo(y)
}
// stays:
// ---
a.snp.makeConstraints {
  $0.left.equalTo(b)
  log()
  ↓$0.top.equalTo(b)
}
// stays:
// ---
a.snp.makeConstraints {
  $0.left.equalTo(b)
  if wide { $0.width.equalTo(b) }
  ↓$0.top.equalTo(b)
}
// stays:
// ---
let all = [
  a.leadingAnchor.constraint(equalTo: gaps.removeFirst()),
  ↓a.topAnchor.constraint(equalTo: x),
]
// stays:
// ---
let all = [
  a.leadingAnchor.constraint(equalTo: anchor(&y)),
  ↓a.topAnchor.constraint(equalTo: x),
]
// stays:
// ---
let all = [
  a.leadingAnchor.constraint(equalTo: x).then { c in l = c },
  ↓a.topAnchor.constraint(equalTo: x),
]
// stays:
// ---
let all = [
  a.leadingAnchor.constraint(equalTo: x).then { _ in count += 1 },
  ↓a.topAnchor.constraint(equalTo: x),
]
// stays:
// ---
let all = [
  a.leadingAnchor.constraint(equalTo: x, constant: #line),
  ↓a.topAnchor.constraint(equalTo: x),
]
// stays:
// ---
let all = [
  a.leadingAnchor.constraint(equalTo: try y()),
  ↓a.topAnchor.constraint(equalTo: x),
]
// stays:
// ---
let all = [
  a.leadingAnchor.constraint(equalTo: x),
  b.topAnchor.constraint(equalTo: ys.next()!),
  ↓a.topAnchor.constraint(equalTo: x),
]
// stays:
// ---
let all = [
  a.leadingAnchor.constraint(equalTo: x) + ↓a.topAnchor.constraint(equalTo: x),
]
// stays:
// ---
let all = [
  (a.leadingAnchor.constraint(equalTo: x)),
  ↓a.topAnchor.constraint(equalTo: x),
]
// stays:
// ---
func f() {
  add(wrap: a.leadingAnchor.constraint(equalTo: x)).isActive = true
  collect(a.bottomAnchor.constraint(equalTo: x))
  collect(↓a.topAnchor.constraint(equalTo: x))
}
// stays:
// ---
isActive = a.leadingAnchor.constraint(equalTo: x)
isActive = b.topAnchor.constraint(equalTo: x)
isActive = ↓a.topAnchor.constraint(equalTo: x)
// stays:
// ---
let all = [a.leadingAnchor.constraint(equalTo: x), , ↓a.topAnchor.constraint(equalTo: x)]
// stays:
// ---
let all = [a.leadingAnchor.constraint(equalTo: x), =, ↓a.topAnchor.constraint(equalTo: x)]
// stays:
// ---
func f() {
  a.frame.origin.x = 8
  ↓a.frame.origin.y = a.frame.width
}
// stays:
// ---
func f() {
  a.frame.size.width = 8
  a.frame.origin.x = 8
  ↓a.frame.size.height = a.width
}
// stays:
// ---
func f() {
  a.frame.origin.x = 8
  b.frame.origin.x = a.frame.maxX
  ↓a.frame.origin.y = 8
}
// stays:
// ---
func f() {
  a.frame.origin.x = 8
  ↓a.frame.origin.y = child.frame.height
}
// stays:
// ---
func f() {
  a.frame.origin.x = 8
  ↓a.frame.origin.y = middle()
}
// stays:
// ---
func f() {
  a.bounds.size.width = 8
  ↓a.bounds.size.height = 8
}
// stays:
// ---
func f() {
  a.center.x = 8
  ↓a.center.y = 8
}
// stays:
// ---
func f() {
  frame.size.width = 8
  ↓frame.size.height = margin
}
// stays:
// ---
let all = [
  a.leadingAnchor.constraint(equalTo: x).named("""
  l
  """),
    ↓a.topAnchor.constraint(equalTo: x),
]
// stays:
// ---
let all = [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]
let s = ↓"open
// stays:
// ---
let all = [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]
↓)
// stays:
// ---
let all = [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]
log↓(
// stays:

// case: the fix is safe where neither position nor evaluation order can matter
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x),
])
// ---
view.addConstraints([a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)])
// becomes:
view.addConstraints([a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)])
// ---
class V: UIView { func f() { addConstraints([a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]) } }
// becomes:
class V: UIView { func f() { addConstraints([a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)]) } }
// ---
func layout() {
a.leadingAnchor.constraint(equalTo: x).isActive = true
↓a.topAnchor.constraint(equalTo: x).isActive = true
}
// becomes:
func layout() {
a.topAnchor.constraint(equalTo: x).isActive = true
a.leadingAnchor.constraint(equalTo: x).isActive = true
}
// ---
func layout() {
a.leadingAnchor.constraint(equalTo: x).activate()
↓a.topAnchor.constraint(equalTo: x).activate()
}
// becomes:
func layout() {
a.topAnchor.constraint(equalTo: x).activate()
a.leadingAnchor.constraint(equalTo: x).activate()
}
// ---
func layout() {
view.addConstraint(a.leadingAnchor.constraint(equalTo: x))
view.addConstraint(↓a.topAnchor.constraint(equalTo: x))
}
// becomes:
func layout() {
view.addConstraint(a.topAnchor.constraint(equalTo: x))
view.addConstraint(a.leadingAnchor.constraint(equalTo: x))
}
// ---
extension UIView { func f() {
  addConstraint(a.leadingAnchor.constraint(equalTo: x))
  addConstraint(↓a.topAnchor.constraint(equalTo: x))
} }
// becomes:
extension UIView { func f() {
  addConstraint(a.topAnchor.constraint(equalTo: x))
  addConstraint(a.leadingAnchor.constraint(equalTo: x))
} }
// ---
func layout() {
views.forEach { v in
  v.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓v.topAnchor.constraint(equalTo: x).isActive = true
}
}
// becomes:
func layout() {
views.forEach { v in
  v.topAnchor.constraint(equalTo: x).isActive = true
  v.leadingAnchor.constraint(equalTo: x).isActive = true
}
}
// ---
func layout() {
UIView.animate(withDuration: 1) {
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
}
}
// becomes:
func layout() {
UIView.animate(withDuration: 1) {
  a.topAnchor.constraint(equalTo: x).isActive = true
  a.leadingAnchor.constraint(equalTo: x).isActive = true
}
}
// ---
func layout() {
a.snp.makeConstraints { make in
  make.left.equalTo(b)
  ↓make.top.equalTo(b.snp.bottom).offset(gap)
}
}
// becomes:
func layout() {
a.snp.makeConstraints { make in
  make.top.equalTo(b.snp.bottom).offset(gap)
  make.left.equalTo(b)
}
}
// ---
func layout() {
a.snp.remakeConstraints { make in
  make.left.equalTo(8)
  ↓make.top.equalToSuperview().inset(8).priority(.high)
}
}
// becomes:
func layout() {
a.snp.remakeConstraints { make in
  make.top.equalToSuperview().inset(8).priority(.high)
  make.left.equalTo(8)
}
}
// ---
func layout() {
a.snp.updateConstraints { make in
  make.left.equalTo(8)
  ↓make.top.equalTo(4)
}
}
// becomes:
func layout() {
a.snp.updateConstraints { make in
  make.top.equalTo(4)
  make.left.equalTo(8)
}
}
// ---
func layout() {
a.snp.makeConstraints { make in
  make.left.equalTo(b)
  ↓make.top.equalTo(b).inset(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
}
}
// becomes:
func layout() {
a.snp.makeConstraints { make in
  make.top.equalTo(b).inset(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
  make.left.equalTo(b)
}
}
// ---
func layout() {
constrain(a, b) { a, b in
  a.left == b.left + 8 ~ 500
  ↓a.top == b.bottom
}
}
// becomes:
func layout() {
constrain(a, b) { a, b in
  a.top == b.bottom
  a.left == b.left + 8 ~ 500
}
}
// ---
func layout() {
a.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
↓a.autoPinEdge(.top, to: .bottom, of: b)
}
// becomes:
func layout() {
a.autoPinEdge(.top, to: .bottom, of: b)
a.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
}
// ---
func layout() {
NSLayoutConstraint.autoSetPriority(.low) {
  a.autoPinEdge(toSuperviewEdge: .leading)
  ↓a.autoPinEdge(toSuperviewEdge: .top)
}
}
// becomes:
func layout() {
NSLayoutConstraint.autoSetPriority(.low) {
  a.autoPinEdge(toSuperviewEdge: .top)
  a.autoPinEdge(toSuperviewEdge: .leading)
}
}
// ---
func layout() {
a.leadingToSuperview(offset: 8)
↓a.topToBottom(of: b)
}
// becomes:
func layout() {
a.topToBottom(of: b)
a.leadingToSuperview(offset: 8)
}
// ---
import Stevia
func layout() {
a.left(8)
↓a.top(8)
}
// becomes:
import Stevia
func layout() {
a.top(8)
a.left(8)
}
// ---
func layout() {
a.leadingAnchor == b.leadingAnchor + 8
↓a.topAnchor == b.bottomAnchor
}
// becomes:
func layout() {
a.topAnchor == b.bottomAnchor
a.leadingAnchor == b.leadingAnchor + 8
}
// ---
class V: UIView {
  let a = UIView()
  let inset: CGFloat = 8
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset * 2 + 4),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: -inset),
    ])
  }
}
// becomes:
class V: UIView {
  let a = UIView()
  let inset: CGFloat = 8
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: -inset),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset * 2 + 4),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: max(8, gap)),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(2).rounded()),
    ])
  }
}
// becomes:
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(2).rounded()),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: max(8, gap)),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  let isWide = false
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: isWide ? 8 : Layout.margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: spaces.top),
    ])
  }
}
// becomes:
class V: UIView {
  let a = UIView()
  let isWide = false
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: spaces.top),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: isWide ? 8 : Layout.margin),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  static let margin: CGFloat = 8
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: V.margin),
    ])
  }
}
// becomes:
class V: UIView {
  let a = UIView()
  static let margin: CGFloat = 8
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: V.margin),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  var margin: CGFloat { 8 }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    let margin: CGFloat = 8
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes:
class V: UIView {
  let a = UIView()
  var margin: CGFloat { 8 }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    let margin: CGFloat = 8
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  let margin: CGFloat = 8
struct S { var margin: CGFloat { takeSpace() } }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes:
class V: UIView {
  let a = UIView()
  let margin: CGFloat = 8
struct S { var margin: CGFloat { takeSpace() } }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  @IBOutlet weak var b: UIView!
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: b.layoutMargins.left),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: self.b.bounds.height),
    ])
  }
}
// becomes:
class V: UIView {
  let a = UIView()
  @IBOutlet weak var b: UIView!
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: self.b.bounds.height),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: b.layoutMargins.left),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  var margin: CGFloat = 8 { didSet { update() } }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes:
class V: UIView {
  let a = UIView()
  var margin: CGFloat = 8 { didSet { update() } }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
    ])
  }
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x).withPriority(.high),
  ↓a.topAnchor.constraint(equalTo: x).priority(.required - 1),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x).priority(.required - 1),
  a.leadingAnchor.constraint(equalTo: x).withPriority(.high),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x).then { $0.priority = .init(1) },
  ↓a.topAnchor.constraint(equalTo: x).with(priority: UILayoutPriority(rawValue: 9)),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x).with(priority: UILayoutPriority(rawValue: 9)),
  a.leadingAnchor.constraint(equalTo: x).then { $0.priority = .init(1) },
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
  ↓a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
  a.leadingAnchor.constraint(equalTo: a.superview!.leadingAnchor),
])
// ---
NSLayoutConstraint.activate([
  labels[0].leadingAnchor.constraint(equalTo: x),
  ↓labels[0].topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  labels[0].topAnchor.constraint(equalTo: x),
  labels[0].leadingAnchor.constraint(equalTo: x),
])
// ---
extension V { func tableView(_ t: UITableView, at: Int) {} }
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: tableView.leadingAnchor),
  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
extension V { func tableView(_ t: UITableView, at: Int) {} }
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: tableView.leadingAnchor),
])
// ---
class V: UIView {
  lazy var a: UIView = { let v = UIView(); addSubview(v); return v }()
let b = UIView(), c = UIView()
  func layout() {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      ↓a.topAnchor.constraint(equalTo: c.bottomAnchor),
    ])
  }
}
// becomes:
class V: UIView {
  lazy var a: UIView = { let v = UIView(); addSubview(v); return v }()
let b = UIView(), c = UIView()
  func layout() {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: c.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
  }
}
// ---
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    addSubview(c)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      ↓a.topAnchor.constraint(equalTo: c.bottomAnchor),
    ])
  }
}
// becomes:
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    addSubview(c)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: c.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
  }
}
// ---
class V: UIView {
  lazy var b: UIView = { let v = UIView(); addSubview(v); return v }()
lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView()
  func layout() {
    [self.c, b].forEach(addSubview)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      ↓a.topAnchor.constraint(equalTo: c.bottomAnchor),
    ])
  }
}
// becomes:
class V: UIView {
  lazy var b: UIView = { let v = UIView(); addSubview(v); return v }()
lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView()
  func layout() {
    [self.c, b].forEach(addSubview)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: c.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
  }
}
// ---
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    c.alpha = 0
if wide { return }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      ↓a.topAnchor.constraint(equalTo: c.bottomAnchor),
    ])
  }
}
// becomes:
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    c.alpha = 0
if wide { return }
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: c.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
  }
}
// ---
NSLayoutConstraint.activate([
  child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
  ↓child.view.topAnchor.constraint(equalTo: view.topAnchor),
])
// becomes:
NSLayoutConstraint.activate([
  child.view.topAnchor.constraint(equalTo: view.topAnchor),
  child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
])

// case: the fix is unsafe where unseen code may depend on either
func layout() {
a.snp.prepareConstraints { make in
  make.leading.equalTo(b)
  ↓make.top.equalTo(b)
}
}
// becomes: unsafe
func layout() {
a.snp.prepareConstraints { make in
  make.top.equalTo(b)
  make.leading.equalTo(b)
}
}
// ---
func layout() {
let c = x.snp.prepareConstraints { make in
  make.leading.equalTo(b)
  ↓make.top.equalTo(b)
}
keep(c)
}
// becomes: unsafe
func layout() {
let c = x.snp.prepareConstraints { make in
  make.top.equalTo(b)
  make.leading.equalTo(b)
}
keep(c)
}
// ---
var cs: [C] = []
func keep(_ c: [C]) { cs = c }
keep([a.widthAnchor.constraint(equalTo: x), ↓a.heightAnchor.constraint(equalTo: x)])
cs[1].isActive = false
// becomes: unsafe
var cs: [C] = []
func keep(_ c: [C]) { cs = c }
keep([a.heightAnchor.constraint(equalTo: x), a.widthAnchor.constraint(equalTo: x)])
cs[1].isActive = false
// ---
class V: UIView {
  let a = UIView()
  func takeSpace(_ n: CGFloat) -> CGFloat { left -= n; return n }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: takeSpace(3)),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: takeSpace(10)),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  func takeSpace(_ n: CGFloat) -> CGFloat { left -= n; return n }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: takeSpace(10)),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: takeSpace(3)),
    ])
  }
}
// ---
class V: UIView {
  lazy var b: UIView = { let v = UIView(); addSubview(v); return v }()
lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView()
  func layout() {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      ↓a.topAnchor.constraint(equalTo: c.bottomAnchor),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  lazy var b: UIView = { let v = UIView(); addSubview(v); return v }()
lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView()
  func layout() {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: c.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
  }
}
// ---
let all = [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]
NSLayoutConstraint.activate(all)
// becomes: unsafe
let all = [a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)]
NSLayoutConstraint.activate(all)
// ---
func all() -> [C] { [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)] }
// becomes: unsafe
func all() -> [C] { [a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)] }
// ---
func all() -> [C] {
  return [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]
}
// becomes: unsafe
func all() -> [C] {
  return [a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)]
}
// ---
func layout() {
self.all += [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]
}
// becomes: unsafe
func layout() {
self.all += [a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)]
}
// ---
func layout() {
all.append(contentsOf: [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)])
}
// becomes: unsafe
func layout() {
all.append(contentsOf: [a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)])
}
// ---
func layout() {
all.append(a.leadingAnchor.constraint(equalTo: x))
all.append(↓a.topAnchor.constraint(equalTo: x))
}
// becomes: unsafe
func layout() {
all.append(a.topAnchor.constraint(equalTo: x))
all.append(a.leadingAnchor.constraint(equalTo: x))
}
// ---
NSLayoutConstraint.activate(keep([a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]))
// becomes: unsafe
NSLayoutConstraint.activate(keep([a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)]))
// ---
NSLayoutConstraint.activate([a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)] + more)
// becomes: unsafe
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)] + more)
// ---
NSLayoutConstraint.activate([a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)].reversed())
// becomes: unsafe
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)].reversed())
// ---
NSLayoutConstraint.activate(views.flatMap { a in [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)] })
// becomes: unsafe
NSLayoutConstraint.activate(views.flatMap { a in [a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)] })
// ---
[a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)].forEach { $0.isActive = true }
// becomes: unsafe
[a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)].forEach { $0.isActive = true }
// ---
addSubview(a, withConstraints: [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)])
// becomes: unsafe
addSubview(a, withConstraints: [a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)])
// ---
Layout.activate([a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)])
// becomes: unsafe
Layout.activate([a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)])
// ---
activate([a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)])
// becomes: unsafe
activate([a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)])
// ---
builder.addConstraints([a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)])
// becomes: unsafe
builder.addConstraints([a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)])
// ---
extension UIView { func addConstraints(_ c: [C]) {} }
view.addConstraints([a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)])
// becomes: unsafe
extension UIView { func addConstraints(_ c: [C]) {} }
view.addConstraints([a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)])
// ---
@Builder func all() -> [C] {
  a.leadingAnchor.constraint(equalTo: x)
  ↓a.topAnchor.constraint(equalTo: x)
}
// becomes: unsafe
@Builder func all() -> [C] {
  a.topAnchor.constraint(equalTo: x)
  a.leadingAnchor.constraint(equalTo: x)
}
// ---
var body: [C] {
  a.leadingAnchor.constraint(equalTo: x)
  ↓a.topAnchor.constraint(equalTo: x)
}
// becomes: unsafe
var body: [C] {
  a.topAnchor.constraint(equalTo: x)
  a.leadingAnchor.constraint(equalTo: x)
}
// ---
func layout() {
Group {
  a.leadingAnchor.constraint(equalTo: x)
  ↓a.topAnchor.constraint(equalTo: x)
}
}
// becomes: unsafe
func layout() {
Group {
  a.topAnchor.constraint(equalTo: x)
  a.leadingAnchor.constraint(equalTo: x)
}
}
// ---
func layout() {
group {
  a.leadingToSuperview()
  ↓a.topToSuperview()
}
}
// becomes: unsafe
func layout() {
group {
  a.topToSuperview()
  a.leadingToSuperview()
}
}
// ---
func layout() {
let c = NSLayoutConstraint.autoCreateAndInstallConstraints {
  a.autoPinEdge(toSuperviewEdge: .leading)
  ↓a.autoPinEdge(toSuperviewEdge: .top)
}
}
// becomes: unsafe
func layout() {
let c = NSLayoutConstraint.autoCreateAndInstallConstraints {
  a.autoPinEdge(toSuperviewEdge: .top)
  a.autoPinEdge(toSuperviewEdge: .leading)
}
}
// ---
func layout() {
view.add(a) { make in
  make.leading.equalTo(b)
  ↓make.top.equalTo(b)
}
}
// becomes: unsafe
func layout() {
view.add(a) { make in
  make.top.equalTo(b)
  make.leading.equalTo(b)
}
}
// ---
func layout() {
a.snp.updateConstraints { make in
  make.leading.equalTo(b).offset(8)
  ↓make.top.leading.equalTo(b).offset(4)
}
}
// becomes: unsafe
func layout() {
a.snp.updateConstraints { make in
  make.top.leading.equalTo(b).offset(4)
  make.leading.equalTo(b).offset(8)
}
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x).assign(to: \.top, on: self),
])
// becomes: unsafe
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x).assign(to: \.top, on: self),
  a.leadingAnchor.constraint(equalTo: x),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x, isActive: true),
])
// becomes: unsafe
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x, isActive: true),
  a.leadingAnchor.constraint(equalTo: x),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: anchor()),
  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes: unsafe
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: anchor()),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  b.keep(c),
  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes: unsafe
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  b.keep(c),
  a.leadingAnchor.constraint(equalTo: x),
])
// ---
func layout() {
a.snp.makeConstraints { make in
  make.leading.equalTo(b)
  ↓make.top.equalTo(near(b))
}
}
// becomes: unsafe
func layout() {
a.snp.makeConstraints { make in
  make.top.equalTo(near(b))
  make.leading.equalTo(b)
}
}
// ---
func layout() {
a.snp.makeConstraints { make in
  make.leading.equalTo(b)
  ↓make.top.equalTo(b).remember(in: store)
}
}
// becomes: unsafe
func layout() {
a.snp.makeConstraints { make in
  make.top.equalTo(b).remember(in: store)
  make.leading.equalTo(b)
}
}
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: { 3 }()),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: spaces.values[0]()),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: spaces.values[0]()),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: { 3 }()),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  func max(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: max(8, gap)),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  func max(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: max(8, gap)),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  var max: (CGFloat, CGFloat) -> CGFloat
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: max(8, gap)),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  var max: (CGFloat, CGFloat) -> CGFloat
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: max(8, gap)),
    ])
  }
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x).withPriority(.high),
  ↓a.topAnchor.constraint(equalTo: x),
]); extension C { func withPriority(_ p: P) -> C { count += 1; return self } }
// becomes: unsafe
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x).withPriority(.high),
]); extension C { func withPriority(_ p: P) -> C { count += 1; return self } }
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(space: 3)),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}; extension CGFloat { init(space: Int) { left -= 1 } }
// becomes: unsafe
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(space: 3)),
    ])
  }
}; extension CGFloat { init(space: Int) { left -= 1 } }
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: spaces[0]),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}; struct Spaces { subscript(i: Int) -> CGFloat { take(i) } }
// becomes: unsafe
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: spaces[0]),
    ])
  }
}; struct Spaces { subscript(i: Int) -> CGFloat { take(i) } }
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap +++ 8),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap +++ 8),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap + 8),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}; func + (a: CGFloat, b: CGFloat) -> CGFloat { take(a) }
// becomes: unsafe
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap + 8),
    ])
  }
}; func + (a: CGFloat, b: CGFloat) -> CGFloat { take(a) }
// ---
class V: UIView {
  let a = UIView()
  var margin: CGFloat { left -= 1; return left }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  var margin: CGFloat { left -= 1; return left }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  var margin: CGFloat { get { take() } set {} }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: self.margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  var margin: CGFloat { get { take() } set {} }
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: self.margin),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  @Taking var margin: CGFloat
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  @Taking var margin: CGFloat
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  lazy var margin: CGFloat = takeSpace()
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  lazy var margin: CGFloat = takeSpace()
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  static let margin: CGFloat = { take() }()
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  static let margin: CGFloat = { take() }()
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  static let margin = take()
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  static let margin = take()
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: .padding),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}; extension CGFloat { static var padding: CGFloat { take() } }
// becomes: unsafe
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: .padding),
    ])
  }
}; extension CGFloat { static var padding: CGFloat { take() } }
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: spaces.margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}; extension Spaces { var margin: CGFloat { take() } }
// becomes: unsafe
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: spaces.margin),
    ])
  }
}; extension Spaces { var margin: CGFloat { take() } }
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    var margin: CGFloat { take() }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    var margin: CGFloat { take() }
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
    ])
  }
}
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    lazy var margin = take()
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      ↓a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat, spaces: Spaces) {
    lazy var margin = take()
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
    ])
  }
}
// ---
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      ↓a.topAnchor.constraint(equalTo: c.bottomAnchor),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: c.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
  }
}
// ---
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    if wide { addSubview(c) }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      ↓a.topAnchor.constraint(equalTo: c.bottomAnchor),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    if wide { addSubview(c) }
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: c.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
  }
}
// ---
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    later { self.addSubview(self.c) }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      ↓a.topAnchor.constraint(equalTo: c.bottomAnchor),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    later { self.addSubview(self.c) }
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: c.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
  }
}
// ---
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    scroll?.addSubview(c)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      ↓a.topAnchor.constraint(equalTo: c.bottomAnchor),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    scroll?.addSubview(c)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: c.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
  }
}
// ---
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    other.c.update(c: 1)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      ↓a.topAnchor.constraint(equalTo: c.bottomAnchor),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    other.c.update(c: 1)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: c.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
  }
}
// ---
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    let x = wide ? c : b
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      ↓a.topAnchor.constraint(equalTo: c.bottomAnchor),
    ])
  }
}
// becomes: unsafe
class V: UIView {
  lazy var c: UIView = { let v = UIView(); addSubview(v); return v }()
let a = UIView(), b = UIView()
  func layout() {
    let x = wide ? c : b
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: c.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor),
    ])
  }
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: left.view.leadingAnchor),
  ↓a.topAnchor.constraint(equalTo: top.view.topAnchor),
])
// becomes: unsafe
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: top.view.topAnchor),
  a.leadingAnchor.constraint(equalTo: left.view.leadingAnchor),
])

// case: no fix where either matters, or code in between may exit
func layout() {
let cs = a.snp.prepareConstraints { make in
  make.leading.equalTo(b)
  ↓make.top.equalTo(b)
}
cs[1].activate()
}
// stays:
// ---
func layout() {
try NSLayoutConstraint.activate([a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x), gap()])
}
// stays:
// ---
func layout() {
await view.addConstraints([a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)])
}
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: try anchor()),
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: await anchor()),
])
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x)
  #if DEBUG
  , b.topAnchor.constraint(equalTo: x)
  #endif,
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x).then {
    let p = 3
    $0.priority = p
  },
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x).then { $0.firstItem.tag = 3 },
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x).then { _ in (box).value = 3 },
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
func layout() {
a.snp.makeConstraints { make in
  make.leading.equalTo(b)
  let y = 8
  ↓make.top.equalTo(y)
}
}
// stays:
// ---
func layout() {
a.snp.makeConstraints { make in
  make.leading.equalTo(b)
  func f() {}
  ↓make.top.equalTo(b)
}
}
// stays:
// ---
func layout() {
a.snp.makeConstraints { make in
  make.leading.equalTo(b)
  #if DEBUG
  make.width.equalTo(8)
  #endif
  ↓make.top.equalTo(b)
}
}
// stays:
// ---
func f() {
  a.frame.size.width = 8
  ↓a.frame.size = b
}
// stays:
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat) {
    a.frame.origin.x = 8
    ↓a.frame.origin.y = a.frame.minX
  }
}
// stays:
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat) {
    a.frame.origin.x = 8
    ↓a.frame.origin.y = a.width
  }
}
// stays:
// ---
class V: UIView {
  let a = UIView()
  
  func layout(_ gap: CGFloat) {
    a.frame.origin.x = 8
    ↓a.frame.origin.y = takeSpace(3)
  }
}
// stays:

// case: no fix for a statement of which a constraint is only a part
a.snp.makeConstraints {
  $0.bottom.equalTo(x)
  ↓$0.leading.equalTo(x)
}
// becomes:
a.snp.makeConstraints {
  $0.leading.equalTo(x)
  $0.bottom.equalTo(x)
}
// ---
a.snp.makeConstraints {
  $0.bottom.equalTo(x)
  snp ↓$0.leading.equalTo(x)
}
// stays:

// around:
func layout() {
…
}

// case: no fix where an activating statement reads active constraints; in an array none is active yet
a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
↓a.topAnchor.constraint(equalTo: topAnchor, constant: constraints.count > 1 ? 4 : 8).isActive = true
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: leadingAnchor),
  ↓a.topAnchor.constraint(equalTo: topAnchor, constant: constraints.count > 1 ? 4 : 8),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: topAnchor, constant: constraints.count > 1 ? 4 : 8),
  a.leadingAnchor.constraint(equalTo: leadingAnchor),
])
// ---
a.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
↓a.topAnchor.constraint(equalTo: topAnchor, constant: wide.isActive ? 4 : 8).isActive = true
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: leadingAnchor),
  ↓a.topAnchor.constraint(equalTo: topAnchor, constant: wide.isActive ? 4 : 8),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: topAnchor, constant: wide.isActive ? 4 : 8),
  a.leadingAnchor.constraint(equalTo: leadingAnchor),
])

// case: consecutive statements are sorted
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
// becomes:
  a.topAnchor.constraint(equalTo: x).isActive = true
  a.leadingAnchor.constraint(equalTo: x).isActive = true
// ---
  a.leadingAnchor.constraint(equalTo: x).isActive = true; ↓a.topAnchor.constraint(equalTo: x).isActive = true
// becomes:
  a.topAnchor.constraint(equalTo: x).isActive = true; a.leadingAnchor.constraint(equalTo: x).isActive = true
// ---
  a.leadingAnchor.constraint(equalTo: x).isActive = true;
  b.topAnchor.constraint(equalTo: x).isActive = true;
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
// becomes:
  a.topAnchor.constraint(equalTo: x).isActive = true;
  b.topAnchor.constraint(equalTo: x).isActive = true;
  a.leadingAnchor.constraint(equalTo: x).isActive = true
// ---
  a.widthAnchor.constraint(equalTo: x).isActive = true

  ↓a.heightAnchor.constraint(equalTo: x).isActive = true
  done()
// becomes:
  a.heightAnchor.constraint(equalTo: x).isActive = true

  a.widthAnchor.constraint(equalTo: x).isActive = true
  done()
// ---
  a.leadingAnchor
    .constraint(equalTo: x)
    .isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
// becomes:
  a.topAnchor.constraint(equalTo: x).isActive = true
  a.leadingAnchor
    .constraint(equalTo: x)
    .isActive = true
// ---
  a.leadingAnchor.constraint(equalTo: x).activate()
  ↓a.topAnchor.constraint(equalTo: x).isActive = wide
  log()
// becomes:
  a.topAnchor.constraint(equalTo: x).isActive = wide
  a.leadingAnchor.constraint(equalTo: x).activate()
  log()
// ---
  a.leadingAnchor.constraint(equalTo: x).activate()
  a.heightAnchor.constraint(equalTo: x)
  ↓a.topAnchor.constraint(equalTo: x)
// becomes: unsafe
  a.topAnchor.constraint(equalTo: x)
  a.leadingAnchor.constraint(equalTo: x).activate()
  a.heightAnchor.constraint(equalTo: x)
// ---
  view.addConstraint(a.leadingAnchor.constraint(equalTo: x))
  view.addConstraint(↓a.topAnchor.constraint(equalTo: x))
// becomes:
  view.addConstraint(a.topAnchor.constraint(equalTo: x))
  view.addConstraint(a.leadingAnchor.constraint(equalTo: x))
// ---
  all.append(a.leadingAnchor.constraint(equalTo: x))
  all.append(↓a.topAnchor.constraint(equalTo: x))
// becomes: unsafe
  all.append(a.topAnchor.constraint(equalTo: x))
  all.append(a.leadingAnchor.constraint(equalTo: x))
// ---
  a.bottomAnchor.constraint(equalTo: x).isActive = true
  log()
  a.leadingAnchor.constraint(equalTo: x).isActive = true
  ↓a.topAnchor.constraint(equalTo: x).isActive = true
// becomes:
  a.bottomAnchor.constraint(equalTo: x).isActive = true
  log()
  a.topAnchor.constraint(equalTo: x).isActive = true
  a.leadingAnchor.constraint(equalTo: x).isActive = true
// ---
  a.snp.makeConstraints { make in
    make.leading.trailing.equalTo(b)
    ↓make.top.equalTo(b.snp.bottom).offset(8)
    make.width.equalTo(a.snp.height)
    make.height.equalTo(1)
  }
// becomes:
  a.snp.makeConstraints { make in
    make.top.equalTo(b.snp.bottom).offset(8)
    make.leading.trailing.equalTo(b)
    make.height.equalTo(1)
    make.width.equalTo(a.snp.height)
  }
// ---
  a.snp.makeConstraints { $0.leading.equalTo(b); ↓$0.top.equalTo(b) }
// becomes:
  a.snp.makeConstraints { $0.top.equalTo(b); $0.leading.equalTo(b) }
// ---
  frame.size.width = 8
  ↓frame.size.height = Layout.height
// becomes:
  frame.size.width = 8
  frame.size.height = Layout.height

// around:

// case: the fix follows the options

// options: {mode: strict}
NSLayoutConstraint.activate([
  a.widthAnchor.constraint(equalTo: x),
  a.lastBaselineAnchor.constraint(equalTo: x),
  ↓a.centerXAnchor.constraint(equalTo: x),
  a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.lastBaselineAnchor.constraint(equalTo: x),
  a.centerXAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
])
// ---
// options: {mode: axis}
NSLayoutConstraint.activate([
  a.centerYAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
  ↓a.leadingAnchor.constraint(equalTo: x),
  a.heightAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.centerYAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x),
  a.heightAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x),
  a.centerYAnchor.constraint(equalTo: x),
  a.heightAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x),
  a.centerYAnchor.constraint(equalTo: x),
  a.heightAnchor.constraint(equalTo: x),
])
// ---
NSLayoutConstraint.activate([
  a.widthAnchor.constraint(equalTo: x),
  ↓a.centerXAnchor.constraint(equalTo: x),
  a.centerYAnchor.constraint(equalTo: x),
  a.heightAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.centerYAnchor.constraint(equalTo: x),
  a.centerXAnchor.constraint(equalTo: x),
  a.heightAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
])
// ---
// options: {}
NSLayoutConstraint.activate([a.rightAnchor.constraint(equalTo: x), ↓a.leftAnchor.constraint(equalTo: x), a.topAnchor.constraint(equalTo: x)])
// becomes:
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x), a.leftAnchor.constraint(equalTo: x), a.rightAnchor.constraint(equalTo: x)])
// ---
a.snp.makeConstraints {
  $0.centerX.width.equalTo(b)
  $0.leading.equalTo(b)
  ↓$0.centerY.equalTo(b)
  $0.height.equalTo(b)
  $0.top.equalTo(b)
}
// becomes:
a.snp.makeConstraints {
  $0.centerY.equalTo(b)
  $0.height.equalTo(b)
  $0.centerX.width.equalTo(b)
  $0.top.equalTo(b)
  $0.leading.equalTo(b)
}
// ---
a.snp.makeConstraints {
  $0.top.width.equalTo(b)
  ↓$0.top.height.equalTo(b)
}
// becomes:
a.snp.makeConstraints {
  $0.top.height.equalTo(b)
  $0.top.width.equalTo(b)
}
// ---
a.snp.makeConstraints {
  $0.bottom.height.equalTo(b)
  ↓$0.top.width.equalTo(b)
}
// stays:

// case: the fix follows a custom order and keeps what it does not name in place

// options: {order: [[leading, top], [width]]}
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x), a.heightAnchor.constraint(equalTo: x), a.bottomAnchor.constraint(equalTo: x), ↓a.leadingAnchor.constraint(equalTo: x), a.widthAnchor.constraint(equalTo: x)])
// becomes:
NSLayoutConstraint.activate([a.leadingAnchor.constraint(equalTo: x), a.heightAnchor.constraint(equalTo: x), a.bottomAnchor.constraint(equalTo: x), a.topAnchor.constraint(equalTo: x), a.widthAnchor.constraint(equalTo: x)])

// case: the constraints of an array are sorted
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x)
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x)
])
// ---
NSLayoutConstraint.activate([a.bottomAnchor.constraint(equalTo: x), ↓a.leadingAnchor.constraint(equalTo: x), a.topAnchor.constraint(equalTo: x)]) // all
// becomes:
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x), a.bottomAnchor.constraint(equalTo: x)]) // all
// ---
NSLayoutConstraint.activate([a.bottomAnchor.constraint(equalTo: x), ↓a.trailingAnchor.constraint(equalTo: x),
          a.leadingAnchor.constraint(equalTo: x), a.topAnchor.constraint(equalTo: x)])
// becomes:
NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x),
          a.trailingAnchor.constraint(equalTo: x), a.bottomAnchor.constraint(equalTo: x)])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x)
  , ↓a.topAnchor.constraint(equalTo: x)
  , b.topAnchor.constraint(equalTo: x)
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x)
  , a.leadingAnchor.constraint(equalTo: x)
  , b.topAnchor.constraint(equalTo: x)
])
// ---
NSLayoutConstraint.activate([ a.leadingAnchor.constraint(equalTo: x) ,↓a.topAnchor.constraint(equalTo: x)  ,
])
// becomes:
NSLayoutConstraint.activate([ a.topAnchor.constraint(equalTo: x) ,a.leadingAnchor.constraint(equalTo: x)  ,
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  b.leadingAnchor.constraint(equalTo: x),
  stored,
  ↓a.topAnchor.constraint(equalTo: x),
  make(),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  b.leadingAnchor.constraint(equalTo: x),
  stored,
  a.leadingAnchor.constraint(equalTo: x),
  make(),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  b.leadingAnchor.constraint(equalTo: x),
  ↓b.topAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  b.topAnchor.constraint(equalTo: x),
  b.leadingAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),

  a.bottomAnchor.constraint(equalTo: x),

  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),

  a.leadingAnchor.constraint(equalTo: x),

  a.bottomAnchor.constraint(equalTo: x),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  a.trailingAnchor.constraint(equalTo: x),

  ↓a.topAnchor.constraint(equalTo: x),
  a.bottomAnchor.constraint(equalTo: x),
])
// stays:
// ---
NSLayoutConstraint.activate([
  a.widthAnchor.constraint(equalTo: x),
  ↓a.heightAnchor.constraint(equalTo: x),

  a.leadingAnchor.constraint(equalTo: x),
  a.bottomAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.heightAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),

  a.leadingAnchor.constraint(equalTo: x),
  a.bottomAnchor.constraint(equalTo: x),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
  a.bottomAnchor.constraint(equalTo: x),
  a.heightAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x),
  a.bottomAnchor.constraint(equalTo: x),
  a.heightAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
])
// ---
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
  a.bottomAnchor.constraint(equalTo: x),
  ↓a.heightAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.heightAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
  a.bottomAnchor.constraint(equalTo: x),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  b.trailingAnchor.constraint(equalTo: a.trailingAnchor),
  a.widthAnchor.constraint(equalTo: x),
  ↓a.heightAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  b.trailingAnchor.constraint(equalTo: a.trailingAnchor),
  a.heightAnchor.constraint(equalTo: x),
  a.widthAnchor.constraint(equalTo: x),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  b.trailingAnchor.constraint(equalTo: a.trailingAnchor),
  ↓a.topAnchor.constraint(equalTo: x),
])
// stays:
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x).priority(1),
  a.leadingAnchor.constraint(equalTo: x).priority(2),
  ↓a.topAnchor.constraint(equalTo: x).priority(1),
  a.topAnchor.constraint(equalTo: x).priority(2),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x).priority(1),
  a.topAnchor.constraint(equalTo: x).priority(2),
  a.leadingAnchor.constraint(equalTo: x).priority(1),
  a.leadingAnchor.constraint(equalTo: x).priority(2),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x).then { $0.priority = .low },
  ↓a.topAnchor.constraint(equalTo: x)
    .withPriority(.high),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x)
    .withPriority(.high),
  a.leadingAnchor.constraint(equalTo: x).then { $0.priority = .low },
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(
    equalTo: x,
    // as agreed
    constant: 8),
  ↓a.topAnchor.constraint(equalTo: x),
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(
    equalTo: x,
    // as agreed
    constant: 8),
])
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(
    equalTo: x),
      ↓a.topAnchor.constraint(
        equalTo: x),
])
// stays:
// ---
NSLayoutConstraint.activate([
  NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: 0),
  ↓NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0)])
// becomes:
NSLayoutConstraint.activate([
  NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0),
  NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: 0)])
// ---
func make() -> [NSLayoutConstraint] {
  return [a.leadingAnchor.constraint(equalTo: x), ↓a.topAnchor.constraint(equalTo: x)]
}
// becomes: unsafe
func make() -> [NSLayoutConstraint] {
  return [a.topAnchor.constraint(equalTo: x), a.leadingAnchor.constraint(equalTo: x)]
}
// ---
NSLayoutConstraint.activate([
  a.leadingAnchor.constraint(equalTo: x),
  ↓a.topAnchor.constraint(equalTo: x),
  #if DEBUG
  a.bottomAnchor.constraint(equalTo: x),
  #endif
])
// becomes:
NSLayoutConstraint.activate([
  a.topAnchor.constraint(equalTo: x),
  a.leadingAnchor.constraint(equalTo: x),
  #if DEBUG
  a.bottomAnchor.constraint(equalTo: x),
  #endif
])

// around:
import Stevia
func layoutSubviews() {
…
}

// case: the calls of a chain are in order
// lines:
  a.pin.top(8).left(8).right(8).height(4).width(4)
  a.pin.left(8).↓top(8).right(8).bottom(8)
  a.pin.width(8).↓height(8)
  a.top(8).left(8).right(8).height(4).width(4)
  a.left(8).↓top(8).right(8).bottom(8)
  a.width(8).↓height(8)

// around:

// case: each chain is its own block, except for single Stevia calls
import Stevia
func layoutSubviews() {
  a.pin.left(8)
  a.pin.top(8)
  b.left(8).right(8)
  b.top(8)
  c.left(8)
  ↓c.top(8)
  d.Left == 8
  ↓d.Top == 8
}

// case: rows, layouts, view lists and flex items have no order
import Stevia
func setUp() {
  addSubview(a)
  layout(8, a-8-| ~ 44, 8)
  |-a
  equalWidths(a, b)
  alignTops(a, b)
  root.flex.define { flex in
    flex.addItem(a).width(8).height(8).bottom(8).top(8)
  }
}

// case: the fix moves statements, but not the calls of a chain
func layoutSubviews() {
  a.pin.left(8).↓top(8)
}
// stays:
// ---
import Stevia
func f() {
  a.left(8) // left
  ↓a.top(8)
}
// becomes:
import Stevia
func f() {
  a.top(8)
  a.left(8) // left
}
// ---
import Stevia
func f() {
  a.top(8)
  a.left(8) // left
}

// case: constraint_order reads comparisons and attributes
func setUp() {
  a.topAnchor == b.topAnchor
  a.trailingAnchor == b.trailingAnchor
  ↓a.leadingAnchor == b.leadingAnchor + 8
  log()
  a.bottomAnchor == b.bottomAnchor
  constrain(c, d) { x, y in
    x.bottom == y.bottom
    y.top == x.top
    ↓x.top == y.top ~ 250
    x.left == y.left
  }
  e.easy.layout(Bottom(8), ↓Top(8).to(f, .bottom), Height(8), Left().when { wide })
}

// case: constraint_order sorts comparisons in statements, but not attributes
func setUp() {
  // The bottom has more room.
  a.bottomAnchor == b.bottomAnchor  // x
  ↓a.topAnchor
    == b.topAnchor
}
// stays:

// case: constraint_order offers no fix where the order may matter
a.easy.layout(Bottom(), ↓Top())
// stays:
// ---
func setUp() {
  self.a.bottomAnchor == b.bottomAnchor
  self.all.append(↓self.a.leadingAnchor == b.leadingAnchor)
  self.all.append(self.a.topAnchor == b.topAnchor)
}
// stays:
// ---
func setUp() {
  let all = batch(active: false) {
    a.bottomAnchor == b.bottomAnchor ~ .low
    ↓a.topAnchor == b.topAnchor ~ .low
  }
}
// stays:

// case: what another file only stores, or reads from UIKit, may be read at another time
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
enum Space { static let next: CGFloat = 8 }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
enum Space { static var next: CGFloat = 8 { didSet { count += 1 } } }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
protocol Spaced { var next: CGFloat { get set } }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
struct Space { var next: CGFloat { frame.width / 2 - 1 } }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
struct Space { var next: CGFloat { switch self { case .small: return 8; default: 16 } } }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
class A { private var next: CGFloat { count += 1; return 8 } }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
func next() -> CGFloat { count += 1; return 8 }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
extension CGPoint { static func * (a: CGPoint, b: CGFloat) -> CGPoint { a } }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
extension NSLayoutConstraint { func next(_ a: Float) -> Self { priority = a; return self } }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift

// case: what runs code of another file must be read when it was
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
// file: 2.swift
enum Space { static var next: CGFloat { last += 8; return last } }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
// file: 2.swift
enum Space {
  static var next: CGFloat
  {
    get { count() }
    set {}
  }
}
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
// file: 2.swift
extension Space { public class var next: CGFloat { other } }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
// file: 2.swift
class A { lazy var next: CGFloat = 8 }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
// file: 2.swift
class A { @Counted(8) var next: CGFloat }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
// file: 2.swift
enum Space { static let next = make() }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
// file: 2.swift
let next = { 8 }()
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
// file: 2.swift
extension CGFloat { static func * (a: Self, b: CGFloat) -> CGFloat { 1 } }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
// file: 2.swift
func * <T>(a: T, b: T) -> T { a }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
// file: 2.swift
@dynamicMemberLookup struct A { subscript(dynamicMember name: String) -> CGFloat { 1 } }
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
// file: 2.swift
class NSLayoutConstraint {}

// case: a helper of another file that gets a trailing closure may do anything with it
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).then { $0.priority = low },
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).then { $0.priority = low },
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// file: 1.swift
extension NSObject { func then(_ change: (Self) -> Void) -> Self { count += 1; return self } }

// case: a dynamic member of the same file may run code
// file: 0.swift
@dynamicMemberLookup struct Space { subscript(dynamicMember name: String) -> CGFloat { 1 } }
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// ---
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}

// case: without the rest of the project, names of other files are not known to be stored
// partial:
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// ---
// partial:
// file: 0.swift
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -2 * 8),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
// ---
// partial:
// file: 0.swift
enum Space { static let next: CGFloat = 8 }
class Tag: UIView {
  let label = UIView()
  func setUpLabel() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Space.next),
      ↓label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}

// case: tests have no conventions
a.snp.makeConstraints { $0.width.equalTo(8); ↓$0.height.equalTo(8) }
// ---
«a.snp→import XCTest
a.snp».makeConstraints { $0.width.equalTo(8); ↓$0.height.equalTo(8) }
// ---
«a.→import Testing
a.»snp.makeConstraints { $0.width.equalTo(8); ↓$0.height.equalTo(8) }

// case: constraint_order compares consecutive calls on a view
func setUp() {
  icon.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
  label.autoPinEdgesToSuperviewEdges()
  ↓icon.autoPinEdge(toSuperviewEdge: .top)
  icon.isHidden = true
  icon.autoPinEdge(toSuperviewEdge: .bottom)
}
// ---
func setUp() {
  icon.topToSuperview()
  icon.bottomToSuperview()
  ↓icon.leadingToTrailing(of: label, offset: 8)
  icon.width(44)
}
// ---
import TinyConstraints
func setUp() {
  icon.width(44)
  ↓icon.height(44)
}

// around:
func setUp() {
…
}

// case: constraint_order sorts the calls on a view, and no others
  // leading stands beside the label
  icon.autoPinEdge(.leading, to: .trailing, of: label)
  ↓icon.autoPinEdge(toSuperviewEdge: .top) // flush
// stays:
// ---
  icon.autoPinEdge(toSuperviewEdge: .top) // flush
  // leading stands beside the label
  icon.autoPinEdge(.leading, to: .trailing, of: label)
// ---
  icon.autoPinEdge(toSuperviewEdge: .leading)
  top = ↓icon.autoPinEdge(toSuperviewEdge: .top)
// stays:

// around:

// case: constraint_order ignores format strings
let views = ["icon": icon, "label": label]
view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[icon(44)]-[label]-|", views: views))
view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[label]-|", views: views))
view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[icon(44)]", views: views))
view.addConstraint(icon.topAnchor.constraint(equalTo: label.topAnchor))

// around:
class PlayerView: UIView {
  let label = UILabel()
  let icon = UIImageView()
  func setUp() {
    bottomAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
…
  }
}

// case: constraint_order looks at each view that is placed by itself, and names it
↓topAnchor.constraint(equalTo: label.topAnchor).isActive = true
// says: `label`: `top` comes after `bottom`
// ---
topAnchor.constraint(equalTo: icon.topAnchor).isActive = true
// ---
bottomAnchor.constraint(equalTo: icon.bottomAnchor).isActive = true
↓topAnchor.constraint(equalTo: label.topAnchor).isActive = true
// says: `label`: `top` comes after `bottom`

// around:

// case: two views, each in order
NSLayoutConstraint.activate([
  titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
  iconView.topAnchor.constraint(equalTo: topAnchor),
])

// case: a maker
iconView.snp.makeConstraints { make in
  make.top.equalToSuperview().offset(8)
  make.leading.trailing.equalToSuperview().inset(16)
  make.height.width.equalTo(36)
}

// case: adjacent statements
func setUpIcon() {
  iconView.widthAnchor.constraint(equalToConstant: 36).isActive = true
  ↓iconView.heightAnchor.constraint(equalToConstant: 36).isActive = true
}

// case: one finding per view
NSLayoutConstraint.activate([
  iconView.bottomAnchor.constraint(equalTo: bottomAnchor),
  titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
  ↓iconView.trailingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
  ↓titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
  iconView.topAnchor.constraint(equalTo: topAnchor),
])

// case: parts of a frame
func place() {
  iconView.frame.origin.x = 16
  ↓iconView.frame.origin.y = 8
}

// around:

// case: groups in any order
NSLayoutConstraint.activate([
  iconView.widthAnchor.constraint(equalToConstant: 36),
  iconView.centerYAnchor.constraint(equalTo: centerYAnchor),
  iconView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
])

// case: a maker
iconView.snp.makeConstraints { make in
  make.leading.trailing.equalToSuperview()
  ↓make.top.equalToSuperview().offset(8)
}

// case: the names within a chain, if they must be in order
// options: {chains: true}
label.snp.makeConstraints { make in
  make.bottom.↓top.equalToSuperview()
  make.trailing.↓leading.equalToSuperview().inset(8)
  make.width.↓height.equalTo(20)
}
// says: `label`: `top` comes after `bottom`
// advice: follow the order `top, leading, trailing, bottom`
// says: `label`: `leading` comes after `trailing`
// advice: follow the order `top, leading, trailing, bottom`
// says: `label`: `height` comes after `width`
// advice: follow the order `height, width`
// becomes:
label.snp.makeConstraints { make in
  make.top.bottom.equalToSuperview()
  make.leading.trailing.equalToSuperview().inset(8)
  make.height.width.equalTo(20)
}
// ---
label.snp.makeConstraints { $0.left.bottom.↓top.equalTo(icon.snp.bottom) }
// becomes:
label.snp.makeConstraints { $0.top.left.bottom.equalTo(icon.snp.bottom) }

// case: chains in order, names of different groups, and names of several attributes
// options: {chains: true}
label.snp.makeConstraints { make in
  make.top.bottom.equalToSuperview()
  make.width.leading.equalTo(icon)
}
icon.snp.makeConstraints { make in
  make.edges.equalToSuperview()
  make.centerY.height.equalTo(icon)
}

// case: the names within a chain say nothing unless the option is set
label.snp.makeConstraints { make in
  make.bottom.top.equalToSuperview()
  make.width.height.equalTo(20)
}

// case: the order of the team is that of a chain, too
// options: {chains: true, order: [[width, height], [leading, trailing, top, bottom]]}
label.snp.makeConstraints { make in
  make.width.height.equalTo(20)
  make.top.↓leading.equalToSuperview()
}
