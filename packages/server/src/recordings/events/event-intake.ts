import { monotonicMs } from '../../platform/clock.js';
import type { Logger } from '../../platform/logging/logger.js';
import { HttpProblem } from '../../platform/errors/http-problem.js';
import { RateWindow } from '../../http/limits/rate-window.js';
import { type BatchPool, createBatchPool } from './batch-pool.js';
import { PersonQueue } from './person-queue.js';
import type { PreparedBatch } from './prepare-batch.js';

/** Maximum number of waiting batches per person. A recorder that uploads at full speed needs no more. */
const WAITING_MAX = 8;

/** Prepares batches of events for storage, without one person delaying others. */
export interface EventIntake {
  /**
   * Prepares a batch after the person's earlier ones.
   *
   * @throws HttpProblem 429 if too many of the person's batches wait or the bytes of the minute are used up; 503
   */
  prepare: (userId: string, body: Uint8Array) => Promise<PreparedBatch>;
  /** Finishes running work. */
  close: () => Promise<void>;
}

interface IntakeParts {
  /** Limit per person; 0 for no limit. */
  bytesPerMinute: number;
  log: Logger;
  /** @default separate threads */
  pool?: BatchPool;
}

export function createEventIntake({ bytesPerMinute, log, pool = createBatchPool(log) }: IntakeParts): EventIntake {
  const queue = new PersonQueue(WAITING_MAX);
  const budget = new RateWindow(bytesPerMinute);
  return {
    async prepare(userId, body) {
      if (queue.isFull(userId)) throw tooMany('Too many batches of events at once.', 1);
      const seconds = budget.secondsToWait(userId, monotonicMs());
      if (seconds > 0) throw tooMany('More events arrived than a minute allows.', seconds);
      budget.hit(userId, monotonicMs(), body.byteLength);
      return queue.run(userId, () => pool.prepare(body));
    },
    close: () => pool.close(),
  };
}

function tooMany(what: string, seconds: number): HttpProblem {
  const headers = { 'retry-after': String(seconds) };
  return new HttpProblem(429, `${what} Please send the same batch again in a moment.`, { headers });
}
