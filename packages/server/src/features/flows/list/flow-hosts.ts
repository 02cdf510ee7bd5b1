import type { FlowHost } from '@flowlens/client';
import { refusal } from '@flowlens/core/refusals';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../../http/actor.js';
import type { Tables } from '../../../platform/database/schema/tables.js';
import { notFound } from '../../../platform/errors/http-problem.js';
import { isMember } from '../../projects/project-repository.js';

const FLOWS_MAX = 1_000;
const HOSTS_MAX = 50;

/**
 * Returns the hosts of the pages of the newest flows, the most frequent first.
 *
 * @throws HttpProblem 404 if the actor is not a member of the requested project
 */
export async function listFlowHosts(
  db: Kysely<Tables>,
  actor: Actor,
  projectId: string | undefined,
): Promise<FlowHost[]> {
  const { rows } = await sql<FlowHost>`
    select host, count(*)::integer as flows_count
    from (
      select flows.page_hosts
      from members
      cross join lateral (
        select page_hosts, created_at from flows
        where flows.project_id = members.project_id
        order by created_at desc, id desc
        limit ${FLOWS_MAX}
      ) as flows
      where members.user_id = ${actor.userId} and ${projectId === undefined ? sql`true` : sql`members.project_id = ${projectId}`}
      order by flows.created_at desc
      limit ${FLOWS_MAX}
    ) as newest
    cross join unnest(newest.page_hosts) as host
    group by host
    order by flows_count desc, host
    limit ${HOSTS_MAX}`.execute(db);
  if (rows.length === 0 && projectId !== undefined && !(await isMember(db, actor, projectId)))
    throw notFound(refusal('projectMissing'));
  return rows;
}
