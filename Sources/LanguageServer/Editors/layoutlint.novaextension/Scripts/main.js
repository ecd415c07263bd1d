// Starts the `layoutlint` in PATH as a language server.
let client;

exports.activate = () => {
  client = new LanguageClient(
    "layoutlint",
    "layoutlint",
    { type: "stdio", path: "/usr/bin/env", args: ["layoutlint", "lsp"] },
    { syntaxes: ["swift"] },
  );
  client.start();
};

exports.deactivate = () => client?.stop();
