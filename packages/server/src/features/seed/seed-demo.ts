import { DEMO_PROJECT_ID } from '@flowlens/core';
import { HOUR_MS, MINUTE_MS } from '@flowlens/core/internal';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { ensureDemoPeople, ensureDemoProject } from './demo-project.js';
import { insertFlow } from './insert-flow.js';
import { listRecordings, readRecording, type RecordedFlow } from './recorded-flow.js';
import { seedOnce } from './seed-once.js';

/**
 * Adds the demo people, their project and the recordings of `seedFolder`. Another run adds only new recordings and
 * keeps people's changes and deletions.
 */
export async function seedDemo(
  { db }: Pick<Database, 'db'>,
  storage: BlobStorage,
  seedFolder: string,
  log: Logger,
): Promise<void> {
  const people = await ensureDemoPeople(db);
  await ensureDemoProject(db, people);
  if (!(await demoProjectExists(db))) return;

  const slugs = await listRecordings(seedFolder);
  const recordings = await Promise.all(slugs.map((slug) => readRecording(seedFolder, slug)));
  for (const [rank, flow] of recordings.sort(newestFirst).entries()) {
    const createdAt = demoTime(rank, Date.now());
    const added = await seedOnce(db, `demo-flow/${flow.slug}`, async (transaction) => {
      await insertFlow(transaction, flow, { storage, projectId: DEMO_PROJECT_ID, people, createdAt });
    });
    if (added) log.info({ flow: flow.slug }, 'added a demo flow');
  }
}

/** The newest was recorded three hours ago; each older one about 25 hours before the next. */
function demoTime(rank: number, nowMs: number): Date {
  return new Date(nowMs - (3 + rank * 25) * HOUR_MS - rank * 17 * MINUTE_MS);
}

function newestFirst(one: RecordedFlow, other: RecordedFlow): number {
  return Date.parse(other.recorded_at) - Date.parse(one.recorded_at) || one.slug.localeCompare(other.slug, 'en');
}

async function demoProjectExists(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('projects').select('id').where('id', '=', DEMO_PROJECT_ID).executeTakeFirst();
  return row !== undefined;
}
