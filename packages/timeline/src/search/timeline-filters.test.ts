import { describe, expect, it } from 'vitest';
import { hasTimelineFilters, NO_TIMELINE_FILTERS, type TimelineFilters } from './timeline-filters.js';

describe('hasTimelineFilters', () => {
  it.each<[Partial<TimelineFilters>, boolean]>([
    [{}, false],
    [{ search: '  ' }, false],
    [{ search: 'a' }, true],
    [{ kinds: new Set() }, true],
    [{ severities: new Set() }, true],
  ])('returns for %o: %s', (filters, expected) => {
    expect(hasTimelineFilters({ ...NO_TIMELINE_FILTERS, ...filters })).toBe(expected);
  });
});
