import LayoutModel
import RuleKit
import SwiftSource

/// A number that the layout of a view uses several times has a name.
struct RepeatedNumber: Rule {
  let options: Options
  let query = Query(.constraints || .scaledFrames) { file, check in
    // Of numbers of frames alone, only widths of labels mean the same: see `unscaled_constant` for others.
    let hasConstraints = file.constraints.contains { !$0.setsFrame }
    for number in hasConstraints ? numbers(in: file) : widthsOfLabels(in: file) { check(number) }
  }.grouped { number, file in
    let type = file.scopes.type(around: number.statement)
    return type.flatMap { $0.isView ? TextHash.pair($0.key, TextHash(number.value).value) : nil }
  }

  func check(_ places: [PlainNumber], in file: ViewFile, _ report: inout Report) {
    guard places.count >= max(options.minCount, 2) else { return }
    report.add(
      places[0].token,
      "the layout of this view uses the number `\(places[0].value)` in \(places.count) places: whoever changes it has to know which of them mean the same",
      advice: "give it a name, such as `static let inset: CGFloat` in the constants of the view")
  }

  struct PlainNumber {
    let value: String
    let token: Lexeme
    let statement: Statement
  }

  /// The plain numbers of layout, other than 0 and 1, without their signs: one that several attributes share is in one place.
  private static func numbers(in file: ViewFile) -> [PlainNumber] {
    var seen: Set<Int> = []
    var found: [PlainNumber] = []
    for number in file.numbers where number.kind != .multiplier && number.kind != .arithmetic {
      for token in number.expression {
        guard let value = token.alone.plainNumber, value != "0", value != "1",
          seen.insert(token.index).inserted
        else { continue }
        found.append(PlainNumber(value: value, token: token, statement: number.statement))
      }
    }
    return found
  }

  /// The widths that labels are made with, other than those of screens.
  private static func widthsOfLabels(in file: ViewFile) -> [PlainNumber] {
    file.framedViews.compactMap { view in
      guard view.isScaled, view.call.name?.hasLastWord(.label) == true,
        let width = view.call.arguments?["width"], let token = width.first, !token.isZero,
        let value = width.plainNumber, token.screenWidth == nil
      else { return nil }
      return PlainNumber(value: value, token: token, statement: view.statement)
    }
  }

  struct Options: RuleOptions {
    var minCount = 2

    static let fields: [OptionField<Options>] = [
      OptionField("min_count", \.minCount, "how many places make a number worth a name")
    ]
  }
}

extension RepeatedNumber {
  static let description = RuleDescription(
    id: "repeated_number",
    family: .cookbook,
    summary: "Repeated layout number without a name",
    rationale: """
      An inset that stands in four constraints is changed in three of them. With a name it is changed once, and the name says \
      what it is for. The rule counts the plain numbers in the constraints, insets and frames of one view type, regardless of their \
      signs, and leaves out 0, 1 and multipliers. In a file without constraints it counts the widths of labels whose frames \
      scale. There is one finding per number, at its first place.
      """,
    source:
      "UIKit In Code, Example from project G: `let inset: CGFloat = 16.0`; Examples from projects A and Y: `Constants`",
    defaultSeverity: .off,
    departsFromExamples: true,
    options: Options.descriptions,
    goodExamples: [
      "A name": """
      final class PlayerCell: UITableViewCell {
        private func setUpConstraints() {
          let inset: CGFloat = 16
          NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
            cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
            cover.heightAnchor.constraint(equalToConstant: 36),
          ])
        }
      }
      """
    ],
    badExamples: [
      "The same number": """
      final class PlayerCell: UITableViewCell {
        private func setUpConstraints() {
          NSLayoutConstraint.activate([
            cover.topAnchor.constraint(equalTo: contentView.topAnchor, constant: ↓16),
            cover.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
          ])
        }
      }
      """
    ])
}
