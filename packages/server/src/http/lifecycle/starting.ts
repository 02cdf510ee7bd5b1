import { refusal } from '@flowlens/core/refusals';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../../platform/errors/http-problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes outside the contract: true if they are unavailable before the server has started. */
    waitsForStart?: boolean;
  }
}

const HEALTH = new Set(['getLiveness', 'getReadiness']);

/**
 * Rejects calls until the database is migrated and the job queue runs. An early call could see tables of an older
 * version, or add a job to a missing queue and delay the start. Pages and the development issuer need neither.
 */
export function registerStarting(app: FastifyInstance, isStarted: () => boolean): void {
  app.addHook('onRequest', async ({ routeOptions: { config } }) => {
    const waits = config.operationId === undefined ? config.waitsForStart : !HEALTH.has(config.operationId);
    if (waits && !isStarted()) throw unavailable(refusal('serverStarting'));
  });
}
