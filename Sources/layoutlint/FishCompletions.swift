import Reporting
import Rules

/// The completions for fish.
struct FishCompletions {
  /// The script.
  var script: String {
    ([words, conditions, values] + lines).joined(separator: "\n") + "\n"
  }

  private var words: String {
    #"""
    # Completions of layoutlint \#(LayoutLint.version) for fish, made by `layoutlint completions fish`.

    # Prints what stands before the cursor, one on each line: the command, `lint` if there is none; `named` if it is there;
    # the operands.
    function __layoutlint_words
        set -l tokens (commandline -opc)
        set -l command lint
        set -l named
        set -l operands
        set -e tokens[1]
        while set -q tokens[1]
            set -l token $tokens[1]
            set -e tokens[1]
            switch $token
                case --
                    set operands $operands $tokens
                    break
                case \#(valueOptions)
                    set -e tokens[1]
                case '-?*'
                case \#(Command.allCases.map(\.rawValue).joined(separator: " "))
                    if set -q named[1]; or set -q operands[1]
                        set operands $operands $token
                    else
                        set command $token
                        set named named
                    end
                case '*'
                    set operands $operands $token
            end
        end
        printf '%s\n' $command "$named" $operands
    end

    """#
  }

  private var conditions: String {
    #"""
    # Whether the command is one of these.
    function __layoutlint_in
        set -l words (__layoutlint_words)
        contains -- $words[1] $argv
    end

    # Whether there is no operand yet.
    function __layoutlint_is_first
        set -l words (__layoutlint_words)
        not set -q words[3]
    end

    # Whether a command may stand here.
    function __layoutlint_needs_command
        set -l words (__layoutlint_words)
        test -z "$words[2]"
        and not set -q words[3]
        and not contains -- -- (commandline -opc)
    end

    # Whether an option is there, and its value is not just being typed.
    function __layoutlint_has
        set -l tokens (commandline -opc)
        if contains -- $tokens[-1] \#(valueOptions)
            set -e tokens[-1]
        end
        for token in $tokens
            if contains -- (string replace -r '=.*' '' -- $token) $argv
                return 0
            end
        end
        return 1
    end

    """#
  }

  private var values: String {
    #"""
    # Prints the value that is being typed.
    function __layoutlint_value
        string replace -r '^--[a-z-]+=' '' -- (commandline -ct)
    end

    # Prints the paths that begin like a text, as fish offers them for a command that it does not know.
    function __layoutlint_files
        complete -C "__layoutlint_unknown_command $argv"
    end

    # Prints the folders and the Swift files.
    function __layoutlint_paths
        __layoutlint_files (commandline -ct) | string match -r '^.*(?:/|\.swift)$'
    end

    function __layoutlint_rules
        printf '%s\t%s\n' \
    \#(Catalog.rules.map { "        \($0.id) \(Shell.fish.quoted($0.description.summary))" }.joined(separator: " \\\n"))
    end

    # Prints the rules that the list in the value has not named yet, behind what it has.
    function __layoutlint_rule_list
        set -l value (__layoutlint_value)
        set -l list (string match -r '^.*,' -- $value)
        for rule in (__layoutlint_rules)
            set -l id (string split -m 1 \t -- $rule)[1]
            if not contains -- $id (string split , -- "$list")
                printf '%s\n' "$list$rule"
            end
        end
    end

    # Prints the reporters, and files after `NAME=`.
    function __layoutlint_reporters
        set -l value (__layoutlint_value)
        if set -l parts (string match -r '^([^=]*=)(.*)' -- $value)
            for file in (__layoutlint_files $parts[3])
                printf '%s\n' "$parts[2]$file"
            end
        else
            printf '%s\t%s\n' \
    \#(ReportFormat.allCases.map { "            \($0.rawValue) \(Shell.fish.quoted($0.summary))" }.joined(separator: " \\\n"))
        end
    end

    """#
  }

  /// The calls of `complete`.
  private var lines: [String] {
    ["complete -c layoutlint -f"]
      + Command.allCases.map {
        "complete -c layoutlint -n __layoutlint_needs_command -a \($0.rawValue) -d \(Shell.fish.quoted($0.summary))"
      }
      + Command.allCases.compactMap { command in command.completedOperand.map { line(command, $0) }
      }
      + Option.all.map(line)
  }

  private func line(_ command: Command, _ operand: CompletedOperand) -> String {
    let first = operand.isRepeatable ? "" : "; and __layoutlint_is_first"
    let words =
      switch operand.kind {
      case .paths: "(__layoutlint_paths)"
      case .rule: "(__layoutlint_rules)"
      case .words(let words): words.joined(separator: " ")
      }
    return "complete -c layoutlint -n '__layoutlint_in \(command.rawValue)\(first)' -a '\(words)'"
  }

  private func line(_ option: Option) -> String {
    var condition = "__layoutlint_in " + option.commands.map(\.rawValue).joined(separator: " ")
    if !option.isRepeatable {
      condition += "; and not __layoutlint_has " + option.spellings.joined(separator: " ")
    }
    let short = option.short.map { " -s \($0)" } ?? ""
    let value =
      switch option.value {
      case .none: ""
      case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
      case .number, .revision: " -x"
      case .rules: " -x -a '(__layoutlint_rule_list)'"
      case .file: " -r -F"
      case .reporters: " -x -a '(__layoutlint_reporters)'"
      }
    return "complete -c layoutlint -n '\(condition)'\(short) -l \(option.name.rawValue)\(value) -d "
      + Shell.fish.quoted(option.help)
  }

  private var valueOptions: String {
    Option.all.filter { $0.valueName != nil }.flatMap(\.spellings).joined(separator: " ")
  }
}
