import { NO_TIMELINE_FILTERS } from '@flowlens/timeline';
import type { EngineRequest } from '@flowlens/timeline/worker';
import { describe, expect, it, vi } from 'vitest';
import { createRowCache } from './row-cache.js';
import { createSearches } from './searches.js';

describe('createSearches', () => {
  it('stops searches of the engine that nobody uses any more', () => {
    const sent: EngineRequest[] = [];
    const port = { send: (request: EngineRequest) => void sent.push(request), listen: () => {}, close: () => {} };
    const searches = createSearches(port, createRowCache(vi.fn()));
    const filters = { ...NO_TIMELINE_FILTERS, search: 'voucher' };
    const [first, second] = [searches.start(filters), searches.start(filters)];

    first.end();

    expect(second.key).not.toBe(first.key);
    expect(sent).toEqual([
      { type: 'search', searchId: 1, filters },
      { type: 'search', searchId: 2, filters },
      { type: 'endSearch', searchId: 1 },
    ]);
  });
});
