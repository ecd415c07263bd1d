// Starts `layoutlint lsp`, and finds the program: the setting, the workspace's build folder, or PATH.
const fs = require("fs");
const path = require("path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function program() {
  const set = vscode.workspace.getConfiguration("layoutlint").get("path");
  if (set) return set;
  const built = [];
  for (const folder of vscode.workspace.workspaceFolders ?? []) {
    for (const build of ["release", "debug"]) {
      const file = path.join(folder.uri.fsPath, ".build", build, "layoutlint");
      if (fs.existsSync(file)) built.push({ file, time: fs.statSync(file).mtimeMs });
    }
  }
  built.sort((one, other) => other.time - one.time);
  return built[0]?.file ?? "layoutlint";
}

async function start() {
  const options = vscode.workspace.getConfiguration("layoutlint").get("arguments");
  const selector = [
    { scheme: "file", language: "swift" },
    { scheme: "file", pattern: "**/.layoutlint.yml" },
  ];
  client = new LanguageClient(
    "layoutlint",
    "layoutlint",
    { command: program(), args: ["lsp", ...options] },
    { documentSelector: selector },
  );
  await client.start();
}

exports.activate = async (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand("layoutlint.restart", async () => {
      await client?.stop().catch(() => {});
      await start();
    }),
  );
  await start();
};

exports.deactivate = () => client?.stop();
