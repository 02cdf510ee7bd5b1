import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

/** OpenAPI 3.1 schemas are JSON Schema 2020-12. Annotations of OpenAPI such as `example` are no mistake. */
function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ coerceTypes, useDefaults: true, removeAdditional: false, allErrors: false, strict: false });
  addFormats(ajv);
  return ajv;
}

/**
 * Compiles the request schemas. Bodies are taken as they are: nothing is stripped and nothing is converted. What comes
 * in an address or a header is text, so there `limit=50` is the number 50.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  const asWritten = createAjv(false);
  const fromText = createAjv(true);
  return ({ schema, httpPart }) => (httpPart === 'body' ? asWritten : fromText).compile(schema);
}
