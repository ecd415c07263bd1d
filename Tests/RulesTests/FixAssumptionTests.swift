import Platform
import RuleKit
import Testing

@testable import Rules

@Suite("What safe fixes assume about other files")
struct FixAssumptionTests {
  /// The safety of the only fix of a rule in a file of a project.
  ///
  /// - Parameters:
  ///   - others: the texts of the other files.
  ///   - seesProject: whether the run sees the whole project.
  private func safety(
    of rule: any Rule, in code: String, beside others: String..., seesProject: Bool = true
  ) -> FixSafety? {
    let found = diagnostics(of: rule, inFiles: [code] + others, seesProject: seesProject)
    let fixes = found.filter { $0.path == FilePath("0.swift") }.compactMap(\.fix)
    return fixes.count == 1 ? fixes[0].safety : nil
  }

  private static func order(_ constant: String) -> String {
    """
    class Tag: UIView {
      let label = UIView()
      func setUpLabel() {
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: \(constant)),
          label.topAnchor.constraint(equalTo: topAnchor),
        ])
      }
    }
    """
  }

  @Test(
    "what another file only stores, or reads from UIKit, may be read at another time",
    arguments: [
      "enum Space { static let next: CGFloat = 8 }",
      "enum Space { static var next: CGFloat = 8 { didSet { count += 1 } } }",
      "protocol Spaced { var next: CGFloat { get set } }",
      "struct Space { var next: CGFloat { frame.width / 2 - 1 } }",
      "struct Space { var next: CGFloat { switch self { case .small: return 8; default: 16 } } }",
      "class A { private var next: CGFloat { count += 1; return 8 } }",
      "func next() -> CGFloat { count += 1; return 8 }",
      "extension CGPoint { static func * (a: CGPoint, b: CGFloat) -> CGPoint { a } }",
      "extension NSLayoutConstraint { func next(_ a: Float) -> Self { priority = a; return self } }",
      "",
    ])
  func kept(other: String) {
    #expect(safety(of: order, in: Self.order("2 * Space.next"), beside: other) == .safe)
  }

  @Test(
    "what runs code of another file must be read when it was",
    arguments: [
      "enum Space { static var next: CGFloat { last += 8; return last } }",
      "enum Space {\n  static var next: CGFloat\n  {\n    get { count() }\n    set {}\n  }\n}",
      "extension Space { public class var next: CGFloat { other } }",
      "class A { lazy var next: CGFloat = 8 }",
      "class A { @Counted(8) var next: CGFloat }",
      "enum Space { static let next = make() }",
      "let next = { 8 }()",
      "extension CGFloat { static func * (a: Self, b: CGFloat) -> CGFloat { 1 } }",
      "func * <T>(a: T, b: T) -> T { a }",
      "@dynamicMemberLookup struct A { subscript(dynamicMember name: String) -> CGFloat { 1 } }",
      "class NSLayoutConstraint {}",
    ])
  func run(other: String) {
    #expect(safety(of: order, in: Self.order("2 * Space.next"), beside: "", other) == .unsafe)
  }

  @Test("a helper of another file that gets a trailing closure may do anything with it")
  func closures() {
    let code = Self.order("8").replacing(
      "constant: 8),", with: "constant: 8).then { $0.priority = low },")
    let helper =
      "extension NSObject { func then(_ change: (Self) -> Void) -> Self { count += 1; return self } }"
    #expect(safety(of: order, in: code) == .safe)
    #expect(safety(of: order, in: code, beside: helper) == .unsafe)
  }

  @Test("a dynamic member of the same file may run code")
  func dynamicMembers() {
    let code = """
      @dynamicMemberLookup struct Space { subscript(dynamicMember name: String) -> CGFloat { 1 } }
      \(Self.order("space.next"))
      """
    #expect(safety(of: order, in: code) == .unsafe)
    #expect(safety(of: order, in: Self.order("space.next")) == .safe)
  }

  @Test("without the rest of the project, names of other files are not known to be stored")
  func alone() {
    #expect(safety(of: order, in: Self.order("Space.next"), seesProject: false) == .unsafe)
    #expect(safety(of: order, in: Self.order("-2 * 8"), seesProject: false) == .safe)
    let own = "enum Space { static let next: CGFloat = 8 }\n"
    #expect(safety(of: order, in: own + Self.order("Space.next"), seesProject: false) == .safe)
  }

  @Test("a member of another file hides a global, and operators of numbers are the project's own")
  func negatives() {
    let code = """
      private let inset: CGFloat = 8
      class Tag: Base {
        func f() { a.topAnchor.constraint(equalTo: b, constant: -inset).isActive = true }
      }
      """
    let rule = NegativeConstant(options: .init())
    #expect(safety(of: rule, in: code, beside: "class Base { private var inset = 8 }") == .safe)
    #expect(safety(of: rule, in: code, beside: "class Base: UIView { let inset = 8 }") == .unsafe)
    #expect(
      safety(of: rule, in: code, beside: "prefix func - (a: CGFloat) -> Int { 1 }") == .unsafe)
    #expect(safety(of: rule, in: code, beside: "func - (a: CGPoint, b: CGPoint) {}") == .safe)
  }

  private static let activations = """
    class Tag: UIView {
      let label = UIView()
      func setUpLabel() {
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }
    }
    """

  @Test("constraints are activated together only if `NSLayoutConstraint` is UIKit's")
  func joined() {
    let rule = ActivateTogether(options: .init())
    #expect(safety(of: rule, in: Self.activations) == .safe)
    #expect(
      safety(of: rule, in: Self.activations, beside: "typealias NSLayoutConstraint = A") == .unsafe)
    for own in [
      "typealias NSLayoutConstraint = Int", "enum NSLayoutConstraint {}",
      "func f<NSLayoutConstraint>(_ a: NSLayoutConstraint) {}",
      "func f(NSLayoutConstraint: Int) {}", "let NSLayoutConstraint = 1",
    ] {
      #expect(safety(of: rule, in: own + "\n" + Self.activations) == nil, "\(own)")
    }
  }

  @Test("statements that a result builder may collect are not joined safely")
  func builders() {
    let rule = ActivateTogether(options: .init())
    let builder = "struct Steps { static func buildBlock(_ parts: Void...) {} }"
    #expect(safety(of: rule, in: Self.activations, beside: builder) == .unsafe)
    let marked = Self.activations.replacing("func setUp", with: "@Steps func setUp")
    #expect(safety(of: rule, in: marked) == .unsafe)
    let action = Self.activations.replacing("func setUp", with: "@objc func setUp")
    #expect(safety(of: rule, in: action) == .safe)
  }

  private var order: ConstraintOrder { ConstraintOrder(options: .init()) }
}
