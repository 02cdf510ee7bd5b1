import { setImmediate } from 'node:timers/promises';
import type { EntryKind } from '@flowlens/core/recorded';
import { entryEvents, type TimelineEngine, TimelineFormatError } from '@flowlens/timeline';
import { readEngine } from './read-engine.js';
import { searchEntries } from './search-entries.js';
import { TimelineTooLargeError } from './timeline-too-large-error.js';

export const PAGE_HOSTS_MAX = 20;
/** Longest name in DNS, with a port. */
const HOST_MAX_CHARS = 259;
/** Number of rows to read before yielding to the event loop. */
const TURN_ROWS = 500;
/** Errors that the player marks, except requests. */
const ERROR_KINDS: ReadonlySet<EntryKind> = new Set([
  'console_error',
  'javascript_error',
  'resource_error',
  'csp_violation',
]);

/** Columns of a flow that lists show and filter by, as null if its timeline cannot be read. */
export interface TimelineCounts {
  errors_count: number | null;
  failed_requests_count: number | null;
  /** Hosts of the recorded pages, in order of their first visit. */
  page_hosts: string[] | null;
}

export const NO_COUNTS: TimelineCounts = { errors_count: null, failed_requests_count: null, page_hosts: null };

/** Counts errors, failed requests and page hosts of a timeline file, by the rules of its viewers. */
export async function countTimeline(file: AsyncIterable<Buffer>, maxTimelineBytes: number): Promise<TimelineCounts> {
  try {
    const engine = await readEngine(file, maxTimelineBytes);
    return {
      errors_count: await countErrors(engine, ERROR_KINDS),
      failed_requests_count: await countErrors(engine, new Set(['network'])),
      page_hosts: await pageHosts(engine),
    };
  } catch (error) {
    if (error instanceof TimelineFormatError || error instanceof TimelineTooLargeError) return NO_COUNTS;
    throw error;
  }
}

async function countErrors(engine: TimelineEngine, kinds: ReadonlySet<EntryKind>): Promise<number> {
  return (await searchEntries(engine, { kinds, severities: new Set(['error']), search: '' })).length;
}

async function pageHosts(engine: TimelineEngine): Promise<string[]> {
  const hosts = new Set<string>();
  const add = (url: string | undefined) => {
    const host = hostOf(url ?? '');
    if (host !== null && hosts.size < PAGE_HOSTS_MAX) hosts.add(host);
  };
  // A recording may begin on a page that was already open.
  const [first] = engine.rows(engine.all, 0, 1);
  const entry = first ? engine.outline(first.id) : null;
  if (entry) add(entryEvents(entry)[0]?.page_url);
  const navigations = await searchEntries(engine, { kinds: new Set(['navigation']), severities: null, search: '' });
  for (let place = 0; place < navigations.length && hosts.size < PAGE_HOSTS_MAX; place += TURN_ROWS) {
    for (const row of engine.rows(navigations, place, TURN_ROWS))
      if (row.kind === 'navigation' && !row.inFrame) add(row.url);
    await setImmediate();
  }
  return [...hosts];
}

/** Returns the host of a web page, with its port; null for other addresses. */
function hostOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return /^https?:$/.test(protocol) && host !== '' && host.length <= HOST_MAX_CHARS ? host : null;
}
