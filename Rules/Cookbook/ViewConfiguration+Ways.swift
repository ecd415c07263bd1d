import LayoutModel
import RuleKit
import Semantics
import SwiftSource

/// Finds the functions and properties that pass a view all its data.
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

  // MARK: - Functions

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
    parameter.type.contains { token in
      token.namesViewType
        || (token.kind == .identifier && token.isNameOfService)
    }
  }

  static func isSingleValue(_ parameter: Parameter) -> Bool {
    guard let name = parameter.type.first(where: { $0.kind == .identifier }) else { return true }
    return name.isValueType || parameter.type.contains { $0.kind == .arrow }
  }

  // MARK: - Properties

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

  var takesParameters: Bool {
    kind == .function && !(parameters?.parameters.isEmpty ?? true)
  }

  fileprivate var isEquatable: Bool {
    type.contains(where: \.isNameOfComparison)
  }

  /// The names of the type that an extension extends, perhaps inside of another: `extension PlayerCell.Props`.
  fileprivate var extendedNames: [Lexeme] {
    guard let first = name, let body = body?.open else { return [] }
    var last = first
    while last < body, let member = last.member { last = member }
    return [first, last]
  }
}

extension Lexeme {
  /// Whether the method of this name is about rows of a list: `deleteRows`, `reconfigureItems`, `cellForItem`.
  fileprivate var changesRows: Bool {
    hasPrefix("cellFor")
      || (hasSuffix("Items") || hasSuffix("Rows") || hasSuffix("Sections"))
        && (hasPrefix("re") || hasPrefix("insert") || hasPrefix("delete"))
  }
}

// What the functions that pass data to a view take.
extension ViewConfiguration {
  func checkParameters(
    of declaration: Declaration, _ name: Lexeme, _ report: inout Report
  ) {
    guard let all = declaration.parameters?.parameters else { return }
    // Handlers of interactions are no data.
    let parameters = all.filter { !$0.isHandler }
    switch options.parameters {
    case .any: return
    case .one:
      guard parameters.count > 1 else { return }
      report.add(
        name, "`\(declaration.signature)` takes \(parameters.count) parameters",
        advice: "pass one value with all data: `props: Props`")
    case .several:
      guard parameters.count == 1, !DataPassing.isSingleValue(parameters[0]),
        let type = parameters[0].type.last(where: { $0.kind == .identifier })
      else { return }
      report.add(
        name, "`\(declaration.signature)` takes all data as one `\(type.text)`",
        advice: "pass each value as a parameter of its own")
    }
  }

  /// Checks the label and the type of the data.
  func checkData(
    of declaration: Declaration, _ name: Lexeme, in view: ViewType, of file: ViewFile,
    _ report: inout Report
  ) {
    let parameters = declaration.parameters?.parameters.filter { !$0.isHandler }
    if !labels.isEmpty, let first = parameters?.first, !labels.match(first.label.text8) {
      report.add(
        first.label,
        first.label.text.is(.underscore)
          ? "the data of `\(declaration.signature)` has no label"
          : "the data of `\(declaration.signature)` has the label `\(first.label.text)`",
        advice: "label it \(Finding.Message.list(options.label))"
      )
    }
    guard !typeNames.isEmpty || options.nested, parameters?.count ?? 1 == 1 else { return }
    let written = (parameters?.first?.type ?? declaration.type).prefix { $0.kind != .equal }
    guard let type = written.last(where: { $0.kind == .identifier }),
      parameters?.first.map(DataPassing.isSingleValue) != true
    else { return }
    if !typeNames.isEmpty, !typeNames.match(type.text8) {
      report.add(
        type, "the data of `\(declaration.signature)` is a `\(type.text)`",
        advice: "pass a type named \(Finding.Message.list(options.type))")
    } else if options.nested, let other = file.declaration(named: type, outsideOf: view) {
      report.add(
        other, "`\(type.text)`, the data of one view, is declared outside of it",
        advice: "nest it in `\(view.declaration.name?.text ?? "")`")
    }
  }

  /// Reports the structures of props in a file that cannot be compared.
  func checkProps(_ declaration: Declaration, in file: ViewFile, _ report: inout Report) {
    guard declaration.kind == .structure, let name = declaration.name, name.hasLastWord(.props),
      !declaration.isEquatable,
      !file.mentions(of: name).contains(where: { mention in
        guard let extended = mention.statement?.declaration, extended.kind == .extension else {
          return false
        }
        return extended.isEquatable && extended.extendedNames.contains(mention)
      })
    else { return }
    report.add(name, "values of `\(name.text)` cannot be compared", advice: "add `: Equatable`")
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

extension ViewFile {
  /// The name of a type that the file declares, if that is not nested in a view.
  fileprivate func declaration(named name: Lexeme, outsideOf view: ViewType) -> Lexeme? {
    for declaration in code.declarations where declaration.isType {
      guard let found = declaration.name, found.hasSameText(as: name) else { continue }
      let around = scopes.type(around: declaration.statement)
      return around?.key == view.key ? nil : found
    }
    return nil
  }
}
