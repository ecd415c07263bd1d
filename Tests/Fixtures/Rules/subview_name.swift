// What subview_name finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: with kinds, a name ends with the type of its view
// options: {style: kind}
// lines:
class A: UIView { let ↓title«Label» = UILabel() }
class A: UIView { let ↓cover: «UIImageView→UIView»!; let titleLabel = UILabel() }
class A: UIView { let coverImage = UIImageView(); let stack = UIStackView(); let inputField = UITextField() }

// case: without kinds, no name does
// options: {style: plain}
// lines:
class A: UIView { let ↓title«Label→» = UILabel() }
class A: UIView { lazy var ↓cover«ImageView→»: UIImageView = { UIImageView() }(); let line = UIView() }

// case: there is one finding for each view, with all names
// options: {style: kind}
class A: UIView { let ↓title = UILabel(); let photo = UIImageView() }
// says: the names `title`, `photo` do not say what kind of view it is
