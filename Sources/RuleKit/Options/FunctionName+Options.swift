import LayoutModel
import YAML

extension FunctionName: OptionConvertible {
  public static let optionTypeName = "full name of a function"
  public static let optionShape = OptionShape.text
  public var optionText: String { YAMLText.scalar(text) }

  public init(option value: OptionValue) throws(OptionError) {
    guard case .string(let string) = value, let name = Self(string) else {
      throw OptionError(
        "expected the full name of a function, found \(value.text)",
        advice: "write it with its labels, as in `addSubview(_:withConstraints:)`")
    }
    self = name
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
