import { type ConstructorOptions, type JobWithMetadata, PgBoss, type QueueOptions, type QueueResult } from 'pg-boss';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.js';
import type { Tables } from '../database/schema/tables.js';
import type { Logger } from '../logging/logger.js';
import { JOBS_SCHEMA, sendJob } from './send-job.js';

/** Interval of checks for a dead worker's jobs. With a lease of 60 s they are taken over within 90 s. */
const MONITOR_SECONDS = 15;
const POLL_SECONDS = 1;
/** Scheduled work may begin later, so that an idle server asks the database less. */
const POLL_SCHEDULED_SECONDS = 5;
/** Time for running jobs to finish once the server is stopping. */
const FINISH_MS = 10_000;
/** Then they are aborted, with enough time left to record it. */
const ABORT_MS = 8_000;
/** Id of no job, to look up a queue with. */
export const UNKNOWN_JOB_ID = '00000000-0000-0000-0000-000000000000';

/** One attempt at a job. */
export interface Attempt<Data> {
  data: Data;
  /** True for the last attempt, so that a failure is final. */
  isLast: boolean;
  /** Aborts when the job was taken away or the server stops. */
  signal: AbortSignal;
}

export interface QueueSettings extends Partial<
  Pick<QueueOptions, 'retryLimit' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax' | 'expireInSeconds'>
> {
  /** Lease in seconds: if a job's worker is silent for this long, another worker gets the job. At least 10. */
  heartbeatSeconds?: number;
  /** Queue, declared earlier, that also gets jobs that failed at the last attempt. */
  deadLetter?: string;
  /** Number of jobs a server works on at a time, at most one per group. @default 1 */
  atATime?: number;
}

/** Queues of jobs, each done by one of the servers after the transaction that added it is committed. */
export interface JobQueue<Data extends object> {
  /**
   * Adds a job. A group's jobs may not keep others waiting, however many it adds. In a transaction, the job exists only
   * after the commit.
   */
  add: (db: Kysely<Tables>, data: Data, group?: string) => Promise<void>;
}

export interface Jobs {
  /** Declares a queue and its worker. Call it before `start`. */
  queue: <Data extends object>(
    name: string,
    settings: QueueSettings,
    work: (attempt: Attempt<Data>) => Promise<void>,
  ) => JobQueue<Data>;
  /** Runs `work` at the times of a cron line, on one of the servers. Call it before `start`. */
  schedule: (name: string, cron: string, work: () => Promise<void>) => void;
  /** Returns the numbers of waiting, running and failed jobs per queue. */
  counts: () => Promise<JobCounts[]>;
  /** Creates the tables of the queue and starts to work. */
  start: () => Promise<void>;
  /** Finishes running jobs, for at most 10 s. */
  stop: () => Promise<void>;
}

/** Numbers for all servers on the database, at most 15 seconds old. */
interface JobCounts {
  queue: string;
  waiting: number;
  active: number;
  failed: number;
}

interface Declared {
  settings: QueueSettings;
  cron?: string;
  work: (attempt: Attempt<object>) => Promise<void>;
}

/** Job queue of the server: a pg-boss that shares the connection pool. */
export function createJobs({ pool }: Database, log: Logger): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOBS_SCHEMA,
    monitorIntervalSeconds: MONITOR_SECONDS,
    superviseIntervalSeconds: MONITOR_SECONDS,
  } satisfies ConstructorOptions);
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue failed at something'));
  const declared = new Map<string, Declared>();
  const stopping = new AbortController();
  let started = false;

  async function begin(name: string, { settings, cron, work }: Declared, stored?: QueueResult): Promise<void> {
    const { atATime = 1, ...options } = settings;
    if (!stored) await boss.createQueue(name, options);
    else if (!hasOptions(stored, options)) await boss.updateQueue(name, options);
    // pg-boss looks up a queue on its first use, through the pool. In a transaction on the embedded database, which
    // serves one connection at a time, that would deadlock until both time out. So the queue is looked up here.
    await boss.getJobById(name, UNKNOWN_JOB_ID);
    if (cron !== undefined) await boss.schedule(name, cron, {});
    await boss.work(
      name,
      {
        pollingIntervalSeconds: cron === undefined ? POLL_SECONDS : POLL_SCHEDULED_SECONDS,
        includeMetadata: true,
        localConcurrency: atATime,
        localGroupConcurrency: 1,
      },
      async ([job]: JobWithMetadata[]) => {
        if (!job) return;
        const isLast = job.retryCount >= job.retryLimit;
        try {
          await work({ data: job.data, isLast, signal: AbortSignal.any([job.signal, stopping.signal]) });
        } catch (error) {
          log.error({ err: error, job: name, attempt: job.retryCount + 1, isLast }, 'a job failed');
          throw error;
        }
      },
    );
  }

  return {
    queue<Data extends object>(
      name: string,
      settings: QueueSettings,
      work: (attempt: Attempt<Data>) => Promise<void>,
    ): JobQueue<Data> {
      declared.set(name, { settings, work: work as Declared['work'] });
      return {
        async add(within, data, group) {
          await sendJob(boss, within, { name, data, group });
        },
      };
    },
    schedule(name, cron, work) {
      declared.set(name, { settings: { retryLimit: 0 }, cron, work });
    },
    async counts() {
      const queues = await boss.getQueues([...declared.keys()]);
      return queues.map(({ name, queuedCount, activeCount, failedCount }) => ({
        queue: name,
        waiting: queuedCount,
        active: activeCount,
        failed: failedCount,
      }));
    },
    async start() {
      await boss.start();
      started = true;
      const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const [name, queue] of declared) await begin(name, queue, stored.get(name));
    },
    async stop() {
      if (!started) return;
      const late = setTimeout(() => stopping.abort(), ABORT_MS);
      await boss.stop({ graceful: true, timeout: FINISH_MS }).finally(() => clearTimeout(late));
    },
  };
}

/** Returns whether a queue of an earlier start already has these options. */
function hasOptions(stored: QueueResult, options: object): boolean {
  return Object.entries(options).every(([key, value]) => stored[key as keyof QueueResult] === value);
}
