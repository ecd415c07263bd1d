/// The shells with completions. The raw value is the word on the command line.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The file that the shell loads the script from.
  var file: String {
    switch self {
    case .bash: "~/.local/share/bash-completion/completions/layoutlint"
    case .zsh: "~/.zfunc/_layoutlint"
    case .fish: "~/.config/fish/completions/layoutlint.fish"
    }
  }

  /// What else the shell needs: one line.
  var note: String {
    switch self {
    case .bash:
      "Without the package bash-completion, add to ~/.bashrc: source \(file)"
    case .zsh:
      "Any folder in $fpath will do; for this one, add to ~/.zshrc before compinit: fpath+=~/.zfunc"
    case .fish: "New shells read the file automatically"
    }
  }
}
