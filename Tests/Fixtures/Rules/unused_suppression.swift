// What unused_suppression finds, and what its fixes leave.

// configuration:
extends: none
rules: {negative_constant: warning, setup_grouping: warning, unused_suppression: warning}

// case: the fix removes an empty suppression, and its line if nothing else is on it
a()
  // ↓layoutlint:disable setup_grouping - why
  b()
// becomes:
a()
  b()
// ---
a()

// ↓layoutlint:disable setup_grouping

b()
// becomes:
a()

b()
// ---
f {
  // ↓layoutlint:disable setup_grouping

  a()
}
// becomes:
f {
  a()
}
// ---
f { x in
  // ↓layoutlint:disable setup_grouping

  a()
}
// becomes:
f { x in
  a()
}
// ---
switch x {
case 1:
  a()

  // ↓layoutlint:disable setup_grouping
case 2: b()
}
// becomes:
switch x {
case 1:
  a()
case 2: b()
}
// ---
// ↓layoutlint:disable setup_grouping
// becomes:
// ---
/// ↓layoutlint:disable setup_grouping
/// Text
b()
// becomes:
/// Text
b()
// ---
/* ↓layoutlint:disable setup_grouping */
b()
// becomes:
b()
// ---
  /** ↓layoutlint:disable setup_grouping - why **/  
b()
// becomes:
b()
// ---
a() // ↓layoutlint:disable:this setup_grouping
b()
// becomes:
a()
b()
// ---
a()// ↓layoutlint:disable:this setup_grouping 
b()
// becomes:
a()
b()
// ---
a()  /* ↓layoutlint:disable:this setup_grouping */ 
b()
// becomes:
a()
b()
// ---
  /* ↓layoutlint:disable:this setup_grouping */ a()
// ---
a(b, /* ↓layoutlint:disable:this setup_grouping */ c)
// ---
a(b, /* ↓layoutlint:disable:this setup_grouping */c)
// ---
a(b,/* ↓layoutlint:disable:this setup_grouping */ c)
// ---
let/* ↓layoutlint:disable:this setup_grouping */a = 1
// ---
/* ↓layoutlint:disable setup_grouping *//* ↓layoutlint:disable setup_length */
b()
// becomes:
b()
// ---
// ↓layoutlint:disable setup_grouping
// ↓layoutlint:disable setup_length
b()
// becomes:
b()

// case: other text in the comment stays
a() // see above // ↓layoutlint:disable:this setup_grouping
b()
// ---
a() // see // ↓layoutlint:disable:this setup_grouping // more
// ---
a() /// ↓layoutlint:disable:this setup_grouping // more
// ---
// ↓layoutlint:disable setup_grouping // more
// ---
a() // ↓layoutlint:disable:this setup_grouping // ↓layoutlint:disable:this setup_length
// ---
// ↓layoutlint:disable setup_grouping // layoutlint:disable setup_length
// ---
/* ↓layoutlint:disable setup_grouping - why
   and more */

// case: a directive for another tool in the reason stays
// ↓layoutlint:disable setup_grouping - swiftlint:disable x
a()
// ---
a() // ↓layoutlint:disable:this setup_grouping - why, swiftformat:disable:this y z
// ---
a() // b // layoutlint:disable:this ↓setup_grouping swiftlint:disable:this x
// becomes:
a() // b // layoutlint:disable:this swiftlint:disable:this x
// ---
/* ↓layoutlint:disable setup_grouping - periphery:ignore */
a()

// case: the code around a comment keeps its meaning
// swiftlint:disable:next x
// ↓layoutlint:disable setup_grouping
b()
// ---
a()
// ↓layoutlint:disable setup_grouping
// swiftformat:disable:previous x
// ---
  // ↓layoutlint:disable setup_grouping - because this
  // and that
  b()

// case: needed names stay, with the reason
// layoutlint:disable ↓setup_grouping, negative_constant - why
a.constant = -b
// becomes:
// layoutlint:disable negative_constant - why
a.constant = -b
// ---
// layoutlint:disable negative_constant, ↓setup_grouping
a.constant = -b
// becomes:
// layoutlint:disable negative_constant
a.constant = -b
// ---
// layoutlint:disable negative_constant, ↓setup_grouping - why
a.constant = -b
// becomes:
// layoutlint:disable negative_constant - why
a.constant = -b
// ---
// layoutlint:disable negative_constant ↓setup_grouping - why
a.constant = -b
// becomes:
// layoutlint:disable negative_constant - why
a.constant = -b
// ---
// layoutlint:disable ↓setup_grouping,negative_constant,↓setup_length — why
a.constant = -b
// becomes:
// layoutlint:disable negative_constant — why
a.constant = -b
// ---
// layoutlint:disable ↓setup_grouping, ↓setup_length, negative_constant
a.constant = -b
// becomes:
// layoutlint:disable negative_constant
a.constant = -b
// ---
// layoutlint:disable negative_constant, ↓setup_grouping, ↓setup_length  
a.constant = -b
// becomes:
// layoutlint:disable negative_constant  
a.constant = -b
// ---
// layoutlint:disable ↓setup_grouping, unknown, ↓setup_length - why
a.constant = ↓-b
// becomes: unsafe
// layoutlint:disable unknown - why
a.constant = -1.0 * b

// around:

// case: the end of a region without a start
// ↓layoutlint:enable setup_length
func setupSettings() {}
