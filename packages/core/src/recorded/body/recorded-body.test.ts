import { describe, expect, it } from 'vitest';
import { redactMultipart } from '../../redaction/bodies/redact-multipart.js';
import { isSecretKey } from '../../redaction/names/secret-names.js';
import { readBody } from './recorded-body.js';

const typed = (type: string) => ({ 'Content-Type': type });

describe('readBody', () => {
  it.each([
    ['json', '{"a":1}', typed('application/json; charset=utf-8'), 'application/json'],
    ['json', '{"a":1}', typed('application/problem+json'), 'application/problem+json'],
    ['json', ' [1]', {}, null],
    ['html', '<p>Hi</p>', typed('Text/HTML'), 'text/html'],
    ['text', 'a=1', typed('text/plain'), 'text/plain'],
    ['text', '<svg/>', typed('image/svg+xml'), 'image/svg+xml'],
    ['empty', '', typed('application/json'), 'application/json'],
    ['binary', 'whatever', typed('image/png'), 'image/png'],
    ['binary', '\u0001\u0002\ufffd\ufffdPNG', {}, null],
    ['text', 'not a form', typed('multipart/form-data; boundary=x'), 'multipart/form-data'],
  ])('finds %s in %j', (kind, text, headers, mimeType) => {
    expect(readBody(text, headers)).toMatchObject({ kind, mimeType, text, cut: false });
  });

  it.each([
    ['[image/png, 3456 bytes]', {}, 'image/png'],
    ['[unknown type, 3456 bytes]', typed('application/x-thing'), 'application/x-thing'],
  ])('reads size and type from the placeholder of a binary body: %s', (text, headers, mimeType) => {
    expect(readBody(text, headers)).toMatchObject({ kind: 'binary', mimeType, text: '', fullBytes: 3456 });
  });

  it('reads the fields of a form', () => {
    expect(
      readBody('a=1&b=two+words&b=%F0%9F%8E%89&token=[redacted]', typed('application/x-www-form-urlencoded')),
    ).toMatchObject({
      kind: 'form',
      fields: [
        { name: 'a', value: '1', fileName: null },
        { name: 'b', value: 'two words', fileName: null },
        { name: 'b', value: '🎉', fileName: null },
        { name: 'token', value: '[redacted]', fileName: null },
      ],
    });
  });

  it('keeps form data that is not UTF-8 as it was sent', () => {
    expect(readBody('name=Jos%E9+%C3%A9&%FF=1', typed('application/x-www-form-urlencoded')).fields).toEqual([
      { name: 'name', value: 'Jos%E9 é', fileName: null },
      { name: '%FF', value: '1', fileName: null },
    ]);
  });

  it('reads the parts of a multipart form as the recorder left them', () => {
    const part = (head: string, content: string) =>
      `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
    const body = `${part('name="title"', 'Two\r\nlines')}${part('name="file"; filename="a.png"', 'PNG…')}--x--\r\n`;

    expect(
      readBody(redactMultipart(body, isSecretKey, String), typed('multipart/form-data; boundary=x')),
    ).toMatchObject({
      kind: 'multipart',
      fields: [
        { name: 'title', value: 'Two\r\nlines', fileName: null },
        { name: 'file', value: '[file, 4 bytes]', fileName: 'a.png' },
      ],
    });
  });

  it('states how much of a body was recorded', () => {
    expect(readBody('{"a":"b\n[truncated, 9000 bytes in all]', {})).toMatchObject({
      kind: 'json',
      text: '{"a":"b',
      recordedBytes: 7,
      fullBytes: 9000,
      cut: true,
    });
  });
});
