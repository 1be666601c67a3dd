call apns_lsp#ale#Define('json')
