import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../lib/toolchain.mjs';

/** The parts of OpenAPI 3.1 that `openapi.yaml` uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  schema?: Schema;
}

export interface Body {
  $ref?: string;
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

export const METHODS = ['get', 'post', 'patch', 'put', 'delete', 'head'] as const;

type PathItem = { parameters?: Parameter[] } & { [Method in (typeof METHODS)[number]]?: Operation };

export interface Contract {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> } & Record<string, Record<string, unknown>>;
  security?: Record<string, unknown>[];
}

export function readContract(): Contract {
  return parse(readFileSync(join(root, 'packages/client/openapi.yaml'), 'utf8')) as Contract;
}

/** Follows a reference within the contract, including references to references. */
export function resolve<Part extends { $ref?: string }>(contract: Contract, part: Part): Part {
  if (part.$ref === undefined) return part;
  const [, ...segments] = part.$ref.split('/');
  let target: unknown = contract;
  for (const segment of segments) target = (target as Record<string, unknown>)[segment];
  if (target === undefined) throw new Error(`${part.$ref} is not in the contract`);
  return resolve(contract, target as Part);
}

/** Returns the name of the schema that a reference leads to. */
export function referredName({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1);
}

/** Returns the first example of a body, with references followed. */
export function exampleOf(contract: Contract, { example, examples }: MediaType): unknown {
  const [first] = Object.values(examples ?? {});
  return example ?? (first && resolve(contract, first).value);
}
