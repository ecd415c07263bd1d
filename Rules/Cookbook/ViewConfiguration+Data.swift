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
      !file.memoized(EquatableTypes.init).keys.contains(file.names.key(name))
    else { return }
    report.add(name, "values of `\(name.text)` cannot be compared", advice: "add `: Equatable`")
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
