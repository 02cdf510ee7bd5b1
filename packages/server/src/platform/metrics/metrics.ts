import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../database/database.js';
import type { Jobs } from '../jobs/jobs.js';
import { serverVersion } from '../version.js';
import { unauthorized } from '../errors/http-problem.js';
import { measureDatabase } from './database-metrics.js';
import { measureRequests } from './http-metrics.js';
import { measureJobs } from './job-metrics.js';

export interface Measured {
  database: Pick<Database, 'pool'>;
  jobs: Pick<Jobs, 'counts'>;
}

/**
 * Serves `GET /metrics` in the text format of Prometheus, for holders of `token`. It is not part of the contract,
 * because it is for operators, not for callers.
 */
export function registerMetrics(app: FastifyInstance, token: string, { database, jobs }: Measured): void {
  const registry = new Registry();
  const version = serverVersion();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'flowlens_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1);
  measureRequests(app, registry);
  measureDatabase(database, registry);
  measureJobs(jobs, registry);

  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) throw unauthorized();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Hashes to a fixed length, so that the comparison reveals nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
