print("apns-lsp")
