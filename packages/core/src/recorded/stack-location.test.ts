import { describe, expect, it } from 'vitest';
import { stackLocation } from './stack-location.js';

describe('stackLocation', () => {
  it.each([
    [
      'Chrome',
      'TypeError: x at 3:4\n    at pay (https://shop.test/pay.js:42:17)\n    at b.js:1:1',
      'https://shop.test/pay.js:42:17',
    ],
    ['Chrome, without a name', 'Error\n    at async https://shop.test/a(1).js:7:9', null],
    ['a script of the page', 'Error\n    at https://shop.test/a.js:7:9', 'https://shop.test/a.js:7:9'],
    ['Firefox', 'pay@https://shop.test/pay.js:42:17\n@https://shop.test/b.js:1:1', 'https://shop.test/pay.js:42:17'],
    ['nothing', 'TypeError: x is undefined', null],
    ['an empty text', '', null],
  ])('reads the stack of %s', (_engine, stack, location) => {
    expect(stackLocation(stack)).toBe(location);
  });

  it('is quick for texts without a stack', () => {
    expect(stackLocation(`at ${':1'.repeat(500_000)}x`)).toBeNull();
  });
});
