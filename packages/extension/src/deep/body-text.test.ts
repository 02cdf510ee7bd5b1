import { describe, expect, it } from 'vitest';
import { createBodyReader, readRequestBody } from './body-text.js';

const JSON_TYPE = 'application/json';
const text = (body: string, base64Encoded = false) => ({ read: () => Promise.resolve({ body, base64Encoded }) });

describe('createBodyReader', () => {
  it('decodes base64 text from the debugger', async () => {
    const read = createBodyReader(() => 0);
    const base64 = Buffer.from('{"city":"Köln"}').toString('base64');
    expect(await read({ mimeType: JSON_TYPE, sizeBytes: 16, ...text(base64, true) })).toBe('{"city":"Köln"}');
  });

  it('truncates a long text to the maximum length and states its full size', async () => {
    const long = 'word '.repeat(20_000);
    const body = await createBodyReader(() => 0)({ mimeType: 'text/html', sizeBytes: long.length, ...text(long) });
    expect(body.length).toBeLessThan(66_000);
    expect(body).toContain('100000');
  });

  it.each([
    ['image/png', 9],
    ['text/javascript', 2 * 1024 * 1024],
  ])('describes %s of %i bytes without reading it', async (mimeType, sizeBytes) => {
    const read = () => Promise.reject(new Error('was read'));
    expect(await createBodyReader(() => 0)({ mimeType, sizeBytes, read })).toBe(`[${mimeType}, ${sizeBytes} bytes]`);
  });

  it('reads at most as much per second as a recording accepts', async () => {
    let now = 0;
    const read = createBodyReader(() => now);
    const body = { mimeType: JSON_TYPE, sizeBytes: 64 * 1024, ...text('{}') };
    const bodies = await Promise.all(Array.from({ length: 17 }, () => read(body)));
    expect(bodies.filter((one) => one === '{}')).toHaveLength(16);
    expect(bodies.at(-1)).toBe('[application/json, 65536 bytes]');
    now = 1_000;
    expect(await read(body)).toBe('{}');
  });
});

describe('readRequestBody', () => {
  it.each([
    [undefined, JSON_TYPE, undefined],
    ['{"x":1}', JSON_TYPE, '{"x":1}'],
    ['plain', undefined, 'plain'],
    ['--b\r\nfile', 'multipart/form-data; boundary=b', '[multipart/form-data, 9 bytes]'],
  ])('reads %j of type %s as %j', (postData, contentType, body) => {
    expect(readRequestBody(postData, contentType)).toBe(body);
  });
});
