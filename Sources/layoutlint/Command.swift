/// The commands of the program. The raw value is the word on the command line.
enum Command: String, CaseIterable {
  case lint
  case initialize = "init"
  case rules
  case explain
  case config
  case guide
  case outline
  case wireframe
  case files
  case hook
  case lsp
  case completions

  /// What follows the command, and what shells offer for it.
  struct Operand {
    let text: String
    let kind: Kind

    enum Kind {
      /// Folders and Swift files.
      case paths
      /// The name of a rule, a family or a preset.
      case rule
      case words([String])
    }

    init(_ text: String, _ kind: Kind) {
      self.text = text
      self.kind = kind
    }

    init(_ words: [String]) { self.init(words.joined(separator: "|"), .words(words)) }

    var isRepeatable: Bool { text.hasSuffix("…]") }
    private var isRequired: Bool { !text.hasSuffix("]") }

    /// Refuses too few and too many operands, and unknown words.
    func check(_ operands: [String], of command: Command) throws(UsageError) {
      let advice = "write `\(command.synopsis)`"
      if operands.isEmpty, isRequired {
        throw UsageError("`\(command.rawValue)` needs an operand", advice)
      }
      if operands.count > 1, !isRepeatable {
        throw UsageError("`\(command.rawValue)` takes one operand", advice)
      }
      if case .words(let known) = kind, !known.contains(operands[0]) {
        throw UsageError(
          "`\(command.rawValue)` does not know `\(operands[0])`",
          didYouMean(operands[0], known) ?? advice)
      }
    }
  }

  /// Nil if nothing follows.
  var operand: Operand? {
    switch self {
    case .lint, .files, .outline, .wireframe: Operand("[PATH …]", .paths)
    case .rules: Operand("[RULE …]", .rule)
    case .explain: Operand("RULE|FILE:LINE", .rule)
    case .config, .guide: Operand("[PATH]", .paths)
    case .initialize: Operand("[FOLDER]", .paths)
    case .completions: Operand(Shell.allCases.map(\.rawValue))
    case .hook: Operand(HookCommand.Action.allCases.map(\.rawValue))
    case .lsp: nil
    }
  }

  var options: [Option] { Option.all.filter { $0.commands.contains(self) } }

  var summary: String {
    switch self {
    case .lint:
      "Lint files and folders, by default the current folder. The word `lint` may be omitted"
    case .initialize:
      "Learn the conventions of the code in a folder, and write them to .layoutlint.yml"
    case .rules: "List all rules, or those of some families or presets"
    case .explain:
      "Show what a rule finds and why, with examples and settings, the rules of a family or preset, or why there are findings at a place or none"
    case .config: "Show the configuration of a file or folder, and where each value was set"
    case .guide: "Write the team's document on how it writes views, from the configuration"
    case .outline:
      "Show the tree of views that code lays out, with constraints, and what a change does to it"
    case .wireframe: "Draw the views that code lays out, as SVG or one HTML page"
    case .files: "List the files that would be linted"
    case .hook:
      "Install, remove or check the Git hook that lints what a commit changes"
    case .lsp: "Serve an editor: the language server protocol on the standard input and output"
    case .completions:
      "Print the script that makes a shell complete commands, options and their values"
    }
  }
}
