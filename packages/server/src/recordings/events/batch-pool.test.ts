import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { createBatchPool } from './batch-pool.js';

const dyingWorker = fileURLToPath(new URL('../../../test/support/processes/dying-worker.ts', import.meta.url));
const bytes = (text: string) => Buffer.from(text);

describe('createBatchPool', () => {
  it('redacts and compresses a batch on another thread', async () => {
    const pool = createBatchPool(quietLog);
    const line = '{"type":"navigation","navigation_data":{"url":"https://shop.example/?token=hunter2-canary"}}';
    const batch = await pool.prepare(bytes(`${line}\nx\n`));
    await pool.close();

    const text = gunzipSync(batch.events).toString();
    expect(text).toContain('https://shop.example/');
    expect(text).not.toContain('hunter2-canary');
    expect(batch).toMatchObject({
      eventsCount: 1,
      linesCount: 2,
      skippedCount: 1,
      skipped: [{ line: 2, message: 'must be JSON' }],
    });
  });

  it('fails one batch alone when its thread dies', async () => {
    const pool = createBatchPool(quietLog, dyingWorker);
    const outcomes = await Promise.allSettled(
      ['a', 'throw', 'slow', 'die', 'b', 'slow', 'c'].map((text) => pool.prepare(bytes(text))),
    );
    await pool.close();

    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('finishes running batches before it closes', async () => {
    const pool = createBatchPool(quietLog, dyingWorker);
    const running = pool.prepare(bytes('slow'));
    await pool.prepare(bytes('a'));

    await pool.close();

    expect(await running).toBe('slow');
  });

  it('returns 503 when too many batches wait for a thread', async () => {
    const pool = createBatchPool(quietLog, dyingWorker);
    const batches = Array.from({ length: 80 }, () => pool.prepare(bytes('a')));
    const outcomes = await Promise.allSettled(batches);
    await pool.close();

    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  });
});
