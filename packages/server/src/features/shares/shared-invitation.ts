import type { SharedInvitation } from '@flowlens/client';
import { INVITATION_LIFE_DAYS, PUBLIC_INVITATION_MAX_JOINS } from '@flowlens/core/limits';
import { type Kysely, sql } from 'kysely';
import { days } from '../../platform/database/days.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { notFound } from '../../platform/errors/http-problem.js';
import { openShareLink } from './share-token.js';

/** Minimum remaining lifetime of a shared invitation, so that people have the time to sign in. */
const MIN_DAYS_LEFT = 1;

/**
 * Returns the public invitation by which viewers of a shared flow join its open-source project. All viewers share it
 * while it has room.
 *
 * @throws HttpProblem 401, 404 (even for a personal project)
 */
export async function readSharedInvitation(db: Kysely<Tables>, token: string): Promise<SharedInvitation> {
  const flowId = await openShareLink(db, token);
  const project = await db
    .selectFrom('flows')
    .innerJoin('projects', 'projects.id', 'flows.project_id')
    .select(['projects.id', 'projects.name'])
    .where('flows.id', '=', flowId)
    .where('projects.category', '=', 'OPEN_SOURCE')
    .executeTakeFirst();
  if (!project) throw noInvitation();
  const invitationId = (await findInvitation(db, project.id)) ?? (await makeInvitation(db, project.id));
  return { project_name: project.name, project_id: project.id, invitation_id: invitationId };
}

const noInvitation = () => notFound('There is no invitation to this project.');

/** Finds only invitations without a creator: those that a member made are for the people that the member chose. */
async function findInvitation(db: Kysely<Tables>, projectId: string): Promise<string | undefined> {
  const invitation = await db
    .selectFrom('public_invitations')
    .select('id')
    .where('project_id', '=', projectId)
    .where('created_by_user_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now() + ${days(MIN_DAYS_LEFT)}`)
    .whereRef('joins_count', '<', 'max_joins_count')
    .orderBy('expires_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return invitation?.id;
}

/** With many concurrent viewers, the first to lock the project creates it. It counts as being as old as the project. */
async function makeInvitation(db: Kysely<Tables>, projectId: string): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const project = await transaction
      .selectFrom('projects')
      .select('created_at')
      .where('id', '=', projectId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!project) throw noInvitation();
    const made = await findInvitation(transaction, projectId);
    if (made !== undefined) return made;
    const { id } = await transaction
      .insertInto('public_invitations')
      .values({
        project_id: projectId,
        max_joins_count: PUBLIC_INVITATION_MAX_JOINS,
        // The server renews it, not a member: people whom an admin removed must not return through it.
        created_at: project.created_at,
        expires_at: sql`now() + ${days(INVITATION_LIFE_DAYS)}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}
