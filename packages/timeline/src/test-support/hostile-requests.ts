import type { NetworkRequestData } from '@flowlens/core/recorded';
import fc from 'fast-check';
import { buildTimelineEntries } from '../index/build-timeline-entries.js';
import type { NetworkEntry } from '../entries/timeline-entry.js';

const SHELL = [
  "'",
  '"',
  '\\',
  '$(id)',
  '`id`',
  '!',
  '!!',
  '%s',
  '@/etc/passwd',
  '&',
  '|',
  ';',
  '#',
  '~',
  '{1..3}',
  '[a-c]',
  '*',
];
const UNSEEN = [
  '\0',
  '\x07',
  '\x1b[2J',
  '\x7f',
  '\u0085',
  '\u202e',
  '\u2028',
  '\ufeff',
  '\ud800',
  '\n',
  '\r\n',
  '\t',
  ' ',
];
const WORDS = ['a', '0', '7', 'é', '日', '🎉', '</script>', '__proto__', '[redacted]'];

const piece = fc.oneof(
  fc.constantFrom(...SHELL),
  fc.constantFrom(...UNSEEN),
  fc.constantFrom(...WORDS),
  fc.string({ unit: 'binary', maxLength: 3 }),
);

/** Texts with all characters that are special in shells, terminals and JavaScript. */
const hostileText = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

const headerName = fc.oneof(
  fc.stringMatching(/^x-[a-z!#$%&'*+.^_`|~-]{1,6}$/),
  fc.constantFrom(
    'content-type',
    'authorization',
    'cookie',
    'accept',
    'user-agent',
    '@/etc/passwd',
    ':authority',
    'a b',
    '',
  ),
);

/** Generates recorded requests; `origin` is their target. */
export function hostileRequest(origin: string, methods: readonly string[]): fc.Arbitrary<NetworkRequestData> {
  return fc.record({
    method: fc.constantFrom(...methods),
    url: fc.tuple(hostileText, hostileText).map(([path, query]) => `${origin}/${path}?q=${query}`),
    headers: fc.dictionary(headerName, hostileText, { maxKeys: 4 }),
    body: fc.option(
      fc.oneof(
        hostileText,
        hostileText.map((text) => text.padEnd(30_000, 'long ')),
      ),
      { nil: undefined },
    ),
  });
}

/** The entry of a request that has no response. */
export function aNetworkEntry(data: NetworkRequestData, page_url?: string): NetworkEntry {
  const request = {
    type: 'network_request',
    relative_time_ms: 0,
    timestamp: null,
    page_url,
    network_request_data: data,
  };
  return buildTimelineEntries([request])[0] as NetworkEntry;
}
