import type { Kysely } from 'kysely';
import type { Actor } from '../../../http/actor.js';
import type { Tables } from '../../../platform/database/schema/tables.js';
import { type FlowFilter, flowConditions } from './flow-filter.js';
import type { FlowPosition } from './flow-cursor.js';
import type { FlowTextRow } from './flow-list-text.js';
import { searchIndex } from './search-index.js';
import { newestFlows, selectFlows } from './select-flows.js';

export interface FlowQuery extends FlowFilter {
  /** Limits the result to this project; undefined for all projects of the actor. */
  projectId?: string | undefined;
  after?: FlowPosition | undefined;
  limit: number;
}

/** Number of newest flows that are checked one by one: few first, more if that may fill the page. */
const NEWEST = { first: 100, most: 1_000 };

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
