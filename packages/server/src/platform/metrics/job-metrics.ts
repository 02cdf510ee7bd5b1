import { Gauge, type Registry } from 'prom-client';
import type { Jobs } from '../jobs/jobs.js';
import { cacheFor } from '../cache-for.js';

/** The queue itself refreshes its numbers every 15 seconds. */
const KEEP_MS = 5_000;

/** Jobs of all servers on this database. */
export function measureJobs(jobs: Pick<Jobs, 'counts'>, registry: Registry): void {
  const counts = cacheFor(KEEP_MS, () => jobs.counts());
  new Gauge({
    name: 'flowlens_jobs',
    help: 'Jobs of all servers by queue and state; failed ones are kept for some days.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { queue, ...states } of await counts().catch(() => []))
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
    },
  });
}
