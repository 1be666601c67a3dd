-- What a payload's window gets once the server is attached: folding, hints, the size above the payload, and, where
-- `vim.g.apns_lsp_autocomplete` asks for it, completion while typing.

-- Neovim puts the explanation of a suggestion into the window beside the list as it comes, which is Markdown.
local function show_as_markdown()
  local info = vim.fn.complete_info({ 'selected' })
  if info.preview_bufnr and vim.api.nvim_buf_is_valid(info.preview_bufnr) then
    vim.treesitter.start(info.preview_bufnr, 'markdown')
    vim.wo[info.preview_winid].conceallevel = 2
    vim.wo[info.preview_winid].linebreak = true
  end
end

---@param client vim.lsp.Client
---@param buffer integer
local function complete_while_typing(client, buffer)
  -- Letters too: a key may be begun without its quotation mark, and a payload in an empty file.
  local triggers = client.server_capabilities.completionProvider.triggerCharacters
  if not vim.tbl_contains(triggers, 'a') then
    for letter in ('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'):gmatch('.') do
      table.insert(triggers, letter)
    end
  end
  vim.lsp.completion.enable(true, client.id, buffer, { autotrigger = true })
  -- As typed text goes on, nothing may be inserted before it is chosen.
  vim.bo[buffer].completeopt = 'menuone,noinsert,popup'
  vim.api.nvim_create_autocmd('CompleteChanged', {
    group = vim.api.nvim_create_augroup('apns_lsp_explanation_' .. buffer, { clear = true }),
    buffer = buffer,
    callback = vim.schedule_wrap(show_as_markdown),
  })
end

---@param buffer integer
local function show_lenses(buffer)
  vim.lsp.codelens.refresh({ bufnr = buffer })
  vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave', 'TextChanged' }, {
    group = vim.api.nvim_create_augroup('apns_lsp_lenses_' .. buffer, { clear = true }),
    buffer = buffer,
    callback = function()
      vim.lsp.codelens.refresh({ bufnr = buffer })
    end,
  })
end

---@param client vim.lsp.Client
---@param buffer integer
local function turn_on(client, buffer)
  if vim.g.apns_lsp_autocomplete and client:supports_method('textDocument/completion') then
    complete_while_typing(client, buffer)
  end
  -- In other JSON files there is another server at work, or none is wanted.
  if vim.bo[buffer].filetype ~= 'apns' then
    return
  end
  if client:supports_method('textDocument/inlayHint') then
    vim.lsp.inlay_hint.enable(true, { bufnr = buffer })
  end
  if client:supports_method('textDocument/codeLens') then
    show_lenses(buffer)
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
