import { describe, expect, it, vi } from 'vitest';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { readConfig } from '../../platform/config/config.js';
import { createLinkPages } from './link-pages.js';
import type { LinkPreview } from './link-preview.js';

const WIKI = 'https://wiki.example';
const CLOSED = { head: '', frameOrigins: [] };
const preview: LinkPreview = {
  token: 'live',
  flowId: 'f1',
  title: 'Checkout fails',
  description: '',
  durationMs: null,
  thumbnailKey: null,
  pictureKind: 'blurred',
  embedOrigins: ['https://tickets.example'],
};

function pages(env: Record<string, string> = {}) {
  const findLinkPreview = vi.fn((token: string) => Promise.resolve(token === 'live' ? preview : undefined));
  const config = readConfig({ FLOWLENS_EMBED_ORIGINS: WIKI, ...env });
  const read = createLinkPages({ config, findLinkPreview, log: quietLog });
  return { findLinkPreview, read: (token: string, address = '192.0.2.1') => read({ token, address }) };
}

describe('createLinkPages', () => {
  it('returns preview tags and the sites of the project for a live link', async () => {
    const page = await pages().read('live');

    expect(page.head).toContain('content="Checkout fails"');
    expect(page.frameOrigins).toEqual(['https://tickets.example']);
  });

  it('returns the sites of the server for an invalid link', async () => {
    expect(await pages().read('dead')).toEqual({ head: '', frameOrigins: [WIKI] });
  });

  it('stops looking up links for an address after too many wrong guesses', async () => {
    const { read, findLinkPreview } = pages({ FLOWLENS_LIMIT_SHARED_MISSES: '2' });
    await read('one');
    await read('two');

    expect(await read('live')).toEqual(CLOSED);
    expect(findLinkPreview).toHaveBeenCalledTimes(2);
    expect((await read('live', '192.0.2.2')).head).not.toBe('');
  });

  it('stops looking up links for an address after too many views', async () => {
    const { read } = pages({ FLOWLENS_LIMIT_SHARED_VIEWS: '1' });
    await read('live');

    expect(await read('live')).toEqual(CLOSED);
  });

  it('forbids framing while the database is unavailable', async () => {
    const { read, findLinkPreview } = pages();
    findLinkPreview.mockRejectedValue(new Error('no connection'));

    expect(await read('live')).toEqual(CLOSED);
  });
});
