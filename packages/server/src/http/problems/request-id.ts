import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Accepted ids of a proxy; others could forge log lines. */
const ACCEPTED_ID = /^[\w.-]{8,128}$/;
const MAPPED_IPV4 = '::ffff:';

/** Returns the id of a request: the `X-Request-Id` of a trusted proxy, so that both logs use the same id, or a random one. */
export function createRequestIds(trustedProxies: string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = ({ socket: { remoteAddress = '' } }: IncomingMessage) => {
    const address = remoteAddress.startsWith(MAPPED_IPV4) ? remoteAddress.slice(MAPPED_IPV4.length) : remoteAddress;
    return address !== '' && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
  return (request) => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && ACCEPTED_ID.test(given) && isTrusted(request) ? given : randomUUID();
  };
}

/** Sends callers the request id of the log. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
