import { describe, expect, it } from 'vitest';
import { mediaTypeOf, sniffBlob } from './blob-types.js';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

describe('sniffBlob', () => {
  it.each([
    ['video/mp4', bytes([0, 0, 0, 32], 'ftypisom')],
    ['video/webm', bytes([0x1a, 0x45, 0xdf, 0xa3], 'webm')],
    ['image/png', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['image/webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['application/json', bytes('{"timeline": []}')],
    ['application/json', bytes(' [ ]')],
  ])('recognizes %s by its bytes', (type, content) => {
    const extension = sniffBlob(content);
    expect(extension && mediaTypeOf(extension)).toBe(type);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7'],
    ['text', 'hello'],
    ['a bare JSON string', '"<script>"'],
    ['truncated JSON', '{"timeline": ['],
    ['nothing', ''],
  ])('rejects %s', (_what, content) => {
    expect(sniffBlob(bytes(content))).toBeUndefined();
  });
});
