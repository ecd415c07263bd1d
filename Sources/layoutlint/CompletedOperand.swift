/// What shells offer for the operands of a command.
struct CompletedOperand {
  enum Kind {
    /// Folders and Swift files.
    case paths
    /// The name of a rule, a family or a preset.
    case rule
    /// One of these words.
    case words([String])
  }

  let kind: Kind
  /// Whether there may be more than one.
  var isRepeatable = false
}

extension Command {
  /// What is offered after the command; nil if it takes no operands.
  var completedOperand: CompletedOperand? {
    switch self {
    case .lint, .files, .outline, .wireframe:
      CompletedOperand(kind: .paths, isRepeatable: true)
    case .config, .guide, .initialize: CompletedOperand(kind: .paths)
    case .explain: CompletedOperand(kind: .rule)
    case .rules: CompletedOperand(kind: .rule, isRepeatable: true)
    case .completions: CompletedOperand(kind: .words(Shell.allCases.map(\.rawValue)))
    case .hook: CompletedOperand(kind: .words(HookCommand.Action.allCases.map(\.rawValue)))
    case .lsp: nil
    }
  }

  /// The options of the command, in the order of the help.
  var options: [Option] { Option.all.filter { $0.commands.contains(self) } }
}

extension Option {
  /// The long and, if any, the short form.
  var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }
}
