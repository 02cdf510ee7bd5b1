import type { TimelineRow } from '@flowlens/timeline';
import { describe, expect, it, vi } from 'vitest';
import { createRowCache } from './row-cache.js';

const aRow = (entry: number, url = '/'): TimelineRow => ({
  kind: 'navigation',
  action: '',
  inFrame: false,
  id: `e${entry}`,
  timeMs: entry,
  timestamp: null,
  severity: 'info',
  url,
});
const numbers = (...values: number[]) => Uint32Array.from(values);

function aCache() {
  const ask = vi.fn<(entries: Uint32Array) => void>();
  const cache = createRowCache(ask);
  const receive = (...rows: TimelineRow[]) =>
    cache.receive(
      Uint32Array.from(rows, ({ timeMs }) => timeMs),
      rows,
    );
  const asked = () => ask.mock.calls.map(([entries]) => [...entries]);
  return { cache, receive, asked };
}

describe('createRowCache', () => {
  it('requests missing rows once, and notifies when they arrive', () => {
    const { cache, receive, asked } = aCache();
    const onChange = vi.fn();
    cache.subscribe(onChange);

    cache.load(numbers(3, 4));
    cache.load(numbers(4, 5));
    expect(asked()).toEqual([[3, 4], [5]]);
    expect(cache.get(3)).toBeUndefined();

    receive(aRow(3), aRow(4));
    expect(cache.get(4)).toMatchObject({ id: 'e4' });
    expect(onChange).toHaveBeenCalledOnce();
    expect(cache.getVersion()).toBe(1);

    cache.load(numbers(3, 4));
    expect(asked()).toHaveLength(2);
  });

  it('shows outdated rows until new ones arrive, and keeps unchanged ones', () => {
    const { cache, receive, asked } = aCache();
    receive(aRow(1), aRow(2));
    const [first, second] = [cache.get(1), cache.get(2)];

    cache.refresh();
    cache.load(numbers(1, 2));
    expect(asked()).toEqual([[1, 2]]);
    expect(cache.get(1)).toBe(first);

    receive(aRow(1), aRow(2, '/elsewhere'));
    expect(cache.get(1)).toBe(first);
    expect(cache.get(2)).not.toBe(second);
    expect(cache.get(2)).toMatchObject({ url: '/elsewhere' });
  });

  it('repeats a request whose response is older than a change', () => {
    const { cache, asked } = aCache();
    cache.load(numbers(1));

    cache.refresh();
    cache.load(numbers(1));

    expect(asked()).toEqual([[1], [1]]);
  });

  it('notifies when another entry is to be prepared, and when none is', () => {
    const { cache } = aCache();
    const told: number[] = [];
    cache.subscribe(() => told.push(cache.getPrepared()));

    for (const entry of [7, 7, -1, -1]) cache.prepare(entry);

    expect(told).toEqual([7, -1]);
    expect(cache.getVersion()).toBe(2);
  });

  it('evicts the least recently used rows', () => {
    const { cache, receive } = aCache();
    for (let entry = 0; entry < 20_000; entry += 100) {
      receive(...Array.from({ length: 100 }, (_, offset) => aRow(entry + offset)));
    }

    const kept = Array.from({ length: 20_000 }, (_, entry) => cache.get(entry)).filter(Boolean);
    expect(kept).toHaveLength(3_000);
    expect(kept[0]).toMatchObject({ id: 'e17000' });
  });
});
