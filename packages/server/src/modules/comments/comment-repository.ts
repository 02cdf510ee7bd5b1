import type { FlowComment } from '@flowlens/client';
import type { Kysely } from 'kysely';
import type { Actor } from '../../actor.js';
import type { Tables } from '../../database/tables.js';

/** A comment as the API shows it. */
export const COMMENT_COLUMNS = [
  'comments.id',
  'comments.flow_id',
  'comments.user_id',
  'comments.author_email',
  'comments.content',
  'comments.timestamp_seconds as timestamp',
] as const;

/** The comments of a flow of a project the actor is a member of, oldest first. */
export async function findComments(db: Kysely<Tables>, actor: Actor, flowId: string): Promise<FlowComment[]> {
  return db
    .selectFrom('comments')
    .innerJoin('flows', 'flows.id', 'comments.flow_id')
    .innerJoin('members', 'members.project_id', 'flows.project_id')
    .select(COMMENT_COLUMNS)
    .where('comments.flow_id', '=', flowId)
    .where('members.user_id', '=', actor.userId)
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .execute();
}
