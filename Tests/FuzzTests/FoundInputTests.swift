import FuzzSupport
import Testing

/// Minimized inputs that once violated a property.
@Suite("Inputs found by fuzzing")
struct FoundInputTests {
  struct Input: Sendable, CustomTestStringConvertible {
    /// The violated property.
    var target: String
    /// What was wrong.
    var name: String
    var text: String

    var testDescription: String { "\(target): \(name)" }
  }

  static let inputs = [
    Input(
      target: "lint", name: "behind a condition with an open bracket came no token",
      text: "leading.equalTo(b)\\n  #if DEBUG\\n  make.width.equalTo(ell: A {\n"),
    Input(
      target: "lint", name: "a view type without a name was asked for its name",
      text: "class }Cell: UITableViewCell {\n  func render(props: Props) {}\n}\n"),
    Input(
      target: "lint", name: "the body of a property without a name was asked for its name",
      text: "let: A {\n  a.leadingAnchor.constraint(equalTo: b)\n}\n"),
    Input(
      target: "lint", name: "an assignment to a member without a name was asked for its member",
      text: """
        class A: UIView {
          private let a = UILabel(), b = UILabel()
          func s() {
            a. = false
            addSubview(a)
            addSubview(b)
            NSLayoutConstraint.activate([
              a.leadingAnchor.constraint(equalTo: leadingAnchor),
              b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
              b.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
          }
        }

        """),
    Input(
      target: "outline", name: "a brace at the end of an interpolation was its own partner",
      text: "let a = \"\\(b { let c: UIView = { )\"\n"),
    Input(
      target: "outline", name: "what stands before a comparison was the name of a call behind it",
      text: "r<  {n>  {"),
    Input(
      target: "outline",
      name: "a type behind an `if` went on as if it were one, and a call had no beginning",
      text: "if a {}\nclass{}!()"),
    Input(
      target: "suppressions", name: "a call without a name was asked what it adds",
      text: "(f)(a, withConstraints: [a.topAnchor.constraint(equalTo: b)])\n"),
    Input(
      target: "lint", name: "a call without a name was asked whether it activates",
      text: """
        class A: UIView {
          let v = UIView()
          func s() {
            addSubview(v)
            NSLayoutConstraint.activate((f)([v.topAnchor.constraint(equalTo: x)]))
          }
        }

        """),
    Input(
      target: "lint", name: "a closure that replaces its argument was asked which member it sets",
      text: """
        final class A: UIView {
          let tag = UILabel().configured { $0 = UILabel() }
          func setup() {
            addSubview(tag)
            tag.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          }
        }

        """),
    Input(
      target: "lint", name: "an initializer outside of a type was asked for its type",
      text: """
        class A: UITableViewCell {
          {
            #if
            let tap: UIButton {}
            init(style) {
              addSubview(b, tap)
              tap.addAction
        """),
    Input(
      target: "project", name: "a back quote alone was a name without its quotes",
      text: "class A {\n  func `\n  let `\n}\n"),
    Input(
      target: "project", name: "the missing name of a function at the end was read behind the file",
      text: "class A {}\nfunc"),
    Input(
      target: "configuration", name: "a wrong glob on two lines was reported behind its first line",
      text: "exclude:\n- 'a\nb{'\n"),
  ]

  @Test("every property holds for them", arguments: inputs)
  func holds(_ input: Input) throws {
    let bytes = Array(input.text.utf8)
    for property in Properties.all {
      #expect(property.init().violation(in: bytes) == nil, "\(property.name)")
    }
    // Otherwise the name of the property is wrong.
    #expect(Properties.named(input.target) != nil)
  }
}
