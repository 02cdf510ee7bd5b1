import { redactBody } from '@flowlens/core/redaction';
import { describe, expect, it } from 'vitest';
import { BODY_MAX_CHARS, cutText, describeBinary, isTextType } from './body-text.js';
import { createSseParser } from './sse-parser.js';

const utf8Length = (text: string) => new TextEncoder().encode(text).length;

describe('cutText', () => {
  it('keeps a text that fits', () => {
    expect(cutText('short', 10, { utf8Length })).toBe('short');
  });

  it('states the original number of bytes', () => {
    expect(cutText('grüße von hier', 8, { utf8Length })).toBe('grüße\n[truncated, 16 bytes in all]');
    expect(cutText('some words', 6, { utf8Length }, 5000)).toBe('some\n[truncated, 5000 bytes in all]');
  });

  it.each([
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    'ghp_0123456789abcdefghijklmnopqrstuvwxyz',
    '4242 4242 4242 4242',
    'Bearer 0123456789abcdef0123456789',
  ])('keeps no part of a secret at the cut: %s', (secret) => {
    for (let shown = 1; shown < secret.length; shown += 1) {
      const text = `${'word '.repeat(BODY_MAX_CHARS / 5)}`.slice(0, BODY_MAX_CHARS - shown - 1) + ` ${secret} end`;
      const redacted = redactBody('text/plain', cutText(text, BODY_MAX_CHARS, { utf8Length }), BODY_MAX_CHARS * 2);
      const [head, mark] = redacted.split('\n[truncated');

      expect(mark).toBeDefined();
      expect(head).toMatch(/^(?:word )*(?:word|wor|wo|w)?\s*(?:Bearer)?$/);
    }
  });
});

describe('isTextType', () => {
  it.each([
    'text/html; charset=utf-8',
    'application/json',
    'application/problem+json',
    'image/svg+xml',
    'application/x-ndjson',
  ])('accepts %s', (type) => expect(isTextType(type)).toBe(true));

  it.each(['image/png', 'application/octet-stream', 'application/pdf', ''])('rejects %j', (type) =>
    expect(isTextType(type)).toBe(false),
  );
});

describe('describeBinary', () => {
  it('names the type without parameters', () => {
    expect(describeBinary('video/mp4; codecs=avc1', 7)).toBe('[video/mp4, 7 bytes]');
    expect(describeBinary('', 7)).toBe('[binary, 7 bytes]');
  });
});

describe('createSseParser', () => {
  const stream =
    ': hello\r\nid: 7\r\nevent: price\r\ndata: one\r\ndata:two\r\n\r\ndata\n\nretry: 5\rdata: three\r\rdata: lost';
  const messages = [
    ['price', 'one\ntwo', '7'],
    ['message', '', '7'],
    ['message', 'three', '7'],
  ];

  it.each([1, 2, 3, 5, 1000])('parses a stream that arrives in pieces of %d characters', (size) => {
    const seen: string[][] = [];
    const parse = createSseParser((...message) => seen.push(message));
    for (let at = 0; at < stream.length; at += size) parse(stream.slice(at, at + size));

    expect(seen).toEqual(messages);
  });
});
