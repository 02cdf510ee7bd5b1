import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { DEMO_PEOPLE } from '../dev-issuer/demo-people.js';
import type { BlobStorage } from '../storage/blob-storage.js';
import { storeBlob } from '../storage/store-blob.js';
import { DEMO_PROJECT_ID, idOf } from './demo-project.js';
import type { RecordedFlow } from './recorded-flow.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface DemoFlowParts {
  storage: BlobStorage;
  people: Map<string, string>;
  /** 0 for the recording that shall look newest. */
  rank: number;
}

/** The newest was recorded three hours ago, each other one some 25 hours before the last. */
function demoTime(rank: number, nowMs: number): Date {
  return new Date(nowMs - (3 + rank * 25) * HOUR_MS - rank * 17 * MINUTE_MS);
}

/** Puts a recording into the demo project: files, flow, tags and comments. */
export async function insertDemoFlow(
  transaction: Transaction<Tables>,
  flow: RecordedFlow,
  { storage, people, rank }: DemoFlowParts,
): Promise<void> {
  const store = (bytes: Buffer) => storeBlob(transaction, storage, bytes);
  const createdAt = demoTime(rank, Date.now());
  const { id } = await transaction
    .insertInto('flows')
    .values({
      project_id: DEMO_PROJECT_ID,
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
      recorded_at: new Date(flow.recorded_at),
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const title of flow.tags) await tagFlow(transaction, id, title);
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
}

async function tagFlow(db: Kysely<Tables>, flowId: string, title: string): Promise<void> {
  await db
    .insertInto('tags')
    .values({ project_id: DEMO_PROJECT_ID, title })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('flow_tags')
    .columns(['flow_id', 'tag_id'])
    .expression((query) =>
      query
        .selectFrom('tags')
        .select([sql<string>`${flowId}::uuid`.as('flow_id'), 'tags.id as tag_id'])
        .where('project_id', '=', DEMO_PROJECT_ID)
        .where(sql`lower(title)`, '=', title.toLowerCase())
        .where('deleted_at', 'is', null),
    )
    .execute();
}

function nameOf(email: string): string {
  return DEMO_PEOPLE.find((person) => person.email === email.toLowerCase())?.name ?? email;
}
