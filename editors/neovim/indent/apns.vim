" A payload is indented as JSON is.
runtime! indent/json.vim
