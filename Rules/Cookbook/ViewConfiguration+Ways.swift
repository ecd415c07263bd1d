import LayoutModel
import SwiftSource

/// Finds the functions and properties that pass a view all its data.
enum DataPassing {
  /// The way that a function or a property passes data; nil for any other.
  static func way(
    of declaration: Declaration, _ name: Lexeme, in file: ViewFile
  ) -> ViewConfiguration.Style? {
    let isFunction = declaration.kind == .function
    let way = isFunction ? way(ofFunction: declaration, name) : way(ofProperty: declaration, name)
    guard way != nil else { return nil }
    if isFunction, let parameters = declaration.parameters?.parameters, parameters.count == 1 {
      return isState(parameters[0].type, in: file, isData: way == .render) ? nil : way
    }
    return isState(declaration.type, in: file) ? nil : way
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
    if name == "Bool" { return true }
    guard stateEndings.contains(where: { name.hasSuffix($0) }) else { return false }
    let declared = file.code.declarations.filter {
      $0.kind.isType && $0.name?.hasSameText(as: name) == true
    }
    return declared.isEmpty ? !isData : !declared.contains(where: \.carriesData)
  }

  private static let stateEndings: [StaticString] = ["State", "Status", "Mode", "Phase"]

  // MARK: - Functions

  private static func way(
    ofFunction declaration: Declaration, _ name: Lexeme
  ) -> ViewConfiguration.Style? {
    guard let way = way(named: name) else { return nil }
    let parameters = declaration.parameters?.parameters ?? []
    guard let first = parameters.first, !parameters.contains(where: isNoData) else { return nil }
    if parameters.count == 1, isSingleValue(first) { return nil }
    switch way {
    case .render, .configure: return way
    // The other names are also common for functions with one value.
    default: return labelsAllData(first) && !isSingleValue(first) ? way : nil
    }
  }

  /// `configure`, `configureWith`, `setupCell`.
  private static func way(named name: Lexeme) -> ViewConfiguration.Style? {
    for (verb, way) in verbs where name.hasWordPrefix(verb) {
      let rest = name.text.dropFirst(verb.utf8CodeUnitCount)
      return rest.isEmpty || endings.contains(String(rest)) ? way : nil
    }
    return nil
  }

  private static let verbs: [(StaticString, ViewConfiguration.Style)] = [
    ("render", .render), ("configure", .configure), ("setup", .setup), ("setUp", .setup),
    ("update", .update), ("set", .set), ("bind", .bind), ("apply", .apply), ("fill", .fill),
    ("populate", .populate),
  ]

  private static let endings: Set<String> = [
    "With", "Using", "From", "For", "View", "Cell", "Content", "Contents", "Data", "UI", "Props",
    "Model", "ViewModel", "Item",
  ]

  /// Whether a parameter is about appearance or about delegates and callbacks.
  private static func isNoData(_ parameter: Parameter) -> Bool {
    parameter.type.contains { token in
      token.is(.viewTypeName)
        || (token.kind == .identifier && noDataEndings.contains { token.hasSuffix($0) })
    }
  }

  private static let noDataEndings: [StaticString] = [
    "Delegate", "DataSource", "Theme", "Style", "Appearance", "Layout", "Traits", "Selector",
    "Insets", "Coordinator",
  ]

  private static func labelsAllData(_ parameter: Parameter) -> Bool {
    let label = parameter.label.text
    return dataLabels.contains(label) || isNamedForData(label)
  }

  private static let dataLabels: Set<String> = ["_", "with", "using", "for", "from", "by"]

  /// `viewModel`, `songModel`, `props`.
  private static func isNamedForData(_ name: String) -> Bool {
    dataNames.contains(name) || dataNameEndings.contains { name.hasSuffix($0) }
  }

  private static let dataNames: Set<String> = [
    "props", "model", "data", "item", "content", "state", "configuration", "config", "info",
  ]
  private static let dataNameEndings = ["Model", "Props", "Data", "Item", "Content"]

  static func isSingleValue(_ parameter: Parameter) -> Bool {
    guard let name = parameter.type.first(where: { $0.kind == .identifier }) else { return true }
    return singleValues.contains(name.text) || parameter.type.contains { $0.kind == .arrow }
  }

  private static let singleValues: Set<String> = [
    "Bool", "Int", "Int64", "UInt", "Float", "Double", "CGFloat", "TimeInterval", "String",
    "Substring", "Character", "NSAttributedString", "AttributedString", "NSNumber", "Date", "URL",
    "CGRect", "CGSize", "CGPoint", "CMTime", "UIColor", "UIFont", "UIImage", "CGColor", "CGImage",
    "NSTextAlignment", "UIEdgeInsets", "IndexPath", "Locale", "Decimal",
  ]

  // MARK: - Properties

  /// Whether a property hands one value to a subview when it is set: `var title: String? { didSet { label.text = title } }`.
  static func isObserved(_ declaration: Declaration, in file: ViewFile) -> Bool {
    guard declaration.kind == .property, declaration.hasAccessor(.didSet),
      !isState(declaration.type, in: file),
      let observer = declaration.body
    else { return false }
    return file.actions(in: observer.tokens).contains { action in
      guard let member = action.member, file.names.isSubview(action) else { return false }
      return dataMembers.contains(member.text)
    }
  }

  private static let dataMembers: Set<String> = [
    "text", "attributedText", "image", "value", "progress", "setTitle", "setImage",
    "setAttributedTitle",
  ]

  /// `property` for one that fills the view when it is set; nil for any other.
  private static func way(
    ofProperty declaration: Declaration, _ name: Lexeme
  ) -> ViewConfiguration.Style? {
    guard declaration.hasAccessor(.didSet) else { return nil }
    let isNamed =
      name == "viewModel" || name == "props" || name == "model" || name == "data"
      || name == "item" || name == "content" || name.hasSuffix("ViewModel")
      || name.hasSuffix("Props")
    return isNamed ? .property : nil
  }
}

extension Declaration.Kind {
  fileprivate var isType: Bool {
    switch self {
    case .class, .structure, .enumeration, .actor, .protocol: true
    default: false
    }
  }
}

extension Declaration {
  /// Whether a type has properties, or cases with values.
  fileprivate var carriesData: Bool {
    switch kind {
    case .structure, .class, .actor, .protocol: return true
    case .enumeration:
      return body?.statements.contains {
        $0.first.is(.case) && $0.tokens.contains { $0.kind == .leftParen }
      } ?? false
    default: return false
    }
  }
}
