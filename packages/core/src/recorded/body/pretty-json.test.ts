import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prettyJson } from './pretty-json.js';

describe('prettyJson', () => {
  it('formats any JSON as JSON.stringify does', () => {
    fc.assert(
      fc.property(
        fc
          .json({ maxDepth: 5 })
          .map((text) => JSON.parse(text) as unknown)
          .filter((value) => typeof value === 'object' && value !== null),
        (value) => {
          expect(JSON.parse(prettyJson(JSON.stringify(value)) ?? '')).toEqual(value);
          if (!/\p{C}|\p{Zl}|\p{Zp}|-0/u.test(JSON.stringify(value)))
            expect(prettyJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('keeps numbers, repeated keys and the order of keys', () => {
    expect(prettyJson('{"2":12345678901234567890,"1":1.10,"1":[ ]}')).toBe(
      '{\n  "2": 12345678901234567890,\n  "1": 1.10,\n  "1": []\n}',
    );
  });

  it('shows escaped letters, and keeps invisible characters escaped', () => {
    expect(prettyJson('["\\u00e9\\/\\n\\u202e"]')).toBe('[\n  "é/\\n\\u202e"\n]');
  });

  it.each(['', 'plain', '"text"', '12', '{"a":', '[1,]', '<p>'])('returns %j unchanged', (text) => {
    expect(prettyJson(text)).toBeNull();
  });

  it('formats the start of a truncated text', () => {
    expect(prettyJson('{"a":[1,{"b":"half a te', { cut: true })).toBe(
      '{\n  "a": [\n    1,\n    {\n      "b": "half a te',
    );
  });

  it.each([
    ['deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['long', `[${'1,'.repeat(600_000)}1]`],
  ])('gives up on a text that is too %s', (_how, text) => {
    expect(prettyJson(text)).toBeNull();
  });
});
