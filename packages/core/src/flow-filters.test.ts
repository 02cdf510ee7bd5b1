import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasFlowFilters, NO_FLOW_FILTERS, parseFlowFilters, withFlowFilters } from './flow-filters.js';

describe('parseFlowFilters', () => {
  it.each([
    ['', NO_FLOW_FILTERS],
    ['?system_id=p1', NO_FLOW_FILTERS],
    ['?search=pay%20now', { search: 'pay now', tags: [], reporter: '' }],
    ['?tags=bug,ui', { search: '', tags: ['bug', 'ui'], reporter: '' }],
    ['?tags=,bug,, bug ,', { search: '', tags: ['bug'], reporter: '' }],
    [`?search=${'é'.repeat(300)}`, { search: 'é'.repeat(200), tags: [], reporter: '' }],
    [`?search=${'é'.repeat(199)}💥💥`, { search: `${'é'.repeat(199)}💥`, tags: [], reporter: '' }],
    ['?tags=__no_tags__&reporter=ann%40a.example', { search: '', tags: ['__no_tags__'], reporter: 'ann@a.example' }],
  ])('reads %j', (query, filters) => {
    expect(parseFlowFilters(query)).toEqual(filters);
  });
});

describe('withFlowFilters', () => {
  it('keeps other parameters and drops empty filters', () => {
    const query = withFlowFilters('?system_id=p1&search=old&tags=x', { search: 'new', tags: [], reporter: '' });

    expect(query.toString()).toBe('system_id=p1&search=new');
  });

  it('writes filters that parseFlowFilters reads back', () => {
    const tag = fc
      .string({ minLength: 1, unit: 'grapheme' })
      .filter((title) => title.trim() === title && !title.includes(','));
    const filters = fc.record({
      search: fc.string({ unit: 'grapheme' }),
      tags: fc.uniqueArray(tag),
      reporter: fc.string({ unit: 'grapheme' }),
    });

    fc.assert(
      fc.property(filters, (written) => {
        expect(parseFlowFilters(withFlowFilters('', written).toString())).toEqual(written);
      }),
    );
  });
});

describe('hasFlowFilters', () => {
  it.each([
    [NO_FLOW_FILTERS, false],
    [{ ...NO_FLOW_FILTERS, search: 'a' }, true],
    [{ ...NO_FLOW_FILTERS, tags: ['a'] }, true],
    [{ ...NO_FLOW_FILTERS, reporter: 'a' }, true],
  ])('returns for %j: %s', (filters, expected) => {
    expect(hasFlowFilters(filters)).toBe(expected);
  });
});
