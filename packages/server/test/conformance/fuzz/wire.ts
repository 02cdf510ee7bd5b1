import { randomUUID } from 'node:crypto';
import type { DescribedOperation } from './described-operations.js';
import type { WireRequest } from './fire.js';
import type { IdOf } from './fitting-values.js';
import type { PlannedBody, PlannedRequest } from './planned-request.js';

/** Ids and secrets of one place of the world, by the contract's names. */
export type FuzzPlace = Record<string, string>;

interface Around {
  place: FuzzPlace;
  /** Place of foreign ids. */
  other: FuzzPlace;
  credentials: Record<string, string>;
}

/** Fills the ids of the world into a plan and formats it as HTTP. */
export function toWire(plan: PlannedRequest, { method, path }: DescribedOperation, around: Around): WireRequest {
  const fill = (value: unknown) => textOf(filled(value, around));
  const segments = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(fill(plan.path[name])));
  const query = Object.entries(plan.query).map(([name, value]) => `${name}=${encode(fill(value))}`);
  if (plan.rawQuery !== '') query.push(plan.rawQuery);
  const headers = Object.entries(plan.headers).map(([name, value]) => [name, headerText(fill(value))] as const);
  const { type, body } = bodyOf(plan.body, around);
  return {
    method: plan.method ?? method,
    path: query.length === 0 ? segments : `${segments}?${query.join('&')}`,
    headers: {
      'x-requested-with': 'fuzz',
      ...around.credentials,
      ...(type !== undefined && { 'content-type': type }),
      ...Object.fromEntries(headers),
    },
    body,
  };
}

function bodyOf(body: PlannedBody, around: Around): { type?: string; body: Buffer | undefined } {
  switch (body.kind) {
    case 'none':
      return { body: undefined };
    case 'raw':
      return { type: body.type, body: Buffer.from(body.text) };
    default:
      return { type: 'application/json', body: Buffer.from(JSON.stringify(filled(body.json, around)) ?? '') };
  }
}

function filled(value: unknown, around: Around): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => filled(item, around));
  if ('$id' in value && 'isWrong' in value) return idFor(value as IdOf, around);
  return Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, { value: filled(item, around), enumerable: true }]),
    ),
  );
}

function idFor({ $id, isWrong }: IdOf, { place, other }: Around): string {
  return (isWrong ? other : place)[$id] ?? randomUUID();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A lone surrogate has no percent-encoding; it is sent as an invalid one. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/** Replaces characters that headers must not contain. */
function headerText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').slice(0, 4_000);
}
