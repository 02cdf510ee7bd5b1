export const sequenceDiagram = {
  label: 'Sequence diagram',
  hint: 'Mermaid text of the network requests and WebSocket connections. GitHub, GitLab and Notion draw it.',
  loading: 'Loading sequence diagram...',
  failed: 'Failed to load the sequence diagram',
  empty: 'Nothing to draw',
  emptyHint:
    'The diagram shows network requests and WebSocket connections. There are none in this flow, or they are not there yet.',
  copy: 'Copy',
  download: 'Download .mmd',
};
