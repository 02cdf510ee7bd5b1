import type { Kysely } from 'kysely';
import type { Actor } from '../../../http/actor.js';
import type { Tables } from '../../../platform/database/schema/tables.js';
import { type FlowConditions, type FlowFilter, flowConditions } from './flow-filter.js';
import type { FlowPosition } from './flow-cursor.js';
import type { FlowTextRow } from './flow-list-text.js';
import { timeBuckets } from './flow-terms.js';
import { type FlowList, indexedMatches, newestFlows, readTimes, scanForMatches, selectFlows } from './select-flows.js';

export interface FlowQuery extends FlowFilter {
  /** Only this project; else all projects of the actor. */
  projectId?: string | undefined;
  after?: FlowPosition | undefined;
  limit: number;
}

/** Newest flows that are checked one by one: a few first, more if that may fill the page. */
const NEWEST = { first: 100, most: 1_000 };
/** Matches read beyond the page, of all flows and of one period, before a smaller period is tried. */
const SPARE = { ofAll: 20, ofPeriod: 100 };
/** Most that a period grows by from one step to the next. */
const PERIOD_GROWTH = 8;
/** On average: the marks are a random sample. */
const FLOWS_PER_MARK = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Returns flows of the projects the actor is a member of, newest first. Each project is read along its own index, so that
 * the cost does not depend on how many other projects there are. See docs/decisions/0014-flow-list-index.md.
 */
export async function findFlows(db: Kysely<Tables>, actor: Actor, query: FlowQuery): Promise<FlowTextRow[]> {
  const { after, limit, projectId } = query;
  const list = { actor, projectId };
  const filter = flowConditions(query, actor);
  if (!filter) return selectFlows(db, list, { flows: newestFlows(after, limit), limit });

  const checkNewest = (newest: number) =>
    selectFlows(db, list, { flows: newestFlows(after, newest), newest, where: filter.conditions, limit });
  const first = await checkNewest(NEWEST.first);
  if (first.length === limit) return first;
  const enough = Math.ceil((1.5 * limit * NEWEST.first) / first.length);
  if (enough <= NEWEST.most) {
    const more = await checkNewest(enough);
    if (more.length === limit) return more;
  }
  return searchIndex(db, list, { filter, after, limit, share: first.length / NEWEST.first });
}

interface Search {
  filter: FlowConditions;
  after: FlowPosition | undefined;
  limit: number;
  /** Share of matches among the newest flows. */
  share: number;
}

/** Reads matches of one period after another by the index, until the page is full. */
async function searchIndex(db: Kysely<Tables>, list: FlowList, search: Search): Promise<FlowTextRow[]> {
  const { filter, after, limit } = search;
  const times = await readTimes(db, list, after);
  if (!times) return [];
  const { marks } = times;
  let start: PeriodStart = { timeMs: times.newest, after };

  /** Returns `undefined` if the period from `start` back to `fromMs` has more than `most` matches. */
  const readPeriod = async (fromMs: number, most: number) => {
    const hasPreciseEnd = start.after !== undefined && start.after === after;
    const buckets = timeBuckets({ fromMs, toMs: start.timeMs, hasPreciseEnd });
    const period = { after: start.after, fromMs: buckets.fromMs, limit: most + 1 };
    const flows = indexedMatches(withAnyOf(filter, buckets.terms), period);
    const rows = await selectFlows(db, list, { flows, limit: most + 1 });
    return rows.length > most ? undefined : { rows, fromMs: buckets.fromMs };
  };

  if (search.share * FLOWS_PER_MARK * marks.length <= limit) {
    const all = await readPeriod(marks.at(-1) ?? 0, limit + SPARE.ofAll);
    if (all) return all.rows.slice(0, limit);
  }
  const found: FlowTextRow[] = [];
  // Marks passed so far, and the first mark known to be too far.
  for (let [passed, tooFar, step] = [0, Infinity, 0]; passed < marks.length && found.length < limit;) {
    const wanted = limit - found.length;
    const share = passed === 0 ? search.share : found.length / (passed * FLOWS_PER_MARK);
    const enough = Math.ceil((1.2 * wanted) / share / FLOWS_PER_MARK);
    step = Math.max(1, Math.min(PERIOD_GROWTH * Math.max(1, step), enough));
    const reach = tooFar === Infinity ? Math.min(passed + step, marks.length) : Math.ceil((passed + tooFar) / 2);
    if (reach === tooFar) {
      const scan = { flows: scanForMatches(filter, start.after, wanted), limit: wanted };
      return [...found, ...(await selectFlows(db, list, scan))];
    }
    const period = await readPeriod(marks[reach - 1] ?? 0, wanted + SPARE.ofPeriod);
    if (!period) {
      tooFar = reach;
      continue;
    }
    found.push(...period.rows.slice(0, wanted));
    start = { timeMs: period.fromMs, after: { createdAtMs: period.fromMs, id: FIRST_ID } };
    while (passed < marks.length && (marks[passed] ?? 0) >= period.fromMs) passed += 1;
    // A bucket may reach beyond the mark.
    if (passed >= tooFar) tooFar = Infinity;
  }
  return found;
}

/** Newer end of a period. */
interface PeriodStart {
  timeMs: number;
  after: FlowPosition | undefined;
}

function withAnyOf({ conditions, terms }: FlowConditions, more: string[]): FlowConditions {
  return { conditions, terms: { ...terms, anyOf: [...terms.anyOf, more] } };
}
