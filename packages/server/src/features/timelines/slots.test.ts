import { describe, expect, it } from 'vitest';
import { Slots } from './slots.js';

describe('Slots', () => {
  it('lets so many run, the others one after the other, and sends the rest away', async () => {
    const slots = new Slots({ running: 2, waiting: 1 });
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const work = (name: string) =>
      slots.run(() => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      });
    const [a, b, c] = [work('a'), work('b'), work('c')];

    await expect(work('x')).rejects.toThrow('busy');
    expect(begun).toEqual(['a', 'b']);
    ends.get('b')?.();
    expect(await b).toBe('b');
    await expect.poll(() => begun, { timeout: 20_000 }).toEqual(['a', 'b', 'c']);
    // It has the place of the one that ended: none is free.
    const d = work('d');
    await new Promise(setImmediate);
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) ends.get(name)?.();
    expect(await Promise.all([a, c])).toEqual(['a', 'c']);
    ends.get('d')?.();
    expect(await d).toBe('d');
    expect(await slots.run(async () => 'free')).toBe('free');
  });

  it('lets those begin first who came first', async () => {
    const slots = new Slots({ running: 1, waiting: 3 });
    const begun: number[] = [];

    await Promise.all([1, 2, 3, 4].map((number) => slots.run(async () => begun.push(number))));

    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('sends one person away who has too much to do, and no other', async () => {
    const slots = new Slots({ running: 1, waiting: 5, ofOnePerson: 2 });
    const [one, two, other] = [1, 2, 3].map((n) => slots.run(async () => n, n === 3 ? 'bob' : 'ann'));

    await expect(slots.run(async () => 4, 'ann')).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '3' },
    });
    expect(await Promise.all([one, two, other])).toEqual([1, 2, 3]);
    expect(await slots.run(async () => 5, 'ann')).toBe(5);
  });

  it('goes on after work that failed', async () => {
    const slots = new Slots({ running: 1, waiting: 1 });

    await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slots.run(async () => 'next')).toBe('next');
  });
});
