import LayoutModel
import RuleKit
import SwiftSource

// The project's own functions that some rules ask for. A way is `declared NAME`, a function that can be one, or
// `called BASE`, a call of something with the same base name.

/// A rule that asks for functions of the project.
protocol LearnableWrappers: LearnableRule {
  /// Whether a method in an extension of one of UIKit's types does what the rule asks for.
  static func isWrapper(_ function: ViewFunction, _ name: Lexeme, in file: ViewFile) -> Bool
  static func mayBeCall(_ call: Call, _ name: Lexeme) -> Bool
  /// The options for functions that the code declares, the most frequent ones first.
  static func settings(for wrappers: [String]) -> [OptionSetting]
  var wrapperNames: [String] { get }
}

extension LearnableWrappers {
  func places(in file: ViewFile) -> [JudgedPlace] {
    let names = wrapperNames
    let calls = file.code.calls.compactMap { call -> JudgedPlace? in
      guard let name = call.name, Self.mayBeCall(call, name), names.contains(name.text) else {
        return nil
      }
      return JudgedPlace(name.through(call.last))
    }
    return calls + findings(in: file).map { JudgedPlace($0.range) }
  }

  static func survey(_ file: ViewFile, _ tally: inout Tally) {
    for function in file.functions where function.isMember && !function.isNested {
      let type = file.types[function.type]
      guard function.declaration.kind == .function, type.kind == .extension,
        type.declaration.name?.isNameOfUIKit ?? false || type.isOfConstraints,
        let name = function.declaration.name, isWrapper(function, name, in: file)
      else { continue }
      tally.count("declared \(function.declaration.fullName(name))")
    }
    for call in file.code.calls {
      if let name = call.name, mayBeCall(call, name) { tally.count("called \(name.text)") }
    }
  }

  static func choices(_ tally: Tally) -> [[OptionSetting]] {
    func callCount(_ wrapper: String) -> Int { tally["called \(wrapper.prefix { $0 != "(" })"] }
    let wrappers = tally.ways("declared").map(\.name).filter { callCount($0) > 0 }
      .sorted { (callCount($1), $0) < (callCount($0), $1) }
    return wrappers.isEmpty ? [] : [settings(for: wrappers)]
  }
}

extension ViewType {
  fileprivate var isOfConstraints: Bool {
    declaration.name.map { $0.is(.NSLayoutConstraint) || $0.is(.CALayer) } ?? false
  }
}

extension Declaration {
  /// The name with the labels: `addSubview(_:withConstraints:)`.
  fileprivate func fullName(_ name: Lexeme) -> String {
    let labels = (parameters?.parameters ?? []).map { "\($0.label.text):" }
    return "\(name.text)(\(labels.joined()))"
  }
}

extension SubviewWrapper: LearnableWrappers {
  var wrapperNames: [String] { options.wrappers.names.map(\.base) }

  static var noun: String { "views added with constraints" }

  static func isWrapper(_ function: ViewFunction, _ name: Lexeme, in file: ViewFile) -> Bool {
    guard name.hasWordPrefix(.addSubview) || name.hasWordPrefix(.insertSubview) else {
      return false
    }
    let labels = (function.declaration.parameters?.parameters ?? []).map(\.label)
    if labels.contains(where: { $0.hasSuffix(.constraints) }) { return true }
    var edges: LayoutAttributes = []
    for constraint in file.constraints(in: function.body.tokens) {
      edges.formUnion(constraint.attributes.asDirections)
    }
    return labels.count == 1 && edges.isSuperset(of: [.top, .leading, .trailing, .bottom])
  }

  static func mayBeCall(_ call: Call, _ name: Lexeme) -> Bool {
    guard name.hasWordPrefix(.addSubview) || name.hasWordPrefix(.insertSubview) else {
      return false
    }
    if !name.is(.addSubview), !name.is(.insertSubview) { return true }
    return call.arguments?.contains { $0.label.map { $0.hasSuffix(.constraints) } ?? false }
      ?? false
  }

  static func settings(for wrappers: [String]) -> [OptionSetting] {
    [.init("wrappers", .list(wrappers.map { .string($0) }))]
  }
}

extension PriorityWrapper: LearnableWrappers {
  var wrapperNames: [String] { [options.wrapper.base] }

  static var noun: String { "constraints with a priority" }

  static func isWrapper(_ function: ViewFunction, _ name: Lexeme, in file: ViewFile) -> Bool {
    guard function.declaration.parameters?.parameters.count == 1,
      file.types[function.type].declaration.name.is(.NSLayoutConstraint)
    else { return false }
    return function.body.tokens.contains { $0.is(.priority) }
  }

  static func mayBeCall(_ call: Call, _ name: Lexeme) -> Bool {
    name.previous?.kind == .period && priorities.matches(name.text8)
      && call.receiver?.last?.kind == .rightParen
  }

  private static let priorities = NamePattern("*riorit*")

  static func settings(for wrappers: [String]) -> [OptionSetting] {
    [.init("wrapper", .string(wrappers[0]))]
  }
}

extension RoundedCorners: LearnableWrappers {
  var wrapperNames: [String] { [options.helper.base] }

  static var noun: String { "views with round corners" }

  static func isWrapper(_ function: ViewFunction, _ name: Lexeme, in file: ViewFile) -> Bool {
    function.hasParameters && corners.matches(name.text8)
      && function.body.tokens.contains { $0.is(.cornerRadius) }
  }

  static func mayBeCall(_ call: Call, _ name: Lexeme) -> Bool { corners.matches(name.text8) }

  private static let corners = NamePattern("*orner*")

  static func settings(for wrappers: [String]) -> [OptionSetting] {
    [.init("helper", .string(wrappers[0]))]
  }
}
