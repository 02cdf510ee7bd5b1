/** Port from a document of the recorded tab to the offscreen document. */
export const PAGE_PORT = 'page';

/** Longest text that a document sends at once. */
export const TEXT_MAX_CHARS = 256 * 1024;

/** A longer text goes in pieces: messages stay below 64 KB, also when each character takes three bytes. */
export const PIECE_MAX_CHARS = 20_000;

/** Messages of the bridge. They only add to the recording of the tab that the browser names as the sender. */
export type BridgeMessage =
  /** Secret fields are blurred, so that the picture may be shown. */
  | { kind: 'joined'; isLate: boolean }
  | { kind: 'painted' }
  /** A piece of events as JSON. `page`: as the page's own world tells them; `bridge`: seen by the content script itself. */
  | { kind: 'events'; from: 'page' | 'bridge'; text: string; isLast: boolean };

/** Messages of the offscreen document. */
export type RecorderMessage =
  /** Comes first. Selectors of elements to mask and blur, beside the usual ones. */
  | { kind: 'begin'; masks: readonly string[] }
  /** Make the page paint, which tells a static page from a stalled capture. */
  | { kind: 'repaint' }
  /** Send the last events and restore the page. */
  | { kind: 'stop' };
