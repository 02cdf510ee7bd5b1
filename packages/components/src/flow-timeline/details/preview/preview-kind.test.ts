import { describe, expect, it } from 'vitest';
import { bodyBytes, previewKind } from './preview-kind.js';

describe('previewKind', () => {
  it.each([
    ['image/png', 'image'],
    ['image/svg+xml', 'image'],
    ['image/vnd.microsoft.icon', 'image'],
    ['font/woff2', 'font'],
    ['application/x-font-ttf', 'font'],
    ['image/png2', null],
    ['image/tiff', null],
    ['text/html', null],
    ['application/pdf', null],
    [null, null],
  ])('previews %s as %s', (mimeType, kind) => {
    expect(previewKind(mimeType)).toBe(kind);
  });
});

describe('bodyBytes', () => {
  it('decodes base64, and encodes the text of an SVG', () => {
    expect([...bodyBytes('AP8=', 'image/png')!]).toEqual([0, 255]);
    expect(new TextDecoder().decode(bodyBytes(' <svg/>', 'image/svg+xml')!)).toBe(' <svg/>');
  });

  it.each(['', 'A', 'not base64!', '<svg/>', 'AAAA====', '[image/png, 3456 bytes]'])('has no bytes for %j', (text) => {
    expect(bodyBytes(text, 'image/png')).toBeNull();
  });
});
