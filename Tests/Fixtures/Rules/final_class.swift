// What final_class finds, and what it does not. CONTRIBUTING.md says how the cases are written.

// case: a view class that nothing inherits from says so
// lines:
«final »class ↓A: UIView {}
«open »class ↓A: UIView {}
public class ↓A: UIViewController {}
class ↓A: «UIView→NSObject» {}

// case: a subclass in another file is enough
// file: 0.swift
class A: UIView {}
// file: 1.swift
final class B: A {}
// ---
// file: 0.swift
class ↓A: UIView {}
// file: 1.swift
final class B: C {}

// case: the fix makes it final, where no member is for other modules and no other file can have a subclass
@objc(Card) public class ↓CardView: UIView {}
// becomes:
@objc(Card) public final class CardView: UIView {}
// ---
public class ↓CardView: UIView { open func show() {} }
// stays:
