import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { Jobs } from '../jobs/jobs.js';
import type { Logger } from '../logging/logger.js';
import { deleteTagsForGood } from './deleted-tags.js';
import { deleteExpired, expireInvitations } from './sweeps.js';

/** Every hour, off the full one, when everybody else's clocks ring. */
const SCHEDULE = '17 * * * *';

interface HousekeepingParts {
  db: Kysely<Tables>;
  jobs: Pick<Jobs, 'schedule'>;
  log: Logger;
}

/** Schedules the removal of expired data on one of the servers. Call before `jobs.start`. */
export function scheduleHousekeeping({ db, jobs, log }: HousekeepingParts): void {
  jobs.schedule('housekeeping', SCHEDULE, async () => {
    log.info({ cleared: await clearUp(db) }, 'cleared up what has expired');
  });
}

/** Clears up once; answers how many rows of each kind. */
export async function clearUp(db: Kysely<Tables>): Promise<Record<string, number>> {
  return {
    ...(await deleteExpired(db)),
    invitations: await expireInvitations(db),
    tags: await deleteTagsForGood(db),
  };
}
