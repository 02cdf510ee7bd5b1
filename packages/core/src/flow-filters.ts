/** The option that finds flows without tags (spec §2 tag picker). */
export const NO_TAGS = { id: -1, value: 'n0', title: '__no_tags__' } as const;

/** Filters of the flow list; the query parameters `search`, `tags` and `reporter` (spec §2 routes). */
export interface FlowFilters {
  search: string;
  /** Tag titles; `NO_TAGS.title` for flows without tags. */
  tags: readonly string[];
  /** Empty for all reporters. */
  reporter: string;
}

/** Maximum length of a search. */
export const FLOW_SEARCH_MAX_CHARS = 200;

export const NO_FLOW_FILTERS: FlowFilters = { search: '', tags: [], reporter: '' };

export function hasFlowFilters({ search, tags, reporter }: FlowFilters): boolean {
  return search !== '' || tags.length > 0 || reporter !== '';
}

/** Reads the filters from a query string; missing parameters do not filter. */
export function parseFlowFilters(query: string | URLSearchParams): FlowFilters {
  const params = new URLSearchParams(query);
  const tags = (params.get('tags') ?? '').split(',').map((title) => title.trim());
  return {
    search: [...(params.get('search') ?? '')].slice(0, FLOW_SEARCH_MAX_CHARS).join(''),
    tags: [...new Set(tags)].filter((title) => title !== ''),
    reporter: params.get('reporter') ?? '',
  };
}

/** Writes the filters to a query string and keeps its other parameters, such as `system_id`. */
export function withFlowFilters(
  query: string | URLSearchParams,
  { search, tags, reporter }: FlowFilters,
): URLSearchParams {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ search, tags: tags.join(','), reporter })) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params;
}
