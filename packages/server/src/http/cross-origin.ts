import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets the listed sites call with credentials. The origin of a request is compared with the list, never echoed. */
export async function registerCrossOrigin(app: FastifyInstance, allowedOrigins: string[]): Promise<void> {
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: allowedOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // The contract's headers, and two by which clients skip the warning page of a tunnel.
    allowedHeaders: [
      'accept',
      'authorization',
      'bypass-tunnel-reminder',
      'content-type',
      'idempotency-key',
      'ngrok-skip-browser-warning',
      'range',
      'tus-resumable',
      'upload-defer-length',
      'upload-length',
      'upload-metadata',
      'upload-offset',
      'x-requested-with',
    ],
    exposedHeaders: [
      'content-range',
      'idempotency-replayed',
      'link',
      'location',
      'retry-after',
      'tus-resumable',
      'upload-length',
      'upload-offset',
      'x-request-id',
    ],
    maxAge: 600,
  });
}
