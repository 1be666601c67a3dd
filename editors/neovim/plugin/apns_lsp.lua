-- What a payload's window gets once the server is attached: folding, hints, and, where `vim.g.apns_lsp_autocomplete`
-- asks for it, completion while typing.

---@param client vim.lsp.Client
---@param buffer integer
local function turn_on(client, buffer)
  if vim.g.apns_lsp_autocomplete and client:supports_method('textDocument/completion') then
    vim.lsp.completion.enable(true, client.id, buffer, { autotrigger = true })
    -- As typed text goes on, nothing may be inserted before it is chosen.
    vim.bo[buffer].completeopt = 'menuone,noinsert,popup'
  end
  -- In other JSON files there is another server at work, or none is wanted.
  if vim.bo[buffer].filetype ~= 'apns' then
    return
  end
  if client:supports_method('textDocument/inlayHint') then
    vim.lsp.inlay_hint.enable(true, { bufnr = buffer })
  end
  if client:supports_method('textDocument/foldingRange') then
    for _, window in ipairs(vim.fn.win_findbuf(buffer)) do
      local options = vim.wo[window][0]
      options.foldmethod = 'expr'
      options.foldexpr = 'v:lua.vim.lsp.foldexpr()'
      options.foldlevel = 99
    end
  end
end

vim.api.nvim_create_autocmd('LspAttach', {
  group = vim.api.nvim_create_augroup('apns_lsp', { clear = true }),
  callback = function(event)
    local client = vim.lsp.get_client_by_id(event.data.client_id)
    if client and client.name == 'apns_lsp' then
      turn_on(client, event.buf)
    end
  end,
})
