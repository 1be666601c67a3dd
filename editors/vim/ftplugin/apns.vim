" JSON with two spaces; `let g:apns_recommended_style = 0` leaves your own options as they are.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

if get(g:, 'apns_recommended_style', 1)
  setlocal expandtab shiftwidth=2 softtabstop=2
endif
" JSON has no comments.
setlocal comments= commentstring=
" Keys such as content-available are one word: for completion, `*` and `ciw`.
setlocal iskeyword+=-

let b:undo_ftplugin = 'setlocal expandtab< shiftwidth< softtabstop< comments< commentstring< iskeyword<'
