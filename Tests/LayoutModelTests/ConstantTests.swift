import LayoutModel
import LayoutSolver
import Testing

@Suite("The values of constants")
struct ConstantTests {
  /// The constant of the only constraint of a file, as text; nil if it is unknown.
  private func value(_ constant: String, beside code: String = "") -> String? {
    let file = Reading(
      """
      private let margin: CGFloat = 8
      enum Layout {
        static let padding: CGFloat = 16
        static let double = padding * 2
        enum Row { static let height = CGFloat(44) }
        static var changing: CGFloat = 4
      }
      class PlayerView: UIView {
        let inset: CGFloat = 12
        static let gap = -2.5
        \(code)
        func setUp(parameter: CGFloat) {
          let local: CGFloat = Layout.padding + margin
          label.topAnchor.constraint(equalTo: topAnchor, constant: \(constant)).isActive = true
        }
      }
      """
    ).file
    return file.constraints.first.flatMap { file.constant(of: $0) }.map(\.description)
  }

  @Test(
    "follow from literals, from constants of the file and from arithmetic",
    arguments: [
      ("16", "16"), ("-16.5", "-16.5"), ("-(8 + 4)", "-12"), ("2 * 8 - 1", "15"), ("inset", "12"),
      ("self.inset", "12"), ("-inset", "-12"), ("-1.0 * inset", "-12"), ("margin", "8"),
      ("Layout.padding", "16"), ("Layout.double", "32"), ("Layout.Row.height", "44"),
      ("Self.gap", "-2.5"), ("PlayerView.gap", "-2.5"), ("local", "24"), ("local / 2", "12"),
      ("inset / 8", "1.5"), ("CGFloat(3)", "3"), ("CGFloat(inset + 1)", "13"),
      ("CGFloat.zero", "0"),
      ("8 / 2", "4"), ("(inset)", "12"),
    ])
  func known(constant: String, value: String) {
    #expect(self.value(constant) == value)
  }

  @Test(
    "are unknown where they depend on anything else",
    arguments: [
      "parameter", "bounds.width", "Layout.changing", "Theme.padding", "inset + bounds.width",
      "max(inset, 4)", "UIScreen.main.scale", "isWide ? 8 : 16", "7 / 2", "local.rounded()",
      "0x10", "inset ?? 4", "Layout.padding(for: 8)", "values[0]", "inset * 1 / 0",
    ])
  func unknown(constant: String) {
    #expect(self.value(constant) == nil)
  }

  @Test("are unknown where the file has several constants of one name")
  func ambiguous() {
    #expect(value("size", beside: "let size: CGFloat = 8") == "8")
    #expect(
      value(
        "size", beside: "#if DEBUG\nlet size: CGFloat = 8\n#else\nlet size: CGFloat = 9\n#endif")
        == nil)
  }

  @Test("do not follow names in a circle")
  func circle() {
    #expect(value("one", beside: "let one: CGFloat = two\nlet two: CGFloat = one") == nil)
  }
}
