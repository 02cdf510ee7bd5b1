import { describe, expect, it } from 'vitest';
import { countRedacted } from './count-redacted.js';

describe('countRedacted', () => {
  it.each([
    ['a plain value', 'GET /cart', 0],
    ['nothing', null, 0],
    ['two secrets in one text', '?a=[redacted]&b=[redacted]', 2],
    ['nested fields and lists', { headers: [['cookie', '[redacted]']], body: '{"pin":"••••••••"}', status: 200 }, 2],
  ])('counts %s', (_name, value, expected) => {
    expect(countRedacted(value)).toBe(expected);
  });
});
