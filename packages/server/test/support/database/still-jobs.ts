import type { Pool } from 'pg';
import { waitUntil } from '../wait-until.js';

/** Takes away what the server does by the clock: it would clear up between two looks, or in the middle of what a test sets up. */
export async function stopSchedules(pool: Pool): Promise<void> {
  await pool.query('delete from jobs.schedule');
}

/** Removes waiting jobs until none waits or runs: a running job may add another at its end, or be tried again. */
export async function stillJobs(pool: Pool): Promise<void> {
  await waitUntil('no job waits or runs', async () => {
    await pool.query("delete from jobs.job where state in ('created', 'retry')");
    const { rowCount } = await pool.query("select from jobs.job where state < 'completed' limit 1");
    return rowCount === 0;
  });
}
