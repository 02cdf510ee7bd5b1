import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countMoreFilters,
  filteredPeriod,
  type FlowFilters,
  hasFlowFilters,
  NO_FLOW_FILTERS,
  parseFlowFilters,
  withFlowFilters,
} from './flow-filters.js';

describe('parseFlowFilters', () => {
  it.each([
    ['', NO_FLOW_FILTERS],
    ['?system_id=p1', NO_FLOW_FILTERS],
    ['?search=pay%20now', { search: 'pay now', tags: [], reporter: '' }],
    ['?tags=bug,ui', { search: '', tags: ['bug', 'ui'], reporter: '' }],
    ['?tags=,bug,, bug ,', { search: '', tags: ['bug'], reporter: '' }],
    [`?search=${'é'.repeat(300)}`, { search: 'é'.repeat(200), tags: [], reporter: '' }],
    [`?search=${'é'.repeat(199)}💥💥`, { search: `${'é'.repeat(199)}💥`, tags: [], reporter: '' }],
    [
      '?has_errors=true&mine=true&created_from=2026-03-01&created_to=2026-03-02&host=a.example&recording_status=failed&sort=title',
      {
        ...NO_FLOW_FILTERS,
        hasErrors: true,
        mine: true,
        createdFrom: '2026-03-01',
        createdTo: '2026-03-02',
        host: 'a.example',
        status: 'failed',
        sort: 'title',
      },
    ],
    ['?has_errors=1&mine=&created_from=yesterday&created_to=2026-02-30&recording_status=x&sort=best', NO_FLOW_FILTERS],
    ['?sort=newest', NO_FLOW_FILTERS],
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
      more: fc.record(
        {
          hasErrors: fc.constant(true),
          mine: fc.constant(true),
          createdFrom: fc.constant('2026-02-28'),
          createdTo: fc.constant('2028-02-29'),
          host: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }),
          status: fc.constantFrom('pending', 'failed'),
          sort: fc.constantFrom('oldest', 'title'),
        },
        { requiredKeys: [] },
      ),
    });

    fc.assert(
      fc.property(filters, ({ more, ...spec }) => {
        const written = { ...spec, ...more } as FlowFilters;
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
    [{ ...NO_FLOW_FILTERS, mine: true }, true],
    [{ ...NO_FLOW_FILTERS, hasErrors: false, host: '', createdTo: '' }, false],
    [{ ...NO_FLOW_FILTERS, sort: 'title' as const }, false],
  ])('returns for %j: %s', (filters, expected) => {
    expect(hasFlowFilters(filters)).toBe(expected);
  });
});

describe('countMoreFilters', () => {
  it('counts both days as one filter, and neither the order nor the filters of the specification', () => {
    const filters = { hasErrors: true, createdFrom: '2026-03-01', createdTo: '2026-03-02', sort: 'title' as const };

    expect(countMoreFilters({ ...NO_FLOW_FILTERS, search: 'a', ...filters })).toBe(2);
  });
});

describe('filteredPeriod', () => {
  it('swaps days in the wrong order', () => {
    const period = { first: '2026-12-01', last: '2026-12-05' };

    expect(filteredPeriod({ createdFrom: '2026-12-05', createdTo: '2026-12-01' })).toEqual(period);
    expect(filteredPeriod({ createdFrom: '2026-12-01', createdTo: '2026-12-05' })).toEqual(period);
  });

  it('may be open at either end', () => {
    expect(filteredPeriod({ createdFrom: '2026-12-05' })).toEqual({ first: '2026-12-05' });
    expect(filteredPeriod({ createdTo: '2026-12-05' })).toEqual({ last: '2026-12-05' });
  });
});
