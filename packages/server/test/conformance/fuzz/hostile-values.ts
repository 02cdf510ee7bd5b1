import fc from 'fast-check';

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufeff',
  '\u202Egnp.exe',
  '👩‍👩‍👧‍👦'.repeat(20),
  'é'.normalize('NFD').repeat(11),
  'İıſK',
  "'; drop table flows; --",
  "' or '1'='1",
  '%',
  '_%\\',
  '\\',
  '$1',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '..',
  '.',
  'C:\\con',
  '/',
  '//evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '__proto__',
  'constructor',
  'toString',
  '__no_tags__',
  'a,b',
  '\r\nSet-Cookie: a=b',
  'null',
  'undefined',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '٣',
  'true',
  'urn:uuid:7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10',
  '{7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10}',
  '7F1D8F5E-0C5B-4F0E-8F3C-2F9D3F6F2A10',
  '7f1d8f5e0c5b4f0e8f3c2f9d3f6f2a10',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2016-12-31T23:59:60Z',
  '2026-02-30T00:00:00Z',
  '2026-03-02T09:15:00+23:59',
  '2026-03-02t09:15:00z',
  'a@b',
  '"a b"@example.com',
  'a@xn--e1afmkfd.example',
  'http://[::1]:99999/',
  'http://a b/',
  'http://127.0.0.1/',
  'bytes=0-1,2-3',
  'eyJ0IjoxNzcyNDQyODU4fQ',
  Buffer.from('{"t":"x","id":1}').toString('base64url'),
];

const long = fc.constantFrom(201, 256, 1_001, 5_001).map((length) => 'x'.repeat(length));

/** Texts that have broken programs. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: long },
);

const hostileNumber = fc.constantFrom(-1, 0, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 86_401, Number.MIN_VALUE);

const nested = fc.integer({ min: 2, max: 200 }).map((depth) => {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { value };
  return value;
});

/** Generates any JSON value, preferring values that no schema expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [null], { length: 1 }, [[]]) },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 120 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Names of properties that no call has. */
export const unknownName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('user_id', 'is_default', 'created_by_user_id', '__proto__', 'constructor', 'toString', '', '$where'),
  fc.string({ maxLength: 12 }).map((name) => `x-${name}`),
);

/** Generates texts that look like JSON but are not. */
export const brokenJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('{', '{"a":', '[1,]', "{'a':1}", '{"a":1}}', 'NaN', '"\\ud8"', '\u0000', '{"__proto__":{"a":1}}', ''),
  fc.integer({ min: 1_000, max: 50_000 }).map((depth) => '['.repeat(depth)),
);
