import LayoutModel
import RuleKit
import SwiftSource

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
      report.add(name, .takes(parameters.count, declaration.signature), advice: .oneValue)
    case .several:
      guard parameters.count == 1, !DataPassing.isSingleValue(parameters[0]),
        let type = parameters[0].type.last(where: { $0.kind == .identifier })
      else { return }
      report.add(name, .takesOne(declaration.signature, type.text), advice: .severalParameters)
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
        first.label, .labels(declaration.signature, first.label.text), advice: .label(options.label)
      )
    }
    guard !typeNames.isEmpty || options.nested, parameters?.count ?? 1 == 1 else { return }
    let written = (parameters?.first?.type ?? declaration.type).prefix { $0.kind != .equal }
    guard let type = written.last(where: { $0.kind == .identifier }),
      parameters?.first.map(DataPassing.isSingleValue) != true
    else { return }
    if !typeNames.isEmpty, !typeNames.match(type.text8) {
      report.add(type, .hasType(declaration.signature, type.text), advice: .useType(options.type))
    } else if options.nested, let other = file.declaration(named: type, outsideOf: view) {
      report.add(other, .isOutside(type.text), advice: .nest(view.declaration.name?.text ?? ""))
    }
  }

  /// Reports the structures of props in a file that cannot be compared.
  func checkProps(_ declaration: Declaration, in file: ViewFile, _ report: inout Report) {
    guard declaration.kind == .structure, let name = declaration.name, name.hasLastWord(.props),
      !declaration.isEquatable,
      !file.memoized(EquatableTypes.init).keys.contains(file.names.key(name))
    else { return }
    report.add(name, .cannotBeCompared(name.text), advice: "add `: Equatable`")
  }
}

/// The types that extensions in a file make equatable.
private struct EquatableTypes {
  private(set) var keys = KeySet()

  init(_ file: ViewFile) {
    for declaration in file.code.declarations
    where declaration.kind == .extension && declaration.isEquatable {
      for name in declaration.extendedNames { keys.insert(file.names.key(name)) }
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

extension Declaration {
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

extension Finding.Message {
  fileprivate static func takes(_ count: Int, _ function: String) -> Self {
    "`\(function)` takes \(count) parameters"
  }

  fileprivate static var oneValue: Self { "pass one value with all data: `props: Props`" }

  fileprivate static func labels(_ function: String, _ label: String) -> Self {
    label.is(.underscore)
      ? "the data of `\(function)` has no label"
      : "the data of `\(function)` has the label `\(label)`"
  }

  fileprivate static func label(_ labels: [String]) -> Self { "label it \(list(labels))" }

  fileprivate static func hasType(_ member: String, _ type: String) -> Self {
    "the data of `\(member)` is a `\(type)`"
  }

  fileprivate static func useType(_ names: [String]) -> Self { "pass a type named \(list(names))" }

  fileprivate static func isOutside(_ type: String) -> Self {
    "`\(type)`, the data of one view, is declared outside of it"
  }

  fileprivate static func nest(_ view: String) -> Self { "nest it in `\(view)`" }

  fileprivate static func takesOne(_ function: String, _ type: String) -> Self {
    "`\(function)` takes all data as one `\(type)`"
  }

  fileprivate static var severalParameters: Self { "pass each value as a parameter of its own" }

  fileprivate static func cannotBeCompared(_ type: String) -> Self {
    "values of `\(type)` cannot be compared"
  }
}
