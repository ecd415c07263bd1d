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
          repeats(callee), !file.constraints(in: callee.body.tokens).isEmpty, !mayUndo(function)
        else { return nil }
        return InheritedCall(
          name: name, call: call, caller: function,
          run: SetupRun(of: callee.key, in: inherited, of: superclassKey))
      }
    }
  }

  /// The key of a function of a part of a type.
  private func key(of name: UInt64, in type: Int) -> UInt64 {
    TextHash.pair(UInt64(type), name)
  }

  /// Collects what the classes of a file call in their setup.
  func collectRuns(_ report: inout Report) {
    // Subclasses may call any of the initializers. By the functions that they always call.
    var initializers = KeyMap<[ViewFunction]>()
    for function in file.functions
    where function.type >= 0 && function.declaration.kind == .initializer {
      for name in sureCalls(of: function) {
        let key = key(of: file.names.key(name), in: function.type)
        if initializers[key]?.last?.body != function.body {
          initializers[key, default: []].append(function)
        }
      }
    }
    for function in file.functions where function.type >= 0 && function.isOverridable {
      let type = file.types[function.type]
      guard type.isView, type.kind == .class, !type.declaration.isFinal,
        let caller = setup(callingFirst: function)
      else { continue }
      var callers = [caller]
      if caller.declaration.kind == .initializer {
        callers += (initializers[key(of: function.key, in: caller.type)] ?? [])
          .filter { $0.body != caller.body }
      }
      report.collect(SetupRuns.self) {
        for caller in callers {
          $0.add(SetupRun(of: function.key, in: caller.key(in: file), of: type.key))
        }
      }
    }
  }

  /// The function that runs once and surely calls another one, itself or by one that it calls, as far as the first calls
  /// in the file say.
  private func setup(callingFirst function: ViewFunction) -> ViewFunction? {
    var callee = function
    for _ in 0..<2 {
      guard let caller = firstCaller(of: callee), !caller.isNested,
        alwaysCalls(callee.key, in: caller)
      else { return nil }
      if caller.runsOnce { return caller }
      callee = caller
    }
    return nil
  }
}

/// That a class, or one that it inherits from, calls a function which subclasses may override whenever another one runs:
/// `setUp()` in `viewDidLoad()`.
struct SetupRun: Condition {
  /// The key of the name of the class.
  let type: UInt64
  /// One key for the names of the function and of the one that calls it: `viewDidLoad()`, `init(frame:)`.
  let call: UInt64

  init(of function: UInt64, in caller: UInt64, of type: UInt64) {
    (self.type, call) = (type, TextHash.pair(function, caller))
  }

  func holds(in project: Project) -> Bool {
    project.memoized(RunningClasses.init).byCall[call]?.nearest(above: type, in: project.classes)
      != nil
  }
}

/// What classes call in their setup.
struct SetupRuns: Contribution {
  fileprivate private(set) var all: [SetupRun] = []

  init() {}

  mutating func add(_ run: SetupRun) { all.append(run) }

  mutating func formUnion(_ other: SetupRuns) { all += other.all }
}

/// For each call of the setup, the classes that make it.
private struct RunningClasses {
  let byCall: [UInt64: ClassSelection]

  init(_ project: Project) {
    byCall = Dictionary(grouping: project[SetupRuns.self].all, by: \.call)
      .mapValues { ClassSelection(Set($0.map(\.type)), in: project.classes) }
  }
}

extension ViewType {
  /// The name of the superclass of a class, if it is none of UIKit's.
  fileprivate var projectSuperclass: Lexeme? {
    guard kind == .class, let name = declaration.superclass, name.kind == .identifier,
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
