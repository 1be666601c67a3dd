call apns_lsp#ale#Define('apns')
