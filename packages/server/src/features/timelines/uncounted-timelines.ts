import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { Jobs } from '../../platform/jobs/jobs.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { MissingBlobError } from '../../platform/storage/storage-failures.js';
import { findStored, readStored } from '../../platform/storage/stored-content.js';
import { isOfMachine } from '../../recordings/process/machine-failure.js';
import { countTimeline, NO_COUNTS, type TimelineCounts } from './count-timeline.js';

const EVERY_MINUTE = '* * * * *';
/** Maximum time of one run, so that the next one is due when it ends. */
const RUN_MS = 45_000;

interface CountingParts {
  db: Kysely<Tables>;
  storage: BlobStorage;
  maxTimelineBytes: number;
}

/**
 * Schedules the counting of timelines that an earlier version stored, newest first. Each result is written at once, so a
 * later run continues where one was interrupted. Call it before `jobs.start`.
 */
export function scheduleTimelineCounts(jobs: Pick<Jobs, 'schedule'>, log: Logger, parts: CountingParts): void {
  jobs.schedule('count-timelines', EVERY_MINUTE, async () => {
    const counted = await countUncounted(parts, RUN_MS);
    if (counted > 0) log.info({ counted }, 'counted the errors of earlier recordings');
  });
}

/** Counts timelines until none is left or the time is over. Returns their number. */
export async function countUncounted(parts: CountingParts, runMs: number): Promise<number> {
  const endsAt = performance.now() + runMs;
  for (let counted = 0; ; counted += 1) {
    const next = performance.now() < endsAt ? await findUncounted(parts.db) : undefined;
    if (!next) return counted;
    const counts = await readCounts(parts, next.timeline_key);
    await parts.db
      .updateTable('flows')
      .set({ ...counts, timeline_counted_at: sql<Date>`now()` })
      .where('id', '=', next.id)
      // Processing may have counted a new timeline meanwhile.
      .where('timeline_counted_at', 'is', null)
      .execute();
  }
}

function findUncounted(db: Kysely<Tables>): Promise<{ id: string; timeline_key: string } | undefined> {
  return db
    .selectFrom('flows')
    .select(['id', 'timeline_key'])
    .where('timeline_key', 'is not', null)
    .where('timeline_counted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .$narrowType<{ timeline_key: string }>()
    .executeTakeFirst();
}

async function readCounts({ storage, maxTimelineBytes }: CountingParts, key: string): Promise<TimelineCounts> {
  try {
    const stored = await findStored(storage, key);
    if (!stored || stored.size > maxTimelineBytes) return NO_COUNTS;
    return await countTimeline(readStored(storage, stored) as AsyncIterable<Buffer>, maxTimelineBytes);
  } catch (error) {
    // A later run tries again. A damaged file would stop all others.
    if (isOfMachine(error) && !(error instanceof MissingBlobError)) throw error;
    return NO_COUNTS;
  }
}
