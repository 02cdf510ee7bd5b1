import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FLOW_LIST_QUERY, REQUEST_BODIES, TIME_WINDOW_QUERY } from './request-bodies.js';

type Json = Record<string, unknown>;

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Json;
}

const CONTRACT = join(import.meta.dirname, '../../../client/openapi.yaml');
const contract = parse(await readFile(CONTRACT, 'utf8')) as {
  paths: Record<string, Record<string, { parameters: Parameter[] }>>;
  components: { schemas: Record<string, Json> };
};

/** A schema of the contract with the checked parts only. UUID formats of ids are omitted on purpose. */
function checked(written: Json): Json {
  const schema = resolved(written);
  const {
    description: _description,
    example: _example,
    default: _default,
    format,
    properties,
    items,
    ...rest
  } = schema;
  return {
    ...rest,
    ...(format !== undefined && format !== 'uuid' && { format }),
    ...(isJson(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, checked(value as Json)])),
    }),
    ...(isJson(items) && { items: checked(items) }),
  };
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function resolved<T extends object>(written: T): T {
  if (!('$ref' in written)) return written;
  const path = String(written.$ref).slice(2).split('/');
  return path.reduce<unknown>((at, name) => (at as Json)[name], contract) as T;
}

function queryOf(path: string): Json {
  const parameters = contract.paths[path]?.['get']?.parameters.map(resolved) ?? [];
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return Object.fromEntries(inQuery.map(({ name, schema }) => [name, checked(schema)]));
}

describe('request schemas of the mock server', () => {
  it.each(Object.entries(REQUEST_BODIES))('match the contract: %s', (name, schema) => {
    expect(schema).toEqual(checked(contract.components.schemas[name] ?? {}));
  });

  it.each([
    ['/flowlens/system/{systemId}/flows', FLOW_LIST_QUERY],
    ['/systems/{systemId}', TIME_WINDOW_QUERY],
  ])('match the contract’s query of %s', (path, { properties }) => {
    expect(properties).toEqual(queryOf(path));
  });
});
