export const sequenceDiagram = {
  label: 'Sequence diagram',
  hint: 'Requests between the page and its hosts, without scripts, images and other assets. GitHub, GitLab and Notion draw the copied text as a diagram.',
  page: 'Page',
  /** Lane for addresses without a host. */
  noHost: '(no host)',
  messages: 'Messages',
  more: ({ count }: { count: number }) => `The first ${count} messages are shown. Later ones are left out.`,
  answered: 'Answered',
  pending: 'No response',
  requestFailed: 'Failed',
  websocket: 'WebSocket',
  websocketClosed: 'Closed',
  frames: ({ sent, received }: { sent: number; received: number }) => `${sent} sent, ${received} received`,
  milliseconds: ({ count }: { count: number }) => `${count} ms`,
  /** Name of a message: its time, its text, its host and its outcome, which may be empty. */
  messageLabel: ({ time, text, host, outcome }: { time: string; text: string; host: string; outcome: string }) =>
    outcome ? `${time} ${text}, ${host}, ${outcome}` : `${time} ${text}, ${host}`,
  loading: 'Loading sequence diagram...',
  failed: 'Failed to load the sequence diagram',
  empty: 'Nothing to draw',
  emptyHint: 'The diagram shows network requests and WebSocket connections. This flow has none yet.',
  copy: 'Copy',
  download: 'Download .mmd',
};
