/** Port from a document of the recorded tab to the offscreen document. */
export const PAGE_PORT = 'page';

/** Maximum number of characters that a document sends at once. */
export const TEXT_MAX_CHARS = 256 * 1024;

/** Maximum number of characters per piece: messages stay below 64 KB even if each character takes three bytes. */
export const PIECE_MAX_CHARS = 20_000;

/** Messages of the bridge. They only add to the recording of the tab that the browser reports as the sender. */
export type BridgeMessage =
  /** Secret fields are blurred, so the picture may be shown. */
  | { kind: 'joined'; isLate: boolean }
  | { kind: 'painted' }
  /** A piece of events as JSON. `page`: reported by the page's own world. `bridge`: observed by the content script itself. */
  | { kind: 'events'; from: 'page' | 'bridge'; text: string; isLast: boolean };

/** Messages of the offscreen document. */
export type RecorderMessage =
  /** First message: selectors of elements to mask and blur, in addition to the defaults. */
  | { kind: 'begin'; masks: readonly string[] }
  /** Makes the page paint, to tell a static page from a stalled capture. */
  | { kind: 'repaint' }
  /** Makes the document send its last events and restore the page. */
  | { kind: 'stop' };
