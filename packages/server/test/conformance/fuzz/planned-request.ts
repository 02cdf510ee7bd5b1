import fc from 'fast-check';
import { type Column, COLUMNS } from '../world/actors.js';
import type { OperationId } from '../calls/calls.js';
import { type DescribedOperation, describedOperations, type Parameter } from './described-operations.js';
import { fitting, fittingObject, idNamed } from './fitting-values.js';
import { brokenJson, hostileText, hostileValue, unknownName } from './hostile-values.js';

/** Relation of a body to its call. */
export type PlannedBody =
  | { kind: 'none' }
  | { kind: 'fitting' | 'near' | 'unknown' | 'hostile'; json: unknown }
  | { kind: 'raw'; type: string; text: string };

/** A request before the ids of the world are filled in. */
export interface PlannedRequest {
  operation: OperationId;
  actor: Column;
  /** Place of the world that is its target. */
  place: Column;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Appended unchanged to the URL. */
  rawQuery: string;
  headers: Record<string, unknown>;
  /** Replaces the operation's own. */
  method: string | null;
  body: PlannedBody;
}

const STRONG: Column[] = ['owner', 'admin', 'creator', 'reporter', 'ownerOfDefault'];
const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'multipart/form-data',
  '*/*',
  'json',
];

/** Generates requests of all operations: valid, nearly valid and hostile ones. */
export function plannedRequest(): fc.Arbitrary<PlannedRequest> {
  return fc.oneof(...describedOperations().map((operation) => requestOf(operation)));
}

function requestOf(operation: DescribedOperation): fc.Arbitrary<PlannedRequest> {
  const of = (place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place);
  return fc.record(
    {
      operation: fc.constant(operation.operationId),
      actor: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...STRONG) },
        { weight: 1, arbitrary: fc.constantFrom(...COLUMNS) },
      ),
      place: fc.constantFrom<Column>('owner', 'creator', 'reporter', 'ownerOfDefault', 'exMember'),
      path: values(
        of('path'),
        () => true,
        hostileText.map((text) => text || '-'),
      ),
      query: values(of('query'), ({ required }) => required === true, hostileText),
      rawQuery: mostly(
        '',
        fc.constantFrom(
          'limit=1&limit=2',
          'system_id=&system_id=',
          'a[]=1&a[b]=2',
          '%',
          '%zz=%00',
          '__proto__=1',
          '&&&=',
          'token=x',
        ),
      ),
      headers: values(of('header'), ({ required }) => required === true, hostileText),
      method: mostly(
        null,
        fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST', 'GET', 'TRACE', 'PROPFIND'),
      ),
      body: bodyOf(operation),
    },
    { noNullPrototype: true },
  );
}

function mostly<T, U>(usual: T, other: fc.Arbitrary<U>): fc.Arbitrary<T | U> {
  return fc.oneof({ weight: 19, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
}

/** Generates parameters, nearly always valid, so that the request gets as far as its target. */
function values(
  parameters: Parameter[],
  isNeeded: (parameter: Parameter) => boolean,
  hostile: fc.Arbitrary<string>,
): fc.Arbitrary<Record<string, unknown>> {
  const named = parameters.map((parameter) => {
    const { name, schema } = parameter;
    const good = isOfWorld(name) ? idNamed(name) : fitting(schema, name);
    return [name, fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: hostile })] as const;
  });
  const requiredKeys = parameters.filter(isNeeded).map(({ name }) => name);
  return fc.oneof(
    { weight: 30, arbitrary: fc.record(Object.fromEntries(named), { requiredKeys, noNullPrototype: true }) },
    {
      weight: 1,
      arbitrary: fc.record(Object.fromEntries(named), {
        requiredKeys: parameters.filter(({ in: part }) => part === 'path').map(({ name }) => name),
        noNullPrototype: true,
      }),
    },
  );
}

/** Returns whether a value from the world is not a UUID. */
function isOfWorld(name: string): boolean {
  return ['token', 'upload_id', 'key', 'expires', 'signature', 'Upload-Metadata'].includes(name);
}

function bodyOf({ body }: DescribedOperation): fc.Arbitrary<PlannedBody> {
  const raw = (type: fc.Arbitrary<string>, text: fc.Arbitrary<string>) =>
    fc.record({ kind: fc.constant('raw' as const), type, text }, { noNullPrototype: true });
  const odd = raw(fc.constantFrom(...TYPES), hostileText);
  const broken = raw(fc.constant('application/json'), brokenJson);
  const none = fc.constant<PlannedBody>({ kind: 'none' });
  const unknown = (object: fc.Arbitrary<object>) =>
    fc
      .tuple(object, unknownName, hostileValue)
      .map(([known, name, value]): PlannedBody => ({ kind: 'unknown', json: withOwn(known, name, value) }));
  if (!body)
    return fc.oneof(
      { weight: 16, arbitrary: none },
      { weight: 2, arbitrary: unknown(fc.constant({})) },
      { weight: 1, arbitrary: odd },
      { weight: 1, arbitrary: broken },
    );
  if (body.type !== 'application/json')
    return fc.oneof(
      { weight: 4, arbitrary: raw(fc.constant(body.type), lines()) },
      { weight: 1, arbitrary: raw(fc.constant(body.type), hostileText) },
      { weight: 1, arbitrary: odd },
      { weight: 1, arbitrary: none },
    );
  if (!body.schema.properties)
    return fc.oneof(
      { weight: 10, arbitrary: hostileValue.map((json): PlannedBody => ({ kind: 'hostile', json })) },
      { weight: 1, arbitrary: broken },
      { weight: 1, arbitrary: odd },
      { weight: 1, arbitrary: none },
    );
  const good = fittingObject(body.schema);
  const near = fc
    .tuple(good, fc.constantFrom(...Object.keys(body.schema.properties)), hostileValue)
    .map(([known, name, value]): PlannedBody => ({ kind: 'near', json: withOwn(known, name, value) }));
  return fc.oneof(
    { weight: 10, arbitrary: good.map((json): PlannedBody => ({ kind: 'fitting', json })) },
    { weight: 5, arbitrary: near },
    { weight: 3, arbitrary: unknown(good) },
    { weight: 1, arbitrary: hostileValue.map((json): PlannedBody => ({ kind: 'hostile', json })) },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: none },
  );
}

/** Makes `__proto__` an own property too. */
function withOwn(object: object, name: string, value: unknown): object {
  return Object.defineProperty({ ...object }, name, { value, enumerable: true, configurable: true, writable: true });
}

function lines(): fc.Arbitrary<string> {
  const event = fc.record({
    type: fc.constantFrom('navigation', 'console_error', 'click', 'network_request', 'unknown'),
    relative_time_ms: fc.nat(100_000),
    timestamp: fc.constant(1_772_442_858_000),
    console_error_data: fc.record({ message: hostileText, stack: hostileText }),
  });
  return fc
    .array(fc.oneof({ weight: 5, arbitrary: event }, { weight: 1, arbitrary: hostileValue }), { maxLength: 5 })
    .map((events) => events.map((one) => `${JSON.stringify(one)}\n`).join(''));
}
