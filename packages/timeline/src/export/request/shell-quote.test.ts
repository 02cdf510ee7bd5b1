import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { printCommand, shellQuote } from './shell-quote.js';

function inBash(script: string): Buffer {
  return execFileSync('bash', ['-c', script]);
}

const HOSTILE = [
  '',
  'plain words',
  "it's",
  '$(touch /tmp/owned) `id` $HOME ${x}',
  'a"b\\c\\n',
  '!! !$ history',
  'line\nline\r\n\ttab',
  "' ; rm -rf ~ #",
  '\u00071 bell, then a digit',
  '\u001b[31mred\u007f\u009b',
  'héllo – 日本 🎉 👩‍👩‍👧',
  'right \u202eleft\u2066 \u2028 \ufeff',
  '-n %s %d %% \\x41',
  '~ * ? [a-z] {1..3}',
];

describe('shellQuote', () => {
  it.each(HOSTILE)('quotes %j as one word', (text) => {
    expect(inBash(`printf '[%s]' ${shellQuote(text)}`).toString()).toBe(`[${text}]`);
  });

  it('keeps plain texts and escapes invisible characters', () => {
    expect(shellQuote('a b')).toBe(`'a b'`);
    expect(shellQuote("it's\n!")).toBe(String.raw`$'it\'s\n\041'`);
    expect(shellQuote('\u202ex')).toBe(String.raw`$'\342\200\256x'`);
  });
});

describe('printCommand', () => {
  it.each([...HOSTILE, 'a\0b\x001', '\0'])('writes %j byte for byte', (text) => {
    expect(inBash(printCommand(text)).toString()).toBe(text);
  });
});
