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
" So that <C-X><C-O> asks ALE, where it is there and nothing else was asked for.
if exists('g:loaded_ale') && empty(&omnifunc)
  setlocal omnifunc=ale#completion#OmniFunc
endif

let b:undo_ftplugin = 'setlocal expandtab< shiftwidth< softtabstop< comments< commentstring< iskeyword< omnifunc<'
