import { unprocessable } from '../../../platform/errors/http-problem.js';

/** Last flow of a page; the next page starts after it. */
export interface FlowPosition {
  createdAtMs: number;
  id: string;
}

const CURSOR = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function encodeCursor({ createdAtMs, id }: FlowPosition): string {
  return Buffer.from(`${createdAtMs}_${id}`).toString('base64url');
}

/** @throws HttpProblem 422 for any other text than that of `encodeCursor` */
export function decodeCursor(cursor: string): FlowPosition {
  const match = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const [, createdAtMs, id] = match ?? [];
  if (createdAtMs === undefined || id === undefined) {
    const message = 'must be taken from a Link header';
    throw unprocessable(`The cursor ${message}.`, [{ path: '/query/cursor', message }]);
  }
  return { createdAtMs: Number(createdAtMs), id };
}
