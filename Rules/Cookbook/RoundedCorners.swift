import LayoutModel
import LintEngine
import SwiftSource

/// Corners are rounded by the project's helper.
public struct RoundedCorners: Rule {
  /// What is set.
  public let options: Options

  public init(options: Options) { self.options = options }

  public static let interest: FactKinds = .files
  public var triggers: WordSet { WordSet([.cornerRadius, .maskedCorners]) }

  public func check(_ file: ViewFile, _ report: inout Report) {
    guard triggers.intersects(file.source.words) else { return }
    var seen: Set<Place> = []
    for action in file.actions where action.role == .configuration && action.member >= 0 {
      guard isRounding(action, in: file),
        seen.insert(Place(view: action.item.key, block: file.block(of: action.statement.index)))
          .inserted,
        !isHelper(action, in: file)
      else { continue }
      report.add(
        Finding(
          file.byteRange(action.tokens), .byHand(view(of: action, in: file)),
          advice: .call(options.helper.text)))
    }
  }

  /// One view in one block.
  private struct Place: Hashable {
    var view: UInt64
    var block: Int
  }

  /// Whether an action sets the radius, or which corners are round, of a view's own layer. A radius of zero rounds
  /// nothing.
  private func isRounding(_ action: ViewAction, in file: ViewFile) -> Bool {
    let member = action.member
    let statement = file.outline.statements[action.statement.index]
    guard file.tokens[member].is(.cornerRadius) || file.tokens[member].is(.maskedCorners),
      member - 2 >= action.tokens.lowerBound, file.tokens[member - 1].kind == .period,
      file.tokens[member - 2].is(.layer), statement.assignment > 0,
      file.tokens[statement.assignment].kind == .equal,
      !(member - 2 == action.tokens.lowerBound
        && file.isLocalItem(action.item, at: action.statement.index))
    else { return false }
    let value = (statement.assignment + 1)..<statement.end
    return !(file.tokens[member].is(.cornerRadius) && isZero(value, in: file))
  }

  private func isZero(_ value: Range<Int>, in file: ViewFile) -> Bool {
    switch value.count {
    case 1: ["0", "0.0"].contains(file.text(value))
    case 2: file.text(value) == ".zero"
    case 3: file.text(value) == "CGFloat.zero"
    default: false
    }
  }

  /// Whether the code is the helper itself, or another one of the project: an extension of `UIView` that is about its
  /// own layer, and a property that stands for the layer's.
  private func isHelper(_ action: ViewAction, in file: ViewFile) -> Bool {
    if let function = file.functionDeclaration(around: action.statement.index) {
      let declaration = file.outline.declarations[function]
      if declaration.name >= 0, file.text(declaration.name) == options.helper.base { return true }
    }
    let isOwn = file.tokens[action.item.tokens.lowerBound].is(.layer) || action.item.isSelf
    guard isOwn else { return false }
    if let type = file.type(around: action.statement.index), type.kind == .extension {
      let name = file.outline.declarations[type.declaration.index].name
      if name >= 0, file.text(name) == "UIView" { return true }
    }
    return standsForLayer(action, in: file)
  }

  /// `var cornerRadius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }`.
  private func standsForLayer(_ action: ViewAction, in file: ViewFile) -> Bool {
    let statement = file.outline.statements[action.statement.index]
    let accessor = file.outline.blocks[statement.block]
    guard accessor.parent >= 0, file.outline.blocks[accessor.parent].kind == .accessors else {
      return false
    }
    let property = file.outline.blocks[accessor.parent].subject
    guard property >= 0, file.outline.declarations[property].name >= 0 else { return false }
    return file.key(file.outline.declarations[property].name) == file.key(action.member)
  }

  private func view(of action: ViewAction, in file: ViewFile) -> String {
    let isOwn = file.tokens[action.item.tokens.lowerBound].is(.layer)
    return isOwn ? "self" : file.name(action.item)
  }

  /// What can be set.
  public struct Options: RuleOptions {
    /// The function that rounds the corners of the view it is called on.
    public var helper = FunctionName("roundCornersContinuosly", "radius", "corners")

    public init() {}
    public init(helper: FunctionName) { self.helper = helper }

    public static let fields: [OptionField<Options>] = [
      OptionField(
        "helper", \.helper, "the project's function that rounds the corners of a view")
    ]
  }
}

extension Finding.Message {
  fileprivate static func byHand(_ view: String) -> Self {
    "the corners of `\(view)` are rounded by hand"
  }

  fileprivate static func call(_ helper: String) -> Self { "call `\(helper)` on the view" }
}

extension RoundedCorners {
  public static let description = RuleDescription(
    id: "rounded_corners",
    family: .cookbook,
    summary: "Corners are rounded by the project's helper",
    rationale: """
      A helper rounds the corners of every view alike: radius, corners and curve together. For projects that have one; \
      the option `helper` names it. Reported is a radius or a choice of corners that is set on a view's layer; not a \
      radius of zero, not layers by themselves, and not helpers: the function itself, an extension of `UIView`, a \
      property that stands for the layer's.
      """,
    source: "UIKit In Code, Best practices: \"Helpful extension for adding corner radius\"",
    defaultSeverity: .off,
    since: "0.1.0",
    options: Options.descriptions,
    goodExamples: [
      Example(
        "The helper",
        """
        private func setupCoverView() {
          coverView.roundCornersContinuosly(radius: 8)
        }
        """),
      Example(
        "What the helper does",
        """
        extension UIView {
          func roundCornersContinuosly(radius: CGFloat, corners: CACornerMask = .all) {
            layer.maskedCorners = corners
            layer.cornerRadius = radius
          }
        }
        """),
      Example(
        "A layer by itself, and corners that are no longer round",
        """
        func collapse() {
          progressLayer.cornerRadius = 2
          coverView.layer.cornerRadius = 0
        }
        """),
    ],
    badExamples: [
      Example(
        "One finding for a view",
        """
        private func setupCoverView() {
          ↓coverView.layer.cornerRadius = 8
          coverView.layer.maskedCorners = [.layerMinXMinYCorner]
          ↓layer.cornerRadius = 12
        }
        """)
    ])
}
