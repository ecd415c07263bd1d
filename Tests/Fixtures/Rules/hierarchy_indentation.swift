// What hierarchy_indentation finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// around:
func s() {
…
}

// case: a view below the line that adds its parent is indented one level deeper
  addSubview(a)
    a.addSubview(b)
      b.addSubview(c)
// ---
  addSubview(a)
  ↓a.addSubview(b)
  b.addSubview(c)
// ---
  addSubview(a)
    a.addSubview(b)
    ↓b.addSubview(c)
// ---
  addSubview(a)
    ↓addSubview(b)
// ---
  self.addSubview(self.a)
  ↓a?.addSubview(b)
// ---
  addSubview(effect)
  ↓effect.contentView.addSubview(b)

// around:
func s() {
  addSubview(a)
…
}

// case: blank lines and comments do not split a tree, other statements do

  // The label
  ↓a.addSubview(b)
// ---
  a.axis = .vertical
  a.addSubview(b)
// ---
  if x {
    a.addSubview(b)
  }

// case: a tree that continues elsewhere in the function is silent
  a.addSubview(b)
  b.tag = 1
  a.addSubview(c)
// ---
  a.addSubview(b)
  x.forEach { v in a.addSubview(v) }
// ---
  ↓a.addSubview(b)
}
func t() {
  a.addSubview(c)

// around:
func s() {
  addSubview(a)
  addSubview(b)
…
}

// case: a view whose parent is closed is indented like the block
// lines:
  a.addSubview(c)
    ↓a.addSubview(c)

// around:

// case: a statement may add several views
func s() {
  [a, b].forEach(addSubview)
  ↓[c, d].forEach {
    b.addSubview($0)
  }
  a.addSubviews(e, f)
}

// case: statements that share a line or have no lines of their own are silent
func s() { addSubview(a); a.addSubview(b) }
// ---
func s() {
  addSubview(a); a.addSubview(b)
}
// ---
func s() {
  addSubview(a)
  return a.addSubview(b)
}
// ---
addSubview(a)
a.addSubview(b)
// ---
switch x {
case 1:
  addSubview(a)
  a.addSubview(b)
}
// ---
func s() {
  /* 1 */ addSubview(a)
  a.addSubview(b)
}
// ---
func s() {
addSubview(a)
a.addSubview(b)
}

// case: the fix reindents all lines of a statement and its comments, and changes nothing else
func s() {
  addSubview(a)
    // The list
  // of all
  ↓a.addSubview(b, withConstraints: [
    b.topAnchor.constraint(equalTo: topAnchor),

  ])  // done
      b.addSubview(c)
  addSubview(d)
}
// becomes:
func s() {
  addSubview(a)
      // The list
    // of all
    a.addSubview(b, withConstraints: [
      b.topAnchor.constraint(equalTo: topAnchor),

    ])  // done
      b.addSubview(c)
  addSubview(d)
}
// ---
// options: {indent: 1}
func s() {
  addSubview(a)
    // The list
  // of all
  ↓a.addSubview(b, withConstraints: [
    b.topAnchor.constraint(equalTo: topAnchor),

  ])  // done
      b.addSubview(c)
  addSubview(d)
}
// becomes:
func s() {
  addSubview(a)
     // The list
   // of all
   a.addSubview(b, withConstraints: [
     b.topAnchor.constraint(equalTo: topAnchor),

   ])  // done
    b.addSubview(c)
  addSubview(d)
}

// case: the width comes from the block's own indentation or from the option
	func s() {
		addSubview(a)
		↓a.addSubview(b)
	}
// becomes:
	func s() {
		addSubview(a)
			a.addSubview(b)
	}
// ---
// options: {indent: 2}
func s() {
    addSubview(a)
    ↓a.addSubview(b)
}
// becomes:
func s() {
    addSubview(a)
      a.addSubview(b)
}

// case: no fix for multi-line strings
func s() {
  addSubview(a)
  ↓a.addSubview(make("""
  x
  """))
}
// says: the indentation does not show that `self` is added to `a`: expected 4 blanks
// stays:

// around:
func s() {
  addSubview(a)
…
}

// case: no fix that would indent half a tree
  ↓a.addSubview(b)
  a.tag = 1
  addSubview(c)
// says: the indentation does not show that `b` is added to `a`: expected 4 blanks
// stays:
// ---
  addSubview(b)
  ↓b.addSubview(c)
  a.addSubview(d)
// says: the indentation does not show that `c` is added to `b`: expected 4 blanks
// stays:
// ---

  ↓a.addSubview(b)
// says: the indentation does not show that `b` is added to `a`: expected 4 blanks
// stays:

// around:

// case: the message names the view, its parent and the indentation
func s() {
  addSubview(a)
  ↓a.addSubview(b)
}
// says: the indentation does not show that `b` is added to `a`: expected 4 blanks
// becomes:
func s() {
  addSubview(a)
    a.addSubview(b)
}

// case: only the first line of a block comment is indented
func s() {
  addSubview(a)
  /* one
  two
    three */
  ↓a.addSubview(b /* four
  five */)
}
// becomes:
func s() {
  addSubview(a)
    /* one
  two
    three */
    a.addSubview(b /* four
  five */)
}

// around:

// case: other statements in between: no tree to show
final class PlayerView: UIView {
  private func setUpViews() {
    addSubview(textContainer)
    textContainer.addArrangedSubview(titleLabel)
    textContainer.setCustomSpacing(4, after: titleLabel)
    textContainer.addArrangedSubview(artistLabel)
  }
}

// case: a view under the wrong parent
final class PlayerView: UIView {
  private func setUpViews() {
    addSubview(textContainer)
      textContainer.addArrangedSubview(titleLabel)
      ↓addSubview(playButton)
  }
}
