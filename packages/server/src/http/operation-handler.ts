import type { operations } from '@flowlens/client/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Method {
  handle(request: FastifyRequest, reply: FastifyReply): unknown;
}

/** Handles one operation of the contract. Declared as a method, so that handlers may narrow params, query and body. */
export type OperationHandler = Method['handle'];

/** Handlers by `operationId`; an operation without one responds with 501. */
export type Operations = Partial<Record<keyof operations, OperationHandler>>;
