import { MINUTE_MS } from '@flowlens/core/internal';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.js';
import { cacheFor } from '../cache-for.js';

/** Counting all files reads all of their rows. */
const BLOBS_KEPT_MS = 5 * MINUTE_MS;

/** Connections of this process, and the totals of all stored files. */
export function measureDatabase({ pool }: Pick<Database, 'pool'>, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'flowlens_database_connections',
    help: 'Connections to the database by state; waiting are calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'active' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const blobs = cacheFor(BLOBS_KEPT_MS, async () => {
    const { rows } = await pool.query<{ count: string; bytes: string }>(
      'select count(*) as count, coalesce(sum(size_bytes), 0) as bytes from blobs',
    );
    return { count: Number(rows[0]?.count), bytes: Number(rows[0]?.bytes) };
  });
  const blobGauge = (name: string, help: string, field: 'count' | 'bytes') =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const now = await blobs().catch(() => undefined);
        if (now) this.set(now[field]);
        else this.remove();
      },
    });
  blobGauge('flowlens_blobs', 'Recorded files; counted at most every 5 minutes.', 'count');
  blobGauge('flowlens_blobs_bytes', 'Size of all recorded files; counted at most every 5 minutes.', 'bytes');
}
