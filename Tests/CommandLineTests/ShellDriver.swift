import Foundation
import TestSupport

/// Asks a real shell for the completions of command lines, using the script that the program prints.
struct ShellDriver {
  private let shell: String
  private let folder: TemporaryFolder

  /// - Parameter shell: the path of the shell.
  init(_ shell: String) throws {
    self.shell = shell
    folder = try TemporaryFolder()
    for file in ["here/a.swift", "here/my cell.swift", "here/notes.txt", "here/Sources/b.swift"] {
      try folder.write(file)
    }
    try folder.write("bash", Self.bash)
    try folder.write("fish", Self.fish)
    try folder.write("zsh", Self.zsh)
    try folder.write("functions/setup", Self.zshSetup)
    try folder.write("functions/_layoutlint", try script())
  }

  private var name: String { URL(fileURLWithPath: shell).lastPathComponent }

  /// The script that the program prints for the shell.
  func script() throws -> String { try Tool.run(["completions", name]).output }

  /// The shell's complaints about the script when it only parses it.
  func complaints() throws -> Tool.Run {
    let option = name == "fish" ? "--no-execute" : "-n"
    try folder.write("script", try script())
    return try run([option, folder("script")], [])
  }

  /// The sorted offers at the end of each line, in the same form for all shells: without short options, without the
  /// text before `=`, and without the slash after folders.
  func offers(_ lines: [String]) throws -> [[String]] {
    let run = try run([folder(name), folder("functions")], lines)
    guard run.error.isEmpty else { return [[run.error]] }
    return run.output.split(separator: "== \n", omittingEmptySubsequences: false).dropFirst().map {
      Set($0.split(separator: "\n").compactMap(Self.normalized)).sorted()
    }
  }

  /// The raw output of the script and the driver for one line.
  func answer(_ line: String) throws -> String {
    try run([folder(name), folder("functions")], [line]).output
  }

  private func run(_ words: [String], _ lines: [String]) throws -> Tool.Run {
    let programs = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().path
    // The user's own configuration is excluded.
    return try Tool.run(
      lines, in: folder("here"),
      environment: [
        "HOME": folder.path, "TERM": "xterm", "LC_ALL": "C.UTF-8",
        "PATH": programs + ":" + OutsideTool.searchPath,
      ],
      wrapper: [shell] + words)
  }

  private static func normalized(_ line: Substring) -> String? {
    let word = line.split(separator: "\t")[0].replacing("\\ ", with: " ")
    if word.wholeMatch(of: /-\w/) != nil { return nil }
    let value = word.split(separator: "=", omittingEmptySubsequences: false).last ?? ""
    return String(value.hasSuffix("/") ? value.dropLast() : value)
  }
}

// Each gets a folder, the program and the lines, and prints `== ` before the offers for a line.
extension ShellDriver {
  /// Readline breaks words at `=`; so does this.
  private static let bash = #"""
    set -u
    source "$1/_layoutlint"
    shift 2
    for line; do
      read -ra COMP_WORDS <<<"${line//=/ = }"
      if [[ $line == *' ' ]]; then COMP_WORDS+=(''); fi
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      last=${COMP_WORDS[COMP_CWORD]}
      if [[ $last == = ]]; then last=; fi
      _layoutlint layoutlint "$last"
      printf '== \n'
      printf '%s\n' ${COMPREPLY[@]+"${COMPREPLY[@]}"}
    done
    """#

  private static let fish = #"""
    source $argv[1]/_layoutlint
    for line in $argv[3..-1]
        echo '== '
        complete -C $line
    end
    """#

  /// Types the lines into another zsh, as into a terminal.
  private static let zsh = #"""
    zmodload zsh/zpty
    zpty terminal zsh -f -i
    zpty -w terminal "fpath=(${(q)1} \$fpath); source ${(q)1}/setup"
    shift 2
    await() {
      local part
      integer limit=$(( SECONDS + 30 ))
      chunk=
      while [[ $chunk != *$1* ]]; do
        if zpty -r -t terminal part; then
          chunk+=$part
        elif (( SECONDS > limit )); then
          print -u2 -r -- "no answer: $chunk"
          exit 1
        else
          sleep 0.01
        fi
      done
    }
    await $'\x02'
    for line; do
      zpty -w -n terminal "$line"$'\t'
      await $'\x03'
      print '== '
      print -r -- ${(F)${(M)${(f)${chunk//$'\r'}}:#$'\x01'*}#?}
    done
    zpty -d terminal
    """#

  /// Prints the candidates as they are added, and a mark at the end.
  private static let zshSetup = #"""
    PROMPT= RPROMPT= LISTMAX=9999
    unsetopt beep prompt_sp prompt_cr
    autoload -Uz compinit && compinit -D -u
    compadd() {
      local -a hits
      local hit arguments=" ${(j: :)@[1,(i)(-|--)]}"
      if [[ $arguments != *' '-[a-zA-Z]#[OAD]' '* ]]; then
        builtin compadd -A hits "$@"
        print
        for hit in $hits; do print -r -- $'\x01'"$IPREFIX$hit"; done
      fi
      builtin compadd "$@"
    }
    answer() {
      zle complete-word
      print -n $'\x03'
      zle kill-buffer
    }
    zle -N answer
    bindkey '^I' answer
    print -n $'\x02'
    """#
}
