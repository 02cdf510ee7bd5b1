import type { CreateCommentInput, FlowComment, UpdateCommentInput } from '@flowlens/client';
import { FLOW_COMMENTS_MAX } from '@flowlens/core/limits';
import { canContribute, canDeleteComment, canEditComment } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict, forbidden, notFound } from '../../platform/errors/http-problem.js';
import { requiredText } from '../../platform/errors/required-text.js';
import { changeFlow } from '../flows/change-flow.js';
import { AUTHOR_PICTURE, COMMENT_COLUMNS, toComment } from './comment-repository.js';

/** Adds a comment of any member, under the name in the session. @throws HttpProblem 404, 409 if the flow has too many comments */
export async function createComment(
  db: Kysely<Tables>,
  actor: Actor,
  { flow_id: flowId, timestamp, content }: CreateCommentInput,
): Promise<FlowComment> {
  return changeFlow(db, { actor, flowId }, async (transaction, flow) => {
    if (!canContribute(actor, flow)) throw forbidden();
    if (flow.comments_count >= FLOW_COMMENTS_MAX) throw conflict(refusal('commentLimit', { max: FLOW_COMMENTS_MAX }));
    const comment = await transaction
      .insertInto('comments')
      .values({
        flow_id: flow.id,
        user_id: actor.userId,
        author_email: actor.email,
        content: requiredText('content', content),
        timestamp_seconds: timestamp,
      })
      .returning(COMMENT_COLUMNS)
      .returning(AUTHOR_PICTURE)
      .executeTakeFirstOrThrow();
    return toComment(comment, actor.name);
  });
}

/** Edits a comment; only its author may (spec §6). @throws HttpProblem 404 (even for a comment of another flow), 403 */
export async function updateComment(
  db: Kysely<Tables>,
  actor: Actor,
  { id, flow_id: flowId, timestamp, content }: UpdateCommentInput,
): Promise<FlowComment> {
  return changeFlow(db, { actor, flowId }, async (transaction, flow) => {
    const comment = await findComment(transaction, flow.id, id);
    if (!canEditComment(actor, comment, flow)) throw forbidden();
    const changed = await transaction
      .updateTable('comments')
      .set({
        content: requiredText('content', content),
        updated_at: sql`now()`,
        ...(timestamp !== undefined && { timestamp_seconds: timestamp }),
      })
      .where('id', '=', comment.id)
      .returning(COMMENT_COLUMNS)
      .returning(AUTHOR_PICTURE)
      .executeTakeFirstOrThrow();
    return toComment(changed, actor.name);
  });
}

/**
 * Deletes a comment; its author and the project's creator may (spec §6). @throws HttpProblem 404 (even for a comment of
 * another flow), 403
 */
export async function deleteComment(
  db: Kysely<Tables>,
  actor: Actor,
  { id, flowId }: { id: string; flowId: string },
): Promise<void> {
  await changeFlow(db, { actor, flowId }, async (transaction, flow) => {
    const comment = await findComment(transaction, flow.id, id);
    if (!canDeleteComment(actor, comment, flow)) throw forbidden();
    await transaction.deleteFrom('comments').where('id', '=', comment.id).execute();
  });
}

/** The flow is locked, so nobody else changes its comments and the row needs no lock. */
async function findComment(transaction: Transaction<Tables>, flowId: string, id: string) {
  const comment = await transaction
    .selectFrom('comments')
    .select(['id', 'user_id', 'author_email'])
    .where('id', '=', id)
    .where('flow_id', '=', flowId)
    .executeTakeFirst();
  if (!comment) throw notFound('There is no such comment.');
  return comment;
}
