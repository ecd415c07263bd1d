import Project

/// The settings of a rule under a configuration, and where each was set.
public struct SettingsExplanation: Sendable {
  private let settings: [RuleSetting]
  private let overrides: [RuleOverride]
  private let style: Style

  /// - Parameter overrides: what applies to some paths only.
  public init(_ settings: [RuleSetting], overrides: [RuleOverride] = [], style: Style) {
    self.settings = settings
    self.overrides = overrides
    self.style = style
  }

  /// Appends the settings, one per line.
  public func render(into output: inout [UInt8]) {
    append(settings, "  ", to: &output)
    for override in overrides {
      output.append("  for ")
      output.appendVisible(override.paths.joined(separator: ", "))
      output.append("\n")
      append(override.settings, "    ", to: &output)
    }
  }

  private func append(
    _ settings: [RuleSetting], _ indentation: String, to output: inout [UInt8]
  ) {
    let width = settings.reduce(0) { max($0, $1.name.count) }
    for setting in settings {
      output.append(indentation + setting.name.padded(to: width) + "  ")
      output.appendVisible(setting.value)
      style.append(.dim, "  (\(visible(setting.note)))", to: &output)
      output.append("\n")
    }
  }

  /// Writes the settings as members of an object.
  public func write(to json: inout JSONWriter) {
    json.array("settings") { json in
      for setting in settings { json.object { setting.write(to: &$0) } }
    }
    json.array("overrides") { json in
      for override in overrides {
        json.object { json in
          json.array("paths") { json in
            for path in override.paths { json.value(path) }
          }
          json.array("settings") { json in
            for setting in override.settings { json.object { setting.write(to: &$0) } }
          }
        }
      }
    }
  }
}

extension RuleSetting {
  /// Where the value was set, and the default if it is another one.
  var note: String {
    standard.isEmpty || standard == value ? origin : "\(origin); default: \(standard)"
  }

  func write(to json: inout JSONWriter) {
    json.member("name", name)
    json.member("value", value)
    if !standard.isEmpty { json.member("default", standard) }
    json.member("origin", origin)
  }
}
