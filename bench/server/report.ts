import type { BatchFigures } from './batches.js';
import type { Load } from './load.js';
import type { LongTimeline } from './long-timeline.js';
import { median } from '../median.js';
import type { Restarts } from './restarts.js';

/** Medians of all rounds on one database. */
export interface Figures {
  /** Size of one list. */
  bytes: number;
  /** A bare route that sends the same list as prepared bytes. */
  floor: Load;
  list: Load;
  search: Load;
  detail: Load;
  /** Lists per second, queried from the database without a server. */
  query: number;
  /** The same projects' lists with ten times as many projects, and the bare route at that time. */
  listAmongMany: Load;
  floorAmongMany: Load;
}

/** Target ratios on PostgreSQL; the embedded database serves one connection at a time and has no targets. */
const LIST_OF_QUERY = 0.6;
const DETAIL_OF_LIST = 2;

/** Maximum slowdown of readers by recorders. */
const P95_OF_QUIET = 2;

/** Limit after a crash that the documentation promises to operators. */
const READY_WITHIN_S = 10;

/** Prints a table of the measurements, and a table of ratios and limits. */
export function printFigures(name: string, figures: Figures): void {
  const { floor, list, search, detail, query, listAmongMany, floorAmongMany, bytes } = figures;
  const loads = {
    [`the list as ready bytes (${Math.round(bytes / 1_000)} KB)`]: floor,
    'list, 50 flows': list,
    'search in one project': search,
    detail,
    'list among 2,000 projects': listAmongMany,
  };
  console.log(
    `\n## ${name}\n\n| call | requests/s | median ms | p99 ms | p99 : median | of the floor |\n|---|--:|--:|--:|--:|--:|`,
  );
  for (const [what, { perSecond, p50Ms, p99Ms }] of Object.entries(loads))
    console.log(
      `| ${what} | ${Math.round(perSecond)} | ${p50Ms} | ${p99Ms} | ${ratio(p99Ms, p50Ms)} | ${ratio(perSecond, floor.perSecond)} |`,
    );
  console.log(`| the list's query alone | ${Math.round(query)} | | | | ${ratio(query, floor.perSecond)} |`);

  console.log('\n| ratio | limit | ours | |\n|---|--:|--:|---|');
  atLeast('list : its query alone', LIST_OF_QUERY, list.perSecond / query);
  atMost('cost of a search : a list', 3, list.perSecond / search.perSecond);
  atLeast('detail : list', DETAIL_OF_LIST, detail.perSecond / list.perSecond);
  const among = listAmongMany.perSecond / floorAmongMany.perSecond;
  atMost('cost of a list among 2,000 projects : among 200', 1.2, list.perSecond / floor.perSecond / among);
  for (const [what, load] of Object.entries({ list, search, detail }))
    atMost(`p99 : median of the ${what}`, 10, load.p99Ms / load.p50Ms);
}

/** Prints response times while four recorders send events. */
export function printBatches(name: string, { quiet, busy, batchesPerSecond }: BatchFigures): void {
  console.log(`\n## ${name}, while four recorders send batches of 900 KB (${batchesPerSecond.toFixed(1)} a second)\n`);
  console.log('| reading | median ms | p95 ms |\n|---|--:|--:|');
  for (const [what, { p50Ms, p95Ms }] of Object.entries({ 'nobody records': quiet, 'four record': busy }))
    console.log(`| ${what} | ${p50Ms.toFixed(1)} | ${p95Ms.toFixed(1)} |`);
  console.log('\n| ratio | limit | ours | |\n|---|--:|--:|---|');
  atMost('p95 while four record : while nobody does', P95_OF_QUIET, busy.p95Ms / quiet.p95Ms);
}

/** Maximum duration of `/livez` while a long timeline is drawn. */
const LIVEZ_MS = 200;

/** Prints the delays of other calls while the server draws a long timeline. */
export function printLongTimeline(name: string, { bytes, restMs, busyMs, drawnMs, againMs }: LongTimeline): void {
  console.log(`\n## ${name}, while a timeline of ${Math.round(bytes / 1_048_576)} MB is drawn\n`);
  console.log('| /livez | calls | median ms | most ms |\n|---|--:|--:|--:|');
  for (const [what, times] of Object.entries({ before: restMs, meanwhile: busyMs }))
    console.log(`| ${what} | ${times.length} | ${median(times).toFixed(1)} | ${Math.max(...times).toFixed(1)} |`);
  console.log(`\nThe diagram took ${Math.round(drawnMs)} ms, and ${Math.round(againMs)} ms the second time.`);
  console.log('\n| milliseconds | limit | ours | |\n|---|--:|--:|---|');
  atMost('the slowest /livez while a long timeline is drawn', LIVEZ_MS, Math.max(...busyMs));
}

/** Prints the time until a killed server is ready again, next to that of a stopped one. */
export function printRestarts({ afterKillMs, afterStopMs }: Restarts): void {
  console.log('\n## ready again\n\n| after | median ms | most ms |\n|---|--:|--:|');
  for (const [what, times] of Object.entries({ 'a kill amid writes': afterKillMs, 'a stop amid writes': afterStopMs }))
    console.log(`| ${what} | ${Math.round(median(times))} | ${Math.round(Math.max(...times))} |`);
  console.log('\n| seconds | limit | ours | |\n|---|--:|--:|---|');
  atMost('the slowest start after a kill', READY_WITHIN_S, Math.max(...afterKillMs) / 1_000);
}

function atLeast(what: string, limit: number, ours: number): void {
  printRow(what, `>= ${limit}`, { ours, reached: ours >= limit });
}

function atMost(what: string, limit: number, ours: number): void {
  printRow(what, `<= ${limit}`, { ours, reached: ours <= limit });
}

function printRow(what: string, limit: string, { ours, reached }: { ours: number; reached: boolean }): void {
  console.log(`| ${what} | ${limit} | ${ours.toFixed(3)} | ${reached ? 'reached' : 'MISSED'} |`);
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(3);
}
