import { type FlowFilters, withFlowFilters } from '@flowlens/core';

/**
 * Returns whether a change only continues a search. The Back button then returns to the state before the search instead of
 * removing letter by letter.
 */
export function refinesSearch(from: FlowFilters, to: FlowFilters): boolean {
  const others = (filters: FlowFilters) => withFlowFilters('', { ...filters, search: '' }).toString();
  return from.search !== '' && to.search !== '' && from.search !== to.search && others(from) === others(to);
}
