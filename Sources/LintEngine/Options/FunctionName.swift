import YAML

/// A function of the project, by its full Swift name: `addSubview(_:withConstraints:)`.
public struct FunctionName: OptionConvertible, Equatable {
  /// The name before the parentheses.
  public let base: String
  /// The argument labels; `_` for an argument without a label.
  public let labels: [String]

  public init(_ base: String, _ labels: String...) {
    self.base = base
    self.labels = labels
  }

  /// The full name.
  public var text: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

  public static let optionTypeName = "full name of a function"
  public static let optionShape = OptionShape.text
  public var optionText: String { YAMLText.scalar(text) }

  public init(option value: OptionValue) throws(OptionError) {
    guard case .string(let string) = value, let name = Self(reading: string) else {
      throw OptionError(
        "expected the full name of a function, found \(value.text)",
        advice: "write it with its labels, as in `addSubview(_:withConstraints:)`")
    }
    self = name
  }

  private init?(reading text: String) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    base = String(text[..<open])
    let list = text[text.index(after: open)...].dropLast()
    guard Self.isName(base), list.isEmpty || list.last == ":" else { return nil }
    let labels = list.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    guard labels.allSatisfy({ Self.isName($0) }) else { return nil }
    self.labels = labels.map(String.init)
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, !first.isNumber else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

/// Functions of the project, by their full Swift names.
public struct FunctionNames: OptionConvertible, Equatable {
  /// The names, in the order in which they are preferred.
  public let names: [FunctionName]

  public init(_ names: [FunctionName]) { self.names = names }

  public static let optionTypeName = "list of full names of functions"
  public static let optionShape = OptionShape.list(of: .text)
  public var optionText: String { names.map(\.text).optionText }

  public init(option value: OptionValue) throws(OptionError) {
    names = try value.elements(of: Self.optionTypeName) { element throws(OptionError) in
      try FunctionName(option: element)
    }
  }
}
