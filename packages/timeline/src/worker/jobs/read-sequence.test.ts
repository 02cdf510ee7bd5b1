import type { TimelineEvent } from '@flowlens/core/recorded';
import { describe, expect, it, vi } from 'vitest';
import { createTimelineEngine } from '../../index/create-timeline-engine.js';
import { anEvent, aRequest, aResponse } from '../../test-support/event-builders.js';
import { readSequence } from './read-sequence.js';

function read(events: TimelineEvent[]) {
  const engine = createTimelineEngine();
  engine.push(new TextEncoder().encode(JSON.stringify(events)));
  engine.end();
  const outline = vi.spyOn(engine, 'outline');
  return { sequence: readSequence(engine), outline };
}

const ofType = (resource_type: string, id: string, timeMs: number) =>
  aRequest(timeMs, id, { url: `https://shop.example/${id}`, resource_type });

describe('readSequence', () => {
  it('returns requests and responses in order of time, and the same as Mermaid text', async () => {
    const { sequence } = read([
      aRequest(0, 'a', { method: 'POST', url: 'https://api.example/pay?card=1' }),
      anEvent('navigation', 10),
      aResponse(30, 'a', { status: 500 }),
    ]);

    expect(await sequence).toEqual({
      messages: [
        expect.objectContaining({ kind: 'request', entryId: 'e0', host: 'api.example', path: '/pay', failed: true }),
        expect.objectContaining({ kind: 'response', entryId: 'e0', timeMs: 30, status: 500, latencyMs: 30 }),
      ],
      more: false,
      mermaid: `sequenceDiagram
  participant Browser
  participant H1 as api.example
  Browser->>H1: POST /pay
  H1-->>Browser: 500 in 30 ms
`,
    });
  });

  it('omits assets unless they failed', async () => {
    const { sequence } = read([
      ofType('script', 'app.js', 0),
      ofType('Image', 'logo.png', 1),
      ofType('font', 'gone.woff2', 2),
      aResponse(3, 'gone.woff2', { status: 404 }),
      ofType('xhr', 'cart', 4),
    ]);

    const { messages } = await sequence;
    expect(messages.map(({ path }) => path)).toEqual(['/gone.woff2', '/gone.woff2', '/cart']);
  });

  it('parses only the entries that it draws and reports that more are omitted', async () => {
    const { sequence, outline } = read(Array.from({ length: 1_000 }, (_, at) => ofType('fetch', `r${at}`, at)));

    const { messages, more, mermaid } = await sequence;
    expect(messages).toHaveLength(200);
    expect(more).toBe(true);
    expect(mermaid).toMatch(/Note over Browser: Later messages are left out\.\n$/);
    expect(outline).toHaveBeenCalledTimes(200);
  });

  it('is empty for a recording without traffic', async () => {
    const { sequence } = read([anEvent('navigation')]);

    expect(await sequence).toMatchObject({ messages: [], more: false });
  });
});
