import { unprocessable } from '../../../platform/errors/http-problem.js';
import { FLOW_ORDERS, type FlowPosition, type FlowSort } from './flow-order.js';

const CURSOR = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:_(.*))?$/s;
const INTEGER = /^(?:-1|\d{1,10})$/;
const INTEGER_MAX = 2 ** 31 - 1;

export function encodeCursor({ createdAtMs, id, key }: FlowPosition): string {
  return Buffer.from(`${createdAtMs}_${id}${key === undefined ? '' : `_${key}`}`).toString('base64url');
}

/** @throws HttpProblem 422 for any other text than that of `encodeCursor` for the same order */
export function decodeCursor(cursor: string, sort: FlowSort = 'newest'): FlowPosition {
  const match = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [, createdAtMs, id, key] = match ?? [];
  if (createdAtMs === undefined || id === undefined || !isKeyOf(sort, key)) {
    const message = 'must be taken from a Link header';
    throw unprocessable(`The cursor ${message}.`, [{ path: '/query/cursor', message }]);
  }
  return { createdAtMs: Number(createdAtMs), id, ...(key !== undefined && { key }) };
}

function isKeyOf(sort: FlowSort, key: string | undefined): boolean {
  const { type } = FLOW_ORDERS[sort];
  if (type === undefined || key === undefined) return type === undefined && key === undefined;
  return type === 'text' ? !key.includes('\0') : INTEGER.test(key) && Number(key) <= INTEGER_MAX;
}
