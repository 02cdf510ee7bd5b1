import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobs, type JobQueue } from '../../../src/platform/jobs/jobs.js';
import { quietLog } from '../server/quiet-log.js';
import { stillJobs } from './still-jobs.js';
import { openTestServer, type TestServer } from '../server/test-server.js';

describe('stillJobs', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const unfinished = async () => {
    const { rows } = await server.database.pool.query("select name, state from jobs.job where state < 'completed'");
    return rows as unknown[];
  };

  /** Runs a job that ends as `end` says, and stops the server's background work. */
  async function stillDuring(end: (next: JobQueue<object>) => Promise<void>) {
    const { db, pool } = server.database;
    const jobs = createJobs(server.database, quietLog);
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const next = jobs.queue('next', { retryLimit: 0 }, () => Promise.resolve());
    const first = jobs.queue('first', { retryLimit: 1, retryDelay: 0 }, async () => {
      begun.resolve();
      await mayEnd.promise;
      await end(next);
    });
    await jobs.start();
    await first.add(db, {});
    await begun.promise;
    const stilled = stillJobs(pool);
    mayEnd.resolve();
    await stilled;
    const left = await unfinished();
    await jobs.stop();
    return left;
  }

  it('removes the job that a running job adds at its end', async () => {
    expect(await stillDuring((next) => next.add(server.database.db, {}))).toEqual([]);
  });

  it('removes the retry of a running job that fails', async () => {
    expect(await stillDuring(() => Promise.reject(new Error('not today')))).toEqual([]);
  });

  it('leaves nothing of a running job that succeeds', async () => {
    expect(await stillDuring(() => Promise.resolve())).toEqual([]);
  });
});
