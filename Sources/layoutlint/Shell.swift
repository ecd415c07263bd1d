/// The shells with completions. The raw value is the word on the command line.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The folder that the shell loads scripts from.
  var folder: String {
    switch self {
    case .bash: "~/.local/share/bash-completion/completions"
    case .zsh: "~/.zfunc"
    case .fish: "~/.config/fish/completions"
    }
  }

  /// The file that it loads the script from.
  var file: String {
    switch self {
    case .bash: "layoutlint"
    case .zsh: "_layoutlint"
    case .fish: "layoutlint.fish"
    }
  }

  /// What else the shell needs: one line.
  var note: String {
    switch self {
    case .bash:
      "Without the package bash-completion, add to ~/.bashrc: source \(folder)/\(file)"
    case .zsh:
      "Any folder in $fpath will do; for this one, add to ~/.zshrc before compinit: fpath+=\(folder)"
    case .fish: "New shells read the file automatically"
    }
  }
}
