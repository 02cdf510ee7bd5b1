import { refusal } from '@flowlens/core/refusals';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../../platform/errors/http-problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is not in the contract: whether it does nothing before the server has started. */
    waitsForStart?: boolean;
  }
}

const HEALTH = new Set(['getLiveness', 'getReadiness']);

/**
 * Takes no call before the database is migrated and the job queue runs: it would meet the tables of an older version, or
 * add a job to a queue that is not there and hold up the start. Pages and the development issuer need neither.
 */
export function registerStarting(app: FastifyInstance, isStarted: () => boolean): void {
  app.addHook('onRequest', async ({ routeOptions: { config } }) => {
    const waits = config.operationId === undefined ? config.waitsForStart : !HEALTH.has(config.operationId);
    if (waits && !isStarted()) throw unavailable(refusal('serverStarting'));
  });
}
