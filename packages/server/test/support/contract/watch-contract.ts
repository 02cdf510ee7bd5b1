import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { contractBreach, isDocumented } from './contract-responses.js';

/** Diagnostics channel that reports every Fastify instance while it still accepts hooks. */
const CHANNEL = 'fastify.initialization';

/** Checks every response of the contract's operations against `openapi.yaml`. */
export interface ContractWatch {
  /** Fails if a response broke the contract. @throws Error with one line for each kind of breach */
  assertKept: () => void;
}

/** Watches the server that `start` starts, without changes to its code. */
export async function watchContract<T>(start: () => Promise<T>): Promise<{ started: T; watch: ContractWatch }> {
  const breaches = new Set<string>();
  const onInstance = (message: unknown) => addHooks((message as { fastify: FastifyInstance }).fastify, breaches);
  subscribe(CHANNEL, onInstance);
  try {
    return { started: await start(), watch: { assertKept: () => assertNone(breaches) } };
  } finally {
    unsubscribe(CHANNEL, onInstance);
  }
}

function addHooks(app: FastifyInstance, breaches: Set<string>): void {
  const sent = new WeakMap<FastifyReply, unknown>();
  app.addHook('onSend', async (_request, reply, payload) => void sent.set(reply, payload));
  app.addHook('onResponse', async (request, reply) => {
    const breach = breachOf(request, reply, sent.get(reply));
    if (breach !== undefined) breaches.add(`${request.method} ${request.routeOptions.url}: ${breach}`);
  });
}

function breachOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | undefined {
  const { operationId } = request.routeOptions.config;
  if (operationId === undefined) return undefined;
  const status = reply.raw.statusCode;
  if (request.method === 'HEAD')
    return isDocumented(operationId, status) ? undefined : `${operationId} answers ${status} to HEAD`;
  // Responses that bypass Fastify have headers on the raw response only.
  const contentType = (reply.getHeader('content-type') ?? reply.raw.getHeader('content-type'))?.toString();
  const isEmpty = payload === undefined || payload === null || payload === '';
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
  const isJson = isText && !isEmpty && contentType?.includes('json') === true;
  return contractBreach(operationId, {
    status,
    contentType,
    isEmpty,
    ...(isJson && { body: JSON.parse(payload.toString()) as unknown }),
  });
}

function assertNone(breaches: Set<string>): void {
  if (breaches.size > 0) throw new Error(`Answers that break the contract:\n${[...breaches].join('\n')}`);
}
