import { harClock } from './har-clock.js';
import { networkHarEntry } from './har-network.js';
import { harPages } from './har-pages.js';
import { websocketHarEntry } from './har-websocket.js';
import type { TimelineEntry } from '../../entries/timeline-entry.js';

/** Facts in a HAR file about the recording that it comes from. */
export interface HarAbout {
  /** Names the recording. */
  title: string;
  /** When the recording began, in epoch milliseconds. Left out, it follows from the first event that has a timestamp. */
  startedAt?: number | null | undefined;
  browser?: { name: string; version: string } | undefined;
  /** Version of the program that writes the file. @default '' */
  version?: string | undefined;
}

/**
 * The network requests and websocket connections among the entries as a HAR 1.2 file, in pieces that join into one JSON text, so that
 * a long recording is never held as one. Values of secret headers are left out, should the recorder have kept them; messages of
 * websockets stand under `_webSocketMessages`, as Chrome writes them.
 *
 * @example
 * const file = new Blob([...harChunks(entries, { title: flow.title })], { type: 'application/json' });
 */
export function* harChunks(entries: Iterable<TimelineEntry>, about: HarAbout): Generator<string, void> {
  const clock = harClock(about.startedAt ?? null);
  const pages = harPages(about.title, clock);
  const creator = { name: 'FlowLens', version: about.version ?? '' };
  const browser = about.browser && `,"browser":${JSON.stringify(about.browser)}`;
  yield `{"log":{"version":"1.2","creator":${JSON.stringify(creator)}${browser ?? ''},"entries":[`;

  let separator = '\n';
  for (const entry of entries) {
    clock.see(entry);
    pages.see(entry);
    if (entry.kind !== 'network' && entry.kind !== 'websocket') continue;
    yield separator;
    separator = ',\n';
    const pageref = pages.current();
    if (entry.kind === 'network') yield JSON.stringify(networkHarEntry(entry, pageref, clock));
    else yield* websocketHarEntry(entry, pageref, clock);
  }
  // Only now it is known on which pages there were requests.
  yield `\n],"pages":${JSON.stringify(pages.all())}}}\n`;
}
