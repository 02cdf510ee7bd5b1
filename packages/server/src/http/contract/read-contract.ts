import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ActorKind } from '../actor.js';
import { contractFile } from '../../platform/package-paths.js';

const IDEMPOTENCY_KEY = '#/components/parameters/IdempotencyKey';
/** Security schemes of the contract that identify a person, with their actor kinds. */
const KIND_OF_SCHEME: Record<string, ActorKind> = {
  bearerAuth: 'session',
  agentToken: 'agent',
  recorderToken: 'recorder',
  guestRecording: 'guest',
  embedKey: 'embedKey',
  embedToken: 'embed',
};
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'] as const;

interface OperationDocument {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: { $ref?: string }[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses?: Record<string, unknown>;
  'x-no-fastify-config'?: boolean;
  'x-max-body-bytes'?: number;
}

/** Parts of an OpenAPI document that are used here. */
export interface ContractDocument {
  security?: Record<string, unknown>[];
  paths: Record<string, Partial<Record<(typeof METHODS)[number], OperationDocument>>>;
}

export interface ContractOperation {
  operationId: string;
  method: Uppercase<(typeof METHODS)[number]>;
  /** In Fastify's notation: `/systems/:systemId`. */
  url: string;
  /** Actor kinds that may call it; empty if it requires no bearer token. */
  kinds: ActorKind[];
  /** Maximum size of the body; undefined for the server's default. */
  maxBodyBytes: number | undefined;
  /** True if the Idempotency-Key header is supported. */
  takesIdempotencyKey: boolean;
  /** Content types of its body; empty without a body, undefined if something other than Fastify reads it. */
  bodyTypes: string[] | undefined;
  /** True if the body is required. */
  bodyRequired: boolean;
  /** True if it documents status 422; otherwise it accepts any text. */
  checksText: boolean;
  /** True if it is not served by a handler, for example the upload protocol. */
  servedElsewhere: boolean;
}

let contract: ContractDocument | undefined;

/** Returns the OpenAPI document, shared by clients and server. Read once, because parsing YAML takes a quarter of a second. */
export function readContract(): ContractDocument {
  contract ??= read(contractFile) as ContractDocument;
  return contract;
}

function read(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? JSON.parse(text) : parse(text);
}

/** Returns every operation of the contract. */
export function operationsOf(contract: ContractDocument): ContractOperation[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      if (!operation) return [];
      return {
        operationId: operation.operationId,
        method: method.toUpperCase() as Uppercase<typeof method>,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        kinds: kindsOf(operation.security ?? contract.security ?? []),
        maxBodyBytes: operation['x-max-body-bytes'],
        takesIdempotencyKey: (operation.parameters ?? []).some(({ $ref }) => $ref === IDEMPOTENCY_KEY),
        bodyTypes: operation['x-no-fastify-config'] ? undefined : Object.keys(operation.requestBody?.content ?? {}),
        bodyRequired: operation.requestBody?.required === true,
        checksText: operation['x-no-fastify-config'] === true || '422' in (operation.responses ?? {}),
        servedElsewhere: operation['x-no-fastify-config'] ?? false,
      };
    }),
  );
}

function kindsOf(security: Record<string, unknown>[]): ActorKind[] {
  return security.flatMap((requirement) => Object.keys(requirement).flatMap((scheme) => KIND_OF_SCHEME[scheme] ?? []));
}
