import Platform
import Reporting

extension Invocation {
  /// Whether to use colours on the standard output: `--color` decides, then NO_COLOR, then the variables that force
  /// colours, then whether there is a terminal.
  var style: Style { Style(isColored: usesColor) }

  private var usesColor: Bool {
    switch value(.color) {
    case "always": return true
    case "never": return false
    default: break
    }
    // https://no-color.org: present and not empty.
    if let value = environmentVariable("NO_COLOR"), !value.isEmpty { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = environmentVariable(name), !value.isEmpty, value != "0" { return true }
    }
    return environmentVariable("TERM") != "dumb" && StandardStream.output.isTerminal
  }
}
