import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Logger } from '../../platform/logging/logger.js';
import { eventsWorker, loaderArgs } from '../../platform/package-paths.js';
import { HttpProblem } from '../../platform/errors/http-problem.js';
import type * as worker from './prepare-batch.js';
import type { PreparedBatch } from './prepare-batch.js';

/** Name of the worker's export. */
const WORK = 'prepareBatch' satisfies keyof typeof worker;
/** Leaves one core to the event loop; two threads keep up with many recorders. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Maximum number of batches that wait for a thread. */
const WAITING_MAX = 64;
const IDLE_MS = 60_000;
/** Maximum time for a batch to wait and be prepared; usually it takes less than a second. */
const LIMIT_MS = 60_000;
const HEAP_MB = 256;
/** Lower priority than the event loop, because people's calls take precedence over events. */
const NICENESS = 10;

/** Threads that prepare batches of events. */
export interface BatchPool {
  /** @throws HttpProblem 503 if too many batches wait or it takes too long; Error if its thread dies */
  prepare: (body: Uint8Array) => Promise<PreparedBatch>;
  /** Finishes running work and ends the threads. */
  close: () => Promise<void>;
}

export function createBatchPool(log: Logger, filename = eventsWorker): BatchPool {
  // Starts no threads while there are no recorders.
  let pool: Piscina<Uint8Array, PreparedBatch> | undefined;
  return {
    async prepare(body) {
      pool ??= startThreads(log, filename);
      if (pool.queueSize >= WAITING_MAX) throw busy();
      const signal = AbortSignal.timeout(LIMIT_MS);
      try {
        // Copied, because a small body shares its memory with others.
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
    // Without a spare thread, waiting batches would get stuck when the last thread dies.
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    maxQueue: WAITING_MAX,
    // Passes no environment, because the threads need neither the secrets of the server nor its settings.
    env: {},
    execArgv: loaderArgs(filename),
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
