import { Ajv2020, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

type Validate = ReturnType<FastifySchemaCompiler<FastifySchema>>;

/** Keyword in the schemas of ids. */
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

/** OpenAPI 3.1 schemas are JSON Schema 2020-12. OpenAPI annotations such as `example` are allowed. */
function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    allErrors: false,
    strict: false,
    // The whole contract is validated when its operations are registered.
    validateSchema: false,
  });
  addFormats(ajv);
  // The format allows a leap second or port 99999, which handlers cannot process.
  ajv.addFormat('date-time', (text) => isTime(text) && !Number.isNaN(Date.parse(text)));
  // The format allows the prefix `urn:uuid:`, which PostgreSQL does not.
  ajv.addFormat('uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i);
  ajv.addFormat('uri', (text) => isAddress(text) && URL.canParse(text));
  ajv.addKeyword(lowerCase);
  return ajv;
}

const asWritten = createAjv(false);
const fromText = createAjv(true);

/** Compiled validators by part of the request and text of their schema, because many operations and all servers of a process share schemas. */
const validators = new Map<string, ValidateFunction>();

/**
 * Compiles each request schema for its first request, so that the server starts sooner. Only URLs and headers are
 * converted from text, and bodies are never stripped. Ids become lower case, because PostgreSQL writes them so and two
 * spellings would compare as two ids.
 */
export const compileValidator: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  // A body that is not JSON arrives as bytes.
  if (httpPart === 'body' && (schema as { type?: unknown }).type === 'string')
    return (body: unknown) => Buffer.isBuffer(body);
  let compiled: ValidateFunction | undefined;
  const validate: Validate = (input) => {
    compiled ??= validatorOf(schema, httpPart);
    const isValid = compiled(input);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return validate;
};

function validatorOf(schema: FastifySchema, httpPart: string | undefined): ValidateFunction {
  const text = JSON.stringify(schema);
  const key = `${httpPart} ${text}`;
  const validator = validators.get(key) ?? compile(withLowerCaseIds(text), httpPart);
  validators.set(key, validator);
  return validator;
}

function compile(schema: FastifySchema, httpPart: string | undefined): ValidateFunction {
  if (httpPart === 'body') return asWritten.compile(schema);
  return fromText.compile(httpPart === 'headers' ? withLowerCaseNames(schema as HeaderSchema) : schema);
}

function withLowerCaseIds(schemaText: string): FastifySchema {
  return JSON.parse(schemaText, (_key, value: unknown) =>
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

/** Node uses lower-case header names, the contract the usual spelling. */
function withLowerCaseNames({ properties, required = [], ...schema }: HeaderSchema) {
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value])),
    required: required.map((name) => name.toLowerCase()),
  };
}
