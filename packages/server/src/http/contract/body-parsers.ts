import type { FastifyInstance } from 'fastify';

/** Parses the bodies that recorders send: events are bytes for a worker, pieces of a video a stream for the uploads. */
export function registerRecorderBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-ndjson', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
}
