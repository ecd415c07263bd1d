import LayoutModel
import LintEngine
import SwiftSource

/// A call of a setup function in a subclass, whose superclass may call it already.
struct InheritedCall {
  let name: Lexeme
  let call: Call
  /// The function that makes the call.
  let caller: ViewFunction
  /// The same call in the superclass.
  let run: SetupRun
}

extension [InheritedCall] {
  /// The calls of each function together.
  var byCaller: [[InheritedCall]] {
    reduce(into: []) { groups, call in
      if groups.last?.first?.caller.body == call.caller.body {
        groups[groups.count - 1].append(call)
      } else {
        groups.append([call])
      }
    }
  }
}

extension SetupFunctions {
  /// The calls of functions that make constraints, override those of a superclass, and are called where the superclass may
  /// call them, too. To add a view again does nothing.
  func inheritedCalls() -> [InheritedCall] {
    var overrides = KeyMap<ViewFunction>()
    for function in file.functions
    where function.type >= 0 && function.declaration.modifiers.contains(.override)
      && !function.hasParameters && !function.runsOnce && calls(function)
    {
      _ = overrides.updateValue(function, forKey: key(of: function.key, in: function.type))
    }
    guard !overrides.isEmpty else { return [] }
    return file.functions.flatMap { function -> [InheritedCall] in
      guard function.type >= 0, function.runsOnce, !function.isNested,
        let superclass = file.types[function.type].projectSuperclass,
        let inherited = function.callOfSuper(in: file),
        // A view that is made in code never meets it.
        !function.takesCoder
      else { return [] }
      let superclassKey = file.names.key(superclass)
      return sureCalls(of: function).compactMap { name in
        guard let call = name.call,
          let callee = overrides[key(of: file.names.key(name), in: function.type)],
          repeats(callee), !file.constraints(in: callee.body.tokens).isEmpty,
          !function.mayUndo(in: file)
        else { return nil }
        return InheritedCall(
          name: name, call: call, caller: function,
          run: SetupRun(OverridableFunction(callee.key, of: superclassKey), in: inherited))
      }
    }
  }

  /// The key of a function of a part of a type.
  private func key(of name: UInt64, in type: Int) -> UInt64 {
    TextHash.pair(UInt64(type), name)
  }

  /// Notes what the classes of a file call in their setup, and what they inherit from.
  func note(in facts: inout ClassFacts) {
    for type in file.types where type.kind == .class && type.isView {
      if let superclass = type.projectSuperclass {
        facts.add(type.key, inheritingFrom: file.names.key(superclass))
      }
    }
    // Subclasses may call any of the initializers.
    var initializers = KeyMap<[ViewFunction]>()
    for function in file.functions
    where function.type >= 0 && function.declaration.kind == .initializer {
      initializers[UInt64(function.type), default: []].append(function)
    }
    for function in file.functions where function.type >= 0 && function.isOverridable {
      let type = file.types[function.type]
      guard type.isView, type.kind == .class, !type.declaration.isFinal,
        let caller = setup(callingFirst: function)
      else { continue }
      let own = OverridableFunction(function.key, of: type.key)
      facts.add(SetupRun(own, in: caller.key(in: file)))
      guard caller.declaration.kind == .initializer else { continue }
      for other in initializers[UInt64(caller.type)] ?? []
      where other.body != caller.body
        && sureCalls(of: other).contains(where: { file.names.key($0) == function.key })
      {
        facts.add(SetupRun(own, in: other.key(in: file)))
      }
    }
  }

  /// The function that runs once and surely calls another one, itself or by one that it calls, as far as the first calls
  /// in the file say.
  private func setup(callingFirst function: ViewFunction) -> ViewFunction? {
    var callee = function
    for _ in 0..<2 {
      guard let caller = firstCaller(of: callee), !caller.isNested,
        sureCalls(of: caller).contains(where: { file.names.key($0) == callee.key })
      else { return nil }
      if caller.runsOnce { return caller }
      callee = caller
    }
    return nil
  }
}

extension ViewType {
  /// The name of the superclass of a class, if it is none of UIKit's.
  fileprivate var projectSuperclass: Lexeme? {
    guard kind == .class, let name = declaration.type.first, name.kind == .identifier,
      !name.isNameOfUIKit
    else { return nil }
    return name
  }
}

extension ViewFunction {
  /// Whether it is `init(coder:)`.
  fileprivate var takesCoder: Bool {
    declaration.kind == .initializer && declaration.parameters?.parameters.first?.label == "coder"
  }

  /// The key of the superclass's function that it calls: of the same one, or of an initializer.
  fileprivate func callOfSuper(in file: ViewFile) -> UInt64? {
    for statement in sureStatements {
      guard statement.first.is(.super), let name = statement.first.next?.next, let call = name.call
      else { continue }
      if declaration.kind == .initializer, name.is(Keyword.`init`) {
        return Self.key(call.arguments?.map(\.label) ?? [], in: file)
      }
      if declaration.name.map({ name.hasSameText(as: $0) }) == true { return key(in: file) }
    }
    return nil
  }

  /// What tells it from other functions that run once: its name or, for an initializer, its labels.
  fileprivate func key(in file: ViewFile) -> UInt64 {
    guard declaration.kind == .initializer else {
      return declaration.name.map { file.names.key($0) } ?? 0
    }
    return Self.key(declaration.parameters?.parameters.map(\.label) ?? [], in: file)
  }

  private static func key(_ labels: [Lexeme?], in file: ViewFile) -> UInt64 {
    labels.reduce(1) { key, label in
      TextHash.pair(key, label.map { $0 == "_" ? 0 : file.names.key($0) } ?? 0)
    }
  }
}
