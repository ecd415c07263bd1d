import LayoutModel
import RuleKit
import SwiftSource

/// The functions that the project declares or calls, among those that rules ask for; by their full names.
struct OwnFunctions: Contribution {
  fileprivate private(set) var names: Set<String> = []

  init() {}

  mutating func formUnion(_ other: OwnFunctions) { names.formUnion(other.names) }

  /// The content of files that may declare or call some functions.
  static func content(_ functions: [FunctionName]) -> FileContent {
    .names(like: functions.map(\.base))
  }

  /// Collects which of some functions a file declares or calls.
  static func collect(_ functions: [FunctionName], in file: ViewFile, _ report: inout Report) {
    var found = OwnFunctions()
    for call in file.code.calls {
      guard let name = call.name else { continue }
      for function in functions where name.spells(function.base) {
        // A call without arguments may be for anything of the name.
        let isBare = call.arguments?.tokens.isEmpty ?? true
        if isBare ? call.signature == function.text : function.takes(call) {
          found.names.insert(function.text)
        }
      }
    }
    for declaration in file.code.declarations where declaration.kind == .function {
      guard let name = declaration.name else { continue }
      for function in functions where name.spells(function.base) {
        if declaration.signature == function.text { found.names.insert(function.text) }
      }
    }
    if !found.names.isEmpty { report.collect(OwnFunctions.self) { $0.formUnion(found) } }
  }
}

/// That the project declares or calls a function, or that it does not.
struct FunctionExistence: Condition {
  let function: FunctionName
  let isExpected: Bool
  var clause: String { "\(isExpected ? "the" : "no") code of the project has `\(function.text)`" }

  init(of function: FunctionName, _ isExpected: Bool = true) {
    (self.function, self.isExpected) = (function, isExpected)
  }

  func holds(in project: Project) -> Bool {
    project[OwnFunctions.self].names.contains(function.text) == isExpected
  }
}
