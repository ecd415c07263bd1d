//! Starts the `layoutlint` in `PATH` as a language server.

use zed_extension_api::{self as zed, Command, Extension, LanguageServerId, Result, Worktree};

struct LayoutLint;

impl Extension for LayoutLint {
    fn new() -> Self {
        LayoutLint
    }

    fn language_server_command(
        &mut self,
        _server: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Command> {
        let command = worktree
            .which("layoutlint")
            .ok_or("layoutlint is not in PATH")?;
        Ok(Command {
            command,
            args: vec!["lsp".into()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(LayoutLint);
