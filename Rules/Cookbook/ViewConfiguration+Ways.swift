import LayoutModel
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
}

extension Lexeme {
  /// Whether the method of this name is about rows of a list: `deleteRows`, `reconfigureItems`, `cellForItem`.
  fileprivate var changesRows: Bool {
    hasPrefix("cellFor")
      || (hasSuffix("Items") || hasSuffix("Rows") || hasSuffix("Sections"))
        && (hasPrefix("re") || hasPrefix("insert") || hasPrefix("delete"))
  }
}
