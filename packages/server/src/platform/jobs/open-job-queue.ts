import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.js';
import { type JobQueue, UNKNOWN_JOB_ID } from './jobs.js';
import { JOBS_SCHEMA, sendJob } from './send-job.js';

/** Job queue for a process that only adds jobs, such as a command. */
export interface OpenJobQueue<Data extends object> extends JobQueue<Data>, AsyncDisposable {}

/** Opens a queue that a server has already declared. */
export async function openJobQueue<Data extends object>(
  { pool }: Pick<Database, 'pool'>,
  name: string,
): Promise<OpenJobQueue<Data>> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    migrate: false,
  } satisfies ConstructorOptions);
  await boss.start();
  // As in `createJobs`: a first look-up in a transaction would block the embedded database.
  await boss.getJobById(name, UNKNOWN_JOB_ID);
  return {
    async add(within, data, group) {
      await sendJob(boss, within, { name, data, group });
    },
    [Symbol.asyncDispose]: () => boss.stop({ graceful: false, close: false }),
  };
}
