import type { FlowComment } from '@flowlens/client';
import { canSeeAddressOf } from '@flowlens/core/permissions';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { publicName } from '../people/public-name.js';

/** Columns of `toComment`. */
export const COMMENT_COLUMNS = [
  'comments.id',
  'comments.flow_id',
  'comments.user_id',
  'comments.author_email',
  'comments.content',
  'comments.timestamp_seconds as timestamp',
  'comments.created_at',
] as const;

/** The author's picture, as a subquery, because inserts and updates cannot join. */
export const AUTHOR_PICTURE = sql<string | null>`(select picture from users where users.id = comments.user_id)`.as(
  'author_picture',
);

type CommentRow = Omit<FlowComment, 'author_name' | 'created_at'> & { created_at: Date };

export function toComment({ created_at, ...row }: CommentRow, authorName: string): FlowComment {
  return { ...row, author_name: authorName, created_at: created_at.toISOString() };
}

/** Returns the comments of a flow, oldest first; none unless the actor is a member of its project. */
export async function findComments(db: Kysely<Tables>, actor: Actor, flowId: string): Promise<FlowComment[]> {
  const rows = await db
    .selectFrom('comments')
    .innerJoin('flows', 'flows.id', 'comments.flow_id')
    .innerJoin('members', 'members.project_id', 'flows.project_id')
    .innerJoin('projects', 'projects.id', 'flows.project_id')
    .innerJoin('users', 'users.id', 'comments.user_id')
    .select(COMMENT_COLUMNS)
    .select('users.picture as author_picture')
    .select(['users.name', 'members.role as user_role', 'projects.category'])
    .select(['projects.created_by_user_id', 'projects.is_default'])
    .where('comments.flow_id', '=', flowId)
    .where('members.user_id', '=', actor.userId)
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .execute();
  return rows.map(({ name, user_role, category, created_by_user_id, is_default, ...comment }) => {
    const author = { userId: comment.user_id, email: comment.author_email };
    const seen = canSeeAddressOf(actor, author, { user_role, category, created_by_user_id, is_default });
    if (seen) return toComment(comment, name);
    return toComment({ ...comment, author_email: null, author_picture: null }, publicName(name));
  });
}
