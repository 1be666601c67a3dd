" Where ALE is there, `apns_lsp` is a name for g:ale_fixers, and formats payloads.
function! s:AddFixer() abort
  if exists('g:loaded_ale')
    call ale#fix#registry#Add('apns_lsp', 'apns_lsp#ale#Format', ['apns'], 'Format APNs payloads with apns-lsp')
  endif
endfunction

autocmd VimEnter * call s:AddFixer()
