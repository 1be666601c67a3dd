vim.filetype.add({
  extension = { apns = 'apns', apn = 'apns' },
  pattern = { ['.*%.apns%.json'] = 'apns' },
})
