/// A property that must hold for any bytes. One instance is used for many inputs, as a worker reuses its storage.
package protocol Property: AnyObject, SendableMetatype {
  /// The name on a command line.
  static var name: String { get }
  /// What must hold, in a few words.
  static var summary: String { get }
  /// The longest input that is worth trying, in bytes.
  static var longestInput: Int { get }
  /// The initial inputs, with their file names.
  static var seeds: [Seed] { get }

  init()

  /// What does not hold; nil if everything does.
  func violation(in input: [UInt8]) -> String?
}

/// Every property.
package enum Properties {
  package static let all: [any Property.Type] = [
    TokenProperty.self, OutlineProperty.self, LintProperty.self, ProjectProperty.self,
    FixProperty.self, SuppressionProperty.self, ReportProperty.self, BaselineProperty.self,
    YAMLProperty.self, ConfigurationProperty.self, ServerProperty.self,
  ]

  /// The property with this name.
  package static func named(_ name: String) -> (any Property.Type)? {
    all.first { $0.name == name }
  }
}
