import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ActorKind } from '../../../src/http/actor.js';
import { operationsOf, readContract } from '../../../src/http/contract/read-contract.js';
import { contractFile } from '../../../src/platform/package-paths.js';
import type { OperationId } from '../calls/calls.js';

/** The part of JSON Schema that the contract's requests use. */
export interface Schema {
  $ref?: string;
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  format?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

/** An operation with everything that is needed to build its requests. */
export interface DescribedOperation {
  operationId: OperationId;
  method: string;
  /** Path in the contract's notation: `/systems/{systemId}`. */
  path: string;
  kinds: ActorKind[];
  servedElsewhere: boolean;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | undefined;
}

interface Written {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

const document = parse(readFileSync(contractFile, 'utf8')) as { paths: Record<string, Record<string, Written>> };

/** Returns every operation of the contract. */
export function describedOperations(): DescribedOperation[] {
  return operationsOf(readContract()).map((operation) => {
    const path = operation.url.replace(/:(\w+)/g, '{$1}');
    const item = document.paths[path] as Record<string, Written> & Written;
    const written = item[operation.method.toLowerCase()] ?? {};
    const [media] = Object.entries(written.requestBody?.content ?? {});
    const parameters = [...(item.parameters ?? []), ...(written.parameters ?? [])].map(resolve);
    return {
      ...operation,
      operationId: operation.operationId as OperationId,
      path,
      parameters: parameters.map((parameter) => ({ ...parameter, schema: resolve(parameter.schema) })),
      body: media && { type: media[0], schema: resolve(media[1].schema ?? { type: 'string' }) },
    };
  });
}

/** Returns the target of a reference; anything else is returned unchanged. */
export function resolve<T extends { $ref?: string }>(part: T): T {
  if (part.$ref === undefined) return part;
  const names = part.$ref.slice(2).split('/');
  return names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document) as T;
}
