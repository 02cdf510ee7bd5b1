import type { FastifyInstance } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { OperationHandler, Operations } from '../operation-handler.js';
import { HttpProblem } from '../../platform/errors/http-problem.js';
import { type ContractDocument, type ContractOperation, operationsOf } from './read-contract.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Operation of the contract; undefined on other routes. */
    operationId?: string;
    /** Content types of its body; empty without a body, undefined if something other than Fastify reads it. */
    bodyTypes?: string[] | undefined;
    bodyRequired?: boolean;
    /** True if unstorable texts are rejected, as on routes outside the contract. */
    checksText?: boolean;
  }
}

/**
 * Registers a route for every operation of the contract: validates requests and serializes responses by its schemas. An
 * operation without a handler responds with 501 to authorized callers.
 *
 * @throws Error for a handler without an operation in the contract
 */
export async function registerOperations(
  app: FastifyInstance,
  contract: ContractDocument,
  handlers: Operations,
): Promise<void> {
  const operations = operationsOf(contract);
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  for (const operationId of Object.keys(handlers))
    if (!byId.has(operationId)) throw new Error(`The contract has no operation ${operationId}.`);

  const given = new Map<string, OperationHandler>(Object.entries(handlers));
  await muteWarnings(app, async () => {
    await app.register(fastifyOpenapiGlue, {
      specification: contract,
      operationResolver: (operationId) => {
        const operation = byId.get(operationId);
        if (!operation) throw new Error(`The operation ${operationId} has no id of its own in the contract.`);
        const { method, url } = operation;
        return { method, url, ...routeOf(operation, given.get(operationId)) };
      },
    });
  });
  for (const operation of operations.filter(({ servedElsewhere }) => servedElsewhere)) {
    const { method, url } = operation;
    if (!app.hasRoute({ method, url }))
      app.route({ method, url, ...routeOf(operation, given.get(operation.operationId)) });
  }
}

function routeOf(operation: ContractOperation, handler: OperationHandler | undefined) {
  const { operationId, kinds, takesIdempotencyKey, bodyTypes, bodyRequired, checksText } = operation;
  const config = { operationId, kinds, takesIdempotencyKey, bodyTypes, bodyRequired, checksText };
  const limit = operation.maxBodyBytes === undefined ? {} : { bodyLimit: operation.maxBodyBytes };
  // Runs before the body is read: an operation that does not exist cannot validate a request.
  return { config, ...limit, ...(handler ? { handler } : { onRequest: notImplemented, handler: notImplemented }) };
}

/** The plugin warns about response types without a parser, such as video/mp4. Clients never send those. */
async function muteWarnings({ log }: FastifyInstance, work: () => Promise<void>): Promise<void> {
  const { level } = log;
  if (level !== 'silent') log.level = 'error';
  await work();
  log.level = level;
}

function notImplemented(): Promise<never> {
  return Promise.reject(new HttpProblem(501, 'This call is described in the contract and not built yet.'));
}
