" A payload is coloured as JSON.
runtime! syntax/json.vim
