import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../http/actor.js';
import type { Tables } from '../../../platform/database/schema/tables.js';
import type { FlowPosition } from './flow-order.js';
import type { FlowConditions } from './flow-filter.js';
import { FLOW_TEXT_COLUMNS, type FlowTextRow } from './flow-list-text.js';
import { type FlowOrder, isAfter, orderedBy } from './flow-order.js';
import { termCondition } from './flow-terms.js';

/** Approximate number of samples for a million flows. */
const SAMPLES_MAX = 1_000;

/** The projects whose flows are listed. */
export interface FlowList {
  actor: Actor;
  /** `undefined` for all projects of the actor. */
  projectId: string | undefined;
  order: FlowOrder;
  /** Condition at the far end of a scan in order of time. */
  bound: RawBuilder<unknown>;
}

interface Selection {
  /** Query for flows, lateral to `members`. */
  flows: RawBuilder<unknown>;
  /** Checks `where` on this many of the first flows only; by default on all. */
  first?: number;
  where?: RawBuilder<unknown>[];
  limit: number;
}

/** Selects flows of the projects in a list, in its order. */
export async function selectFlows(
  db: Kysely<Tables>,
  list: FlowList,
  { flows, first, where = [], limit }: Selection,
): Promise<FlowTextRow[]> {
  const { order } = list;
  const { rows } = await sql<FlowTextRow>`
    select ${FLOW_TEXT_COLUMNS}, ${order.key ? sql`(${order.key})::text` : sql`null`} as sort_key
    from (
      select flows.*, projects.created_by_user_id, projects.is_default, projects.category, members.role as user_role
      from members
      join projects on projects.id = members.project_id
      cross join lateral (${flows}) as flows
      where ${isListed(list)}
      ${first === undefined ? sql`` : sql`order by ${orderedBy(order)} limit ${first}`}
    ) as flows
    ${where.length === 0 ? sql`` : sql`where ${sql.join(where, sql` and `)}`}
    order by ${orderedBy(order)}
    limit ${limit}`.execute(db);
  return rows;
}

/** Query for the first flows of a project after a position. */
export function firstFlows(
  { order, bound }: FlowList,
  after: FlowPosition | undefined,
  count: number,
): RawBuilder<unknown> {
  return sql`
    select * from flows
    where flows.project_id = members.project_id and ${isAfter(order, after)} and ${bound}
    order by ${orderedBy(order)}
    limit ${count}`;
}

/**
 * Query for the newest matches, by a scan in order of time. `case` hides the conditions from the planner, which would
 * otherwise expect few matches and sort all flows.
 */
export function scanForMatches(
  { order, bound }: FlowList,
  { conditions }: FlowConditions,
  { after, count }: { after: FlowPosition | undefined; count: number },
): RawBuilder<unknown> {
  return sql`
    select * from flows
    where flows.project_id = members.project_id and ${isAfter(order, after)} and ${bound}
      and case when ${sql.join(conditions, sql` and `)} then true else false end
    order by flows.created_at desc, flows.id desc
    limit ${count}`;
}

interface Period {
  after: FlowPosition | undefined;
  /** Start of the time buckets among the terms of the filter. */
  fromMs: number;
  limit: number;
}

/**
 * Query for matches within a period, in no order, by the index of terms. `materialized` hides the limit from the planner,
 * which would otherwise scan the table. The subquery skips projects without flows in the period.
 */
export function indexedMatches(
  { order, bound }: FlowList,
  { conditions, terms }: FlowConditions,
  { after, fromMs, limit }: Period,
): RawBuilder<unknown> {
  const isThere = sql`flows.project_id = members.project_id and ${isAfter(order, after)} and ${bound}`;
  return sql`
    with found as materialized (
      select * from flows
      where ${termCondition(terms)} and ${isThere} and ${sql.join(conditions, sql` and `)}
        and ${new Date(fromMs)}::timestamptz <= (
          select flows.created_at from flows where ${isThere} order by flows.created_at desc, flows.id desc limit 1
        )
    )
    select * from found limit ${limit}`;
}

/** Creation times of flows after a position, in milliseconds. */
export interface FlowTimes {
  newest: number;
  /** Those of about one flow in a thousand, newest first, and of the oldest flow. */
  marks: number[];
}

/** Returns `undefined` if there are no flows after the position. */
export async function readTimes(
  db: Kysely<Tables>,
  list: FlowList,
  after: FlowPosition | undefined,
): Promise<FlowTimes | undefined> {
  const times = (direction: 'asc' | 'desc', count: number, condition = sql`true`) => sql`
    select (extract(epoch from flows.created_at) * 1000)::float8
    from members
    cross join lateral (
      select created_at from flows
      where flows.project_id = members.project_id and ${isAfter(list.order, after)} and ${list.bound} and ${condition}
      order by flows.created_at ${sql.raw(direction)}
      limit ${count}
    ) as flows
    where ${isListed(list)}
    order by flows.created_at ${sql.raw(direction)}
    limit ${count}`;
  const isSample = sql`right(flows.id::text, 3) in ('000', '400', '800', 'c00')`;
  const { rows } = await sql<{ newest: number | null; samples: number[]; oldest: number | null }>`
    select (${times('desc', 1)}) as newest, array(${times('desc', SAMPLES_MAX, isSample)}) as samples,
      (${times('asc', 1)}) as oldest`.execute(db);
  const [found] = rows;
  if (!found || found.newest === null || found.oldest === null) return undefined;
  return { newest: found.newest, marks: [...found.samples, found.oldest] };
}

function isListed({ actor, projectId }: FlowList): RawBuilder<unknown> {
  const ofActor = sql`members.user_id = ${actor.userId}`;
  return projectId === undefined ? ofActor : sql`${ofActor} and members.project_id = ${projectId}`;
}
