import Rules

/// The completions for bash; they need no other script, and nothing that bash 3.2, which macOS has, does not know.
struct BashCompletions {
  /// The script.
  var script: String { [main, reading, offering, tables, registration].joined(separator: "\n") }

  // The functions see each other's local variables, as bash has it.
  private var main: String {
    #"""
    # Completions of layoutlint \#(LayoutLint.version) for bash, made by `layoutlint completions bash`.

    _layoutlint() {
      local IFS=$' \t\n'
      local command=lint has_command='' after_dashes='' pending='' used=' '
      local operands=0 count=0 i word option head='' value prefix
      local words=()
      COMPREPLY=()
      _layoutlint_join_words
      ((count > 0)) || return 0
      for ((i = 0; i < count - 1; i++)); do _layoutlint_read "${words[i]}"; done

      value=${words[count - 1]}
      if [[ -n $pending ]]; then
        _layoutlint_value "$pending"
      elif [[ -z $after_dashes && $value == --*=* ]]; then
        option=${value%%=*}
        head=$option=
        value=${value#*=}
        _layoutlint_value "$option"
      elif [[ -z $after_dashes && $value == -* ]]; then
        _layoutlint_options
      else
        if [[ -z $has_command && -z $after_dashes ]] && ((operands == 0)); then
          _layoutlint_words '\#(Command.allCases.map(\.rawValue).joined(separator: " "))'
        fi
        _layoutlint_operand
      fi

      # Readline keeps what stands before the part that it completes.
      value=$head${value#[\"\']}
      if (($# > 1)) && [[ $value == *"$2" ]]; then
        prefix=${value%"$2"}
        for ((i = 0; i < ${#COMPREPLY[@]}; i++)); do
          COMPREPLY[i]=${COMPREPLY[i]#"$prefix"}
        done
      fi
    }

    """#
  }

  private var reading: String {
    #"""
    # Puts together what readline breaks at `=` and `:`, so that a word is what the program gets.
    _layoutlint_join_words() {
      local i word joins=''
      for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((count > 0)) && [[ -n $word && -z ${word//[=:]/} ]]; then
          words[count - 1]+=$word
          joins=1
        elif [[ -n $joins && -n $word ]]; then
          words[count - 1]+=$word
          joins=''
        else
          words[count]=$word
          count=$((count + 1))
          joins=''
        fi
      done
    }

    # Notes what a word before the cursor says.
    _layoutlint_read() {
      if [[ -n $after_dashes ]]; then
        operands=$((operands + 1))
        return
      elif [[ -n $pending ]]; then
        pending=''
        return
      fi
      case $1 in
    \#(shortForms)
      esac
      case $1 in
        --) after_dashes=1 ;;
        --*=*) used+="${1%%=*} " ;;
        \#(valueOptions))
          pending=$1
          used+="$1 "
          ;;
        -?*) used+="$1 " ;;
        \#(Command.allCases.map(\.rawValue).joined(separator: " | ")))
          if [[ -z $has_command ]] && ((operands == 0)); then
            command=$1
            has_command=1
          else
            operands=$((operands + 1))
          fi
          ;;
        *) operands=$((operands + 1)) ;;
      esac
    }

    """#
  }

  private var offering: String {
    #"""
    # Offers the words of a list that begin like the value.
    _layoutlint_words() {
      local word
      for word in $1; do
        if [[ $word == "$value"* ]]; then COMPREPLY+=("$head$word"); fi
      done
    }

    # Offers paths: all, or with `swift` the Swift files and the folders.
    _layoutlint_paths() {
      local path=${value#[\"\']} found
      if [[ ${1-} == swift ]]; then
        found=$(compgen -d -- "$path"; compgen -f -X '!*.swift' -- "$path")
      else
        found=$(compgen -f -- "$path")
      fi
      [[ -n $found ]] || return 0
      while IFS= read -r path; do COMPREPLY+=("$head$path"); done <<<"$found"
      compopt -o filenames 2>/dev/null
      return 0
    }

    # Offers the rules that the list in the value has not named yet.
    _layoutlint_rules() {
      local named word rules=''
      if [[ $value == *,* ]]; then
        named=,${value%,*},
        for word in $1; do
          if [[ $named != *",$word,"* ]]; then rules+=" $word"; fi
        done
        head+=${value%,*},
        value=${value##*,}
        _layoutlint_words "$rules"
      else
        _layoutlint_words "$1"
      fi
    }

    # Offers reporters, and files after `NAME=`.
    _layoutlint_reporters() {
      if [[ $value == *=* ]]; then
        head+=${value%%=*}=
        value=${value#*=}
        _layoutlint_paths
      else
        _layoutlint_words "$1"
      fi
    }

    """#
  }

  private var tables: String {
    #"""
    # Offers the options of the command; those that may stand once only if they are not there yet.
    _layoutlint_options() {
      local option options=''
      case $command in
    \#(options)
      esac
      for option in $options; do
        case $option in
          \#(repeatableOptions)) ;;
          *) if [[ $used == *" $option "* ]]; then continue; fi ;;
        esac
        _layoutlint_words "$option"
      done
    }

    # Offers what may follow an option.
    _layoutlint_value() {
      case $1 in
    \#(values)
      esac
    }

    # Offers what may follow the command.
    _layoutlint_operand() {
      case $command in
    \#(operandsOfCommands)
      esac
    }

    """#
  }

  private var registration: String {
    #"""
    if type compopt >/dev/null 2>&1; then
      complete -F _layoutlint layoutlint
    else
      # Before bash 4 a function cannot say by itself that it offers files.
      complete -o filenames -F _layoutlint layoutlint
    fi

    """#
  }

  private var rules: String { Catalog.rules.map { $0.id }.joined(separator: " ") }

  /// Takes short forms for the long ones.
  private var shortForms: String {
    Option.all.compactMap { option in
      option.short.map { "    -\($0)) set -- \(option.spelling) ;;" }
    }.joined(separator: "\n")
  }

  private var valueOptions: String {
    Option.all.filter { $0.valueName != nil }.map(\.spelling).joined(separator: " | ")
  }

  private var repeatableOptions: String {
    Option.all.filter(\.isRepeatable).map(\.spelling).joined(separator: " | ")
  }

  private var options: String {
    Command.allCases.map { command in
      let spellings = command.options.map(\.spelling).joined(separator: " ")
      return "    \(command.rawValue)) options='\(spellings)' ;;"
    }.joined(separator: "\n")
  }

  private var values: String {
    Option.all.compactMap { option in
      let action: String? =
        switch option.value {
        case .none, .number, .revision: nil
        case .choice(let words): "_layoutlint_words '\(words.joined(separator: " "))'"
        case .rules: "_layoutlint_rules '\(rules)'"
        case .file: "_layoutlint_paths"
        case .reporters(let names): "_layoutlint_reporters '\(names.joined(separator: " "))'"
        }
      return action.map { "    \(option.spelling)) \($0) ;;" }
    }.joined(separator: "\n")
  }

  private var operandsOfCommands: String {
    Command.allCases.compactMap { command in
      command.completedOperand.map { operand in
        let action =
          switch operand.kind {
          case .paths: "_layoutlint_paths swift"
          case .rule: "_layoutlint_words '\(rules)'"
          case .words(let words): "_layoutlint_words '\(words.joined(separator: " "))'"
          }
        let guarded =
          operand.isRepeatable ? action : "if ((operands == 0)); then \(action); fi"
        return "    \(command.rawValue)) \(guarded) ;;"
      }
    }.joined(separator: "\n")
  }
}
