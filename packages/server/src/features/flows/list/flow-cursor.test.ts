import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './flow-cursor.js';

describe('flow cursor', () => {
  it('survives encoding and decoding', () => {
    const position = { createdAtMs: 1_772_442_858_123, id: randomUUID() };
    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  });

  it.each([
    '',
    'x',
    '!!!',
    Buffer.from('12_34').toString('base64url'),
    Buffer.from(`1_${randomUUID()}' or 1=1`).toString('base64url'),
  ])('rejects %j', (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow('The cursor must be taken from a Link header.');
  });
});
