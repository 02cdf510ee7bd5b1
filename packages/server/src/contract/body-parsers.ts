import type { FastifyInstance } from 'fastify';

/** Bodies that recorders send: events line by line are text, pieces of a video are left to who reads them. */
export function registerRecorderBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-ndjson', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
}
