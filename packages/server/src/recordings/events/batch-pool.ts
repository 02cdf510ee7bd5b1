import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Logger } from '../../platform/logging/logger.js';
import { eventsWorker, runsFromSource } from '../../platform/package-paths.js';
import { HttpProblem } from '../../platform/errors/http-problem.js';
import type * as worker from './prepare-batch.js';
import type { PreparedBatch } from './prepare-batch.js';

/** Export that does the work. */
const WORK = 'prepareBatch' satisfies keyof typeof worker;
/** One core stays with the event loop, and two threads keep up with many recorders. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Batches that wait for a thread, of different people. */
const WAITING_MAX = 64;
const IDLE_MS = 60_000;
/** For a batch that waits and is prepared; usually that takes less than a second. */
const LIMIT_MS = 60_000;
const HEAP_MB = 256;
/** Calls of people come before the events of recorders. */
const NICENESS = 10;

/** Threads that prepare batches of events beside the event loop. */
export interface BatchPool {
  /** @throws HttpProblem 503 when too many wait or it takes too long; Error when its thread dies */
  prepare: (body: Uint8Array) => Promise<PreparedBatch>;
  /** Finishes what runs and ends the threads. */
  close: () => Promise<void>;
}

export function createBatchPool(log: Logger, filename = eventsWorker): BatchPool {
  // Without recorders there are no threads.
  let pool: Piscina<Uint8Array, PreparedBatch> | undefined;
  return {
    async prepare(body) {
      pool ??= startThreads(log, filename);
      if (pool.queueSize >= WAITING_MAX) throw busy();
      const signal = AbortSignal.timeout(LIMIT_MS);
      try {
        // A copy: a small body shares its memory with others.
        return await pool.run(new Uint8Array(body), { signal });
      } catch (error) {
        if (signal.aborted) throw busy();
        throw error;
      }
    },
    async close() {
      await pool?.close();
    },
  };
}

function startThreads(log: Logger, filename: string): Piscina<Uint8Array, PreparedBatch> {
  const pool = new Piscina<Uint8Array, PreparedBatch>({
    filename,
    name: WORK,
    // With none, batches that wait would stay when the last thread dies.
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    maxQueue: WAITING_MAX,
    // Neither the secrets of the server nor its settings are any business of what reads recordings.
    env: {},
    execArgv: runsFromSource ? ['--import', 'tsx'] : [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    niceIncrement: NICENESS,
  });
  pool.on('error', (error) => log.error({ err: error }, 'a thread that redacts events has ended'));
  return pool;
}

function busy(): HttpProblem {
  const headers = { 'retry-after': '2' };
  return new HttpProblem(503, 'The server is busy with other recordings. Please try again in a moment.', { headers });
}
