import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Valid ids of a proxy; anything else could forge log lines. */
const SANE = /^[\w.-]{8,128}$/;
const MAPPED_IPV4 = '::ffff:';

/**
 * Names a request: by the `X-Request-Id` that a trusted proxy gave it, so that the logs of both tell of the same one,
 * else by a random id.
 */
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
    return typeof given === 'string' && SANE.test(given) && isTrusted(request) ? given : randomUUID();
  };
}

/** Sends each caller the id under which the log lists the request. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
