import LayoutModel
import RuleKit
import SwiftSource

/// Corners are rounded with the project's helper.
struct RoundedCorners: Rule {
  let options: Options
  var query: Query<ViewAction> {
    .changes(.configuration, with: .names(.cornerRadius, .maskedCorners))
      .reading(OwnFunctions.content([options.helper]))
  }

  func collect(from file: ViewFile, _ report: inout Report) {
    OwnFunctions.collect([options.helper], in: file, &report)
  }

  func check(_ action: ViewAction, in file: ViewFile, _ report: inout Report) {
    guard let member = action.member, isRounding(action, member, in: file),
      report.isFirst(TextHash.pair(UInt64(action.statement.block.index), action.item.key)),
      !isHelper(action, member, in: file)
    else { return }
    let isOwn = action.tokens.first?.is(.layer) == true
    report.add(
      action.tokens,
      "the corners of `\(isOwn ? "self" : file.name(action.item))` are rounded by hand",
      advice: "call `\(options.helper.text)` on the view",
      if: FunctionExistence(of: options.helper))
  }

  private func isRounding(_ action: ViewAction, _ member: Lexeme, in file: ViewFile) -> Bool {
    guard member.is(.cornerRadius) || member.is(.maskedCorners),
      let layer = member.previous?.previous, layer.is(.layer), member.previous?.kind == .period,
      let first = action.tokens.first, layer >= first,
      action.statement.assignment?.kind == .equal, let value = action.statement.assignedValue
    else { return false }
    // A radius of zero rounds nothing.
    return !(member.is(.cornerRadius) && value.isNoRadius)
      && !(layer == first && file.names.isLocalItem(action.item, at: action.statement))
  }

  /// Whether the code is the helper itself, or a similar one of the project: an extension of `UIView` that changes its
  /// own layer, or a property that wraps that of the layer.
  private func isHelper(_ action: ViewAction, _ member: Lexeme, in file: ViewFile) -> Bool {
    if action.statement.block.function?.name?.text == options.helper.base { return true }
    guard action.tokens.first?.is(.layer) == true || action.item.isSelf else { return false }
    let type = file.scopes.type(around: action.statement)
    let accessors = action.statement.block.parent
    return type?.kind == .extension && type?.declaration.name.is(.UIView) == true
      || accessors?.kind == .accessors
        && accessors?.declaration?.name?.hasSameText(as: member) == true
  }

  struct Options: RuleOptions {
    var helper = FunctionName("roundCornersContinuosly", "radius", "corners")

    static let fields: [OptionField<Options>] = [
      OptionField("helper", \.helper, "the project's function that rounds the corners of a view")
    ]
  }
}

extension Lexemes {
  fileprivate var isNoRadius: Bool {
    count <= 3 && last.map { $0.isNumber && $0.isZero || $0.is(.zero) } == true
  }
}

extension RoundedCorners {
  static let description = RuleDescription(
    id: "rounded_corners",
    family: .cookbook,
    summary: "Corners rounded without the project's helper",
    rationale: """
      A helper rounds the corners of all views in the same way: radius, corners and curve together. This rule is for \
      projects with a helper, named by the option `helper`. It reports a radius or a selection of corners that is \
      set on a view's layer.
      """,
    limits: [
      "projects whose files neither declare nor call the helper",
      "a radius of zero, and layers on their own",
      "the helper itself, extensions of `UIView`, and properties that wrap the layer's",
    ],
    source: "UIKit In Code, Best practices: \"Helpful extension for adding corner radius\"",
    defaultSeverity: .off,
    departsFromExamples: true,
    options: Options.descriptions,
    goodExamples: [
      "The helper": """
      private func setupCoverView() { coverView.roundCornersContinuosly(radius: 8) }
      """
    ],
    badExamples: [
      "One finding per view, while another one uses the helper": """
      private func setupIconView() { iconView.roundCornersContinuosly(radius: 4) }

      private func setupCoverView() {
        ↓coverView.layer.cornerRadius = 8
        coverView.layer.maskedCorners = [.layerMinXMinYCorner]
        ↓layer.cornerRadius = 12
      }
      """
    ])
}
