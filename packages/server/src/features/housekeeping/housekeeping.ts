import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { Jobs } from '../../platform/jobs/jobs.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { BlobRemoval } from '../../platform/storage/removal/blob-removal.js';
import { purgeDeletedTags } from '../tags/deleted-tags.js';
import { deleteExpired, expireInvitations } from './sweeps.js';
import { deleteExpiredRecordings } from '../recording-links/abandoned-recordings.js';
import { deleteUndecidedRecordings } from '../recording-links/undecided-recordings.js';

/** Every hour, but not on the hour, when many other schedules run. */
const SCHEDULE = '17 * * * *';

interface ClearingParts {
  db: Kysely<Tables>;
  blobRemoval: BlobRemoval;
}

interface HousekeepingParts extends ClearingParts {
  jobs: Pick<Jobs, 'schedule'>;
  log: Logger;
}

/** Schedules the removal of expired data on one of the servers. Call it before `jobs.start`. */
export function scheduleHousekeeping({ jobs, log, ...parts }: HousekeepingParts): void {
  jobs.schedule('housekeeping', SCHEDULE, async () => {
    log.info({ cleared: await clearUp(parts) }, 'deleted expired data');
  });
}

/** Cleans up once; returns the number of rows of each kind. */
export async function clearUp(parts: ClearingParts): Promise<Record<string, number>> {
  const { db } = parts;
  return {
    ...(await deleteExpired(db)),
    guest_recordings: await deleteExpiredRecordings(db),
    waiting_recordings: await deleteUndecidedRecordings(parts),
    invitations: await expireInvitations(db),
    tags: await purgeDeletedTags(db),
  };
}
