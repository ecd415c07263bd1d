import SwiftSource

/// A function of the project, by its full Swift name: `addSubview(_:withConstraints:)`.
public struct FunctionName: Hashable, Sendable {
  /// The name before the parentheses.
  public let base: String
  /// The argument labels; `_` for an argument without a label.
  public let labels: [String]

  public init(_ base: String, _ labels: String...) {
    self.base = base
    self.labels = labels
  }

  /// Nil for a text that is not a full name.
  public init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    base = String(text[..<open])
    let list = text[text.index(after: open)...].dropLast()
    guard Self.isName(base), list.isEmpty || list.last == ":" else { return nil }
    let labels = list.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    guard labels.allSatisfy({ Self.isName($0) }) else { return nil }
    self.labels = labels.map(String.init)
  }

  /// The full name.
  public var text: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

  private static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, !first.isNumber else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether a call may be one of the function: arguments with a label may have default values and be missing, unless UIKit
  /// has the name, too; several may be for a parameter without a label.
  public func takes(_ call: Call) -> Bool {
    if call.signature == text { return true }
    if UIKitTable.isMethod(base) { return false }
    var rest = labels[...]
    for argument in call.arguments.map(Array.init) ?? [] where !argument.value.isEmpty {
      let label = argument.label?.text ?? "_"
      if let index = rest.firstIndex(where: { $0 == label || $0 == "_" }), rest[index] == label {
        rest = rest[(index + 1)...]
      } else if label != "_" || labels.prefix(rest.startIndex).last != "_" {
        return false
      }
    }
    return true
  }
}
