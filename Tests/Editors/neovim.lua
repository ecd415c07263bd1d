-- Opens a file, waits for its findings, applies all fixes, and writes the buffer.
local program, path = os.getenv("LAYOUTLINT"), os.getenv("LAYOUTLINT_FILE")
local root = vim.fn.fnamemodify(path, ":h")

local function fail(message)
  io.stderr:write("neovim: " .. message .. "\n")
  vim.cmd("cquit")
end

vim.cmd("edit " .. path)
local client = vim.lsp.start_client({ name = "layoutlint", cmd = { program, "lsp" }, root_dir = root })
vim.lsp.buf_attach_client(0, client)
if not vim.wait(20000, function() return #vim.diagnostic.get(0) == 2 end, 20) then
  fail("expected 2 findings, found " .. #vim.diagnostic.get(0))
end
local params = vim.lsp.util.make_range_params()
params.context = { diagnostics = {}, only = { "source.fixAll" } }
local answers = vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 20000)
local action = answers and answers[client] and answers[client].result and answers[client].result[1]
if not action then fail("no action") end
if not action.edit then
  action = vim.lsp.buf_request_sync(0, "codeAction/resolve", action, 20000)[client].result
end
vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
if not vim.wait(20000, function() return #vim.diagnostic.get(0) == 0 end, 20) then
  fail("findings are left after the fixes")
end
vim.cmd("write")
vim.cmd("quitall")
