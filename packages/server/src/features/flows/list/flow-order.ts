import { type RawBuilder, sql } from 'kysely';

export type FlowSort = 'newest' | 'oldest' | 'most_errors' | 'longest' | 'title';

/** Last flow of a page; the next page starts after it. */
export interface FlowPosition {
  createdAtMs: number;
  id: string;
  /** Value of the key of the order, if it has one. */
  key?: string | undefined;
}

/** An order of a list, by an index: by a key if it has one, then by time and id. */
export interface FlowOrder {
  /** Expression on `flows`. */
  key?: RawBuilder<unknown>;
  /** SQL type of the key. */
  type?: 'integer' | 'text';
  direction: 'asc' | 'desc';
}

export const FLOW_ORDERS: Record<FlowSort, FlowOrder> = {
  newest: { direction: 'desc' },
  oldest: { direction: 'asc' },
  most_errors: {
    key: sql`coalesce(flows.errors_count + flows.failed_requests_count, -1)`,
    type: 'integer',
    direction: 'desc',
  },
  longest: { key: sql`coalesce(flows.video_duration_ms, -1)`, type: 'integer', direction: 'desc' },
  title: { key: sql`search_fold(left(flows.title, 60))`, type: 'text', direction: 'asc' },
};

/** Returns the expressions of `order by`. */
export function orderedBy({ key, direction }: FlowOrder): RawBuilder<unknown> {
  const way = sql.raw(direction);
  const byTime = sql`flows.created_at ${way}, flows.id ${way}`;
  return key ? sql`${key} ${way}, ${byTime}` : byTime;
}

/** Returns the condition for flows after a position. */
export function isAfter(order: FlowOrder, position: FlowPosition | undefined): RawBuilder<unknown> {
  if (!position) return sql`true`;
  const { key, type = 'text', direction } = order;
  const follows = sql.raw(direction === 'asc' ? '>' : '<');
  const time = sql`${new Date(position.createdAtMs)}::timestamptz, ${position.id}::uuid`;
  if (!key) return sql`(flows.created_at, flows.id) ${follows} (${time})`;
  return sql`(${key}, flows.created_at, flows.id) ${follows} (${position.key}::${sql.raw(type)}, ${time})`;
}
