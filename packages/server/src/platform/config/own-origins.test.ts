import { describe, expect, it } from 'vitest';
import { createIsOwnOrigin } from './own-origins.js';

describe('createIsOwnOrigin', () => {
  it('treats localhost and 127.0.0.1 as one server, on its own port only', () => {
    const isOwn = createIsOwnOrigin({ publicUrl: 'http://127.0.0.1:4600', allowedOrigins: [] });

    for (const origin of ['http://127.0.0.1:4600', 'http://localhost:4600', 'http://[::1]:4600'])
      expect(isOwn(origin)).toBe(true);
    for (const origin of [
      'http://localhost:4601',
      'https://localhost:4600',
      'http://localhost',
      'null',
      'http://localhost.evil.example:4600',
    ])
      expect(isOwn(origin)).toBe(false);
  });

  it('accepts the address of a public server and the allowed sites', () => {
    const isOwn = createIsOwnOrigin({
      publicUrl: 'https://flowlens.example',
      allowedOrigins: ['https://tools.example'],
    });

    expect(isOwn('https://flowlens.example')).toBe(true);
    expect(isOwn('https://tools.example')).toBe(true);
    for (const origin of [
      'http://localhost',
      'https://localhost',
      'http://flowlens.example',
      'https://flowlens.example.evil.example',
    ])
      expect(isOwn(origin)).toBe(false);
  });
});
