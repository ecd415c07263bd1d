/// The shells with completions. The raw value is the word on the command line.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The folder and the file that the shell loads a script from, and what else it needs: one line.
  var installation: (folder: String, file: String, note: String) {
    switch self {
    case .bash:
      (
        "~/.local/share/bash-completion/completions", "layoutlint",
        "Without the package bash-completion, add to ~/.bashrc: source ~/.local/share/bash-completion/completions/layoutlint"
      )
    case .zsh:
      (
        "~/.zfunc", "_layoutlint",
        "Any folder in $fpath will do; for this one, add to ~/.zshrc before compinit: fpath+=~/.zfunc"
      )
    case .fish:
      ("~/.config/fish/completions", "layoutlint.fish", "New shells read the file automatically")
    }
  }

  /// The script that makes the shell ask the program for candidates; see `CompletionRequest`.
  var script: String {
    let script =
      switch self {
      case .bash: Self.bashScript
      case .zsh: Self.zshScript
      case .fish: Self.fishScript
      }
    let first = self == .zsh ? "#compdef layoutlint\n" : ""
    return first
      + "# Completions of layoutlint for \(self), written by `layoutlint completions \(self)`.\n\n"
      + script
  }

  /// Requires no other script, and works with bash 3.2, which macOS has.
  private static var bashScript: String {
    #"""
    _layoutlint() {
      local IFS=$' \t\n' program=$1 words=() count=0 joins='' i word line head typed paths
      COMPREPLY=()
      # Readline breaks words at `=` and `:`; the program takes them whole.
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
      ((count > 0)) || return 0
      typed=${words[count - 1]}
      type "$program" >/dev/null 2>&1 || program=layoutlint
      while IFS= read -r line; do
        word=${line%%$'\t'*}
        case $line in
          :*)
            head=${line#*$'\t'}
            paths=${typed#"$head"}
            paths=${paths#[\"\']}
            typed=$head$paths
            _layoutlint_paths
            ;;
          "$typed"*) COMPREPLY+=("$word") ;;
        esac
      done <<<"$("$program" \#(CompletionRequest.command) "${words[@]}" 2>/dev/null)"
      # Readline keeps what stands before the part that it completes.
      if (($# > 1)) && [[ $typed == *"$2" ]]; then
        head=${typed%"$2"}
        for ((i = 0; i < ${#COMPREPLY[@]}; i++)); do COMPREPLY[i]=${COMPREPLY[i]#"$head"}; done
      fi
    }

    # Offers paths: all, or Swift files and folders.
    _layoutlint_paths() {
      local found
      if [[ $word == \#(CompletionRequest.swiftFiles) ]]; then
        found=$(compgen -d -- "$paths"; compgen -f -X '!*.swift' -- "$paths")
      else
        found=$(compgen -f -- "$paths")
      fi
      [[ -n $found ]] || return 0
      while IFS= read -r line; do COMPREPLY+=("$head$line"); done <<<"$found"
      compopt -o filenames 2>/dev/null
      return 0
    }

    if type compopt >/dev/null 2>&1; then
      complete -F _layoutlint layoutlint
    else
      # Before bash 4 a function cannot say by itself that it offers files.
      complete -o filenames -F _layoutlint layoutlint
    fi

    """#
  }

  private static var zshScript: String {
    #"""
    _layoutlint() {
      local line head
      local -a offers
      for line in ${(f)"$(${(Q)words[1]} \#(CompletionRequest.command) \
        "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)"}; do
        case $line in
          (:*)
            head=${line#*$'\t'}
            if [[ -n $head ]]; then compset -P "${(b)head}"; fi
            if [[ $line == \#(CompletionRequest.swiftFiles)* ]]; then
              _files -g '*.swift(-.)'
            else
              _files
            fi
            ;;
          (*) offers+=("${${${line//:/\\:}/$'\t'/:}%:}") ;;
        esac
      done
      if (( $#offers )); then _describe layoutlint offers; fi
    }

    if [[ ${funcstack[1]-} == _layoutlint ]]; then
      _layoutlint "$@"
    else
      compdef _layoutlint layoutlint
    fi

    """#
  }

  private static var fishScript: String {
    #"""
    function __layoutlint_complete
        set -l words (commandline -opc)
        set -l typed (commandline -ct)
        for line in ($words[1] \#(CompletionRequest.command) $words[2..-1] "$typed" 2>/dev/null)
            if set -l head (string match -r '^:\w+\t(.*)' -- $line)
                # As fish offers them for a command that it does not know.
                set -l path (string replace -- "$head[2]" '' "$typed")
                for file in (complete -C "__layoutlint_unknown_command $path")
                    if string match -q ':files*' -- $line; or string match -qr '(?:/|\.swift)$' -- $file
                        printf '%s%s\n' "$head[2]" $file
                    end
                end
            else
                echo $line
            end
        end
    end

    complete -c layoutlint -f -a '(__layoutlint_complete)'

    """#
  }
}
