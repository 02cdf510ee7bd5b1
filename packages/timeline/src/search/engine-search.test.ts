import { foldForSearch } from '@flowlens/core';
import { ENTRY_KINDS, ENTRY_SEVERITIES, EVENT_TYPES, REQUEST_KINDS, type TimelineEvent } from '@flowlens/core/recorded';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_SHAPES } from '../format/event-shapes.js';
import { normalizeEvent } from '../format/normalize-event.js';
import type { TimelineFilters } from './timeline-filters.js';
import { filterEntries } from '../test-support/oracle/filter-entries.js';
import { readInChunks } from '../test-support/chunked-reading.js';
import { type PlainReading, readPlainly } from '../test-support/oracle/read-plainly.js';
import { randomCuts, timelineFiles } from '../test-support/random-cuts.js';
import { FORMAT_KEYS, randomFile, WORDS } from '../test-support/random-timeline.js';
import type { TimelineEntry } from '../entries/timeline-entry.js';
import { TimelineFormatError } from '../format/timeline-format-error.js';
import type { SearchScope, TimelineEngine } from '../index/timeline-engine.js';

const encoder = new TextEncoder();

describe('a search of the rows', () => {
  it.each([1, 2, 3, 4])('finds the same as a plain filter, including letter by letter (%i of 4)', () => {
    const filters = fc.record({
      kinds: fc.option(fc.subarray([...ENTRY_KINDS, ...REQUEST_KINDS]).map((names) => new Set(names))),
      pinnedKinds: fc.option(
        fc.subarray([...ENTRY_KINDS], { maxLength: 2 }).map((names) => new Set(names)),
        {
          nil: undefined,
        },
      ),
      severities: fc.option(fc.subarray([...ENTRY_SEVERITIES], { minLength: 1 }).map((names) => new Set(names))),
      search: fc.constantFrom(...WORDS.filter((word) => word.isWellFormed()), 'xyxyx', '404', '302', 'a=1', 'Post h'),
    });
    fc.assert(
      fc.property(
        timelineFiles,
        randomCuts,
        fc.array(filters, { minLength: 1, maxLength: 3 }),
        (file, places, searches) => {
          const plain = readPlainly(file);
          const engine = readInChunks(file, places);
          if (plain instanceof TimelineFormatError || engine instanceof TimelineFormatError) return;
          for (const typed of searches.flatMap(keyStrokes))
            expect(found(engine, typed, 'rows')).toEqual(idsOf(plain, typed));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a search of everything', () => {
  // The first of two values under one key is in the file, but not in the event.
  const files = fc.tuple(fc.integer(), fc.nat(9)).map(([seed, count]) => encoder.encode(randomFile(seed, count, 0)));
  const words = fc.constantFrom(
    ...[
      'api',
      'SHOP',
      'pay?A=1',
      'straße',
      'STRASSE',
      'ß',
      's',
      'ss',
      'sss',
      'ras',
      'sSe',
      'sse',
      'ς',
      'οδός',
      'Οδος',
      'δοσ',
      'e\nb',
      'nbreak',
      '"quoted"',
      'd"',
      '😀',
      '\\n',
      '\\',
      '/',
      'a/b',
      '001b',
      '[31',
      '\u001b[',
    ],
    ...[
      'status',
      'stat',
      'url',
      'tus',
      'accept',
      'length',
      '404',
      '-1',
      'true',
      'null',
      ',',
      ':',
      '{',
      '"',
      'e',
      'xyxyxyx',
      '200,',
      'get a',
      'οδο',
    ],
  );

  it.each([1, 2, 3, 4])('finds any recorded text that a person would find (%i of 4)', () => {
    fc.assert(
      fc.property(files, randomCuts, fc.array(words, { minLength: 1, maxLength: 4 }), (file, places, searches) => {
        const plain = readPlainly(file);
        const engine = readInChunks(file, places);
        if (plain instanceof TimelineFormatError || engine instanceof TimelineFormatError) return;
        const data = dataOf(file);
        for (const search of searches) {
          const filters = { kinds: null, severities: null, search };
          const expected = plain.entries.filter((entry) => {
            const places = eventsOf(entry).map((event) => plain.places.get(event)!);
            return holdsPlainly(
              entry,
              places.map((place) => data[place]),
              filters,
            );
          });
          expect(found(engine, filters, 'everything')).toEqual(expected.map(({ id }) => id));
        }
      }),
      { numRuns: 100 },
    );
  });
});

/** Returns whether an entry matches as a row, or by any text, number or name in its recorded data. */
function holdsPlainly(entry: TimelineEntry, data: readonly unknown[], filters: TimelineFilters): boolean {
  const needle = foldForSearch(filters.search.trim());
  return filterEntries([entry], filters).length > 0 || data.some((value) => holds(value, needle));
}

function holds(value: unknown, needle: string): boolean {
  if (typeof value === 'string') return foldForSearch(value).includes(needle);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).includes(needle);
  if (Array.isArray(value)) return value.some((item) => holds(item, needle));
  return Object.entries(value).some(
    ([key, item]) => (!FORMAT_KEYS.has(key) && foldForSearch(key).includes(needle)) || holds(item, needle),
  );
}

/** The recorded data of each event of the file, before normalization. */
function dataOf(file: Uint8Array): unknown[] {
  const content = JSON.parse(new TextDecoder().decode(file)) as { timeline: Record<string, unknown>[] };
  const events = Array.isArray(content) ? (content as Record<string, unknown>[]) : content.timeline;
  return events.map((event) => {
    const { type } = normalized(event);
    const known = EVENT_TYPES.find((name) => name === type);
    if (!known) return event;
    const { data, foreignData = '' } = EVENT_SHAPES[known];
    return [event[data], event[foreignData]].find((value) => typeof value === 'object' && value !== null) ?? '';
  });
}

function normalized(event: Record<string, unknown>): Record<string, unknown> {
  const copy = structuredClone(event);
  normalizeEvent(copy);
  return copy;
}

/** A search as it is typed, letter by letter. */
function keyStrokes(filters: TimelineFilters): TimelineFilters[] {
  const characters = [...filters.search.slice(0, 12)];
  return characters.map((_, index) => ({ ...filters, search: characters.slice(0, index + 1).join('') }));
}

function found(engine: TimelineEngine, filters: TimelineFilters, scope: SearchScope): string[] {
  const run = engine.search(filters, scope);
  while (!run.step(3));
  return Array.from(run.selection.entries, (number) => `e${number}`);
}

function idsOf({ entries }: PlainReading, filters: TimelineFilters): string[] {
  return filterEntries(entries, filters).map(({ id }) => id);
}

function eventsOf(entry: TimelineEntry): TimelineEvent[] {
  if (entry.kind === 'network') return [entry.request, entry.response].filter((event) => event !== null);
  return entry.kind === 'websocket' ? entry.events : [entry.event];
}
