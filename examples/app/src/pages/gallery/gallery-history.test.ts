import { NO_FLOW_FILTERS } from '@flowlens/core';
import { describe, expect, it } from 'vitest';
import { refinesSearch } from './gallery-history.js';

describe('refinesSearch', () => {
  const cart = { ...NO_FLOW_FILTERS, search: 'cart' };

  it.each([
    ['typing on', cart, { ...cart, search: 'cart is' }, true],
    ['the first search', NO_FLOW_FILTERS, cart, false],
    ['the end of a search', cart, NO_FLOW_FILTERS, false],
    ['another reporter', cart, { ...cart, reporter: 'ann@example.com' }, false],
    ['another tag', cart, { ...cart, tags: ['ui'] }, false],
    ['another search and order at once', cart, { ...cart, search: 'cart is', sort: 'title' as const }, false],
    ['another search and tag at once', cart, { ...cart, search: 'cart is', tags: ['ui'] }, false],
  ])('recognizes %s (case %#)', (_what, from, to, expected) => {
    expect(refinesSearch(from, to)).toBe(expected);
  });
});
