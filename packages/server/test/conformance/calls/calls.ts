import type { operations } from '@flowlens/client/schema';
import { operationsOf, readContract } from '../../../src/http/contract/read-contract.js';

export type OperationId = keyof operations;

/** A request beside its method and path. */
export interface Call {
  query?: string;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Values of path parameters that replace the place's own. */
  params?: Record<string, string>;
}

export interface CallResponse {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined if the response is not JSON. */
  json: unknown;
}

/** Calls an operation of the contract by its id; `params` of the call fill its path. */
export type Send = (operation: OperationId, call?: Call) => Promise<CallResponse>;

const routes = new Map(operationsOf(readContract()).map((operation) => [operation.operationId, operation]));

/** Returns every operation of the contract, by id. */
export const OPERATION_IDS = [...routes.keys()] as OperationId[];

/** `ask` answers instead of a server that listens at the address. */
export function createSend(url: string, ask: (url: string, init: RequestInit) => Promise<Response> = fetch): Send {
  return async (operation, { query, body, headers = {}, params = {} } = {}) => {
    const route = routes.get(operation);
    if (!route) throw new Error(`The contract has no operation ${operation}.`);
    const path = route.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `no ${name}`));
    const response = await ask(`${url}${path}${query ? `?${query}` : ''}`, {
      method: route.method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '') && text !== '';
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined };
  };
}
