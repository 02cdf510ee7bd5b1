import { harClock } from './har-clock.js';
import { networkHarEntry } from './har-network.js';
import { harPages } from './har-pages.js';
import { websocketHarEntry } from './har-websocket.js';
import type { TimelineEntry } from '../../entries/timeline-entry.js';

/** Facts about the recording for the HAR file. */
export interface HarAbout {
  /** Name of the recording. */
  title: string;
  /** Start of the recording in epoch milliseconds. By default, derived from the first event with a timestamp. */
  startedAt?: number | null | undefined;
  browser?: { name: string; version: string } | undefined;
  /** Version of the program that writes the file. @default '' */
  version?: string | undefined;
}

/**
 * Yields the network requests and websocket connections among the entries as a HAR 1.2 file. The chunks form one JSON text,
 * so that a long recording is never in memory as a whole. Omits values of secret headers, even if the recorder kept them.
 * Websocket messages are in `_webSocketMessages`, as in Chrome.
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
  // Only now is it known which pages had requests.
  yield `\n],"pages":${JSON.stringify(pages.all())}}}\n`;
}
