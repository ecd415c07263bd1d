import LayoutModel
import SwiftSource

/// Tells functions and properties that pass a view all its data from the others.
struct DataPassing {
  private let file: ViewFile

  init(in file: ViewFile) { self.file = file }

  // MARK: - Functions

  /// The way that a function stands for; nil for any other function.
  func way(ofFunction declaration: Outline.Declaration) -> ViewConfiguration.Style? {
    guard let way = way(named: declaration.name) else { return nil }
    let parameters = file.parameters(of: declaration)
    guard let first = parameters.first, !parameters.contains(where: isNoData) else { return nil }
    switch way {
    case .render, .configure: return way
    // The other names are those of functions for one value as well.
    default: return labelsAllData(first) && !isSingleValue(first) ? way : nil
    }
  }

  /// `configure`, `configureWith`, `setupCell`.
  private func way(named name: Int) -> ViewConfiguration.Style? {
    for (verb, way) in Self.verbs where file.hasWordPrefix(name, verb) {
      let rest = file.text(name).dropFirst(verb.utf8CodeUnitCount)
      return rest.isEmpty || Self.endings.contains(String(rest)) ? way : nil
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

  /// Whether a parameter is about looks or about who talks to whom.
  private func isNoData(_ parameter: ViewFile.Parameter) -> Bool {
    parameter.type.contains { token in
      file.tokens[token].is(.viewTypeName)
        || (file.tokens[token].kind == .identifier
          && Self.noDataEndings.contains { file.text(token).hasSuffix($0) })
    }
  }

  private static let noDataEndings = [
    "Delegate", "DataSource", "Theme", "Style", "Appearance", "Layout", "Traits", "Selector",
    "Insets", "Coordinator",
  ]

  private func labelsAllData(_ parameter: ViewFile.Parameter) -> Bool {
    let label = file.text(parameter.label)
    return Self.dataLabels.contains(label) || isNamedForData(label)
  }

  private static let dataLabels: Set<String> = ["_", "with", "using", "for", "from", "by"]

  /// `viewModel`, `songModel`, `props`.
  private func isNamedForData(_ name: String) -> Bool {
    Self.dataNames.contains(name)
      || Self.dataNameEndings.contains { name.hasSuffix($0) }
  }

  private static let dataNames: Set<String> = [
    "props", "model", "data", "item", "content", "state", "configuration", "config", "info",
  ]
  private static let dataNameEndings = ["Model", "Props", "Data", "Item", "Content"]

  private func isSingleValue(_ parameter: ViewFile.Parameter) -> Bool {
    guard let name = parameter.type.first(where: { file.tokens[$0].kind == .identifier }) else {
      return true
    }
    return Self.singleValues.contains(file.text(name))
      || parameter.type.contains { file.tokens[$0].kind == .arrow }
  }

  private static let singleValues: Set<String> = [
    "Bool", "Int", "Int64", "UInt", "Float", "Double", "CGFloat", "TimeInterval", "String",
    "Substring", "Character", "NSAttributedString", "AttributedString", "NSNumber", "Date", "URL",
    "CGRect", "CGSize", "CGPoint", "CMTime", "UIColor", "UIFont", "UIImage", "CGColor", "CGImage",
    "NSTextAlignment", "UIEdgeInsets", "IndexPath", "Locale", "Decimal",
  ]

  // MARK: - Properties

  /// `property` for one that fills the view when it is set; nil for any other.
  func way(ofProperty declaration: Outline.Declaration) -> ViewConfiguration.Style? {
    guard file.hasAccessor(.didSet, declaration) else { return nil }
    let name = file.text(declaration.name)
    let isNamed =
      name == "viewModel" || name == "props" || name == "model" || name == "data"
      || name == "item" || name == "content" || name.hasSuffix("ViewModel")
      || name.hasSuffix("Props")
    return isNamed ? .property : nil
  }
}
