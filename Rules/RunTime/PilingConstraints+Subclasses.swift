import LayoutModel
import LintEngine
import SwiftSource

/// A call of a function that subclasses fill with layout, in a function that runs again and again:
/// `viewWillLayoutSubviews() { setUpConstraints() }` in a base class.
struct SubclassCall {
  /// The name of the function that runs again and again.
  let callback: Lexeme
  /// The name of the function that it calls.
  let name: Lexeme
  let call: Call
  let function: OverridableFunction
  /// Whether it runs on each pass of the layout.
  let isLayout: Bool

  /// The calls of a file: the first one of each function.
  static func all(in file: ViewFile) -> [SubclassCall] {
    var calls: [SubclassCall] = []
    var names = KeySet()
    for function in file.functions where function.type >= 0 && !function.isNested {
      let type = file.types[function.type]
      guard type.isView, type.kind == .class, !type.declaration.isFinal,
        function.declaration.kind == .function, let callback = function.declaration.name
      else { continue }
      let isLayout = callback.isNameOfLayoutPass
      guard isLayout || Repetition(function, in: file) != nil else { continue }
      lazy var end = function.body.firstCondition(of: type.key, in: file)
      for statement in function.sureStatements.prefix(64) {
        guard let name = statement.calledName, let call = name.call,
          let callee = file.names.ownFunction(named: name, of: type.key),
          callee.isOverridable, !file.actions[callee.actions].contains(where: \.places),
          statement.first < end, names.insert(TextHash.pair(type.key, callee.key))
        else { continue }
        calls.append(
          SubclassCall(
            callback: callback, name: name, call: call,
            function: OverridableFunction(callee.key, of: type.key), isLayout: isLayout))
      }
    }
    return calls
  }

  /// Notes what the classes of a file inherit, and which of their overrides make constraints each time they run.
  static func noteClasses(
    of file: ViewFile, _ search: inout PiledWorkSearch, in facts: inout ClassFacts
  ) {
    var subclasses = KeySet()
    for type in file.types where type.kind == .class && type.isView {
      guard let superclass = type.declaration.type.first, superclass.kind == .identifier,
        !superclass.isNameOfUIKit
      else { continue }
      facts.add(type.key, inheritingFrom: file.names.key(superclass))
      subclasses.insert(type.key)
    }
    guard !subclasses.isEmpty, !file.constraints.isEmpty else { return }
    for function in file.functions where function.type >= 0 && !function.isNested {
      let declaration = function.declaration
      guard subclasses.contains(file.types[function.type].key), declaration.kind == .function,
        declaration.modifiers.contains(.override),
        !function.hasParameters, let name = declaration.name, !file.names.isUIKitMethod(name),
        let className = file.types[function.type].declaration.name,
        let work = search.first(in: function), case .constraints = work.kind
      else { continue }
      facts.add(
        override: OverridableFunction(function.key, of: file.types[function.type].key),
        in: className.text)
    }
  }
}
