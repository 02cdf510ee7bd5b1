import { describe, expect, it } from 'vitest';
import { parseServerUrl } from './server-url.js';

describe('parseServerUrl', () => {
  it.each([
    ['http://127.0.0.1:4600', 'http://127.0.0.1:4600'],
    ['https://Flows.Example/', 'https://flows.example'],
  ])('returns the origin of %s', (text, origin) => {
    expect(parseServerUrl(text)).toBe(origin);
  });

  it.each([
    ['flows.example', 'is not a web address'],
    ['ftp://flows.example', 'is not a web address'],
    ['https://kim@flows.example', 'is not a web address'],
    ['https://flows.example/api', 'ends after its host: https://flows.example'],
    ['https://flows.example/?a', 'ends after its host'],
  ])('rejects %s', (text, message) => {
    expect(() => parseServerUrl(text)).toThrow(message);
  });
});
