import { describe, expect, it } from 'vitest';
import { nextCursor } from './pagination.js';

describe('nextCursor', () => {
  it.each([
    [null, null],
    ['', null],
    ['</flowlens/flows?limit=2&cursor=abc>; rel="next"', 'abc'],
    ['<https://api.example/flowlens/flows?cursor=a%2Fb%3D>; rel="next"', 'a/b='],
    ['</flowlens/flows?cursor=abc>; rel=next', 'abc'],
    ['</flowlens/flows?cursor=p>; rel="prev", </flowlens/flows?cursor=n>; rel="next"', 'n'],
    ['</flowlens/flows?tags=a,b&cursor=n>; title="x"; rel="next"', 'n'],
    ['</flowlens/flows?cursor=p>; rel="prev"', null],
    ['</flowlens/flows>; rel="next"', null],
    ['nonsense', null],
    ['<http://>; rel="next"', null],
    ['<http://[>; rel="next", </flowlens/flows?cursor=n>; rel="next"', 'n'],
  ])('reads %s as %s', (header, cursor) => {
    expect(nextCursor(header)).toBe(cursor);
  });
});
