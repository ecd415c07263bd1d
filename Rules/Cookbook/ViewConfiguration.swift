import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// The views of a project get their data in the same way.
struct ViewConfiguration: Rule {
  let options: Options
  let query = Query.declarations(with: .viewClasses)

  func check(_ declaration: Declaration, in file: ViewFile, _ report: inout Report) {
    guard let name = declaration.name else { return }
    if declaration.kind == .class, declaration.role == .view {
      let type = file.names.key(name)
      if report.isFirst(type) { checkMembers(ofType: type, called: name, in: file, &report) }
    } else if options.equatable, declaration.kind == .structure, name.hasLastWord(.props),
      !declaration.isEquatable,
      !file.mentions(of: name).contains(where: { mention in
        mention.statement?.declaration.map { $0.kind == .extension && $0.isEquatable } == true
      })
    {
      report.add(name, "values of `\(name.text)` cannot be compared", advice: "add `: Equatable`")
    }
  }

  private func checkMembers(
    ofType key: UInt64, called typeName: Lexeme, in file: ViewFile, _ report: inout Report
  ) {
    // A type gets one finding for each other way.
    var seen: Set<Style> = []
    var observed: [Lexeme] = []
    for type in file.parts(ofType: key) {
      for case let member? in type.declaration.body?.statements.lazy.map(\.declaration) ?? [] {
        guard member.kind == .function || member.kind == .property, let name = member.name,
          type.shows(member), member.modifiers.isDisjoint(with: [.override, .static])
        else { continue }
        let isAgreed = member.dataParameters?.isEmpty == false && options.verbs.match(name.text8)
        let way = DataPassing.way(of: member, name, in: file)
        if isAgreed || way != nil {
          checkData(of: member, name, in: type, of: file, &report)
        } else if DataPassing.isObserved(member, in: file) {
          observed.append(name)
        }
        guard !isAgreed, let way, seen.insert(way).inserted else { continue }
        let message: Finding.Message =
          "`\(typeName.text)` gets its data through \(way == .property ? "the property " : "")`\(member.signature)`"
        if options.verbs.isEmpty {
          report.add(name, message, way: way, agreed: options.style, owner: key)
        } else {
          report.add(
            name, message,
            advice:
              "pass all data through one function, and name it like \(Finding.Message.list(options.verbs.texts))"
          )
        }
      }
    }
    // One such property may be a state of a view; several are how it gets its data, or one beside another way.
    guard let first = observed.first,
      observed.count > 1 || options.style != .majority && !seen.isEmpty || !options.verbs.isEmpty
    else { return }
    report.add(
      first, "`\(typeName.text)` gets its data through the property `\(first.text)`",
      way: .properties, agreed: options.style, owner: key)
  }

  enum Style: String, WayOption {
    case majority, render, configure, setup, update, set, bind, apply, fill, populate, property
    case properties

    var practice: Finding.Message {
      switch self {
      case .property: "get their data through a property with an observer"
      case .properties: "get each value through an observed property of its own"
      default: "get their data through `\(rawValue)(…)`"
      }
    }
    var advice: Finding.Message {
      switch self {
      case .property: "make it a property with `didSet`"
      case .properties: "give each value a property with `didSet`"
      default: "name the function `\(rawValue)`, and pass all data through it"
      }
    }
  }

  enum Parameters: String, NamedOption { case any, one, several }

  struct Options: RuleOptions {
    var style = Style.majority
    var verbs: NamePatterns = []
    var parameters = Parameters.any
    var label: NamePatterns = []
    var type: NamePatterns = []
    var nested = false
    var equatable = false

    static let fields: [OptionField<Options>] = [
      OptionField(
        "style", \.style,
        "the way to use; `majority` means the way that most view types of the project use"),
      .patterns(
        "verbs", \.verbs,
        "the project's own functions that pass data, in place of `style`",
        example: ["display", "show*"]),
      OptionField(
        "parameters", \.parameters,
        "whether a function that passes data takes `one` value such as `Props`, or `several` parameters; closures do not count"
      ),
      .patterns(
        "label", \.label, "the label of the first parameter, `_` for none", example: ["props"]),
      .patterns(
        "type", \.type, "the type of a single value that has all data, without the view's name",
        example: ["Props", "*ViewModel"]),
      OptionField(
        "nested", \.nested,
        "whether the type of the data must be nested in the view, if its file declares it"
      ),
      OptionField(
        "equatable", \.equatable,
        "whether structures named `Props` must conform to `Equatable` in their file"),
    ]
  }

  static let clashes = [
    OptionClash("style", with: ViewConfiguration.self, "verbs", .error) { (own: Options, other) in
      guard own.style != .majority, let verb = other.verbs.texts.first else { return nil }
      return .init(
        "verbs: [\(verb)]", advice: "remove one of the two: each says how data is passed")
    },
    OptionClash("style", with: ViewConfiguration.self, "parameters", .error) {
      (own: Options, other) in
      guard own.style == .property, other.parameters == .several else { return nil }
      return .init("parameters: several", advice: "write `one`: a property has a single value")
    },
  ]
}

enum DataPassing {
  /// The way that a function passes data, or a property that fills the view when it is set; nil for any other.
  static func way(
    of declaration: Declaration, _ name: Lexeme, in file: ViewFile
  ) -> ViewConfiguration.Style? {
    guard declaration.kind == .function else {
      return declaration.hasAccessor(.didSet) && name.isNameOfData
        && !isState(declaration.type, in: file) ? .property : nil
    }
    let parameters = declaration.parameters?.parameters ?? []
    guard let way = way(named: name), let first = parameters.first,
      !parameters.contains(where: isNoData), !declaration.changesRows,
      parameters.count > 1
        || !isSingleValue(first) && !isState(first.type, in: file, isData: way == .render)
    else { return nil }
    switch way {
    case .render, .configure: return way
    // The other names are also common for functions with one value.
    default: return first.label.isLabelOfData && !isSingleValue(first) ? way : nil
    }
  }

  /// Whether a value of a type is only a state: a `Bool`, or a type that is named so and does not carry data.
  ///
  /// - Parameter isData: whether a type that the file does not declare carries data: what is rendered is the state of the
  ///   whole view.
  private static func isState(
    _ type: Lexemes, in file: ViewFile, isData: Bool = false
  ) -> Bool {
    let names = type.prefix { $0.kind != .equal }.filter { $0.kind == .identifier }
    guard type.first?.kind == .identifier, let name = names.last,
      name == names.first || name.previous?.kind == .period
    else { return false }
    if name.isBool { return true }
    guard name.isNameOfState else { return false }
    let declared = file.code.declarations.filter {
      $0.isType && $0.name?.hasSameText(as: name) == true
    }
    return declared.isEmpty ? !isData : !declared.contains(where: \.carriesData)
  }

  /// `configure`, `configureWith`, `setupCell`.
  private static func way(named name: Lexeme) -> ViewConfiguration.Style? {
    for (verb, way) in verbs where name.hasWordPrefix(verb) {
      return name.text.dropFirst(verb.rawValue.count).isEndingOfDataFunction ? way : nil
    }
    return nil
  }

  private static let verbs: [(NamePart, ViewConfiguration.Style)] = [
    (.render, .render), (.configure, .configure), (.setup, .setup), (.setUp, .setup),
    (.update, .update), (.set, .set), (.bind, .bind), (.apply, .apply), (.fill, .fill),
    (.populate, .populate),
  ]

  private static func isNoData(_ parameter: Parameter) -> Bool {
    parameter.type.contains { $0.namesViewType || $0.kind == .identifier && $0.isNameOfService }
  }

  static func isSingleValue(_ parameter: Parameter) -> Bool {
    guard let name = parameter.type.first(where: { $0.kind == .identifier }) else { return true }
    return name.isValueType || parameter.type.contains { $0.kind == .arrow }
  }

  /// Whether a property hands one value to a subview when it is set: `var title: String? { didSet { label.text = title } }`.
  static func isObserved(_ declaration: Declaration, in file: ViewFile) -> Bool {
    guard declaration.kind == .property, declaration.hasAccessor(.didSet),
      !isState(declaration.type, in: file),
      let observer = declaration.body
    else { return false }
    return file.actions(in: observer.tokens).contains { action in
      guard let member = action.member, file.names.isSubview(action) else { return false }
      return member.isDataOfUIKit
    }
  }
}

extension Declaration {
  /// Whether a function changes some of what a list shows: `posts[index] = post`, `reloadItems(at: paths)`.
  fileprivate var changesRows: Bool {
    body?.statementsOnAllLevels.contains { statement in
      statement.kind == .assignment && statement.target?.last?.kind == .rightBracket
        || statement.tokens.contains { $0.call?.name == $0 && $0.changesRows }
    } ?? false
  }

  fileprivate var carriesData: Bool {
    kind != .enumeration
      || body?.statements.contains {
        $0.first.is(.case) && $0.tokens.contains { $0.kind == .leftParen }
      } == true
  }

  fileprivate var isEquatable: Bool { type.contains(where: \.isNameOfComparison) }

  /// The parameters of a function, without handlers of interactions.
  fileprivate var dataParameters: [Parameter]? { parameters?.parameters.filter { !$0.isHandler } }
}

extension Lexeme {
  /// Whether the method of this name is about rows of a list: `deleteRows`, `reconfigureItems`, `cellForItem`.
  fileprivate var changesRows: Bool {
    hasPrefix("cellFor")
      || (hasSuffix("Items") || hasSuffix("Rows") || hasSuffix("Sections"))
        && (hasPrefix("re") || hasPrefix("insert") || hasPrefix("delete"))
  }
}

extension ViewConfiguration {
  /// Reports what the options do not allow of the parameters of a member, and of the type of its data.
  private func checkData(
    of member: Declaration, _ name: Lexeme, in view: ViewType, of file: ViewFile,
    _ report: inout Report
  ) {
    let (parameters, signature) = (member.dataParameters, member.signature)
    let isValue = parameters?.first.map(DataPassing.isSingleValue) == true
    let type = (parameters?.first?.type ?? member.type).prefix { $0.kind != .equal }
      .last { $0.kind == .identifier }
    if options.parameters == .one, let count = parameters?.count, count > 1 {
      report.add(
        name, "`\(signature)` takes \(count) parameters",
        advice: "pass one value with all data: `props: Props`")
    } else if options.parameters == .several, parameters?.count == 1, !isValue, let type {
      report.add(
        name, "`\(signature)` takes all data as one `\(type.text)`",
        advice: "pass each value as a parameter of its own")
    }
    if !options.label.isEmpty, let label = parameters?.first?.label,
      !options.label.match(label.text8)
    {
      let found = label.text.is(.underscore) ? "no label" : "the label `\(label.text)`"
      report.add(
        label, "the data of `\(signature)` has \(found)",
        advice: "label it \(Finding.Message.list(options.label.texts))")
    }
    guard parameters?.count ?? 1 == 1, !isValue, let type else { return }
    if !options.type.isEmpty, !options.type.match(type.text8) {
      report.add(
        type, "the data of `\(signature)` is a `\(type.text)`",
        advice: "pass a type named \(Finding.Message.list(options.type.texts))")
    } else if options.nested,
      let other = file.code.declarations.first(where: {
        $0.isType && $0.name?.hasSameText(as: type) == true
      }), let name = other.name, file.scopes.type(around: other.statement)?.key != view.key
    {
      report.add(
        name, "`\(type.text)`, the data of one view, is declared outside of it",
        advice: "nest it in `\(view.declaration.name?.text ?? "")`")
    }
  }
}

extension Parameter {
  /// Whether it is a closure, by its type or by the name of that: `() -> Void`, `TapHandler?`.
  fileprivate var isHandler: Bool {
    let type = type.prefix { $0.kind != .equal }
    if type.contains(where: { $0.kind == .arrow }) { return true }
    guard let name = type.last(where: { $0.kind == .identifier }) else { return false }
    return name.isNameOfHandler
  }
}

extension ViewConfiguration {
  static let description = RuleDescription(
    id: "view_configuration",
    family: .cookbook,
    summary: "Data passed to a view in another way than the project's",
    rationale: """
      If views get their data through `configure(…)`, `render(props:)` or a property, you must read each one before \
      you use it. The rule counts the functions of view classes that other types can call, with the usual verbs or \
      those in `verbs`, and observed properties such as `viewModel`. The majority of view types decides, unless \
      `style` does. Options also prescribe the parameters, their label and type, and `Equatable` props.
      """,
    limits: [
      "functions that pass one value, a state, a style or a delegate, or change single rows",
      "overrides",
      "an observed property that hands one value to a subview, unless there are several or another way beside it",
      "without `style`, only files of this run count, separately for each configuration",
    ],
    source:
      "UIKit In Code, What things should be described, How view is configured: \"Define a single way to pass data into the view\"",
    defaultSeverity: .off,
    options: Options.descriptions,
    goodExamples: [
      "Props everywhere, and a single value in addition": """
      final class PlayerCell: UITableViewCell {
        func render(props: Props) { songNameLabel.text = props.songName }
        func update(progress: Float) { progressView.progress = progress }
      }

      final class AlbumCell: UITableViewCell {
        func render(props: Props) { titleLabel.text = props.title }
      }
      """
    ],
    badExamples: [
      "A view that differs": """
      final class PlayerCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class AlbumCell: UITableViewCell {
        func render(props: Props) {}
      }

      final class ArtistCell: UITableViewCell {
        func ↓configure(with artist: Artist) { nameLabel.text = artist.name }
      }
      """
    ])
}
