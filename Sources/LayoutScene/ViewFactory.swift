import LayoutModel
import SwiftSource

/// A function of the project that makes a view: `Make.button("Play")`.
public struct ViewFactory: Sendable {
  /// The name without labels.
  let name: String
  /// The type that it is in, with those around it.
  let type: String
  let parameters: [LayoutFunction.Parameter]
  /// The class of the view: the type that the function returns.
  let viewType: String
  /// The local that it returns.
  let view: BoxName
  /// What it sets on the view.
  var settings: [ViewSetting] = []

  /// What it sets if a value is a call of it; nil for any other value.
  ///
  /// - Parameter classes: the class around the call, and those that it inherits from.
  func settings(for call: String, _ expression: CodeExpression, _ classes: [String])
    -> [ViewSetting]?
  {
    guard let last = expression.parts.last, last.name == name, let arguments = last.arguments,
      let given = LayoutFunction.Parameter.bound(parameters, to: arguments)
    else { return nil }
    let owner = expression.parts.dropLast().map(\.name).filter { $0 != "self" }.joined(
      separator: ".")
    let isOwn =
      owner.isEmpty || owner == "Self"
      ? call.first == "." ? type.hasPrefix("UI") : classes.contains(type) || type.isEmpty
      : type == owner || type.hasSuffix("." + owner)
    return isOwn ? settings.map { $0.given(given) } : nil
  }
}

extension SceneReader {
  /// Finds the functions that return a view which they make.
  mutating func readFactories() {
    for function in file.functions {
      guard let name = function.declaration.name,
        let local = file.model.localReturned(by: function.body),
        let open = function.body.open, let type = open.previous, type.kind == .identifier,
        let view = boxName(ofSubview: local)
      else { continue }
      factories[function.body.index] = ViewFactory(
        name: name.text, type: function.declaration.block.declaration?.qualifiedName ?? "",
        parameters: function.declaration.layoutParameters, viewType: type.text, view: view)
    }
  }

  /// Adds a setting to the function that makes the view.
  mutating func appendToFactory(_ setting: ViewSetting, _ statement: Statement) {
    guard !factories.isEmpty,
      let body = statement.functionBody,
      factories[body.index]?.view == setting.box
    else { return }
    factories[body.index]?.settings.append(setting)
  }

  /// Reads what is set on a configuration before a view gets it: `configuration.title = "Play"`.
  mutating func readConfiguration(_ setting: ViewSetting, _ value: Lexemes?, _ statement: Statement)
  {
    guard setting.member == "configuration", let name = value?.first, value?.count == 1 else {
      return
    }
    var fuel = Fuel()
    for other in statement.block.statements {
      guard fuel.burn() else { return }
      guard other.kind == .assignment, let target = other.target, target.count > 2,
        let first = target.first, first.hasSameText(as: name), let assigned = other.assignedValue
      else { continue }
      let member = target.suffix(after: first).text
      append(
        ViewSetting(
          box: setting.box, member: "configuration" + member,
          value: assigned.code.onOneLine(atMost: 400), isData: comesFromData(assigned, other)),
        statement)
    }
  }
}

extension SceneBox {
  /// What is given for the names of parameters where the view is made.
  func given(for initializers: [[LayoutFunction.Parameter]]) -> [String: String] {
    guard !initializers.isEmpty,
      let call = (maker ?? (name.isExpression ? name.text : nil)).flatMap({ CodeExpression($0) }),
      let arguments = call.parts.last?.arguments
    else { return [:] }
    return initializers.lazy.compactMap { LayoutFunction.Parameter.bound($0, to: arguments) }.first
      ?? [:]
  }
}

extension LayoutScene {
  /// Gives views what the functions set that make them.
  ///
  /// - Parameters:
  ///   - factories: by their names.
  ///   - classes: the class and those that it inherits from.
  mutating func show(_ factories: [String: [ViewFactory]], _ classes: [String]) {
    for index in boxes.indices.dropFirst() {
      let box = boxes[index]
      guard let call = box.maker ?? (box.name.isExpression ? box.name.text : nil),
        let expression = CodeExpression(call), let name = expression.parts.last?.name
      else { continue }
      for factory in factories[name] ?? [] {
        guard let settings = factory.settings(for: call, expression, classes) else { continue }
        boxes[index].settings.insert(contentsOf: settings, at: 0)
        boxes[index].type = box.type ?? factory.viewType
        break
      }
    }
  }
}
