// VS Code's editor with Microsoft's LSP client, which talks to the bridge that the address names.
import * as core from '/js_build/assets/monaco-core.js';

const monaco = Object.values(core).find((value) => value && value.lsp && value.editor);
window.monaco = monaco;

// A language of its own keeps Monaco's built-in JSON service out of the way.
monaco.languages.register({ id: 'apns', extensions: ['.apns', '.apn', '.apns.json'] });
monaco.languages.setLanguageConfiguration('apns', {
  // Keys with hyphens are words, as in VS Code's JSON.
  wordPattern: /("(?:[^\\"]*(?:\\.)?)*"?)|[^\s{}\[\],:]+/,
  brackets: [['{', '}'], ['[', ']']],
  autoClosingPairs: [
    { open: '{', close: '}', notIn: ['string'] },
    { open: '[', close: ']', notIn: ['string'] },
    { open: '"', close: '"', notIn: ['string'] },
  ],
});
monaco.languages.setMonarchTokensProvider('apns', {
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'string.key.json'],
      [/"(?:[^"\\]|\\.)*"?/, 'string.value.json'],
      [/-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/, 'number'],
      [/true|false|null/, 'keyword'],
      [/[{}\[\]]/, '@brackets'],
    ],
  },
});

window.editor = monaco.editor.create(document.getElementById('editor'), {
  automaticLayout: true,
  inlayHints: { enabled: 'on' },
  lightbulb: { enabled: 'on' },
  minimap: { enabled: false },
  quickSuggestions: { strings: true, other: true },
  tabSize: 2,
  detectIndentation: false,
  wordBasedSuggestions: 'off',
  model: null,
});
window.show = (uri, text) => {
  const address = monaco.Uri.parse(uri);
  monaco.editor.getModel(address)?.dispose();
  const language = uri.endsWith('.json') && !uri.endsWith('.apns.json') ? 'json' : 'apns';
  editor.setModel(monaco.editor.createModel(text, language, address));
  editor.focus();
};

const port = Number(new URLSearchParams(location.search).get('bridge'));
const transport = await monaco.lsp.WebSocketTransport.connectTo({ host: '127.0.0.1', port, forceTls: false });
window.client = new monaco.lsp.MonacoLspClient(transport);
await client._initPromise;
window.ready = true;
