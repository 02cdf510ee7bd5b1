import type { Project } from '@flowlens/client';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { HAS_ACCOUNT } from '../embedding/embedded-people.js';
import { MEMBERS_LIMIT } from './effective-limits.js';

/** Time range; each bound may be missing. `end` is exclusive. */
export interface TimeWindow {
  start: Date | undefined;
  end: Date | undefined;
}

/** Returns the actor's projects, oldest first. */
export async function findProjects(db: Kysely<Tables>, actor: Actor): Promise<Project[]> {
  const rows = await projectsOf(db, actor).orderBy('projects.created_at').orderBy('projects.id').execute();
  return rows.map(toProject);
}

/** Returns a project that the actor is a member of. */
export async function findProject(db: Kysely<Tables>, actor: Actor, projectId: string): Promise<Project | undefined> {
  const row = await projectsOf(db, actor).where('projects.id', '=', projectId).executeTakeFirst();
  return row && toProject(row);
}

/** Returns whether the actor is a member. */
export async function isMember(db: Kysely<Tables>, actor: Actor, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('role')
    .where('project_id', '=', projectId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the flows created within the window, in a project that the actor is a member of. */
export async function countFlows(
  db: Kysely<Tables>,
  actor: Actor,
  { projectId, window }: { projectId: string; window: TimeWindow },
): Promise<number> {
  let query = db
    .selectFrom('flows')
    .innerJoin('members', 'members.project_id', 'flows.project_id')
    .select(sql<string>`count(*)`.as('count'))
    .where('flows.project_id', '=', projectId)
    .where('members.user_id', '=', actor.userId);
  if (window.start) query = query.where('flows.created_at', '>=', window.start);
  if (window.end) query = query.where('flows.created_at', '<', window.end);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

function projectsOf(db: Kysely<Tables>, actor: Actor) {
  return db
    .selectFrom('projects')
    .innerJoin('members', 'members.project_id', 'projects.id')
    .select([
      'projects.id',
      'projects.name',
      'projects.description',
      'projects.category',
      'projects.is_default',
      'projects.created_by_user_id',
      'projects.created_at',
      'projects.embed_origins',
      'members.role as user_role',
    ])
    .select(MEMBERS_LIMIT.as('max_members_count'))
    .select((builder) =>
      builder
        .selectFrom('members as everybody')
        .innerJoin('users', 'users.id', 'everybody.user_id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('everybody.project_id', '=', 'projects.id')
        .where(HAS_ACCOUNT)
        .$asScalar()
        .$notNull()
        .as('members_count'),
    )
    .select(WAITING_COUNT.as('waiting_count'))
    .where('members.user_id', '=', actor.userId);
}

/** Number of guests' recordings that wait for an admin's decision. */
const WAITING_COUNT = sql<number>`(
  select count(*)::integer
  from flows join recordings on recordings.flow_id = flows.id and recordings.completed_at is not null
  where flows.waits_for_project_id = projects.id and members.role = 'ADMIN'
)`;

type ProjectRow = Omit<Project, 'created_at' | 'flows_count' | 'waiting_recordings_count'> & {
  created_at: Date;
  waiting_count: number;
};

function toProject({ waiting_count, ...row }: ProjectRow): Project {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    ...(waiting_count > 0 && { waiting_recordings_count: waiting_count }),
  };
}
