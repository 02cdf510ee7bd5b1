import { refusal } from '@flowlens/core/refusals';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../../platform/errors/http-problem.js';

/**
 * Once the server stops it takes nothing new; who asks on a connection that is still open is told to go elsewhere. What was asked before
 * is answered, and its connection with that at an end: the server waits for every one that is kept.
 */
export function registerStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async (request) => {
    if (stopping && request.routeOptions.config.operationId !== 'getLiveness')
      throw unavailable(refusal('serverStopping'));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
