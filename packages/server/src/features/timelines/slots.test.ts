import { describe, expect, it } from 'vitest';
import { Slots } from './slots.js';

describe('Slots', () => {
  it('runs a limited number, queues others, and rejects the rest', async () => {
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
    // It takes the slot of the one that ended, so none is free.
    const d = work('d');
    await new Promise(setImmediate);
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) ends.get(name)?.();
    expect(await Promise.all([a, c])).toEqual(['a', 'c']);
    ends.get('d')?.();
    expect(await d).toBe('d');
    expect(await slots.run(async () => 'free')).toBe('free');
  });

  it('starts queued work in order of arrival', async () => {
    const slots = new Slots({ running: 1, waiting: 3 });
    const begun: number[] = [];

    await Promise.all([1, 2, 3, 4].map((number) => slots.run(async () => begun.push(number))));

    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('rejects only the person who has too much queued', async () => {
    const slots = new Slots({ running: 1, waiting: 5, ofOnePerson: 2 });
    const [one, two, other] = [1, 2, 3].map((n) => slots.run(async () => n, n === 3 ? 'bob' : 'ann'));

    await expect(slots.run(async () => 4, 'ann')).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '3' },
    });
    expect(await Promise.all([one, two, other])).toEqual([1, 2, 3]);
    expect(await slots.run(async () => 5, 'ann')).toBe(5);
  });

  it('continues after failed work', async () => {
    const slots = new Slots({ running: 1, waiting: 1 });

    await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slots.run(async () => 'next')).toBe('next');
  });
});
