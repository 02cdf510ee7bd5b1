import type { FlowFilters } from '@flowlens/core';

/**
 * Whether a change only goes on with a search. Then the browser's back button leads to before the search and not
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
