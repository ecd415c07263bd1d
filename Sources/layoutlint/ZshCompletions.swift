import LintEngine
import Reporting
import Rules

/// The completions for zsh, a function for a folder of `$fpath`; `source` can load it too.
struct ZshCompletions {
  /// The script.
  var script: String { [main, operandFunctions, valueFunctions].joined(separator: "\n") }

  private var main: String {
    #"""
    #compdef layoutlint
    # Completions of layoutlint \#(LayoutLint.version) for zsh, made by `layoutlint completions zsh`.

    _layoutlint() {
      local command=lint has_command=''
      local -a arguments
      integer i
      # The command may stand behind options. Without it `_arguments` sees what belongs to the command, and nothing else.
      for (( i = 2; i < CURRENT; i++ )); do
        case $words[i] in
          (--)
            has_command=1
            break
            ;;
          (\#(valueOptions)) (( i++ )) ;;
          (-?*) ;;
          (\#(Command.allCases.map(\.rawValue).joined(separator: "|")))
            command=$words[i]
            has_command=1
            words[i]=()
            (( CURRENT-- ))
            break
            ;;
          (*) break ;;
        esac
      done
      case $command in
    \#(argumentsOfCommands)
      esac
      if [[ -z $has_command ]]; then
        arguments+=('1: :_layoutlint_first')
      fi
      _arguments -S : "${arguments[@]}"
    }

    """#
  }

  private var operandFunctions: String {
    #"""
    # The first word: a command, or a path to lint.
    _layoutlint_first() {
      _alternative 'commands:command:_layoutlint_commands' 'paths:path:_layoutlint_paths'
    }

    _layoutlint_commands() {
      local -a commands
      commands=(
    \#(pairs(Command.allCases.map { ($0.rawValue, $0.summary) }))
      )
      _describe -t commands command commands
    }

    _layoutlint_paths() {
      _files -g '*.swift(-.)'
    }

    _layoutlint_rule() {
      local -a rules
      rules=(
    \#(pairs(rules))
      )
      _describe -t rules rule rules
    }

    """#
  }

  private var valueFunctions: String {
    #"""
    # Rules separated by commas, each of them once.
    _layoutlint_rules() {
      _values -s , rule \
    \#(rules.map { "    " + Shell.zsh.quoted("\($0.0)[\(escaped($0.1, marks: "[]\\:"))]") }.joined(separator: " \\\n"))
    }

    # A reporter, perhaps with a file behind `=`.
    _layoutlint_reporters() {
      local -a reporters
      if compset -P 1 '*='; then
        _files
      else
        reporters=(
    \#(pairs(ReportFormat.allCases.map { ($0.rawValue, $0.summary) }))
        )
        _describe -t reporters reporter reporters
      fi
    }

    if [[ ${funcstack[1]-} == _layoutlint ]]; then
      _layoutlint "$@"
    else
      compdef _layoutlint layoutlint
    fi

    """#
  }

  private var rules: [(String, String)] {
    Catalog.rules.map { ($0.id, $0.description.summary) }
  }

  private var valueOptions: String {
    Option.all.filter { $0.valueName != nil }.flatMap(\.spellings).joined(separator: "|")
  }

  private var argumentsOfCommands: String {
    Command.allCases.map { command in
      let specifications = command.options.map(specification) + operands(of: command)
      let lines = specifications.map { "        \($0)\n" }.joined()
      return "    (\(command.rawValue))\n      arguments=(\n\(lines)      )\n      ;;"
    }.joined(separator: "\n")
  }

  /// An option as `_arguments` reads it.
  private func specification(_ option: Option) -> String {
    let help = "[\(escaped(option.help, marks: "[]\\"))]"
    let long = option.spelling + (option.valueName == nil ? "" : "=")
    let value = value(of: option)
    let many = option.isRepeatable ? "*" : ""
    guard let short = option.short else {
      return Shell.zsh.quoted("\(many)\(long)\(help)\(value)")
    }
    // One form excludes the other, unless the option may stand more than once.
    let prefix = option.isRepeatable ? many : "(-\(short) \(option.spelling))"
    return "'\(prefix)'{-\(short),\(long)}" + Shell.zsh.quoted("\(help)\(value)")
  }

  private func value(of option: Option) -> String {
    let name = option.name.rawValue
    return switch option.value {
    case .none: ""
    case .choice(let words): ":\(name):(\(words.joined(separator: " ")))"
    case .number(let least): ":number of at least \(least): "
    case .revision: ":commit: "
    case .rules: ":rule:_layoutlint_rules"
    case .file: ":file:_files"
    case .reporters: ":reporter:_layoutlint_reporters"
    }
  }

  private func operands(of command: Command) -> [String] {
    guard let operand = command.completedOperand else { return [] }
    let place = operand.isRepeatable ? "*" : "1"
    return switch operand.kind {
    case .paths: ["'\(place):path:_layoutlint_paths'"]
    case .rule: ["'\(place):rule:_layoutlint_rule'"]
    case .words(let words): ["'\(place):\(command.rawValue):(\(words.joined(separator: " ")))'"]
    }
  }

  /// Words and what they mean, as `_describe` reads them.
  private func pairs(_ pairs: [(String, String)]) -> String {
    pairs.map { "    " + Shell.zsh.quoted("\($0.0):\(escaped($0.1, marks: ":\\"))") }.joined(
      separator: "\n")
  }

  private func escaped(_ text: String, marks: String) -> String {
    text.reduce(into: "") { result, character in
      if marks.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
