import type { Pool } from 'pg';
import { waitUntil } from './wait-until.js';

/** Takes away what the server does by the clock: it would clear up between two looks, or in the middle of what a test sets up. */
export async function stopSchedules(pool: Pool): Promise<void> {
  await pool.query('delete from jobs.schedule');
}

/** Takes away the jobs that wait, and waits for those that run. */
export async function stillJobs(pool: Pool): Promise<void> {
  await pool.query("delete from jobs.job where state in ('created', 'retry')");
  await waitUntil('no job runs', async () => {
    const { rowCount } = await pool.query("select from jobs.job where state = 'active' limit 1");
    return rowCount === 0;
  });
}
