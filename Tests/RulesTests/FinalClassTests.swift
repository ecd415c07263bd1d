import Testing

@testable import Rules

@Suite("final_class")
struct FinalClassTests {
  @Test(
    "a view class that nothing inherits from says so",
    arguments: [
      "«final »class ↓A: UIView {}", "«open »class ↓A: UIView {}",
      "public class ↓A: UIViewController {}", "class ↓A: «UIView→NSObject» {}",
    ])
  func classes(_ code: String) { expect(FinalClass(), code) }

  @Test("a subclass in another file is enough")
  func subclasses() {
    let base = "class A: UIView {}"
    #expect(diagnostics(of: FinalClass(), inFiles: [base, "final class B: A {}"]).isEmpty)
    #expect(diagnostics(of: FinalClass(), inFiles: [base, "final class B: C {}"]).count == 1)
  }
}
