" Vim takes *.apns.json for JSON first, and `setfiletype` would leave it at that.
autocmd BufNewFile,BufRead *.apns,*.apn,*.apns.json set filetype=apns
