import { refusal } from '@flowlens/core/refusals';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../../platform/errors/http-problem.js';

/**
 * Rejects new requests once the server is stopping, including those on open connections. Running requests are completed
 * and their connections closed, because the server waits for every open connection.
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
