---@brief
---
--- A language server for the JSON that servers send to the Apple Push Notification service (APNs).
---
--- `apns-lsp` must be on `$PATH`. It checks, completes and explains `*.apns`, `*.apn` and `*.apns.json` files, and the
--- payloads inside other JSON files; to a JSON file without one it says nothing. Neovim does not know the file type
--- `apns` by itself:
---
--- ```lua
--- vim.filetype.add({
---   extension = { apns = 'apns', apn = 'apns' },
---   pattern = { ['.*%.apns%.json'] = 'apns' },
--- })
--- ```
---
--- The settings are those of a project's `.apns-lsp.json`, in the same shape, below `apns`.

---@type vim.lsp.Config
return {
  cmd = { 'apns-lsp' },
  filetypes = { 'apns', 'json' },
  root_markers = { '.apns-lsp.json', '.git' },
  settings = { apns = vim.empty_dict() },
}
