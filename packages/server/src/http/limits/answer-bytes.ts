import type { FastifyInstance } from 'fastify';

/**
 * Sends every text of the API as bytes. Node sends a text with one letter outside Latin-1 several times slower, because it
 * converts it within the socket. Register it after the hooks that read an answer as text.
 */
export function registerAnswerBytes(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' ? Buffer.from(payload) : payload);
  });
}
