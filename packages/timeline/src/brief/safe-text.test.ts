import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fencedText, recordedLine, recordedText } from './safe-text.js';

describe('recordedText', () => {
  it.each([
    ['colours of a terminal', '\u001b[1;31mred\u001b[0m', 'red'],
    ['titles of a terminal', 'a\u001b]0;title\u0007b', 'ab'],
    ['links of a terminal', '\u001b]8;;https://a.example\u001b\\link\u001b]8;;\u001b\\', 'link'],
    ['a sequence that never ends', 'a\u001b]0;and on', 'a]0;and on'],
    ['marks of direction', 'a\u202eb\u2066c', 'abc'],
    ['characters without width', 'pay\u200bpal\ufeff\u2060\u{e0041}', 'paypal'],
    ['control characters', 'a\0b\u0007c\u007fd\u009be', 'abcde'],
    ['lone surrogates', 'a\ud800b', 'ab'],
    ['line breaks of all kinds', 'a\r\nb\rc\u2028d\u2029e\u0085f\tg', 'a\nb\nc\nd\ne\nf\tg'],
  ])('removes or replaces %s', (_what, text, expected) => {
    expect(recordedText(text, 100)).toBe(expected);
  });

  it('cuts with an ellipsis, never inside a character', () => {
    expect(recordedText('abcdef', 6)).toBe('abcdef');
    expect(recordedText('abcdef', 5)).toBe('abcd…');
    expect(recordedText('abc😀def', 5)).toBe('abc…');
    expect(recordedText('abc', 0)).toBe('');
  });

  it('marks text that it did not process with an ellipsis', () => {
    expect(recordedText(`ab${'\u200b'.repeat(100_000)}c`, 10)).toBe('ab…');
  });

  it('returns short, clean text for any input, even of megabytes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 0xffff })), fc.integer({ min: 0, max: 50 }), (units, maxChars) => {
        const shown = recordedText(String.fromCharCode(...units), maxChars);
        expect(shown.length).toBeLessThanOrEqual(maxChars);
        expect(shown).not.toMatch(/[^\P{C}\t\n]/u);
      }),
    );
    expect(recordedText('\u001b['.repeat(2_000_000), 10).length).toBeLessThanOrEqual(10);
  });
});

describe('recordedLine', () => {
  it('returns a single line', () => {
    expect(recordedLine('  a\r\n\tb\u2028c  d ', 20)).toBe('a b c d');
    expect(recordedLine('word '.repeat(1_000), 9)).toBe('word wor…');
  });
});

describe('fencedText', () => {
  it('cannot be closed by its content', () => {
    expect(fencedText('a\n`````\n``` b\n`````````')).toBe('`````text\na\n````\n``` b\n````\n`````');
  });
});
