import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// A view is added and constrained with the project's wrapper.
struct SubviewWrapper: Rule {
  let options: Options
  var query: Query<ViewFunction> {
    .functions(with: .placements).reading(OwnFunctions.content(options.wrappers.names))
  }

  func collect(from file: ViewFile, _ report: inout Report) {
    OwnFunctions.collect(options.wrappers.names, in: file, &report)
  }

  func check(_ function: ViewFunction, in file: ViewFile, _ report: inout Report) {
    guard function.actions.count > 1, !isWrapper(function) else { return }
    let actions = file.actions[function.actions].filter { $0.item.key != 0 }
    checkOptOuts(actions, in: file, &report)
    let groups = groups(of: actions, function, in: file)
    let pinned = pinned(actions, function, in: file)
    for group in groups {
      let names = group.views.map { file.name($0.addition.item) }
      var finding = Finding(
        group.views[0].addition.statement.tokens.bytes,
        "\(Finding.Message.list(names)) \(names.count == 1 ? "is" : "are") added, opted out of autoresizing and constrained by hand",
        advice:
          "call \(Finding.Message.list(group.wrappers.map(\.text)))\(names.count == 1 ? "" : " for each view")",
        fix: report.fix(file.wrapperUse(group.wrappers[0], group)))
      finding.conditions = group.wrappers.map { FunctionExistence(of: $0) }
      if names.count == 1, let edges = pinned.first(where: { group.holds($0.addition) })?.wrapper {
        finding.conditions.append(FunctionExistence(of: edges, false))
      }
      report.add(finding)
    }
    for (action, edges) in pinned {
      guard let call = action.member?.call else { continue }
      let around = groups.first { $0.views.count > 1 && $0.holds(action) }
      report.add(
        call.callee,
        "`\(file.name(action.item))` is added and pinned to its superview edge by edge",
        advice: "call `\(edges.text)`", if: FunctionExistence(of: edges),
        around.map { FunctionExistence(of: $0.wrappers[0], false) })
    }
  }

  /// Reports what opts a view out of autoresizing in a function that also hands it to a wrapper.
  private func checkOptOuts(_ actions: [ViewAction], in file: ViewFile, _ report: inout Report) {
    var wrapped: [UInt64: FunctionName] = [:]
    for action in actions where action.role == .addition {
      guard let signature = action.member?.call?.signature else { continue }
      wrapped[action.item.key] =
        options.wrappers.names.first { $0.text == signature } ?? wrapped[action.item.key]
    }
    for action in actions where action.isOptOut {
      guard let wrapper = wrapped[action.item.key] else { continue }
      report.add(
        action.statement.tokens,
        "`\(wrapper.text)` opts `\(file.name(action.item))` out of autoresizing as well",
        advice: "delete it", if: FunctionExistence(of: wrapper))
    }
  }

  /// The wrapper for an addition; nil if there is none for such a place among the subviews.
  private func wrapper(
    for action: ViewAction, taking values: FunctionName.Values
  ) -> FunctionName? {
    let place = action.member?.call?.arguments?.lazy.compactMap { argument in
      argument.label.flatMap { FunctionName.placeLabels.contains($0.text) ? $0.text : nil }
    }.first
    return options.wrappers.names.first { $0.values == values && $0.placeLabel == place }
  }

  private func isWrapper(_ function: ViewFunction) -> Bool {
    guard let name = function.declaration.name else { return false }
    return name.hasWordPrefix(.addSubview) || name.hasWordPrefix(.insertSubview)
      || options.wrappers.names.contains { name.text == $0.base }
  }

  struct Options: RuleOptions {
    var wrappers = FunctionNames([
      FunctionName("addSubview", "_", "withConstraints"),
      FunctionName("insertSubview", "_", "at", "withConstraints"),
      FunctionName("addSubviewWithEdgeConstraints", "_"),
      FunctionName("insertSubviewWithEdgeConstraints", "_", "at"),
    ])

    static let fields: [OptionField<Options>] = [
      OptionField(
        "wrappers", \.wrappers,
        "the project's functions that add or insert a view with constraints or, without an argument for them, pin its edges, perhaps at distances"
      )
    ]
  }
}

extension SubviewWrapper {
  /// The views that a function adds, opts out of autoresizing and constrains by hand, and whose constraints are in one block.
  fileprivate struct Group {
    var block: BlockKey
    var views: [(addition: ViewAction, optOut: Statement)] = []
    /// The wrappers for the views, at least one.
    var wrappers: [FunctionName] = []
    /// The number of constraints of these views in the block.
    var constraints = 0

    func holds(_ addition: ViewAction) -> Bool {
      views.contains { $0.addition.item.key == addition.item.key }
    }
  }

  /// The groups in the order of their first constraints; each view is in one of them.
  private func groups(
    of actions: [ViewAction], _ function: ViewFunction, in file: ViewFile
  ) -> [Group] {
    var added: [UInt64: (addition: ViewAction, wrapper: FunctionName)] = [:]
    for action in actions where action.isPlainAddition {
      wrapper(for: action, taking: .constraints).map { added[action.item.key] = (action, $0) }
    }
    var optOuts: [UInt64: Statement] = [:]
    for action in actions where action.isOptOut {
      guard action.statement.block == added[action.item.key]?.addition.statement.block else {
        continue
      }
      optOuts[action.item.key] = action.statement
    }
    guard !optOuts.isEmpty else { return [] }
    var groups: [Group] = []
    var groupOfView: [UInt64: Int] = [:]
    var groupOfBlock: [BlockKey: Int] = [:]
    for constraint in file.constraints(in: function.body.tokens)
    where constraint.container == .activatedArray || constraint.container == .isActive {
      let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
      guard let key = items.first(where: { optOuts[$0.key] != nil })?.key,
        let optOut = optOuts[key], let (addition, wrapper) = added[key],
        constraint.statement.block == addition.statement.block
      else { continue }
      let index = groupOfBlock[constraint.block] ?? groups.count
      if let known = groupOfView[key], known != index { continue }
      if index == groups.count {
        groups.append(Group(block: constraint.block))
        groupOfBlock[constraint.block] = index
      }
      groups[index].constraints += 1
      guard groupOfView.updateValue(index, forKey: key) == nil else { continue }
      groups[index].views.append((addition, optOut))
      if !groups[index].wrappers.contains(wrapper) { groups[index].wrappers.append(wrapper) }
    }
    for index in groups.indices {
      groups[index].views.sort { $0.addition.statement.index < $1.addition.statement.index }
    }
    return groups
  }

  /// The views that a function adds and pins to the four edges of their parents, with no other constraint, and the wrappers
  /// for that.
  private func pinned(
    _ actions: [ViewAction], _ function: ViewFunction, in file: ViewFile
  ) -> [(addition: ViewAction, wrapper: FunctionName)] {
    let additions = Dictionary(
      grouping: actions.filter { $0.isAddition && $0.parent != nil }, by: \.item.key)
    guard !additions.isEmpty else { return [] }
    var pins: [UInt64: [Constraint]] = [:]
    for constraint in file.constraints(in: function.body.tokens) {
      var own = constraint
      if let turned = constraint.turnedAround,
        let addition = additions[turned.firstItem.key]?.first, addition.parent == turned.secondItem
      {
        own = turned
      }
      pins[own.firstItem.key, default: []].append(own)
    }
    return actions.compactMap { action in
      // A view that is added twice is in two places.
      guard additions[action.item.key]?.count == 1, action.isAddition, action.parent != nil,
        let pins = pins[action.item.key], pins.allSatisfy({ $0.pinsEdges(of: action) }),
        pins.reduce([], { $0.union($1.attributes.asDirections) }) == LayoutAttributes.allEdges
      else { return nil }
      let hasInsets = pins.contains { !$0.constant.isEmpty && $0.literalSign != 0 }
      let plain = hasInsets ? nil : wrapper(for: action, taking: .nothing)
      return (plain ?? wrapper(for: action, taking: .insets)).map { (action, $0) }
    }
  }
}

extension Constraint {
  fileprivate func pinsEdges(of addition: ViewAction) -> Bool {
    guard relation == .equal, !isAlternative, !setsFrame, !hasMultiplier, priority.isEmpty,
      attributes.asDirections.isSubset(of: .allEdges),
      let secondItem, secondItem == addition.parent || secondItem.isSuperview,
      secondAttributes.isEmpty || secondAttributes == attributes
    else { return false }
    let block = addition.statement.block
    if isMadeByLibrary {
      let around = Array(statement.block.ancestors.prefix(2))
      return statement.block == block
        || around.count == 2 && around[0].kind == .closure && around[1] == block
    }
    switch container {
    case .activatedArray, .array, .argument:
      return statement == addition.statement
        || container == .activatedArray && statement.block == block
    case .isActive: return statement.assigns(.true) && statement.block == block
    default: return false
    }
  }
}

extension LayoutAttributes {
  fileprivate static let allEdges: LayoutAttributes = [.top, .leading, .trailing, .bottom]
}

extension ViewAction {
  fileprivate var isAddition: Bool {
    guard role == .addition, let member else { return false }
    return member.is(.addSubview) || member.is(.insertSubview)
  }

  /// `addSubview(view)` or `insertSubview(view, at: 0)` as a separate statement.
  fileprivate var isPlainAddition: Bool {
    guard isAddition, statement.kind == .expression, let call = member?.call,
      call.isPlainAddition, call.last == statement.tokens.last, let arguments = call.arguments,
      arguments.first?.value == tokens
    else { return false }
    return arguments.map(\.value).count == (member?.is(.addSubview) == true ? 1 : 2)
  }

  fileprivate var isOptOut: Bool {
    member?.is(.translatesAutoresizingMaskIntoConstraints) == true && statement.assigns(.false)
  }
}

extension FunctionName {
  fileprivate static let placeLabels = ["at", "aboveSubview", "belowSubview"]

  /// The label of the place; nil for a wrapper that adds.
  fileprivate var placeLabel: String? { labels.first(where: Self.placeLabels.contains) }

  /// What a wrapper takes besides the view and its place. One without constraints pins the four edges, at distances that it
  /// is given or at none.
  fileprivate enum Values { case nothing, insets, constraints }

  fileprivate var values: Values {
    let hasInsets = labels.dropFirst().contains { label in
      ["nset", "nsets", "adding", "argin", "argins", "pacing"].contains { label.hasSuffix($0) }
    }
    return hasInsets
      ? .insets : labels.count > (placeLabel == nil ? 1 : 2) ? .constraints : .nothing
  }
}

/// Replaces three statements that add one view by hand with a call of the wrapper.
///
/// Only the project knows what its wrapper does, so the fix is unsafe. There is one only where the three statements are
/// adjacent without a comment between them, where only the view's own constraints are activated, and where no
/// constraint needs the view to be added first: a call evaluates its arguments first.
extension ViewFile {
  fileprivate func wrapperUse(_ wrapper: FunctionName, _ group: SubviewWrapper.Group) -> Fix? {
    guard group.views.count == 1, case .list(let index) = group.block.kind,
      let call = group.views[0].addition.member?.call,
      let labels = call.arguments?.map({ $0.label?.text ?? "_" }),
      labels == wrapper.labels.dropLast()
    else { return nil }
    let (addition, optOut) = (group.views[0].addition.statement, group.views[0].optOut)
    let isAddedFirst = addition.next == optOut
    let open = code[index]
    guard isAddedFirst || optOut.next == addition,
      let activation = activation(of: open, count: group.constraints),
      (isAddedFirst ? optOut : addition).next == activation,
      let close = addition.tokens.last, let name = close.partner?.previous,
      !(isAddedFirst ? addition : optOut).first.through(open).hasCommentBetween
    else { return nil }
    // The text between the view and its constraints becomes the label of the second argument.
    let last = wrapper.labels[labels.count]
    let label = last.is(.underscore) ? "" : "\(last): "
    var edits = [Edit(close.bytes.lowerBound..<open.bytes.lowerBound, with: ", \(label)")]
    if name.text != wrapper.base { edits.append(Edit(name.bytes, with: wrapper.base)) }
    if !isAddedFirst {
      let gap = optOut.first.bytes.lowerBound..<addition.first.bytes.lowerBound
      edits.append(Edit(gap, with: ""))
    }
    return Fix(edits, safety: .unsafe)
  }

  /// The statement that is `NSLayoutConstraint.activate([…])` with so many elements, whose list opens with a token.
  private func activation(of open: Lexeme, count: Int) -> Statement? {
    guard let call = open.callWithArgument, call.name?.is(.activate) == true,
      call.callee.count == 3, call.chainStart.is(.NSLayoutConstraint),
      call.arguments?.tokens.first == open, call.arguments?.tokens.last == open.partner,
      call.tokens == call.statement.tokens, case let list = open.elements,
      list.count(where: { !$0.value.isEmpty }) == count,
      !list.tokens.contains(where: {
        $0.kind == .directive || $0.kind == .identifier && $0.dependsOnAddition
      })
    else { return nil }
    return call.statement
  }
}

extension SubviewWrapper {
  static let description = RuleDescription(
    id: "subview_wrapper",
    family: .cookbook,
    summary: "View added and constrained without the project's wrapper",
    rationale: """
      A wrapper that adds a view, opts it out of autoresizing and activates its constraints cannot forget any of the \
      three. This rule is for projects with wrappers, named by the option `wrappers`. It reports views for which a \
      function does all three by hand, views pinned to the four edges of their superview if a wrapper does that, and \
      opt-outs beside a wrapper's call. The fix rewrites three adjacent statements.
      """,
    limits: [
      "projects whose files neither declare nor call the wrapper",
      "an insertion needs a wrapper with the same label: `at`, `aboveSubview` or `belowSubview`",
      "no fix if a constraint reads what the addition changes, such as `superview`",
    ],
    source:
      "UIKit In Code, Best practices: \"Use custom wrappers for subview addition and insert\"",
    defaultSeverity: .off,
    fixSafety: .unsafe,
    options: Options.descriptions,
    goodExamples: [
      "The wrapper": """
      private func setupTitleLabel() {
        addSubview(titleLabel, withConstraints: [
          titleLabel.topAnchor.constraint(equalTo: topAnchor),
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
      }
      """
    ],
    badExamples: [
      "One view, while another one uses the wrapper": """
      private func setupIconView() {
        contentView.addSubview(iconView, withConstraints: [
          iconView.topAnchor.constraint(equalTo: contentView.topAnchor)
        ])
      }

      private func setupTitleLabel() {
        ↓contentView.addSubview(titleLabel)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
          titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
      }
      """
    ])
}
