import Platform
import RuleKit

/// A place in a configuration file.
public struct ConfigurationPlace: Sendable, Hashable {
  /// The file as displayed: relative to the current folder if it is inside.
  public var path: FilePath
  /// 1-based.
  public var line: Int
  /// 1-based, in UTF-8 bytes.
  public var column: Int

  public init(path: FilePath, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// A mistake in a configuration. A run with such a problem lints nothing: no value falls back to another. A warning is
/// about something without effect, and the run continues.
public struct ConfigurationProblem: Error, Sendable, Hashable {
  /// The position of the mistake.
  public var place: ConfigurationPlace
  /// What is wrong, no final period.
  public var message: String
  /// What to do about it, no final period; may be empty.
  public var advice: String
  /// Whether the run continues.
  public var isWarning: Bool

  public init(
    _ place: ConfigurationPlace, _ message: String, advice: String = "", isWarning: Bool = false
  ) {
    self.place = place
    self.message = message
    self.advice = advice
    self.isWarning = isWarning
  }

  /// A configuration that cannot be read.
  init(unread path: FilePath, _ error: SystemError, most: Int) {
    let advice =
      switch error {
      case .notFound, .notAFolder: "check the spelling of the path"
      case .isAFolder: "name the file in it, `\(ConfigurationName.file)`"
      case .tooLarge: "a configuration has at most \(FileSize.text(most))"
      case .notPermitted: "check its permissions"
      default: "check that it can be opened"
      }
    self.init(
      ConfigurationPlace(path: path, line: 1, column: 1),
      "the configuration cannot be read: \(error.text)", advice: advice)
  }

  /// Output order: path, line, column.
  package static func precedes(_ left: ConfigurationProblem, _ right: ConfigurationProblem) -> Bool
  {
    if left.place.path != right.place.path { return left.place.path < right.place.path }
    return (left.place.line, left.place.column) < (right.place.line, right.place.column)
  }
}

/// The origin of a value of a configuration.
public enum ConfigurationOrigin: Sendable, Equatable {
  /// The default: no file sets it.
  case standard
  /// A preset, and where it is named; nil for the preset of a configuration that names none.
  case preset(Preset, ConfigurationPlace?)
  case file(ConfigurationPlace)
  /// `--preset`, with the preset that sets the value.
  case commandLine(Preset?)
  /// An option that clashes with the rule, and where it is set: see `OptionClash`.
  case turnedOff(String, ConfigurationPlace)

  /// Where a file sets the value itself.
  var place: ConfigurationPlace? {
    if case .file(let place) = self { place } else { nil }
  }

  var isPreset: Bool {
    switch self {
    case .preset, .commandLine: true
    case .standard, .file, .turnedOff: false
    }
  }
}

/// A value and its origin.
public struct Sourced<Value: Sendable>: Sendable {
  /// The effective value.
  public var value: Value
  /// Where it was set.
  public var origin: ConfigurationOrigin

  public init(_ value: Value, _ origin: ConfigurationOrigin = .standard) {
    self.value = value
    self.origin = origin
  }

  /// Takes over another value, if it was set.
  mutating func adopt(_ other: Self) {
    if other.origin != .standard { self = other }
  }
}

extension Sourced: Equatable where Value: Equatable {}
