/** The option that finds flows without tags. */
export const NO_TAGS = { id: -1, value: 'n0', title: '__no_tags__' } as const;

export type FlowSort = 'newest' | 'oldest' | 'most_errors' | 'longest' | 'title';

/** Orders of a flow list, the default first. */
export const FLOW_SORTS: readonly FlowSort[] = ['newest', 'oldest', 'most_errors', 'longest', 'title'];

/** Progress of a recording, as the contract names it. */
export type FlowStatus = 'pending' | 'in_progress' | 'completed' | 'failed';

export const FLOW_STATUSES: readonly FlowStatus[] = ['completed', 'in_progress', 'pending', 'failed'];

/** Filters and order of the flow list; the query parameters `search`, `tags`, `reporter` and others. */
export interface FlowFilters {
  search: string;
  /** Tag titles; `NO_TAGS.title` for flows without tags. */
  tags: readonly string[];
  /** Empty for all reporters. */
  reporter: string;
  /** Finds only flows with errors or failed requests. */
  hasErrors?: boolean | undefined;
  /** Finds only flows that the viewer recorded. */
  mine?: boolean | undefined;
  /** First day, such as `2026-03-01`. */
  createdFrom?: string | undefined;
  /** Last day. */
  createdTo?: string | undefined;
  /** Host of a recorded page. */
  host?: string | undefined;
  status?: FlowStatus | undefined;
  /** Order, which counts as no filter. @default 'newest' */
  sort?: FlowSort | undefined;
}

/** Maximum length of a search. */
export const FLOW_SEARCH_MAX_CHARS = 200;
const HOST_MAX_CHARS = 300;

export const NO_FLOW_FILTERS: FlowFilters = { search: '', tags: [], reporter: '' };

export function hasFlowFilters({ search, tags, reporter, ...more }: FlowFilters): boolean {
  return search !== '' || tags.length > 0 || reporter !== '' || countMoreFilters(more) > 0;
}

/** Counts the active filters besides search, tags and reporter. The two days count as one. */
export function countMoreFilters(filters: Partial<FlowFilters>): number {
  const { hasErrors, mine, createdFrom, createdTo, host, status } = filters;
  return [hasErrors, mine, createdFrom || createdTo, host, status].filter(Boolean).length;
}

/** Returns the first and last day of the flows to list. Days in the wrong order are swapped, as in a calendar. */
export function filteredPeriod({ createdFrom, createdTo }: Partial<FlowFilters>): { first?: string; last?: string } {
  const [first, last] =
    createdFrom && createdTo && createdFrom > createdTo ? [createdTo, createdFrom] : [createdFrom, createdTo];
  return { ...(first && { first }), ...(last && { last }) };
}

/** Reads the filters from a query string; missing and invalid parameters do not filter. */
export function parseFlowFilters(query: string | URLSearchParams): FlowFilters {
  const params = new URLSearchParams(query);
  const text = (name: string) => params.get(name) ?? '';
  const tags = text('tags')
    .split(',')
    .map((title) => title.trim());
  return {
    search: truncated(text('search'), FLOW_SEARCH_MAX_CHARS),
    tags: [...new Set(tags)].filter((title) => title !== ''),
    reporter: text('reporter'),
    ...(text('has_errors') === 'true' && { hasErrors: true }),
    ...(text('mine') === 'true' && { mine: true }),
    ...(isDay(text('created_from')) && { createdFrom: text('created_from') }),
    ...(isDay(text('created_to')) && { createdTo: text('created_to') }),
    ...(text('host') !== '' && { host: truncated(text('host'), HOST_MAX_CHARS) }),
    ...oneOf(FLOW_STATUSES, 'status', text('recording_status')),
    ...oneOf(FLOW_SORTS.slice(1), 'sort', text('sort')),
  };
}

/** Writes the filters to a query string and keeps its other parameters, such as `system_id`. */
export function withFlowFilters(query: string | URLSearchParams, filters: FlowFilters): URLSearchParams {
  const { search, tags, reporter, hasErrors, mine, createdFrom, createdTo, host, status, sort } = filters;
  const params = new URLSearchParams(query);
  const values = {
    search,
    tags: tags.join(','),
    reporter,
    has_errors: hasErrors ? 'true' : '',
    mine: mine ? 'true' : '',
    created_from: createdFrom,
    created_to: createdTo,
    host,
    recording_status: status,
    sort: sort === FLOW_SORTS[0] ? '' : sort,
  };
  for (const [name, value = ''] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params;
}

function truncated(text: string, maxChars: number): string {
  return [...text].slice(0, maxChars).join('');
}

/** Returns whether a text is an existing day, such as `2026-02-28`. */
function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function oneOf<Name extends string, Value extends string>(
  values: readonly Value[],
  name: Name,
  text: string,
): { [key in Name]?: Value } {
  const value = values.find((candidate) => candidate === text);
  return value === undefined ? {} : ({ [name]: value } as { [key in Name]?: Value });
}
