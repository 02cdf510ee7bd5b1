import { ENTRY_KINDS, KIND_FILTERS, kindsFilteredWith, PINNED_KINDS, REQUEST_KINDS } from '@flowlens/core/recorded';
import { describe, expect, it } from 'vitest';
import { anEvent, aRequest, aResponse } from '../event-builders.js';
import { mergeEvents } from './merge-events.js';
import { countEntries } from './count-entries.js';
import { NO_TIMELINE_FILTERS, type TimelineFilters } from '../../search/timeline-filters.js';
import { filterEntries } from './filter-entries.js';

const entries = mergeEvents({
  events: [
    anEvent('navigation', 0, { navigation_data: { url: 'https://shop.example/cart' } }),
    aRequest(1, 'a', { method: 'post', url: 'https://api.example/PAY' }),
    aResponse(2, 'a', { status: 500 }),
    aRequest(3, 'b', { url: 'https://api.example/items' }),
    aResponse(4, 'b'),
    anEvent('console_warn', 5, { console_warn_data: { message: 'Slow image' } }),
    anEvent('console_error', 6, { console_error_data: { message: 'Payment failed' } }),
    anEvent('dom_action', 7, { action_type: 'click', target: { tagName: 'BUTTON', textContent: 'Pay now' } }),
    anEvent('local_storage', 8, { local_storage_data: { key: 'cart', value: 'three items' } }),
    anEvent('session_storage', 9, { session_storage_data: { key: 'draft', value: 'x' } }),
    anEvent('websocket_created', 10, { websocket_created_data: { url: 'wss://shop.example/live' } }),
    anEvent('heartbeat', 11),
    anEvent('console_warn', 12, { console_warn_data: { message: 'Straße, Passwort, ΟΔΟΣ, οδος' } }),
  ],
});
const found = (filters: Partial<TimelineFilters>) =>
  filterEntries(entries, { ...NO_TIMELINE_FILTERS, ...filters }).map((entry) => entry.id);

describe('filterEntries', () => {
  it('returns the same array without filters', () => {
    expect(filterEntries(entries, NO_TIMELINE_FILTERS)).toBe(entries);
  });

  it.each<[string, Partial<TimelineFilters>, string[]]>([
    ['kinds', { kinds: new Set(['network', 'navigation']) }, ['e0', 'e1', 'e3']],
    ['an empty set of kinds', { kinds: new Set() }, []],
    ['severities', { severities: new Set(['error']) }, ['e1', 'e6']],
    ['both', { kinds: new Set(['network']), severities: new Set(['success']) }, ['e3']],
    ['kind and search', { kinds: new Set(['network']), search: 'pay' }, ['e1']],
  ])('narrows by %s', (_name, filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });

  it.each([
    ['a URL, in any case', 'api.example/pay', ['e1']],
    ['a method', 'POST', ['e1']],
    ['a status', '500', ['e1']],
    ['a message', 'slow IMAGE', ['e5']],
    ['the text of an element', 'pay now', ['e7']],
    ['an action', 'click', ['e7']],
    ['a key and a URL', 'cart', ['e0', 'e8']],
    ['a stored value', 'three', ['e8']],
    ['a session key', 'draft', ['e9']],
    ['a websocket', 'wss://', ['e10']],
    ['an unknown type', 'heart', ['e11']],
    ['text with blanks around', '  draft ', ['e9']],
    ['ß by SS', 'STRASSE', ['e12']],
    ['ss by ß', 'paßwort', ['e12']],
    ['a final sigma by another', 'οδοσ', ['e12']],
    ['what nothing holds', 'zebra', []],
  ])('finds %s', (_name, search, ids) => {
    expect(found({ search })).toEqual(ids);
  });
});

describe('pinned kinds', () => {
  const gap = anEvent('recorder_gap', 1, { recorder_gap_data: { reason: 'buffer full' } });
  const mark = anEvent('recorder_mark', 3, { recorder_mark_data: { note: 'The total is wrong' } });
  const rows = mergeEvents({ events: [anEvent('navigation'), gap, anEvent('console_error', 2), mark] });
  const kindsOf = (filters: Partial<TimelineFilters>) =>
    filterEntries(rows, { ...NO_TIMELINE_FILTERS, pinnedKinds: PINNED_KINDS, ...filters }).map(({ kind }) => kind);

  it('pass filters of kind and severity, but no search that they do not match', () => {
    expect(kindsOf({ kinds: new Set(['navigation']) })).toEqual(['navigation', 'recorder_gap', 'recorder_mark']);
    expect(kindsOf({ severities: new Set(['error']) })).toEqual(['recorder_gap', 'console_error', 'recorder_mark']);
    expect(kindsOf({ severities: new Set(['error']), search: 'buffer' })).toEqual(['recorder_gap']);
    expect(kindsOf({ kinds: new Set(['network']), search: 'TOTAL is' })).toEqual(['recorder_mark']);
    expect(kindsOf({ search: 'cart' })).toEqual([]);
  });

  it('are the only kinds without a filter, except for requests, which have several', () => {
    const filtered = KIND_FILTERS.flatMap(({ kinds }) => kinds);

    expect(new Set(filtered).size).toBe(filtered.length);
    expect([...ENTRY_KINDS, ...REQUEST_KINDS].filter((kind) => !filtered.includes(kind))).toEqual([
      'network',
      ...PINNED_KINDS,
    ]);
    expect(kindsFilteredWith('sse_message')).toEqual(['fetch', 'sse_message']);
    expect(kindsFilteredWith('recorder_gap')).toEqual(['recorder_gap']);
    expect(kindsFilteredWith('recorder_mark')).toEqual(['recorder_mark']);
  });
});

describe('countEntries', () => {
  it('counts by kind and severity', () => {
    expect(countEntries(entries)).toEqual({
      total: 11,
      byKind: {
        ...countEntries([]).byKind,
        network: 2,
        websocket: 1,
        dom_action: 1,
        console_error: 1,
        console_warn: 2,
        javascript_error: 0,
        local_storage: 1,
        session_storage: 1,
        navigation: 1,
        unknown: 1,
      },
      byRequestKind: { fetch: 2, document: 0, asset: 0 },
      bySeverity: { error: 2, warning: 2, redirect: 0, success: 1, info: 6 },
    });
  });
});
