import type { FlowFilters } from '@flowlens/core';

/**
 * Returns whether a change only continues a search. The Back button then returns to the state before the search instead of
 * removing letter by letter.
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
