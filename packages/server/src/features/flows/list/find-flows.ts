import type { Kysely } from 'kysely';
import type { Actor } from '../../../http/actor.js';
import type { Tables } from '../../../platform/database/schema/tables.js';
import { type FlowFilter, flowConditions } from './flow-filter.js';
import type { FlowPosition } from './flow-order.js';
import type { FlowTextRow } from './flow-list-text.js';
import { FLOW_ORDERS, type FlowSort } from './flow-order.js';
import { boundBy, type FlowPeriod, isInPeriod } from './flow-period.js';
import { searchIndex } from './search-index.js';
import { firstFlows, selectFlows } from './select-flows.js';
import { sortMatches } from './sort-matches.js';

export interface FlowQuery extends FlowFilter, FlowPeriod {
  /** Limits the result to this project; undefined for all projects of the actor. */
  projectId?: string | undefined;
  /** @default 'newest' */
  sort?: FlowSort | undefined;
  after?: FlowPosition | undefined;
  limit: number;
}

/** Number of flows that are checked one by one, in the order of the list: few first, more if that may fill the page. */
const CHECKED_FIRST = 100;
/** In other orders than `newest`, the alternative is to read and sort all matches. */
const CHECKED_MAX = { newest: 1_000, otherwise: 2_500 };

/**
 * Returns flows of the projects the actor is a member of. Each project is read along its own index, so that the cost does
 * not depend on how many other projects there are. See docs/decisions/0012-flow-list-index.md.
 */
export async function findFlows(db: Kysely<Tables>, actor: Actor, query: FlowQuery): Promise<FlowTextRow[]> {
  const { limit, projectId, sort = 'newest' } = query;
  const order = FLOW_ORDERS[sort];
  const { after, bound } = boundBy(query, order, query.after);
  const list = { actor, projectId, order, bound };
  const filter = flowConditions(query, actor);
  const where = [...(filter?.conditions ?? []), ...(order.key ? isInPeriod(query) : [])];
  if (where.length === 0) return selectFlows(db, list, { flows: firstFlows(list, after, limit), limit });

  const check = (first: number) =>
    selectFlows(db, list, { flows: firstFlows(list, after, first), first, where, limit });
  const first = await check(CHECKED_FIRST);
  if (first.length === limit) return first;
  const enough = Math.ceil((1.5 * limit * CHECKED_FIRST) / first.length);
  if (enough <= (sort === 'newest' ? CHECKED_MAX.newest : CHECKED_MAX.otherwise)) {
    const more = await check(enough);
    if (more.length === limit) return more;
  }
  return filter && sort === 'newest'
    ? searchIndex(db, list, { filter, after, limit, share: first.length / CHECKED_FIRST })
    : sortMatches(db, list, { filter, period: query, after, limit });
}
