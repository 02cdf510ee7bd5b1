import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/schema/tables.js';
import type { FlowPosition } from './flow-order.js';
import type { FlowConditions } from './flow-filter.js';
import type { FlowTextRow } from './flow-list-text.js';
import { FIRST_ID } from './flow-period.js';
import { timeBuckets } from './flow-terms.js';
import {
  type FlowList,
  type FlowTimes,
  indexedMatches,
  readTimes,
  scanForMatches,
  selectFlows,
} from './select-flows.js';

/** Matches read beyond the page, of all flows and of one period, before a smaller period is tried. */
const SPARE = { ofAll: 20, ofPeriod: 100 };
/** Maximum factor by which a period grows from one step to the next. */
const PERIOD_GROWTH = 8;
/** Average, because the marks are a random sample. */
const FLOWS_PER_MARK = 1_000;

interface Search {
  filter: FlowConditions;
  after: FlowPosition | undefined;
  limit: number;
  /** Share of matches among the newest flows. */
  share: number;
}

/** Returns the newest matches of a filter by the index of terms, which finds matches but does not sort them by time. */
export async function searchIndex(db: Kysely<Tables>, list: FlowList, search: Search): Promise<FlowTextRow[]> {
  const times = await readTimes(db, list, search.after);
  return times ? new IndexSearch(db, list, search, times).run() : [];
}

interface Period {
  rows: FlowTextRow[];
  /** Older end of the period. */
  fromMs: number;
}

/**
 * Reads one period after another, from new to old, until the page is full. Marks are creation times that divide the flows
 * into periods. A period with too many matches is halved; if one mark still has too many, a scan in order of time is faster.
 */
class IndexSearch {
  readonly #db: Kysely<Tables>;
  readonly #list: FlowList;
  readonly #search: Search;
  readonly #marks: number[];
  readonly #found: FlowTextRow[] = [];
  /** Newer end of the next period. */
  #start: { timeMs: number; after: FlowPosition | undefined };
  /** Number of marks that were read. */
  #passed = 0;
  /** First mark whose period is known to have too many matches. */
  #tooFar = Infinity;
  /** Marks of the previous period. */
  #step = 0;

  constructor(db: Kysely<Tables>, list: FlowList, search: Search, { newest, marks }: FlowTimes) {
    this.#db = db;
    this.#list = list;
    this.#search = search;
    this.#marks = marks;
    this.#start = { timeMs: newest, after: search.after };
  }

  async run(): Promise<FlowTextRow[]> {
    const { share, limit } = this.#search;
    if (share * FLOWS_PER_MARK * this.#marks.length <= limit) {
      const all = await this.#readPeriod(this.#marks.at(-1) ?? 0, limit + SPARE.ofAll);
      if (all) return all.rows.slice(0, limit);
    }
    while (this.#passed < this.#marks.length && this.#wanted > 0) {
      const reach = this.#nextReach();
      if (reach === this.#tooFar) return [...this.#found, ...(await this.#scan())];
      const period = await this.#readPeriod(this.#marks[reach - 1] ?? 0, this.#wanted + SPARE.ofPeriod);
      if (period) this.#advance(period);
      else this.#tooFar = reach;
    }
    return this.#found;
  }

  /** Number of flows that the page lacks. */
  get #wanted(): number {
    return this.#search.limit - this.#found.length;
  }

  /** Returns the mark at which the next period ends: where the page should be full, by the share of matches so far. */
  #nextReach(): number {
    const share = this.#passed === 0 ? this.#search.share : this.#found.length / (this.#passed * FLOWS_PER_MARK);
    const enough = Math.ceil((1.2 * this.#wanted) / share / FLOWS_PER_MARK);
    this.#step = Math.max(1, Math.min(PERIOD_GROWTH * Math.max(1, this.#step), enough));
    if (this.#tooFar !== Infinity) return Math.ceil((this.#passed + this.#tooFar) / 2);
    return Math.min(this.#passed + this.#step, this.#marks.length);
  }

  /** Returns `undefined` if the period back to `fromMs` has more than `most` matches. */
  async #readPeriod(fromMs: number, most: number): Promise<Period | undefined> {
    const { filter, after } = this.#search;
    const hasPreciseEnd = this.#start.after !== undefined && this.#start.after === after;
    const buckets = timeBuckets({ fromMs, toMs: this.#start.timeMs, hasPreciseEnd });
    const period = { after: this.#start.after, fromMs: buckets.fromMs, limit: most + 1 };
    const flows = indexedMatches(this.#list, withAnyOf(filter, buckets.terms), period);
    const rows = await selectFlows(this.#db, this.#list, { flows, limit: most + 1 });
    return rows.length > most ? undefined : { rows, fromMs: buckets.fromMs };
  }

  #advance({ rows, fromMs }: Period): void {
    this.#found.push(...rows.slice(0, this.#wanted));
    this.#start = { timeMs: fromMs, after: { createdAtMs: fromMs, id: FIRST_ID } };
    while (this.#passed < this.#marks.length && (this.#marks[this.#passed] ?? 0) >= fromMs) this.#passed += 1;
    // A time bucket may reach beyond the mark.
    if (this.#passed >= this.#tooFar) this.#tooFar = Infinity;
  }

  #scan(): Promise<FlowTextRow[]> {
    const limit = this.#wanted;
    const flows = scanForMatches(this.#list, this.#search.filter, { after: this.#start.after, count: limit });
    return selectFlows(this.#db, this.#list, { flows, limit });
  }
}

function withAnyOf({ conditions, terms }: FlowConditions, more: string[]): FlowConditions {
  return { conditions, terms: { ...terms, anyOf: [...terms.anyOf, more] } };
}
