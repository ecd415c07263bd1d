import LayoutModel
import RuleKit
import SwiftSource

// In which functions constraints, additions and configuration belong, by their names.
extension ConfigInLayout {
  enum Work { case constraints, additions, configuration }

  /// What an action does; nil for one that may be anywhere, such as a change of constants.
  func work(of action: ViewAction) -> Work? {
    switch action.role {
    case .constraint: action.member?.changesConstraints == true ? nil : .constraints
    case .addition: .additions
    default: isAppearance(action) ? .configuration : nil
    }
  }

  /// Reports the first work on a subview that belongs in functions with other names; returns all such work.
  func checkPlaces(
    of actions: ArraySlice<ViewAction>, in function: ViewFunction, of file: ViewFile,
    _ report: inout Report
  ) -> Set<Work> {
    let names = namesForWork(notDoneBy: function, in: file)
    guard !names.isEmpty else { return [] }
    var works: Set<Work> = []
    for action in actions {
      guard let work = work(of: action), let patterns = names[work],
        file.names.isSubview(action),
        file.code[action.root.tokens].first.map(function.declaration.hasParameter) != true,
        action.statement.runsDirectly(in: function.body)
      else { continue }
      if works.isEmpty {
        report.add(
          action.tokens, .misplaced(file.name(action.item), work, function.name, patterns),
          advice: .moveTo(patterns))
      }
      works.insert(work)
    }
    return works
  }

  /// Whether a function has a name that fits, which says nothing else.
  func isNamed(_ function: ViewFunction, _ names: NamePatterns) -> Bool {
    function.declaration.kind == .function
      && function.declaration.name.map {
        names.match($0.text8) && !Options.isNamedForMore($0.text)
      } ?? false
  }

  /// For the work that a function must not do, the names of functions that may; empty where its own name is only about
  /// appearance.
  private func namesForWork(notDoneBy function: ViewFunction, in file: ViewFile) -> [Work: [String]]
  {
    // Helpers such as `addSubview(_:withConstraints:)` are in extensions of UIKit's types.
    guard function.isMember, case let type = file.types[function.type], type.isView,
      !(type.kind == .extension && type.declaration.name?.isNameOfUIKit == true),
      function.declaration.kind == .function || function.declaration.kind == .initializer
    else { return [:] }
    var names: [Work: [String]] =
      isNamed(function, appearanceFunctions) ? [.constraints: [], .additions: []] : [:]
    for place in places where !place.patterns.match(function.name) {
      names[place.work] = place.names
    }
    return names
  }
}

extension ViewFunction {
  fileprivate var name: String {
    declaration.kind == .function ? declaration.name?.text ?? "" : "init"
  }
}

extension ConfigInLayout {
  /// Where a function sets how the code's own view looks, after it has added or constrained anything.
  func ownAppearance(in function: ViewFunction, of file: ViewFile) -> Lexemes? {
    var layout: Statement?
    for statement in function.body.statementsOnAllLevels
    where statement.runsDirectly(in: function.body) {
      if let layout, statement.kind == .assignment, statement.canFollow(layout),
        let target = statement.target, let member = target.last, member.setsAppearance,
        target.count < 6, target.dropLast().allSatisfy(\.isPartOfOwnView)
      {
        return target
      }
      let places = {
        statement.tokens.contains { $0.call != nil && ($0.is(.constraint) || $0.addsView) }
      }
      if layout == nil, statement.kind == .expression, places() { layout = statement }
    }
    return nil
  }

  /// The finding about appearance of one kind that is out of place in a function.
  func finding(_ mixed: [MixedAppearance], in file: ViewFile) -> Finding {
    let first = mixed[0]
    var keys = KeySet()
    let views = mixed.map(\.action.item).filter { keys.insert($0.key) }.map(file.name)
    return Finding(
      first.action.tokens, .isMixed(first, views), advice: .separate(first.kind, views))
  }

  enum Subject {
    case function(ViewFunction)
    case value(ViewProperty)
  }

  /// Reports the closures of properties that add subviews, where only some functions may.
  func checkValue(of property: ViewProperty, in file: ViewFile, _ report: inout Report) {
    let names = options.additionsOnlyIn
    guard !names.isEmpty, property.isMember, file.types[property.type].isView,
      let value = property.declaration.value, let stack = property.declaration.name,
      let first = file.actions(in: value).first(where: \.addsToValue)
    else { return }
    report.add(
      first.tokens, "`\(file.name(first.item))` is added in the initial value of `\(stack.text)`",
      advice: .moveTo(names))
  }
}

extension Lexeme {
  fileprivate var isPartOfOwnView: Bool {
    kind == .period || self.is(Keyword.`self`) || self.is(.view) || self.is(.contentView)
      || self.is(.layer)
  }

  fileprivate var addsView: Bool {
    hasPrefix(.addSubview) || hasPrefix(.insertSubview) || self.is(.addArrangedSubview)
  }
}

extension ViewAction {
  /// Whether it clips a view to its bounds.
  var clips: Bool { member.map { $0.is(.clipsToBounds) || $0.is(.masksToBounds) } ?? false }

  /// Whether it adds a view, inside of the value that makes another one.
  var addsToValue: Bool { role == .addition || role == .arrangement }
}

extension ConfigInLayout.Options {
  /// Whether a function, by its name, does something besides layout, is a UIKit callback in which layers follow the
  /// bounds, or is about the layout object of a collection view.
  static func isNamedForMore(_ name: String) -> Bool {
    let callbacks: [LayoutWord] = [
      .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    ]
    let isCallback = callbacks.contains { $0.rawValue == name }
    let isObject = ["FlowLayout", "CollectionViewLayout", "CollectionLayout"].contains {
      name.hasSuffix($0)
    }
    if isCallback || isObject { return true }
    // `And` as a separate word, not as the beginning of one such as `Android`.
    let bytes = Array(name.utf8)
    return bytes.indices.contains { index in
      let rest = bytes[index...]
      let isSmall = rest.dropFirst(3).first.map { $0 >= UInt8(ascii: "a") } ?? false
      return rest.starts(with: "And".utf8) && !isSmall
    }
  }
}

extension Finding.Message {
  fileprivate static func misplaced(
    _ view: String, _ work: ConfigInLayout.Work, _ function: String, _ patterns: [String]
  ) -> Self {
    let act =
      switch work {
      case .constraints: "constrained"
      case .additions: "added"
      case .configuration: "configured"
      }
    let name =
      patterns.isEmpty ? "whose name is only about appearance" : "whose name is not one for this"
    return "`\(view)` is \(act) in `\(function)`, \(name)"
  }

  fileprivate static func moveTo(_ patterns: [String]) -> Self {
    patterns.isEmpty
      ? "move layout to a function with another name"
      : "do this only in functions named \(list(patterns))"
  }

  fileprivate static func isMixed(_ first: MixedAppearance, _ views: [String]) -> Self {
    let (member, view) = (first.action.member?.text ?? "", list(views.prefix(1)))
    let act =
      first.action.isStyleCall ? "`\(member)` styles \(view)" : "`\(member)` of \(view) is set"
    let place =
      switch first.kind {
      case .afterLayout: "after the view was added or constrained"
      case .inMaker: "where constraints are created"
      case .inLayoutFunction: "in a function whose name is only about layout"
      }
    let others =
      views.count > 1 ? "; so \(views.count == 2 ? "is" : "are") \(list(views.dropFirst()))" : ""
    return "\(act) \(place)\(others)"
  }

  fileprivate static func separate(
    _ kind: MixedAppearance.Kind, _ views: [String]
  ) -> Self {
    switch kind {
    case .afterLayout: "configure \(list(views)) first, then add and constrain"
    case .inMaker: "configure the view before its constraints"
    case .inLayoutFunction: "configure \(list(views)) in a setup function"
    }
  }
}

/// The project's own functions that style views: `UIStyle.title(label)`.
struct StyleCalls {
  private let patterns: NamePatterns

  init(_ patterns: [String]) { self.patterns = NamePatterns(patterns) }

  var isEmpty: Bool { patterns.isEmpty }

  /// The actions of a function, with those of style calls, in source order.
  func actions(of function: ViewFunction, in file: ViewFile) -> ArraySlice<ViewAction> {
    let actions = file.actions[function.actions]
    guard !patterns.isEmpty else { return actions }
    var styles: [ViewAction] = []
    for name in function.body.tokens where name.kind == .identifier {
      guard let call = name.call, let arguments = call.arguments, isStyle(call) else { continue }
      for argument in arguments { add(argument.value, of: call, name, in: file, to: &styles) }
    }
    guard !styles.isEmpty else { return actions }
    return (actions + styles).sorted { $0.tokens.startIndex < $1.tokens.startIndex }[...]
  }

  private func isStyle(_ call: Call) -> Bool {
    var callee = call.callee
    if callee.count > 2, callee.first?.is(Keyword.`self`) == true { callee = callee.dropFirst(2) }
    let text = callee.map(\.text).joined()
    return patterns.match(text)
  }

  /// Adds the effect on a view, or on those in a list.
  private func add(
    _ value: Lexemes, of call: Call, _ name: Lexeme, in file: ViewFile,
    to styles: inout [ViewAction]
  ) {
    guard let first = value.first else { return }
    if first.kind == .leftBracket, first.partner == value.last {
      for element in first.elements where element.value.first?.kind != .leftBracket {
        add(element.value, of: call, name, in: file, to: &styles)
      }
      return
    }
    let isPath = value.enumerated().allSatisfy { place, token in
      switch token.kind {
      case .identifier: true
      case .keyword: token.is(Keyword.`self`)
      case .period, .questionPostfix, .exclamationPostfix: place > 0
      default: false
      }
    }
    guard isPath else { return }
    let block = call.statement.block
    let item = file.names.item(value, in: block)
    // What follows `self.` is the item's own name.
    let names = value.filter { $0.kind == .identifier }
    let root = names.count > 1 ? file.names.item(names[0].alone, in: block) : item
    styles.append(
      ViewAction(
        role: .appearance, statement: call.statement, item: item, root: root, member: name,
        tokens: value))
  }
}

extension ViewAction {
  /// Whether the view is an argument of a style call.
  var isStyleCall: Bool {
    role == .appearance && member.map { $0.index < item.tokens.lowerBound } ?? false
  }
}
