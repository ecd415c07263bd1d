import LayoutModel
import RuleKit
import SwiftSource

/// The initial value of a view property has no layout.
struct LayoutInInitialization: Rule {
  let options: Options
  let query = Query.madeViews

  func check(_ property: ViewProperty, in file: ViewFile, _ report: inout Report) {
    guard let code = InitialCode(property, in: file) else { return }
    let name = property.declaration.name?.text ?? ""
    var first: Finding?
    func add(_ tokens: Lexemes, _ act: String) {
      if let first, first.range.lowerBound <= tokens.bytes.lowerBound { return }
      first = Finding(
        tokens, "the initial value of `\(name)` \(act), which is layout",
        advice: "move it to the function that lays the view out")
    }
    for action in file.actions(in: code.value) where code.runs(action.statement) {
      if action.role == .addition, let parent = action.parent, parent.key != 0,
        !code.owns(parent, at: action.statement)
      {
        add(action.tokens, "adds `\(file.name(action.item))` to `\(file.name(parent))`")
      } else if action.role == .frame, !code.owns(action.item, at: action.statement) {
        add(action.tokens, "sets the frame of `\(file.name(action.item))`")
      }
    }
    for constraint in file.constraints(in: code.value)
    where code.runs(constraint.statement) && isOutside(constraint, code) {
      add(constraint.expression, "constrains `\(file.nameOfPlacedView(constraint))`")
    }
    for token in code.outerGeometry {
      add(token.alone, "reads a `\(token.text)` that is not its own")
    }
    if let first { report.add(first) }
  }

  private func isOutside(_ constraint: Constraint, _ code: InitialCode) -> Bool {
    guard constraint.container != .used, constraint.firstItem.key != 0 else { return false }
    guard code.owns(constraint.firstItem, at: constraint.statement) else { return true }
    if let second = constraint.secondItem {
      let isOwn =
        second.isSuperview
        ? code.hasAdded(constraint.firstItem)
        : second.key == 0 || code.owns(second, at: constraint.statement)
      guard isOwn else { return true }
    }
    return constraint.attributes.isSubset(of: [.width, .height]) && !options.allowOwnSize
  }

  struct Options: RuleOptions {
    var allowOwnSize = true

    static let fields: [OptionField<Options>] = [
      OptionField(
        "allow_own_size", \.allowOwnSize,
        "whether a view may get a height and a width where it is created")
    ]
  }
}

/// What the code of an initial value does when the value is made.
private struct InitialCode {
  private let file: ViewFile
  let value: Lexemes
  /// The views that the code puts into its locals, directly or through others.
  private var added: Set<UInt64> = []

  init?(_ property: ViewProperty, in file: ViewFile) {
    guard let value = property.declaration.value else { return nil }
    (self.file, self.value) = (file, value)
    var additions: [ViewAction] = []
    for action in file.actions(in: value) where action.item.key != 0 && runs(action.statement) {
      switch action.role {
      case .arrangement: added.insert(action.item.key)
      case .addition: additions.append(action)
      case .renewal:
        // `let wrapper = label.wrapped()`: a method of the project puts its receiver into what it returns.
        guard let receiver = action.statement.declaration?.value?.receiver else { continue }
        added.insert(file.names.item(receiver, in: action.statement.block).key)
      default: continue
      }
    }
    // A view may get its subviews before it is added itself.
    var count = -1
    while count != added.count {
      count = added.count
      for action in additions {
        if let parent = action.parent, parent.key != 0, owns(parent, at: action.statement) {
          added.insert(action.item.key)
        }
      }
    }
  }

  func hasAdded(_ item: Item) -> Bool { added.contains(item.key) }

  /// Whether a view is a local of the value, or in one.
  func owns(_ item: Item, at statement: Statement) -> Bool {
    hasAdded(item) || file.names.isLocalItem(item, at: statement)
  }

  /// Whether a statement runs when the value is made, and not in a callback that the value keeps: directly in the
  /// value's closure, in a maker's, or in one that runs over a collection.
  func runs(_ statement: Statement) -> Bool {
    for block in statement.block.ancestors {
      switch block.kind {
      case .closure:
        guard let closure = block.closure else { return false }
        if closure.open == value.first { return true }
        guard file.isMaker(block) || closure.runsAtOnce else { return false }
      case .functionBody, .accessors, .typeBody, .file:
        return block.open.map { !value.contains($0) } ?? true
      default: break
      }
    }
    return false
  }

  /// The tokens of `frame`, `bounds` and `bottomLeftPoint()` in the frames of the value that depend on the size or the
  /// place of another view.
  var outerGeometry: [Lexeme] {
    file.frames(in: value).lazy.filter { runs($0.statement) }.flatMap { frame in
      frame.expression.filter { isOuterGeometry($0, in: frame) }
    }
  }

  private func isOuterGeometry(_ token: Lexeme, in number: LayoutNumber) -> Bool {
    guard token.is(.frame) || token.is(.bounds) || token.isSnappingPoint,
      token.next?.kind != .colon, !number.isPlaceholder
    else { return false }
    var start = token
    while let owner = start.owner, owner.index >= number.expression.startIndex { start = owner }
    guard start.previous?.kind != .period else { return false }
    if let owner = token.owner,
      hasAdded(file.names.item(start.through(owner), in: number.statement.block))
    {
      return false
    }
    if start.is(.`self`) { return start != token }
    guard start.kind == .identifier, !file.scopes.isLocal(start) else { return false }
    // A name with a capital letter is a type: the screen is not a view.
    return start == token || start.is(.view) || start.is(.contentView) || start.is(.superview)
      || file.names.isViewProperty(start) || file.names.isNamedLikeView(start)
  }
}

extension Lexemes {
  /// What the one call that they are is a method of: `label` in `label.wrapped()`.
  fileprivate var receiver: Lexemes? {
    guard let method = last?.partner?.previous, let call = method.call, call.tokens == self,
      let period = method.previous, period.kind == .period, let first, !first.hasCapital
    else { return nil }
    return prefix(before: period)
  }
}

extension LayoutNumber {
  /// Whether it only fills a parameter that the initializer insists on: `UITableView(frame: view.bounds, style: .plain)`.
  fileprivate var isPlaceholder: Bool {
    guard let colon = expression.first?.previous, colon.kind == .colon else { return false }
    return colon.previous?.is(.frame) == true && expression.last?.next?.kind == .comma
  }
}

extension Closure {
  fileprivate var runsAtOnce: Bool {
    guard let name = call?.name else { return false }
    return name.is(.forEach) || name.is(.map) || name.is(.flatMap) || name.is(.compactMap)
      || name.configuresReceiver
  }
}

extension Lexeme {
  /// `label.bottomLeftPoint()`: a point of a frame by its name.
  fileprivate var isSnappingPoint: Bool {
    guard kind == .identifier, let open = next, open.kind == .leftParen else { return false }
    return open.next?.kind == .rightParen && hasLastWord(.point)
  }
}

extension LayoutInInitialization {
  static let description = RuleDescription(
    id: "layout_in_initialization",
    family: .cookbook,
    summary: "Layout code in a property's initial value",
    rationale: """
      A closure that creates a view runs when the view is first used, which may be before or after its neighbours \
      exist, where constraints are not expected. The rule reports constraints, frames and `addSubview` calls \
      that involve anything outside of the value. Building a view from its own subviews, with their constraints and \
      frames, its own size (`allow_own_size`) and `translatesAutoresizingMaskIntoConstraints` are allowed.
      """,
    source:
      "UIKit In Code, Best practices: \"you shouldn't store layout related code in subview initialization anyway\"",
    options: Options.descriptions,
    goodExamples: [
      "A closure that configures": """
      class PlayerCell: UITableViewCell {
        private lazy var playImage: UIImageView = {
          let view = UIImageView(image: .play)
          view.translatesAutoresizingMaskIntoConstraints = false
          view.backgroundColor = .systemPink
          return view
        }()
      }
      """
    ],
    badExamples: [
      "A view that adds itself": """
      class PlayerView: UIView {
        private lazy var playImage: UIImageView = {
          let view = UIImageView(image: .play)
          addSubview(↓view)
          return view
        }()
      }
      """
    ])
}
