import type { CreateTagInput, Tag } from '@flowlens/client';
import { PROJECT_TAGS_MAX } from '@flowlens/core/limits';
import { canContribute } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import { type TagNameError, validateTagName } from '@flowlens/core/validation';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { conflict, forbidden, notFound, unprocessable } from '../../platform/errors/http-problem.js';
import { lockProject } from '../projects/lock-project.js';
import { refreshFirst, refreshFlows, type TagRefresh } from './refresh-flows.js';

const REFUSALS: Record<TagNameError, string> = {
  tagNameEmpty: 'must not be empty',
  tagNameTooLong: 'must have 11 characters or fewer',
  tagNameReserved: 'must not be the title of the No Tags filter',
  tagNameHasComma: 'must not have a comma',
};

/**
 * Creates a tag, as every member may.
 *
 * @throws HttpProblem 422 for an invalid title, 404, 409 for a title that the project already has, ignoring case, and
 * for a project with too many tags
 */
export async function createTag(
  db: Kysely<Tables>,
  actor: Actor,
  { system_id: projectId, title: wanted }: CreateTagInput,
): Promise<Tag> {
  const title = checkedTitle(wanted);
  return db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, actor, { projectId });
    if (!canContribute(actor, project)) throw forbidden();
    await requireRoom(transaction, project.id);
    const tag = await transaction
      .insertInto('tags')
      .values({ project_id: project.id, title, created_by_user_id: actor.userId })
      // The only unique index besides the id is on the title in lower case.
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'title', 'project_id as system_id'])
      .executeTakeFirst();
    if (!tag) throw conflict('This project has a tag of that title already.');
    return tag;
  });
}

async function requireRoom(transaction: Transaction<Tables>, projectId: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('tags')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= PROJECT_TAGS_MAX) throw conflict(refusal('tagLimit', { max: PROJECT_TAGS_MAX }));
}

/**
 * Deletes a tag, as every member may. The operator can restore it for 30 days, so its uses stay. Afterwards no flow
 * shows the tag.
 *
 * @throws HttpProblem 404
 */
export async function deleteTag(
  { db, tagRefresh }: { db: Kysely<Tables>; tagRefresh: TagRefresh },
  actor: Actor,
  tagId: string,
): Promise<void> {
  const hasMore = await db.transaction().execute(async (transaction) => {
    const project = await lockProjectOfTag(transaction, actor, tagId);
    if (!canContribute(actor, project)) throw forbidden();
    const { numUpdatedRows } = await transaction
      .updateTable('tags')
      .set({ deleted_at: sql`now()` })
      .where('id', '=', tagId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw noSuchTag();
    // A tag on few flows is removed in one transaction.
    const isUsedMuch = await refreshFirst(transaction, tagId);
    if (isUsedMuch) await tagRefresh.add(transaction, tagId);
    return isUsedMuch;
  });
  if (hasMore) await refreshFlows(db, tagId);
}

async function lockProjectOfTag(transaction: Transaction<Tables>, actor: Actor, tagId: string) {
  const tag = await transaction
    .selectFrom('tags')
    .innerJoin('members', 'members.project_id', 'tags.project_id')
    .select('tags.project_id')
    .where('tags.id', '=', tagId)
    .where('members.user_id', '=', actor.userId)
    .executeTakeFirst();
  if (!tag) throw noSuchTag();
  return lockProject(transaction, actor, { projectId: tag.project_id });
}

function checkedTitle(text: string): string {
  const title = validateTagName(text);
  if (title.ok) return title.value;
  const message = REFUSALS[title.error];
  throw unprocessable(`The title of a tag ${message}.`, [{ path: '/body/title', message }]);
}

const noSuchTag = () => notFound('There is no such tag.');
