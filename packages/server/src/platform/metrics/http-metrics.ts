import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Buckets in seconds: most calls take less than 50 ms, and none except uploads more than 30 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts and times every request by operation. No label contains text from the caller. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'flowlens_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['operation', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    duration.observe({ operation: operationOf(request), method: methodOf(request), status }, reply.elapsedTime / 1_000);
  });
}

/** `page` is a file of the app or another route outside the contract, `none` an unknown path. */
function operationOf({ routeOptions, is404 }: FastifyRequest): string {
  return routeOptions.config.operationId ?? (is404 ? 'none' : 'page');
}

function methodOf({ method }: FastifyRequest): string {
  return KNOWN_METHODS.has(method) ? method : 'other';
}
