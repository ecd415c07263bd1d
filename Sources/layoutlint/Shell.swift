/// The shells that can complete what is typed. The raw value is the word of the command line.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The file from which the shell loads the script by itself.
  var file: String {
    switch self {
    case .bash: "~/.local/share/bash-completion/completions/layoutlint"
    case .zsh: "~/.zfunc/_layoutlint"
    case .fish: "~/.config/fish/completions/layoutlint.fish"
    }
  }

  /// What the shell asks for beside the file, one line.
  var note: String {
    switch self {
    case .bash:
      "Without the package bash-completion, ~/.bashrc has to say: source \(file)"
    case .zsh:
      "Any folder of $fpath will do; for this one, ~/.zshrc has to say before compinit: fpath+=~/.zfunc"
    case .fish: "New shells read the file by themselves"
    }
  }
}
