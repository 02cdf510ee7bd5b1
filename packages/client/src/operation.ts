import type { operations } from './generated/schema.js';

/** The id of an operation in `openapi.yaml`. */
export type OperationId = keyof operations;

/** What an operation takes, by where it goes. */
export type Input<Id extends OperationId> = Parameters<operations[Id]['parameters']> & Body<operations[Id]>;

/** The data of an operation's good answer. */
export type Output<Id extends OperationId> =
  Good<operations[Id]['responses']> extends { content: { 'application/json': infer Data } } ? Data : void;

/** What any operation takes. */
export interface AnyInput {
  path?: Record<string, string>;
  query?: Values;
  header?: Values;
  body?: unknown;
  raw?: RawBody;
}

/** Parameters by their names; what has no value is left out. */
export type Values = Record<string, string | number | boolean | null | undefined>;

/** A body that goes as it is, where the contract wants no JSON. */
export interface RawBody<Type extends string = string> {
  type: Type;
  content: string | Blob | Uint8Array<ArrayBuffer>;
}

type Parameters<Declared> = Pick<Declared, keyof Declared & ('path' | 'query' | 'header')>;

type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content extends { 'application/json': infer Data }
    ? { body: Data }
    : { raw: RawBody<keyof Content & string> }
  : unknown;

type Good<Responses> = Responses[keyof Responses & (200 | 201 | 202 | 204)];
