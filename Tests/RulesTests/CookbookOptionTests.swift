import RuleKit
import Testing

@testable import Rules

/// The options of conventions that follow single statements of the cookbook page.
@Suite("The options of the cookbook's conventions")
struct CookbookOptionTests {
  private func expect<R: Rule>(
    _ rule: R.Type, _ set: (inout R.Options) -> Void, _ marked: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    var options = R.Options()
    set(&options)
    RulesTests.expect(R(options: options), marked, sourceLocation: location)
  }

  @Test("exposed_subview: computed properties and setup functions")
  func exposed() {
    expect(
      ExposedSubview.self, { _ in },
      "final class A: UIView { private let a = UILabel(); var ↓b: UILabel { a } }")
    expect(
      ExposedSubview.self, { _ in },
      "final class A: UIView { private let a = UILabel(); var ↓b: UILabel { get { return self.a } } }"
    )
    expect(
      ExposedSubview.self, { _ in },
      "final class A: UIView { private let a = UILabel(); private var b: UILabel { a }; var c: String? { a.text } }"
    )
    let setup =
      "final class A: UIView { private let a = UILabel()\nfunc ↓setupA() { a.numberOfLines = 2 } }"
    expect(ExposedSubview.self, { $0.setupFunctions = true }, setup)
    expect(ExposedSubview.self, { _ in }, setup.plain)
    expect(
      ExposedSubview.self, { $0.setupFunctions = true },
      setup.plain.replacing("func", with: "override func"))
    var options = ExposedSubview.Options()
    options.setupFunctions = true
    let rule = ExposedSubview(options: options)
    #expect(diagnostics(of: rule, inFiles: [setup.plain, "func f() { a.setupA() }"]).isEmpty)
    #expect(diagnostics(of: rule, inFiles: [setup.plain, "func f() {}"]).count == 1)
  }
}

extension String {
  /// Without marks.
  fileprivate var plain: String { replacing("↓", with: "") }
}
