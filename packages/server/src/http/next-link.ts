import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sets the Link header to the next page (RFC 8288): the same call with another cursor. */
export function setNextLink(request: FastifyRequest, reply: FastifyReply, cursor: string | undefined): void {
  if (cursor === undefined) return;
  const next = new URL(request.url, 'http://relative.invalid');
  next.searchParams.set('cursor', cursor);
  reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
}
