import type { FlowFilters } from '@flowlens/core';

/**
 * Returns whether a change only continues a search. The browser's back button then returns to before the search, not
 * through each of its letters.
 */
export function refinesSearch(from: FlowFilters, to: FlowFilters): boolean {
  return (
    from.search !== '' &&
    to.search !== '' &&
    from.search !== to.search &&
    from.reporter === to.reporter &&
    from.tags.join() === to.tags.join()
  );
}
