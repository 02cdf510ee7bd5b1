import { createTimelineEngine } from '@flowlens/timeline';
import { describe, expect, it } from 'vitest';
import { storageAt } from './storage-state.js';

const access = (action_type: string, data: object, page_url = 'https://shop.test/cart') => ({
  type: 'local_storage',
  action_type,
  page_url,
  local_storage_data: data,
});

/** Returns the storage after these events, as `key=value`. */
async function after(...events: object[]): Promise<string[]> {
  const engine = createTimelineEngine();
  engine.push(
    new TextEncoder().encode(JSON.stringify(events.map((event, at) => ({ relative_time_ms: at, ...event })))),
  );
  engine.end();
  const items = await storageAt(engine, { areas: new Set(['local_storage']), timeMs: Infinity });
  return items.map(({ site, key, value, entryId }) => `${site.slice(8)} ${key}=${value} (${entryId})`);
}

describe('storageAt', () => {
  it('returns values that were written or read', async () => {
    expect(await after(access('set', { key: 'a', value: '1' }), access('get', { key: 'b', value: '2' }))).toEqual([
      'shop.test a=1 (e0)',
      'shop.test b=2 (e1)',
    ]);
  });

  it('ignores a read that finds nothing under an unknown key', async () => {
    const nothing = access('get', { key: 'a', value: null });

    expect(await after(nothing)).toEqual([]);
    expect(await after(access('set', { key: 'a', value: '1' }), nothing)).toEqual(['shop.test a=null (e1)']);
  });

  it('removes every value of a site when it is cleared', async () => {
    expect(
      await after(
        access('set', { key: 'a', value: '1' }),
        access('remove', { key: 'b', value: '2' }),
        access('set', { key: 'a', value: '3' }, 'https://other.test/'),
        access('clear', {}),
        access('set', { key: 'c', value: '4' }),
      ),
    ).toEqual(['shop.test a=null (e3)', 'shop.test b=null (e1)', 'shop.test c=4 (e4)', 'other.test a=3 (e2)']);
  });
});
