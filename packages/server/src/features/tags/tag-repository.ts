import type { Tag } from '@flowlens/client';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';

/** Lists the tags of the actor's projects, or of one of them, in alphabetical order. */
export async function findTags(db: Kysely<Tables>, actor: Actor, projectId: string | undefined): Promise<Tag[]> {
  let query = db
    .selectFrom('tags')
    .innerJoin('members', 'members.project_id', 'tags.project_id')
    .select(['tags.id', 'tags.title', 'tags.project_id as system_id'])
    .where('members.user_id', '=', actor.userId)
    .where('tags.deleted_at', 'is', null);
  if (projectId !== undefined) query = query.where('tags.project_id', '=', projectId);
  return query
    .orderBy(sql`lower(tags.title)`)
    .orderBy('tags.id')
    .execute();
}
