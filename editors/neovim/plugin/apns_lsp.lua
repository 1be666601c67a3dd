-- What a payload's window gets once the server is attached: folding, hints, the size above the payload, and, where
-- `vim.g.apns_lsp_autocomplete` asks for it, completion while typing.

-- The lines of a paragraph as one, which the window breaks where it must; examples stay as they are.
---@param lines string[]
---@return string[]
local function joined(lines)
  local result, in_example, in_paragraph = {}, false, false
  for _, line in ipairs(lines) do
    local is_fence = vim.startswith(line, '```')
    if in_paragraph and not is_fence and line ~= '' and not line:match('^%s*[-*#>|]') then
      result[#result] = result[#result] .. ' ' .. line
    else
      table.insert(result, line)
    end
    in_example = in_example ~= is_fence
    in_paragraph = not in_example and not is_fence and line ~= ''
  end
  return result
end

-- Neovim puts the explanation of a suggestion into the window beside the list as it comes, which is Markdown.
local function show_as_markdown()
  local info = vim.fn.complete_info({ 'selected' })
  local buffer, window = info.preview_bufnr, info.preview_winid
  if not buffer or not window or not vim.api.nvim_win_is_valid(window) then
    return
  end
  vim.bo[buffer].modifiable = true
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, joined(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)))
  vim.treesitter.start(buffer, 'markdown')
  vim.wo[window].conceallevel = 2
  vim.wo[window].concealcursor = 'nvic'
  vim.wo[window].linebreak = true
  vim.api.nvim_win_set_height(window, math.max(1, vim.api.nvim_win_text_height(window, {}).all))
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
  -- A line that has an error and a hint shows the error's sign.
  for _, is_pull in ipairs({ false, true }) do
    vim.diagnostic.config({ severity_sort = true }, vim.lsp.diagnostic.get_namespace(client.id, is_pull))
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
