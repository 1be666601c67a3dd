-- JSON with two spaces. An `.editorconfig` is read after this file and wins; `vim.g.apns_recommended_style = 0` before
-- it leaves your own options as they are.
if vim.g.apns_recommended_style ~= 0 then
  vim.bo.expandtab = true
  vim.bo.shiftwidth = 2
  vim.bo.softtabstop = 2
end
-- JSON has no comments.
vim.bo.commentstring = ''

-- Neovim ships no parser for JSON. With one (nvim-treesitter: `:TSInstall json`) it colours the payload; without,
-- `syntax/apns.vim` does.
vim.treesitter.language.register('json', 'apns')
pcall(vim.treesitter.start)

vim.b.undo_ftplugin = 'setlocal expandtab< shiftwidth< softtabstop< commentstring<'
  .. ' | lua pcall(vim.treesitter.stop)'
