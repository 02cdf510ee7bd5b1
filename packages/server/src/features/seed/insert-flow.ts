import { Readable } from 'node:stream';
import { MINUTE_MS } from '@flowlens/core/internal';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { DEMO_PEOPLE } from '../auth/dev-issuer/demo-people.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { storeBlob } from '../../platform/storage/store-blob.js';
import { countTimeline } from '../timelines/count-timeline.js';
import { idOf } from './demo-project.js';
import type { RecordedFlow } from './recorded-flow.js';

export interface FlowPlace {
  storage: BlobStorage;
  projectId: string;
  /** Account ids of all people in the recording, by e-mail. */
  people: Map<string, string>;
  createdAt: Date;
}

/** Adds a recording to a project: files, flow, tags and comments. Returns the id of the flow. */
export async function insertFlow(
  transaction: Transaction<Tables>,
  flow: RecordedFlow,
  { storage, projectId, people, createdAt }: FlowPlace,
): Promise<string> {
  const store = (bytes: Buffer) => storeBlob(transaction, storage, bytes);
  const { id } = await transaction
    .insertInto('flows')
    .values({
      project_id: projectId,
      reporter_user_id: idOf(people, flow.reporter_email),
      reporter_name: nameOf(flow.reporter_email),
      reporter_email: flow.reporter_email,
      title: flow.title,
      description: flow.description,
      recording_status: 'completed',
      video_duration_ms: flow.video_duration_ms,
      video_key: await store(flow.video),
      preview_key: await store(flow.preview),
      thumbnail_key: await store(flow.thumbnail),
      timeline_key: await store(flow.timeline),
      // Uploaded right after the recording, at whatever time the demo is set up.
      recorded_at: new Date(createdAt.getTime() - flow.video_duration_ms),
      ...(await countTimeline(Readable.from([flow.timeline]), Infinity)),
      timeline_counted_at: sql<Date>`now()`,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const title of flow.tags) await tagFlow(transaction, { flowId: id, projectId, title });
  for (const [index, { author_email, content, timestamp }] of flow.comments.entries()) {
    await transaction
      .insertInto('comments')
      .values({
        flow_id: id,
        user_id: idOf(people, author_email),
        author_email,
        content,
        timestamp_seconds: timestamp,
        created_at: new Date(createdAt.getTime() + (index + 1) * 12 * MINUTE_MS),
      })
      .execute();
  }
  return id;
}

interface TagUse {
  flowId: string;
  projectId: string;
  title: string;
}

async function tagFlow(db: Kysely<Tables>, { flowId, projectId, title }: TagUse): Promise<void> {
  await db
    .insertInto('tags')
    .values({ project_id: projectId, title })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('flow_tags')
    .columns(['flow_id', 'tag_id'])
    .expression((query) =>
      query
        .selectFrom('tags')
        .select([sql<string>`${flowId}::uuid`.as('flow_id'), 'tags.id as tag_id'])
        .where('project_id', '=', projectId)
        .where(sql`lower(title)`, '=', title.toLowerCase())
        .where('deleted_at', 'is', null),
    )
    .execute();
}

/** Returns the name of a demo person; the e-mail itself for anybody else. */
export function nameOf(email: string): string {
  return DEMO_PEOPLE.find((person) => person.email === email.toLowerCase())?.name ?? email;
}
