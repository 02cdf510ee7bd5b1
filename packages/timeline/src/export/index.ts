export { eventsAsWebVtt } from './events-as-web-vtt.js';
export { type HarAbout, harChunks } from './har/har.js';
export { markdownReport, type MarkdownReportOptions } from './markdown-report.js';
export { playwrightTest } from './playwright/playwright-test.js';
export { requestAsCurl } from './request/request-as-curl.js';
export { requestAsFetch } from './request/request-as-fetch.js';
export { rowLine } from './row-line.js';
export { drawSequenceDiagram, hasMessages } from './sequence/mermaid-diagram.js';
export {
  type HttpMessage,
  SEQUENCE_MESSAGES_MAX,
  type SequenceMessage,
  type SocketMessage,
  websocketMessageCount,
} from './sequence/sequence-messages.js';
