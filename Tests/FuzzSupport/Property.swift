/// Something that must hold whatever bytes a file has. One is kept for many inputs, as a worker keeps its storage.
package protocol Property: AnyObject, SendableMetatype {
  /// How it is chosen on a command line.
  static var name: String { get }
  /// What must hold, a few words.
  static var summary: String { get }
  /// Bytes of the longest input that is worth trying.
  static var longestInput: Int { get }
  /// Inputs to begin with, by the names that files of them get.
  static var seeds: [Seed] { get }

  init()

  /// What does not hold; nil for nothing.
  func violation(in input: [UInt8]) -> String?
}

/// Every property.
package enum Properties {
  package static let all: [any Property.Type] = [
    TokenProperty.self, OutlineProperty.self, LintProperty.self, FixProperty.self,
    SuppressionProperty.self, ReportProperty.self, BaselineProperty.self, YAMLProperty.self,
    ConfigurationProperty.self,
  ]

  /// The one with this name.
  package static func named(_ name: String) -> (any Property.Type)? {
    all.first { $0.name == name }
  }
}
