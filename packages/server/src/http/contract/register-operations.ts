import type { FastifyInstance } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { OperationHandler, Operations } from '../operation-handler.js';
import { HttpProblem } from '../../platform/errors/http-problem.js';
import { type ContractDocument, type ContractOperation, operationsOf } from './read-contract.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the contract; undefined on routes that are not in it. */
    operationId?: string;
    /** Content types of its body, none where it takes no body; undefined where something else reads it. */
    bodyTypes?: string[] | undefined;
    bodyRequired?: boolean;
    /** True if texts that cannot be stored are refused, as on routes outside the contract. */
    checksText?: boolean;
  }
}

/**
 * Makes a route of every operation of the contract: its request is validated, its answer serialised by its schemas.
 * An operation without a handler answers 501 to whoever may call it.
 *
 * @throws Error for a handler of an operation that the contract does not have.
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
  await withoutWarnings(app, async () => {
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
  // Before the body is read: what is not built cannot say what is wrong with a request.
  return { config, ...limit, ...(handler ? { handler } : { onRequest: notBuilt, handler: notBuilt }) };
}

/** The plugin warns that nothing parses the types of our answers, such as video/mp4. Nobody sends those to us. */
async function withoutWarnings({ log }: FastifyInstance, work: () => Promise<void>): Promise<void> {
  const { level } = log;
  if (level !== 'silent') log.level = 'error';
  await work();
  log.level = level;
}

function notBuilt(): Promise<never> {
  return Promise.reject(new HttpProblem(501, 'This call is described in the contract and not built yet.'));
}
