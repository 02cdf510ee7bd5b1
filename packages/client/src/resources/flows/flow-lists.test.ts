import { describe, expect, it } from 'vitest';
import { createFlowLensClient } from '../../create-client.js';
import { type Respond, sendJson, startServer } from '../../test-support/start-server.js';

const PAGES: Record<string, { ids: string[]; next?: string }> = {
  '': { ids: ['f1', 'f2'], next: 'c2' },
  c2: { ids: ['f3', 'f4'], next: 'c3' },
  c3: { ids: ['f5'] },
};

/** Serves three pages and announces the next one as the API does. */
const threePages: Respond = (seen, response) => {
  const url = new URL(seen.url, 'http://server');
  const { ids, next } = PAGES[url.searchParams.get('cursor') ?? ''] ?? { ids: [] };
  if (next) url.searchParams.set('cursor', next);
  const link = next ? { Link: `<${url.pathname}${url.search}>; rel="next"` } : undefined;
  sendJson(
    response,
    200,
    ids.map((id) => ({ id })),
    link,
  );
};

describe('flow lists', () => {
  it('iterates over every flow of three pages with the same filters', async () => {
    await using server = await startServer(threePages);
    const client = createFlowLensClient({ baseUrl: server.url });

    const ids: string[] = [];
    for await (const flow of client.flows.iterate({ search: 'pay now', limit: 2 })) ids.push(flow.id);

    expect(ids).toEqual(['f1', 'f2', 'f3', 'f4', 'f5']);
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/flowlens/flows?search=pay%20now&limit=2',
      '/flowlens/flows?search=pay%20now&limit=2&cursor=c2',
      '/flowlens/flows?search=pay%20now&limit=2&cursor=c3',
    ]);
  });

  it('loads a page only when the loop reaches it', async () => {
    await using server = await startServer(threePages);

    for await (const flow of createFlowLensClient({ baseUrl: server.url }).flows.iterate()) {
      if (flow.id === 'f2') break;
    }

    expect(server.seen).toHaveLength(1);
  });

  it('returns one page and the cursor of the next', async () => {
    await using server = await startServer(threePages);
    const { flows } = createFlowLensClient({ baseUrl: server.url });

    expect(await flows.list()).toEqual({ items: [{ id: 'f1' }, { id: 'f2' }], next: 'c2' });
    expect(await flows.list({ cursor: 'c3' })).toEqual({ items: [{ id: 'f5' }], next: null });
    expect(await flows.listBySystem('s1', { cursor: 'c2' })).toMatchObject({ next: 'c3' });
    expect(server.seen.at(-1)?.url).toBe('/flowlens/system/s1/flows?cursor=c2');
  });

  it('stops between pages when the caller leaves the loop', async () => {
    await using server = await startServer(threePages);
    const leaving = new AbortController();
    const seen: string[] = [];

    const loop = (async () => {
      for await (const flow of createFlowLensClient({ baseUrl: server.url }).flows.iterate({}, leaving.signal)) {
        seen.push(flow.id);
        if (flow.id === 'f2') leaving.abort();
      }
    })();

    await expect(loop).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual(['f1', 'f2']);
  });
});
