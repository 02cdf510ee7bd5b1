import { describe, expect, it } from 'vitest';
import { createTimelineEngine } from '../index/create-timeline-engine.js';
import { previousStorageValue } from './previous-storage-value.js';
import type { StorageEntry } from './timeline-entry.js';

function local(key: string, value?: string, page_url = 'https://shop.test/cart'): object {
  return { type: 'local_storage', page_url, local_storage_data: { key, ...(value !== undefined && { value }) } };
}

/** Returns the value before the last of these events. */
function before(...events: object[]) {
  const engine = createTimelineEngine();
  engine.push(
    new TextEncoder().encode(JSON.stringify(events.map((event, index) => ({ relative_time_ms: index, ...event })))),
  );
  engine.end();
  return previousStorageValue(engine, engine.entry(`e${events.length - 1}`) as StorageEntry);
}

const did = (action_type: string, event: object): object => ({ ...event, action_type });
const CLEARED = { type: 'local_storage', page_url: 'https://shop.test/', action_type: 'clear', local_storage_data: {} };

const LONG = 'k'.repeat(400);

describe('previousStorageValue', () => {
  it.each<[string, object[], string | null | undefined]>([
    ['the last value', [local('a', '1'), local('a', '2'), local('b', '3'), local('a', '4')], '2'],
    ['an empty value', [local('a', ''), local('a', '4')], ''],
    ['null after a removal', [local('a', '1'), local('a'), local('a', '4')], null],
    ['nothing known at the first write', [local('b', '1'), local('a', '4')], undefined],
    ['nothing written later', [{ ...local('a', '9'), relative_time_ms: 5 }, local('a', '4')], undefined],
    ['nothing under similar keys', [local('A', '1'), local('aa', '2'), local(' a', '3'), local('a', '4')], undefined],
    ['a key longer than a row shows', [local(LONG, '1'), local(`${LONG}2`, '2'), local(LONG, '4')], '1'],
    ['an empty key', [local('', '1'), local('b', '2'), local('', '4')], '1'],
    ['the value that was read', [did('get', local('a', '1')), local('a', '4')], '1'],
    ['null after a clear', [local('a', '1'), CLEARED, local('a', '4')], null],
    ['a value written after a clear', [CLEARED, local('a', '1'), local('b', '1'), local('a', '4')], '1'],
    ['nothing from a later clear', [{ ...CLEARED, relative_time_ms: 9 }, local('a', '4')], undefined],
    [
      'a value despite a clear on another site',
      [local('a', '1'), { ...CLEARED, page_url: 'https://other.test/' }, local('a', '4')],
      '1',
    ],
    [
      'a value that contains the word `clear`',
      [local('clear', 'clear'), local('a', 'clear'), local('clear', '4')],
      'clear',
    ],
    ['nothing before a read', [local('a', '1'), did('get', local('a', '1'))], undefined],
    ['nothing from another site', [local('a', '1', 'https://other.test/'), local('a', '4')], undefined],
    [
      'nothing from another storage',
      [{ type: 'session_storage', session_storage_data: { key: 'a', value: '1' } }, local('a', '4')],
      undefined,
    ],
  ])('finds %s', (_what, events, value) => {
    expect(before(...events)).toBe(value);
  });
});
