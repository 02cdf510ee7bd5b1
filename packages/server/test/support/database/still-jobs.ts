import type { Pool } from 'pg';
import { waitUntil } from '../wait-until.js';

/** Stops the server's scheduled work, which would otherwise clean up between two checks or during a test's setup. */
export async function stopSchedules(pool: Pool): Promise<void> {
  await pool.query('delete from jobs.schedule');
}

/** Removes waiting jobs until none waits or runs, because a running job may add another or be retried. */
export async function stillJobs(pool: Pool): Promise<void> {
  await waitUntil('no job waits or runs', async () => {
    await pool.query("delete from jobs.job where state in ('created', 'retry')");
    const { rowCount } = await pool.query("select from jobs.job where state < 'completed' limit 1");
    return rowCount === 0;
  });
}
