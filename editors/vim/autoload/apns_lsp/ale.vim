" What ALE is told of apns-lsp: the language server as a linter, and the command line as a fixer, since ALE does not
" format through a language server.

call ale#Set('apns_lsp_executable', 'apns-lsp')

function! apns_lsp#ale#Define(filetype) abort
  call ale#linter#Define(a:filetype, {
  \   'name': 'apns_lsp',
  \   'lsp': 'stdio',
  \   'executable': {buffer -> ale#Var(buffer, 'apns_lsp_executable')},
  \   'command': '%e',
  \   'project_root': function('apns_lsp#ale#Root'),
  \   'language': a:filetype,
  \})
endfunction

" The folder of the configuration or of the repository; ALE starts no server without a folder.
function! apns_lsp#ale#Root(buffer) abort
  let l:configuration = ale#path#FindNearestFile(a:buffer, '.apns-lsp.json')
  if !empty(l:configuration)
    return fnamemodify(l:configuration, ':h')
  endif
  let l:repository = ale#path#FindNearestDirectory(a:buffer, '.git')
  return empty(l:repository) ? expand('#' . a:buffer . ':p:h') : fnamemodify(l:repository, ':h:h')
endfunction

function! apns_lsp#ale#Format(buffer) abort
  let l:executable = ale#Escape(ale#Var(a:buffer, 'apns_lsp_executable'))
  return {'command': l:executable . ' format --stdin-filename %s -'}
endfunction
