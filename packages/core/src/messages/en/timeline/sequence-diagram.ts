export const sequenceDiagram = {
  label: 'Sequence diagram',
  hint: 'Mermaid text of the network requests and WebSocket connections. GitHub, GitLab and Notion render it as a diagram.',
  loading: 'Loading sequence diagram...',
  failed: 'Failed to load the sequence diagram',
  empty: 'Nothing to draw',
  emptyHint: 'The diagram shows network requests and WebSocket connections. This flow has none yet.',
  copy: 'Copy',
  download: 'Download .mmd',
};
