import { describe, expect, it } from 'vitest';
import { jsonDocument } from '../../json-tree/json-document.js';
import { jsonChanges } from './json-changes.js';

function changes(before: string, after: string): string[] {
  return jsonChanges(jsonDocument(before)!, jsonDocument(after)!).map(
    (change) => `${change.path}: ${change.before ?? ''} → ${change.after ?? ''}`,
  );
}

describe('jsonChanges', () => {
  it.each([
    ['a changed value', '{"a":1,"b":2}', '{"a":1,"b":3}', ['b: 2 → 3']],
    ['added and removed keys', '{"a":1}', '{"b":{"c":1}}', ['b:  → {"c":1}', 'a: 1 → ']],
    ['nested values', '{"a":{"b":[{"c":1}]}}', '{"a":{"b":[{"c":2}]}}', ['a.b[0].c: 1 → 2']],
    ['another order of keys', '{"a":1,"b":2}', '{"b":2,"a":1}', []],
    ['an item at the start', '[1,2]', '[0,1,2]', ['[0]:  → 0']],
    ['an item in the middle', '[1,2,3]', '[1,3]', ['[1]: 2 → ']],
    ['items at the end', '{"l":[1]}', '{"l":[1,2,3]}', ['l[1]:  → 2', 'l[2]:  → 3']],
    ['another type', '{"a":[1]}', '{"a":{"b":1}}', ['a: [1] → {"b":1}']],
    ['another type of the whole', '[1]', '{"a":1}', [': [1] → {"a":1}']],
    [
      'a large number',
      '{"id":12345678901234567890}',
      '{"id":12345678901234567891}',
      ['id: 12345678901234567890 → 12345678901234567891'],
    ],
    ['hostile keys', '{"__proto__":1,"a b":1}', '{"__proto__":2,"a b":2}', ['__proto__: 1 → 2', '["a b"]: 1 → 2']],
  ])('finds %s', (_what, before, after, result) => {
    expect(changes(before, after)).toEqual(result);
  });

  it('ends with deep values and many changes', () => {
    const deep = (value: number) => `${'['.repeat(5_000)}${value}${']'.repeat(5_000)}`;
    const long = (value: number) => JSON.stringify(Array.from({ length: 5_000 }, () => value));

    expect(changes(deep(1), deep(2))).toHaveLength(1);
    expect(changes(long(1), long(2))).toHaveLength(500);
  });
});
