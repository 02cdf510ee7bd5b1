import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/schema/tables.js';
import type { FlowPosition } from './flow-order.js';
import type { FlowConditions } from './flow-filter.js';
import type { FlowTextRow } from './flow-list-text.js';
import { isAfter, orderedBy } from './flow-order.js';
import { type FlowPeriod, isInPeriod, periodTerms } from './flow-period.js';
import { termCondition } from './flow-terms.js';
import { type FlowList, selectFlows } from './select-flows.js';

interface Search {
  filter: FlowConditions | undefined;
  period: FlowPeriod;
  after: FlowPosition | undefined;
  limit: number;
}

/**
 * Returns a page of the matches of a filter by the index of terms: reads all matches, and sorts them. `materialized` keeps
 * the planner from a scan in the order of the list, which few matches would make long.
 */
export function sortMatches(db: Kysely<Tables>, list: FlowList, search: Search): Promise<FlowTextRow[]> {
  const { filter, period, after, limit } = search;
  const { order } = list;
  const times = periodTerms(period);
  const anyOf = [...(filter?.terms.anyOf ?? []), ...(times ? [times] : [])];
  const terms = { all: filter?.terms.all ?? [], text: filter?.terms.text ?? '', anyOf };
  const conditions = [...(filter?.conditions ?? []), ...isInPeriod(period), isAfter(order, after)];
  const flows = sql`
    with found as materialized (
      select flows.id, flows.created_at, flows.title, flows.errors_count, flows.failed_requests_count, flows.video_duration_ms
      from flows
      where ${termCondition(terms)} and flows.project_id = members.project_id and ${sql.join(conditions, sql` and `)}
    ),
    top as (select flows.id from found as flows order by ${orderedBy(order)} limit ${limit})
    select flows.* from top join flows on flows.id = top.id`;
  return selectFlows(db, list, { flows, limit });
}
