import type { FastifyInstance } from 'fastify';

/** Parses bodies from recorders: events as bytes for a worker, chunks of a video as a stream for uploads. */
export function registerRecorderBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-ndjson', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
}
