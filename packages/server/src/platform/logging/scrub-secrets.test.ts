import { describe, expect, it } from 'vitest';
import { scrubSecrets } from './scrub-secrets.js';

/** As long as an error of a hostile caller may be; a pattern that backtracks at each position would take minutes. */
const LENGTH = 400_000;
const repeated = (text: string) => text.repeat(Math.ceil(LENGTH / text.length));

describe('scrubSecrets', () => {
  it.each([
    ['got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln, sorry', 'got [redacted], sorry'],
    ['key-eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0', 'key-[redacted]'],
    ['an encrypted eyJh.a.b.c.d', 'an encrypted [redacted]'],
    ['fl_share_0123456789', '[redacted]'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [redacted]'],
    ['postgres://me:hunter2@db/flowlens', 'postgres://[redacted]@db/flowlens'],
    ['postgres://me:p@ss@db/flowlens', 'postgres://[redacted]@db/flowlens'],
    ['https://example.com?mail=ann@example.com', 'https://example.com?mail=ann@example.com'],
    ['?access_token=abc&x=1', '?access_token=[redacted]&x=1'],
    ['client-secret=abc', 'client-secret=[redacted]'],
    ['?code=abc&state=def#x', '?code=[redacted]&state=[redacted]#x'],
    ['zipcode=10115, eyJust a name', 'zipcode=10115, eyJust a name'],
  ])('scrubs %s to %s', (text, scrubbed) => {
    expect(scrubSecrets(text)).toBe(scrubbed);
  });

  it.each([
    'eyJ-',
    'eyJa',
    'a-',
    'a.',
    'a+',
    'x://',
    'x://a',
    'token-',
    'secret',
    'Bearer ',
    'fl_a-',
    'code=',
    'a@',
    ' ',
  ])('takes linear time for a long text of %j', (piece) => {
    for (const text of [repeated(piece), `Bearer ${repeated(piece)}`, `x://${repeated(piece)}`])
      expect(scrubSecrets(`${text}!`).length).toBeGreaterThan(0);
  });
});
