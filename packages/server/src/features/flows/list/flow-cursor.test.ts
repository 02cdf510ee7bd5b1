import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './flow-cursor.js';

describe('flow cursor', () => {
  it('survives encoding and decoding', () => {
    const position = { createdAtMs: 1_772_442_858_123, id: randomUUID() };
    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  });

  it.each([
    ['most_errors', '12'],
    ['most_errors', '-1'],
    ['longest', '2147483647'],
    ['title', 'checkout_1 — straße 🦊'],
    ['title', ''],
  ] as const)('keeps the key of the order %s: %j', (sort, key) => {
    const position = { createdAtMs: 1_772_442_858_123, id: randomUUID(), key };
    expect(decodeCursor(encodeCursor(position), sort)).toEqual(position);
  });

  it.each([
    ['1', 'newest'],
    [undefined, 'most_errors'],
    ['x', 'most_errors'],
    ['2147483648', 'longest'],
    ['-2', 'longest'],
    [undefined, 'title'],
    ['a\0b', 'title'],
  ] as const)('rejects the key %j for the order %s', (key, sort) => {
    const cursor = encodeCursor({ createdAtMs: 1_772_442_858_123, id: randomUUID(), key });
    expect(() => decodeCursor(cursor, sort)).toThrow('The cursor must be taken from a Link header.');
  });

  it.each([
    '',
    'x',
    '!!!',
    Buffer.from('12_34').toString('base64url'),
    Buffer.from(`1_${randomUUID()}' or 1=1`).toString('base64url'),
  ])('rejects %j as a cursor', (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow('The cursor must be taken from a Link header.');
  });
});
