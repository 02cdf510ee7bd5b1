import { MINUTE_MS } from '@flowlens/core/internal';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BLOB_LINK_MAX_LIFE_MS, createBlobLinks } from './blob-links.js';

const KEY = '6f1c2a77-52c6-4b6a-8a4f-6a1e0b9d7c22.mp4';
const NOW_MS = Date.UTC(2026, 0, 1, 12, 3, 7);

describe('createBlobLinks', () => {
  const links = createBlobLinks(randomBytes(32));

  function signed(nowMs = NOW_MS) {
    const url = new URL(links.sign(KEY, nowMs), 'http://localhost');
    return { url, query: Object.fromEntries(url.searchParams) };
  }

  it('signs a URL that is valid immediately and for at least ten minutes', () => {
    const { url, query } = signed();

    expect(url.pathname).toBe(`/blobs/${KEY}`);
    expect(links.verify(KEY, query, NOW_MS)).toBe(true);
    expect(links.verify(KEY, query, NOW_MS + 10 * MINUTE_MS)).toBe(true);
  });

  it('never signs a URL for longer than fifteen minutes', () => {
    for (let offsetMs = 0; offsetMs < 10 * MINUTE_MS; offsetMs += 7_919) {
      const { query } = signed(NOW_MS + offsetMs);
      expect(links.verify(KEY, query, NOW_MS + offsetMs + BLOB_LINK_MAX_LIFE_MS)).toBe(false);
    }
  });

  it('returns the same URL for a while, so that browsers can cache the file', () => {
    expect(signed(NOW_MS + MINUTE_MS).url.href).toBe(signed(NOW_MS).url.href);
    expect(signed(NOW_MS + 6 * MINUTE_MS).url.href).not.toBe(signed(NOW_MS).url.href);
  });

  it('rejects a URL with a changed key, expiry or signature, and one without a signature', () => {
    const { query } = signed();

    expect(links.verify(KEY.replace('6f', '7f'), query, NOW_MS)).toBe(false);
    expect(links.verify(KEY, { ...query, expires: String(Number(query.expires) + 300) }, NOW_MS)).toBe(false);
    expect(links.verify(KEY, { ...query, signature: withOtherStart(query.signature ?? '') }, NOW_MS)).toBe(false);
    expect(links.verify(KEY, { ...query, signature: '' }, NOW_MS)).toBe(false);
    expect(links.verify(KEY, {}, NOW_MS)).toBe(false);
    expect(links.verify(KEY, { ...query, expires: [query.expires, query.expires] }, NOW_MS)).toBe(false);
  });

  it('rejects a URL that was signed with another secret', () => {
    const others = createBlobLinks(randomBytes(32));
    const query = Object.fromEntries(new URL(others.sign(KEY, NOW_MS), 'http://localhost').searchParams);

    expect(links.verify(KEY, query, NOW_MS)).toBe(false);
  });
});

/** Returns the text with a different first letter. */
function withOtherStart(signature: string): string {
  return (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
}
