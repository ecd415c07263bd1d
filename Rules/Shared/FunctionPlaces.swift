import LayoutModel
import RuleKit
import SwiftSource

/// The functions in which constraints, additions and configuration belong, by their names.
struct FunctionPlaces {
  enum Work { case constraints, additions, configuration }

  /// Work in a function whose name is not one for it.
  struct Misplacement {
    var work: Work
    /// The names of the functions for this work; empty if the function's name is about appearance instead.
    var patterns: [String]
  }

  private struct Names {
    let texts: [String]
    private let patterns: NamePatterns

    init(_ texts: [String]) {
      self.texts = texts
      patterns = NamePatterns(texts)
    }

    func match(_ name: String) -> Bool { patterns.match(name) }

    func match(_ name: Lexeme) -> Bool { patterns.match(name.text8) }

    /// Whether a function of another name must not do the work.
    func exclude(_ name: String) -> Bool { !texts.isEmpty && !match(name) }
  }

  private let appearance: Names
  private let constraints: Names
  private let additions: Names
  private let configuration: Names

  init(_ options: ConfigInLayout.Options) {
    appearance = Names(options.appearanceFunctions)
    constraints = Names(options.constraintsOnlyIn)
    additions = Names(options.additionsOnlyIn)
    configuration = Names(options.configurationOnlyIn)
  }

  /// Whether there are names of functions for some work.
  private var restricts: Bool {
    !constraints.texts.isEmpty || !additions.texts.isEmpty || restrictsConfiguration
  }

  private var restrictsConfiguration: Bool { !configuration.texts.isEmpty }

  /// Whether it may matter in which function an action is.
  func mayExclude(_ action: ViewAction) -> Bool {
    action.role == .constraint || action.role == .addition || restrictsConfiguration
  }

  /// What one function must not do.
  struct Judge {
    fileprivate let function: ViewFunction
    fileprivate let file: ViewFile
    fileprivate var isForAppearance = false
    fileprivate var excluded: [(work: Work, patterns: [String])] = []

    var isNeeded: Bool { isForAppearance || !excluded.isEmpty }
  }

  func judge(of function: ViewFunction, in file: ViewFile) -> Judge {
    var judge = Judge(function: function, file: file)
    // Helpers such as `addSubview(_:withConstraints:)` are in extensions of UIKit's types.
    guard function.type >= 0, file.types[function.type].isView,
      !file.types[function.type].extendsUIKit
    else { return judge }
    let isFunction = function.declaration.kind == .function
    guard isFunction || function.declaration.kind == .initializer else { return judge }
    let isForAppearance =
      isFunction && function.declaration.name.map(appearance.match) ?? false
    guard isForAppearance || restricts else { return judge }
    let name = isFunction ? function.declaration.name?.text ?? "" : "init"
    judge.isForAppearance = isForAppearance && !ConfigInLayout.Options.isNamedForMore(name)
    for (work, names) in [
      (Work.constraints, constraints), (.additions, additions), (.configuration, configuration),
    ] where names.exclude(name) {
      judge.excluded.append((work, names.texts))
    }
    return judge
  }
}

extension FunctionPlaces.Judge {
  /// What is wrong with an action in the function; nil where it may be.
  func misplacement(
    of action: ViewAction, isAppearance: Bool
  ) -> FunctionPlaces.Misplacement? {
    let work: FunctionPlaces.Work
    switch action.role {
    case .constraint:
      // It changes constants, and makes no constraint.
      if action.member?.updatesConstraints == true { return nil }
      work = .constraints
    case .addition: work = .additions
    default:
      guard isAppearance else { return nil }
      work = .configuration
    }
    guard file.names.isSubview(action), !isParameter(action.root) else { return nil }
    if let other = excluded.first(where: { $0.work == work }) {
      return FunctionPlaces.Misplacement(work: work, patterns: other.patterns)
    }
    guard isForAppearance, work != .configuration else { return nil }
    return FunctionPlaces.Misplacement(work: work, patterns: [])
  }

  private func isParameter(_ root: Item) -> Bool {
    guard let name = file.code[root.tokens].first else { return false }
    return function.declaration.hasParameter(name)
  }
}

extension ViewType {
  /// Whether it extends a type of UIKit.
  fileprivate var extendsUIKit: Bool {
    kind == .extension && declaration.name?.isNameOfUIKit == true
  }
}

extension ConfigInLayout {
  /// What a function does that belongs to functions with other names.
  struct Misplaced {
    fileprivate var works: Set<FunctionPlaces.Work> = []
    /// The finding about the first such action; nil for none.
    fileprivate(set) var finding: Finding?

    /// Whether all configuration has to leave the function.
    var includesConfiguration: Bool { works.contains(.configuration) }

    /// Whether an action has to leave the function, and then comes before nothing in it.
    func includes(_ action: ViewAction) -> Bool {
      switch action.role {
      case .constraint: works.contains(.constraints)
      case .addition: works.contains(.additions)
      default: false
      }
    }
  }

  /// Nil where nothing is.
  func misplaced(
    _ actions: ArraySlice<ViewAction>, in function: ViewFunction, of file: ViewFile
  ) -> Misplaced? {
    guard actions.contains(where: { places.mayExclude($0) }) else { return nil }
    let judge = places.judge(of: function, in: file)
    guard judge.isNeeded else { return nil }
    var misplaced = Misplaced()
    for action in actions {
      guard let place = judge.misplacement(of: action, isAppearance: isAppearance(action)),
        action.statement.runsDirectly(in: function.body)
      else { continue }
      misplaced.works.insert(place.work)
      if misplaced.finding != nil { continue }
      let name = function.declaration.name?.text ?? "init"
      misplaced.finding = Finding(
        action.tokens, .misplaced(file.name(action.item), place, name), advice: .moveTo(place))
    }
    return misplaced
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

  /// The finding about the appearance that is out of place in a function.
  func finding(
    _ first: ViewAction, _ kind: Mixture.Kind, _ mixed: Mixture, in file: ViewFile,
    for report: Report
  ) -> Finding {
    let member = first.member?.text ?? ""
    let isStyle = first.isStyleCall
    let (tokens, names) = (first.tokens, mixed.views.map(file.name))
    return switch kind {
    case .afterLayout:
      Finding(
        tokens, .afterLayout(member, isStyle, names), advice: .configureFirst(names),
        fix: report.fix(MovingUp.fix(mixed.moves, in: file)))
    case .inMaker: Finding(tokens, .inMaker(member, isStyle, names), advice: .moveOutOfMaker)
    case .inLayoutFunction:
      Finding(tokens, .inLayoutFunction(member, isStyle, names), advice: .moveToSetup(names))
    }
  }

  enum Subject {
    case function(ViewFunction)
    case value(ViewProperty)
  }

  /// Reports the closures of properties that add subviews, where only some functions may.
  func checkValue(of property: ViewProperty, in file: ViewFile, _ report: inout Report) {
    let names = options.additionsOnlyIn
    guard !names.isEmpty, property.type >= 0, file.types[property.type].isView,
      let value = property.declaration.value, let stack = property.declaration.name,
      let first = file.actions(in: value).first(where: \.addsToValue)
    else { return }
    report.add(
      first.tokens, .addedInValue(file.name(first.item), stack.text),
      advice: .moveTo(FunctionPlaces.Misplacement(work: .additions, patterns: names)))
  }
}

extension Lexeme {
  /// Whether it is part of a name of the code's own view or of its layer.
  fileprivate var isPartOfOwnView: Bool {
    kind == .period || self.is(Keyword.`self`) || self.is(.view) || self.is(.contentView)
      || self.is(.layer)
  }

  /// Whether the function of this name adds a view.
  fileprivate var addsView: Bool {
    hasPrefix(.addSubview) || hasPrefix(.insertSubview) || self.is(.addArrangedSubview)
  }
}

extension ViewAction {
  /// Whether it adds a view, inside of the value that makes another one.
  var addsToValue: Bool { role == .addition || role == .arrangement }
}

extension ConfigInLayout.Options {
  /// Whether a function, by its name, does something besides layout, is a UIKit callback in which layers follow the
  /// bounds, or is about the layout object of a collection view.
  static func isNamedForMore(_ name: String) -> Bool {
    let isCallback = CallbackOccasion(ofMethod: name) == .layout
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
    _ view: String, _ place: FunctionPlaces.Misplacement, _ function: String
  ) -> Self {
    let act =
      switch place.work {
      case .constraints: "`\(view)` is constrained in `\(function)`"
      case .additions: "`\(view)` is added in `\(function)`"
      case .configuration: "`\(view)` is configured in `\(function)`"
      }
    return place.patterns.isEmpty
      ? "\(act), whose name is only about appearance" : "\(act), whose name is not one for this"
  }

  static func configuresLate(_ member: String) -> Self {
    "`\(member)` is set after subviews were added or constrained"
  }

  static var configureOwnFirst: Self { "configure the view itself before its layout" }

  fileprivate static func addedInValue(_ view: String, _ property: String) -> Self {
    "`\(view)` is added in the initial value of `\(property)`"
  }

  fileprivate static func moveTo(_ place: FunctionPlaces.Misplacement) -> Self {
    place.patterns.isEmpty
      ? "move layout to a function with another name"
      : "do this only in functions named \(list(place.patterns))"
  }
}
