/// A view that is created to run some code.
struct Program {
  var imports: [String] = []
  var members = ""
  /// The statements of its setup function.
  var body: String
  /// The code below it in the file.
  var below = ""

  /// - Parameter kind: the kind that failures are counted by.
  func unit(_ name: String, kind: String) -> CodeUnit {
    CodeUnit(
      name: name, kind: kind, text: text,
      root: "Program(frame: CGRect(x: 0, y: 0, width: 320, height: 480))")
  }

  private var text: String {
    let code = members + body + below
    let imports = (["UIKit"] + imports).map { "import \($0)\n" }.joined()
    let common = CommonMember.used(in: code)
    let properties = common.filter { !$0.isFunction }.map { $0.text + "\n" }.joined()
    let functions = common.filter(\.isFunction).map { "\n" + $0.text + "\n" }.joined()
    return """
      \(imports)
      final class Program: UIView {
        let a = UIView()
        let b = UILabel()
        let c = UIButton()
      \(properties.indented(by: 2))
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(a)
          addSubview(b)
          addSubview(c)
          \(common.contains { $0.name == "extra" } ? "addSubview(extra!)" : "")
          setup()
        }

        required init?(coder: NSCoder) { nil }

        func setup() {
      \(body.indented(by: 4))
        }
      \((functions + (members.isEmpty ? "" : "\n" + members)).indented(by: 2))
      }

      \(below)
      """
  }
}

/// A member that the code of a program may name; it is included only then.
private struct CommonMember {
  var name: String
  var text: String
  /// The other members that it needs.
  var needs: [String] = []

  var isFunction: Bool { text.hasPrefix("func ") || text.hasPrefix("enum ") }

  static func used(in code: String) -> [CommonMember] {
    var names = Set(code.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    // A member precedes those that it needs.
    for member in all where names.contains(member.name) { names.formUnion(member.needs) }
    return all.filter { names.contains($0.name) }
  }

  private static let all = [
    CommonMember(name: "edge", text: "var edge: CGFloat { a.frame.maxX + a.frame.minY }"),
    CommonMember(
      name: "isWide", text: "var isWide: Bool { kept.contains { $0.isActive } }", needs: ["kept"]),
    CommonMember(
      name: "margin",
      text: """
        var margin: CGFloat {
          used += 1
          Recorder.note("margin \\(used)")
          return 8 * used
        }
        """, needs: ["used"]),
    CommonMember(
      name: "takeSpace",
      text: """
        func takeSpace(_ amount: CGFloat) -> CGFloat {
          used += amount
          Recorder.note("takeSpace(\\(amount)) = \\(used)")
          return used
        }
        """, needs: ["used"]),
    CommonMember(
      name: "keep",
      text: """
        func keep(_ constraints: [NSLayoutConstraint]) {
          kept = constraints
          for (index, constraint) in constraints.enumerated() {
            Recorder.note("kept[\\(index)]", constraint)
          }
          if constraints.count > 1 { constraints[1].isActive = true }
        }
        """, needs: ["kept"]),
    lazyView("badge", "UIView"),
    lazyView("hint", "UILabel"),
    CommonMember(name: "extra", text: "var extra: UIView? = UIView()"),
    CommonMember(name: "missing", text: "let missing: UIView? = nil"),
    CommonMember(name: "inset", text: "let inset: CGFloat = 12"),
    CommonMember(name: "count", text: "let count = 3"),
    CommonMember(name: "used", text: "var used: CGFloat = 0"),
    CommonMember(name: "kept", text: "var kept: [NSLayoutConstraint] = []"),
    CommonMember(
      name: "Layout",
      text: """
        enum Layout {
          static let margin: CGFloat = 16
          static let gap: CGFloat = 4
        }
        """),
  ]

  /// A view that adds itself when it is first used.
  private static func lazyView(_ name: String, _ type: String) -> CommonMember {
    CommonMember(
      name: name,
      text: """
        lazy var \(name): \(type) = {
          let view = \(type)()
          Recorder.note("\(name) is made")
          addSubview(view)
          return view
        }()
        """)
  }
}

extension String {
  /// The text with spaces before each non-empty line.
  func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}
