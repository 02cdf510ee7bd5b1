import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySchema, FastifySerializerCompiler } from 'fastify';

/** Compiles the response schemas as Fastify does, but each for its first response, so that the server starts sooner. */
export function createSerializerCompiler(): FastifySerializerCompiler<FastifySchema> {
  return ({ schema }) => {
    let serialize: ((body: unknown) => string) | undefined;
    return (body) => (serialize ??= fastJsonStringify(schema as Schema))(body);
  };
}
