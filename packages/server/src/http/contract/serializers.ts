import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySchema, FastifySerializerCompiler } from 'fastify';

type Serialize = (body: unknown) => string;

/** Compiled serializers by the text of their schema, because many operations and all servers of a process share schemas. */
const serializers = new Map<string, Serialize>();

/** Compiles the response schemas as Fastify does, but each for its first response, so that the server starts sooner. */
export const compileSerializer: FastifySerializerCompiler<FastifySchema> = ({ schema }) => {
  let serialize: Serialize | undefined;
  return (body) => (serialize ??= serializerOf(schema as Schema))(body);
};

function serializerOf(schema: Schema): Serialize {
  const text = JSON.stringify(schema);
  const serialize = serializers.get(text) ?? fastJsonStringify(schema);
  serializers.set(text, serialize);
  return serialize;
}
