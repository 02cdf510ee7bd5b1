import type { Kysely } from 'kysely';
import type { Actor } from '../../../actor.js';
import type { Tables } from '../../../database/tables.js';
import { type FlowConditions, type FlowFilter, flowConditions } from './flow-filter.js';
import type { FlowPosition } from './flow-cursor.js';
import type { FlowTextRow } from './flow-list-text.js';
import { stretchesBetween } from './flow-terms.js';
import { type FlowList, newestFlows, newestOfFilter, readTimes, selectFlows, someOfFilter } from './select-flows.js';

export interface FlowQuery extends FlowFilter {
  /** Only this project; else all projects of the actor. */
  projectId?: string | undefined;
  after?: FlowPosition | undefined;
  limit: number;
}

/** Flows that are looked at one by one: a few, and more where the few bring the page near. */
const NEAREST = { first: 100, most: 1_000 };
/** Flows that an index may find beside those that are wanted. */
const SPARE = { ofAll: 20, ofPart: 100 };
/** From one part of the past that is asked for to the next. */
const STEP_GROWTH = 8;
/** Roughly: they are taken by chance. */
const FLOWS_PER_MARK = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Returns flows of the projects the actor is a member of, newest first. Each project is read along its own index, so that
 * the cost does not depend on how many other projects there are.
 */
export async function findFlows(db: Kysely<Tables>, actor: Actor, query: FlowQuery): Promise<FlowTextRow[]> {
  const { after, limit, projectId } = query;
  const list = { actor, projectId };
  const filter = flowConditions(query);
  if (!filter) return selectFlows(db, list, { flows: newestFlows(after, limit), limit });
  const few = await lookAtNewest(db, list, { filter, after, limit }, NEAREST.first);
  if (few.length === limit) return few;
  const enough = Math.ceil((1.5 * limit * NEAREST.first) / few.length);
  if (enough <= NEAREST.most) {
    const more = await lookAtNewest(db, list, { filter, after, limit }, enough);
    if (more.length === limit) return more;
  }
  return searchBack(db, list, { filter, after, limit }, few.length / NEAREST.first);
}

interface Search {
  filter: FlowConditions;
  after: FlowPosition | undefined;
  limit: number;
}

function lookAtNewest(db: Kysely<Tables>, list: FlowList, { filter, after, limit }: Search, count: number) {
  return selectFlows(db, list, { flows: newestFlows(after, count), seen: count, where: filter.conditions, limit });
}

/**
 * Asks the index for all that pass where they are likely to be few. Else for one part of the past after the other, until
 * the page is full. Where a part holds too many flows to read them all, their beginning is found by halves, and from there
 * they are looked at one by one.
 */
async function searchBack(
  db: Kysely<Tables>,
  list: FlowList,
  { filter, after, limit }: Search,
  passing: number,
): Promise<FlowTextRow[]> {
  const times = await readTimes(db, list, after);
  if (!times) return [];
  const { marks } = times;

  /** Flows between two moments; `undefined` when there are more than `most`. */
  const readPart = async (fromMs: number, to: Position, most: number) => {
    const part = stretchesBetween({
      fromMs,
      toMs: to.timeMs,
      endsSharply: to.after !== undefined && to.after === after,
    });
    const flows = someOfFilter(withAnyOf(filter, part.terms), { after: to.after, fromMs: part.fromMs, most: most + 1 });
    const rows = await selectFlows(db, list, { flows, limit: most + 1 });
    return rows.length > most ? undefined : { rows, fromMs: part.fromMs };
  };

  let to: Position = { timeMs: times.newest, after };
  if (passing * FLOWS_PER_MARK * marks.length <= limit) {
    const all = await readPart(marks.at(-1) ?? 0, to, limit + SPARE.ofAll);
    if (all) return all.rows.slice(0, limit);
  }
  const found: FlowTextRow[] = [];
  // Of the marks those that are done with, and the first one up to which there are too many flows.
  for (let [done, tooMany, step] = [0, Infinity, 0]; done < marks.length && found.length < limit;) {
    const wanted = limit - found.length;
    const share = done === 0 ? passing : found.length / (done * FLOWS_PER_MARK);
    step = Math.max(1, Math.min(STEP_GROWTH * Math.max(1, step), Math.ceil((1.2 * wanted) / share / FLOWS_PER_MARK)));
    const reach = tooMany === Infinity ? Math.min(done + step, marks.length) : Math.ceil((done + tooMany) / 2);
    if (reach === tooMany) {
      const dense = { flows: newestOfFilter(filter, to.after, wanted), limit: wanted };
      return [...found, ...(await selectFlows(db, list, dense))];
    }
    const part = await readPart(marks[reach - 1] ?? 0, to, wanted + SPARE.ofPart);
    if (!part) {
      tooMany = reach;
      continue;
    }
    found.push(...part.rows.slice(0, wanted));
    to = { timeMs: part.fromMs, after: { createdAtMs: part.fromMs, id: FIRST_ID } };
    while (done < marks.length && (marks[done] ?? 0) >= part.fromMs) done += 1;
    // A stretch of time may have reached further than was asked for.
    if (done >= tooMany) tooMany = Infinity;
  }
  return found;
}

interface Position {
  timeMs: number;
  after: FlowPosition | undefined;
}

function withAnyOf({ conditions, terms }: FlowConditions, more: string[]): FlowConditions {
  return { conditions, terms: { ...terms, anyOf: [...terms.anyOf, more] } };
}
