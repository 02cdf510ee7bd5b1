import type { Client } from 'pg';
import { type ConstructorOptions, PgBoss, type SendOptions } from 'pg-boss';
import { JOBS_SCHEMA } from '../../platform/jobs/send-job.js';
import { linesOf } from './archive/lines-of.js';

interface ArchivedJob {
  name: string;
  data: object;
  retry_limit: number;
  retry_delay: number;
  retry_backoff: boolean;
  retry_delay_max: number | null;
  expire_seconds: number;
  heartbeat_seconds: number | null;
  dead_letter: string | null;
  /** Missing in older archives. */
  group_id?: string | null;
  priority?: number;
}

/**
 * Queues pending work for a server that starts later. `send` runs in the caller's transaction; the queues are created
 * earlier, because that commits.
 */
export async function prepareJobs(client: Client, path: string): Promise<{ send: () => Promise<void> }> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  } satisfies ConstructorOptions);
  await boss.start();
  const jobs: ArchivedJob[] = [];
  for await (const line of linesOf(path)) jobs.push(JSON.parse(line) as ArchivedJob);
  const names = jobs.flatMap(({ name, dead_letter }) => (dead_letter === null ? [name] : [dead_letter, name]));
  for (const name of new Set(names)) await boss.createQueue(name);
  return {
    async send() {
      for (const job of jobs) await boss.send(job.name, job.data, optionsOf(job));
      await boss.stop({ graceful: false, close: false });
    },
  };
}

function optionsOf(job: ArchivedJob): SendOptions {
  return {
    retryLimit: job.retry_limit,
    retryDelay: job.retry_delay,
    retryBackoff: job.retry_backoff,
    expireInSeconds: job.expire_seconds,
    ...(job.retry_delay_max !== null && { retryDelayMax: job.retry_delay_max }),
    ...(job.heartbeat_seconds !== null && { heartbeatSeconds: job.heartbeat_seconds }),
    ...(job.dead_letter !== null && { deadLetter: job.dead_letter }),
    ...(job.group_id && { group: { id: job.group_id } }),
    ...(job.priority !== undefined && { priority: job.priority }),
  };
}
