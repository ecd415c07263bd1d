import LayoutModel
import SwiftSource
import Testing

@Suite("Traits of a file")
struct SourceTraitTests {
  private func traits(of code: String) -> SourceTraits {
    let file = SourceFile(Array(code.utf8), vocabulary: LayoutVocabulary.shared)
    let all: [SourceTraits] = [
      .viewTypeHeader, .privateView, .layoutFunction, .subviewAddition, .constantUpdate,
    ]
    return SourceTraits(all.filter { file.hasTrait(of: $0) })
  }

  @Test(
    "a view type counts in the header of a class or extension",
    arguments: [
      ("class A: UIView {}", true),
      ("final class A<T>: Base, B.TableCell where T: C {}", true),
      ("extension PlayerController { }", true),
      ("extension Module.PlayerView: P {}", true),
      (
        """
        class A: B<[C]>, @retroactive UIView
        {}
        """, true
      ),
      ("class A: @unknown({ 1 }) UIView {}", true),
      ("class A { let a = UIView() }", false),
      (
        """
        class A {}
        struct B: View {}
        """, false
      ),
      ("struct PlayerView: View { var body: some View }", false),
      ("protocol P: UIView {}", false),
      (
        """
        class A }
        } {
        let a: UIView
        """, false
      ),
    ])
  func declarations(code: String, counts: Bool) {
    #expect(traits(of: code).contains(.viewTypeHeader) == counts, "\(code)")
  }

  @Test(
    "a view type counts after `private`, unless a function comes in between",
    arguments: [
      ("class A { private let a: UIView }", true),
      ("class A { fileprivate lazy var a = { UILabel() }() }", true),
      (
        """
        class A { private let a = { func b() {}
        return UIView() }() }
        """, true
      ),
      (
        """
        class A { private let a = 1 ) { func b() {}
        return UIView() }() }
        """, true
      ),
      (
        """
        class A { private let a = 1
        let b: UIView }
        """, true
      ),
      (
        """
        class A { private let a = 1
        func b(_ c: UIView) {} }
        """, false
      ),
      ("class A { private func a(_ b: UIView) {} }", false),
      ("class A { private let a: PlayerController }", false),
      ("class A { let a = UIView() }", false),
    ])
  func privateViews(code: String, counts: Bool) {
    #expect(traits(of: code).contains(.privateView) == counts, "\(code)")
  }

  @Test(
    "a function named for layout counts in files with appearance words",
    arguments: [
      ("func layoutLabels() { label.font = a }", true),
      ("func setupAutoLayout() { label.font = a }", true),
      ("func addConstraints() { label.font = a }", true),
      ("func constrainLabel() { label.font = a }", true),
      ("func a() { label.font = layout }", false),
      ("func layoutLabels() { label.text = a }", false),
    ])
  func functions(code: String, counts: Bool) {
    #expect(traits(of: code).contains(.layoutFunction) == counts, "\(code)")
  }

  @Test(
    "a project's function that adds a view counts in files with view types or appearance words",
    arguments: [
      (
        """
        addSubviewCentered(a)
        let b: UIView
        """, true
      ),
      (
        """
        a.insertSubviewBelow(b)
        a.font = b
        """, true
      ),
      (
        """
        a.addArrangedSubviewsAnimated(b)
        a.font = b
        """, true
      ),
      (
        """
        addSubview(a)
        let b: UIView
        """, false
      ),
      ("addSubviewCentered(a)", false),
      (
        """
        addSub(a)
        let b: UIView
        """, false
      ),
    ])
  func additions(code: String, counts: Bool) {
    #expect(traits(of: code).contains(.subviewAddition) == counts, "\(code)")
  }

  @Test(
    "`update` counts with `offset` or `inset`",
    arguments: [
      ("constraint.update(offset: -8)", true), ("constraint.update(inset: -8)", true),
      ("hash.update(data: a)", false), ("a.offset(8)", false),
    ])
  func updates(code: String, counts: Bool) {
    #expect(traits(of: code).contains(.constantUpdate) == counts, "\(code)")
  }
}
