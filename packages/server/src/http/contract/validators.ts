import { Ajv2020, type FuncKeywordDefinition } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

/** Of the schemas of ids. */
const lowerCase: FuncKeywordDefinition = {
  keyword: 'lowerCase',
  modifying: true,
  schema: false,
  validate(text: unknown, at?: { parentData: Record<string, unknown>; parentDataProperty: string | number }) {
    if (at && typeof text === 'string') at.parentData[at.parentDataProperty] = text.toLowerCase();
    return true;
  },
};

const formats = addFormats(new Ajv2020());
const isTime = formats.compile<string>({ type: 'string', format: 'date-time' });
const isAddress = formats.compile<string>({ type: 'string', format: 'uri' });

/** OpenAPI 3.1 schemas are JSON Schema 2020-12. Annotations of OpenAPI such as `example` are no mistake. */
function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: false,
    // The contract is checked as a whole when its operations are registered.
    validateSchema: false,
  });
  addFormats(ajv);
  // A leap second or a port of 99999 fits the format and is nothing that a handler can work with.
  ajv.addFormat('date-time', (text) => isTime(text) && !Number.isNaN(Date.parse(text)));
  // The format allows `urn:uuid:` before it, which PostgreSQL does not.
  ajv.addFormat('uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i);
  ajv.addFormat('uri', (text) => isAddress(text) && URL.canParse(text));
  ajv.addKeyword(lowerCase);
  return ajv;
}

/**
 * Compiles the request schemas. Bodies are taken as they are: nothing is stripped and nothing is converted. What comes
 * in an address or a header is text, so there `limit=50` is the number 50. Ids come in lower case wherever they stand:
 * so PostgreSQL writes them, and two ways to write one id would be two ids to whoever compares them here.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  const asWritten = createAjv(false);
  const fromText = createAjv(true);
  return ({ schema, httpPart }) => {
    const lowering = withLowerCaseIds(schema);
    // A body that is no JSON arrives as bytes.
    if (httpPart === 'body' && (schema as { type?: unknown }).type === 'string')
      return (body: unknown) => Buffer.isBuffer(body);
    if (httpPart === 'body') return asWritten.compile(lowering);
    return fromText.compile(httpPart === 'headers' ? asNodeNamesThem(lowering as HeaderSchema) : lowering);
  };
}

function withLowerCaseIds(schema: FastifySchema): FastifySchema {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    isIdSchema(value) ? { ...value, lowerCase: true } : value,
  ) as FastifySchema;
}

function isIdSchema(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === 'uuid';
}

interface HeaderSchema {
  properties: Record<string, unknown>;
  required?: string[];
}

/** Node gives the names of headers in lower case, the contract as they are usually written. */
function asNodeNamesThem({ properties, required = [], ...schema }: HeaderSchema) {
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value])),
    required: required.map((name) => name.toLowerCase()),
  };
}
