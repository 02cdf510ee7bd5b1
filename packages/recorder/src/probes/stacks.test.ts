import { describe, expect, it } from 'vitest';
import type { Primordials } from './primordials.js';
import { createStackReader, scriptOf } from './stacks.js';

const PROBE = 'chrome-extension://abcdefgh/probe.js';
const PAGE_FRAMES = ['    at look (https://shop.example/track.js:16:30)', '    at https://shop.example/main.js:2:1'];
const STACK = [
  'TypeError: Failed to fetch',
  `    at ${PROBE}:6:3253`,
  `    at Object.apply (${PROBE}:1:1163)`,
  ...PAGE_FRAMES,
].join('\n');

function readerOf(script: string) {
  class PageError extends Error {
    override stack = `Error\n    at createStackReader (${script}:1:1)`;
  }
  const window = globalThis as unknown as Window & typeof globalThis;
  return createStackReader({ window, primordials: { Error: PageError } as unknown as Primordials });
}

const thrown = (stack: string) => Object.assign(new Error('thrown'), { stack });

describe('createStackReader', () => {
  it('omits the frames of the recording extension', () => {
    const stack = readerOf(PROBE).stackOf(thrown(STACK));

    expect(stack).toBe(['TypeError: Failed to fetch', ...PAGE_FRAMES].join('\n'));
    expect(scriptOf(stack ?? '')).toBe('https://shop.example/track.js');
  });

  it('keeps the frames of another extension', () => {
    const other = STACK.replaceAll('abcdefgh', 'zyxwvuts');

    expect(readerOf(PROBE).stackOf(thrown(other))).toBe(other);
  });

  it('keeps every frame when the recorder is bundled with the page’s script', () => {
    const bundled = STACK.replaceAll(PROBE, 'https://shop.example/main.js');

    expect(readerOf('https://shop.example/main.js').stackOf(thrown(bundled))).toBe(bundled);
  });

  it('returns no stack for values that are not errors', () => {
    expect(readerOf(PROBE).stackOf({ stack: STACK })).toBeUndefined();
  });

  it('recognizes the extension’s script', () => {
    expect([PROBE, 'https://shop.example/main.js'].map(readerOf(PROBE).isOwnScript)).toEqual([true, false]);
  });
});
