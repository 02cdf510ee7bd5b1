import type { FlowLensClient } from '@flowlens/client';
import {
  createMockClient,
  aFlow,
  aRequest,
  aTimeline,
  createDb,
  createHandlers,
  FLOW_ID,
  MockFlowLensProvider,
} from '@flowlens/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFlow } from '../flows/flow/use-flow.js';
import * as flowlensKeys from '../query-keys.js';
import { server } from '../test-support/mock-server.js';
import { stubWorker } from '../../../timeline/src/test-support/stub-worker.js';
import { useTimeline } from './use-timeline.js';

const TIMELINE_URL = `https://api.flowlens.test/blobs/${FLOW_ID}/timeline.json`;
const FILE_CALL = '*/blobs/:flowId/timeline.json';

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <MockFlowLensProvider>{children}</MockFlowLensProvider>
  </StrictMode>
);

const withClient = (client: FlowLensClient) =>
  function Wrapper({ children }: { children: ReactNode }) {
    return <MockFlowLensProvider client={client}>{children}</MockFlowLensProvider>;
  };

function serve(file: string | undefined) {
  server.use(...createHandlers(createDb({ timelines: file === undefined ? {} : { [FLOW_ID]: file } })));
}

/** A file whose parts arrive when the test says so. */
function serveInParts({ size = 10_000 } = {}) {
  let controller!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (given) => void (controller = given) });
  const signals: AbortSignal[] = [];
  const client: FlowLensClient = {
    ...createMockClient(),
    timeline: {
      fetch: async (_url, signal) => {
        if (signal) signals.push(signal);
        return { size, stream, text: () => new Response(stream).text() };
      },
    },
  };
  return {
    client,
    signals,
    send: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
    cut: () => controller.error(Object.assign(new Error('cut'), { kind: 'network' })),
  };
}

const event = (timeMs: number) =>
  `{"type":"navigation","relative_time_ms":${timeMs},"navigation_data":{"url":"/${timeMs}"}}`;

afterEach(() => vi.unstubAllGlobals());

describe('useTimeline', () => {
  it('starts the worker while the address is still unknown', async () => {
    serve(JSON.stringify(aTimeline()));
    const made = stubWorker((worker) => worker.fail());
    const initialProps: { url: string | null } = { url: null };
    const { result, rerender } = renderHook(({ url }) => useTimeline(url), { wrapper, initialProps });
    expect(result.current.status).toBe('idle');
    expect(made).toHaveLength(1);

    rerender({ url: TIMELINE_URL });
    await waitFor(() => expect(result.current.complete).toBe(true));

    expect(made).toHaveLength(1);
  });

  it('merges requests with their responses and counts the rows', async () => {
    serve(JSON.stringify(aTimeline()));
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), { wrapper });
    expect(result.current.status).toBe('loading');

    await waitFor(() => expect(result.current.complete).toBe(true));

    expect(result.current.status).toBe('ready');
    expect(result.current.counts.byKind).toMatchObject({ network: 4, websocket: 1, dom_action: 6 });
    expect(result.current.view.length).toBe(result.current.counts.total);
    expect(result.current.metadata).toMatchObject({ browser: 'Chrome' });
    expect(result.current.incidents.map(({ kind }) => kind)).toEqual(['network', 'console_error', 'javascript_error']);
    expect(result.current.failure).toBeNull();
  });

  it('returns rows and progress while the file is downloading', async () => {
    const file = serveInParts();
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), {
      wrapper: withClient(file.client),
    });
    file.send(`[${event(10)},${event(20)},`);

    await waitFor(() => expect(result.current.view.length).toBe(2));
    expect(result.current).toMatchObject({ status: 'ready', complete: false, progress: { totalBytes: 10_000 } });
    expect(result.current.progress.loadedBytes).toBeGreaterThan(100);
    expect(result.current.view.indexAtTime(15)).toBe(0);

    file.send(`${event(15)}]`);
    file.end();

    await waitFor(() => expect(result.current.complete).toBe(true));
    expect([...result.current.view.times]).toEqual([10, 15, 20]);
    expect(result.current.view.indexOf('e2')).toBe(1);
    expect(result.current.progress.totalBytes).toBe(result.current.progress.loadedBytes);
  });

  it('does not use the size of a compressed file as the total', async () => {
    const file = serveInParts({ size: 50 });
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), {
      wrapper: withClient(file.client),
    });

    file.send(`[${event(10)},${event(20)},`);

    await waitFor(() => expect(result.current.view.length).toBe(2));
    expect(result.current).toMatchObject({ complete: false, progress: { totalBytes: null } });
  });

  it('downloads once for all components, even when the address is signed again', async () => {
    let downloads = 0;
    server.use(
      http.get(FILE_CALL, () => {
        downloads += 1;
        return HttpResponse.json(aTimeline());
      }),
    );
    const { result } = renderHook(
      () => [
        useTimeline(`${TIMELINE_URL}?signature=1`, { flowId: FLOW_ID }),
        useTimeline(`${TIMELINE_URL}?signature=2`, { flowId: FLOW_ID }),
      ],
      { wrapper: MockFlowLensProvider },
    );

    await waitFor(() => expect(result.current.map(({ complete }) => complete)).toEqual([true, true]));

    expect(downloads).toBe(1);
    expect(result.current[0]?.view).toBe(result.current[1]?.view);
  });

  it('returns nothing of one timeline under the address of another', async () => {
    const files: Record<string, string> = { '/one': `[${event(10)}]`, '/other': `[${event(20)},${event(30)}]` };
    const client: FlowLensClient = {
      ...createMockClient(),
      timeline: {
        fetch: async (url) => {
          const response = new Response(files[url]);
          return { size: null, stream: response.body!, text: () => response.text() };
        },
      },
    };
    const drawn: string[] = [];
    const { result, rerender } = renderHook(
      ({ url }) => {
        const timeline = useTimeline(url);
        drawn.push(`${url}: ${[...timeline.view.times].join(' ')}`);
        return timeline;
      },
      {
        initialProps: { url: '/one' },
        wrapper: withClient(client),
      },
    );
    for (const url of ['/one', '/other', '/one', '/other']) {
      rerender({ url });
      await waitFor(() => expect(result.current.complete).toBe(true));
    }

    expect(new Set(drawn)).toEqual(new Set(['/one: ', '/one: 10', '/other: ', '/other: 20 30']));
  });

  it('aborts the download soon after the last component unmounts', async () => {
    const file = serveInParts();
    const { result, unmount } = renderHook(() => useTimeline(TIMELINE_URL), {
      wrapper: withClient(file.client),
    });
    file.send(`[${event(10)},`);
    await waitFor(() => expect(result.current.status).toBe('ready'));

    unmount();

    await waitFor(() => expect(file.signals.at(-1)?.aborted).toBe(true));
  });

  it('keeps a timeline as long as the cache does', async () => {
    serve(JSON.stringify(aTimeline()));
    const queryClient = new QueryClient();
    const shared = ({ children }: { children: ReactNode }) => (
      <MockFlowLensProvider queryClient={queryClient}>{children}</MockFlowLensProvider>
    );
    const first = renderHook(() => useTimeline(TIMELINE_URL), { wrapper: shared });
    await waitFor(() => expect(first.result.current.complete).toBe(true));
    const { session } = first.result.current;
    first.unmount();

    const second = renderHook(() => useTimeline(TIMELINE_URL), { wrapper: shared });
    expect(second.result.current).toMatchObject({ status: 'ready', session });
    expect(await second.result.current.readEntry('e0')).toMatchObject({ entry: { kind: 'navigation' } });
    second.unmount();

    const asked = session?.readDetails('e1');
    queryClient.removeQueries({ queryKey: flowlensKeys.timeline(TIMELINE_URL) });
    await expect(asked).rejects.toThrow('The timeline has been closed.');
    await expect(session?.readDetails('e0')).rejects.toThrow('The timeline has been closed.');
  });

  it('returns an entry with all its recorded data', async () => {
    serve(JSON.stringify(aTimeline({ timeline: aRequest(5, { status: 500 }) })));
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), { wrapper });
    await waitFor(() => expect(result.current.complete).toBe(true));

    expect(await result.current.readEntry('e0')).toMatchObject({
      entry: { kind: 'network', response: { network_response_data: { status: 500 } } },
    });
    expect(await result.current.readEntry('e99')).toBeNull();
  });

  it('loads nothing without an address', () => {
    const { result } = renderHook(() => useTimeline(null), { wrapper });

    expect(result.current.status).toBe('idle');
    expect(result.current.view.length).toBe(0);
  });

  it.each([
    ['a web page', '<!doctype html>'],
    ['an empty file', ''],
    ['a truncated file', JSON.stringify(aTimeline()).slice(0, 200)],
    ['JSON of another kind', '{"flows": []}'],
  ])('reports that %s is not a timeline', async (_what, file) => {
    serve(file);
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), { wrapper });

    await waitFor(() =>
      expect(result.current.failure?.text).toBe('Data format error: Timeline data is not in the expected JSON format.'),
    );
    expect(result.current.status).toBe('error');
  });

  it('reports a missing file and finds it on a retry', async () => {
    serve(undefined);
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), { wrapper });
    await waitFor(() => expect(result.current.failure?.text).toMatch(/^Error loading timeline: .*404/));

    serve(JSON.stringify(aTimeline()));
    act(() => result.current.retry());

    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current.failure).toBeNull();
  });

  it('reports the error of the latest try only', async () => {
    serve('[');
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), { wrapper });
    await waitFor(() => expect(result.current.failure?.text).toMatch(/^Data format error/));

    serve(undefined);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.failure?.text).toMatch(/^Error loading timeline: .*404/));

    serve(JSON.stringify(aTimeline()));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', complete: true, failure: null }));
  });

  it('requests a fresh address on a retry', async () => {
    const address = { signature: 'then' };
    server.use(
      http.get(FILE_CALL, ({ request }) =>
        request.url.endsWith('now') ? HttpResponse.json(aTimeline()) : new HttpResponse(null, { status: 403 }),
      ),
      http.get('*/flowlens/flow/:id', () =>
        HttpResponse.json(aFlow({ timeline_url: `${TIMELINE_URL}?signature=${address.signature}` })),
      ),
    );
    const { result } = renderHook(
      () => {
        const { data: flow } = useFlow(FLOW_ID);
        return useTimeline(flow?.timeline_url ?? null, { flowId: FLOW_ID });
      },
      { wrapper },
    );
    await waitFor(() => expect(result.current.failure?.text).toMatch(/403/));

    address.signature = 'now';
    act(() => result.current.retry());

    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', failure: null, retrying: false }));
  });

  it('reports an interrupted transfer and reads the whole file on a retry', async () => {
    const file = serveInParts();
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), {
      wrapper: withClient(file.client),
    });
    file.send(`[${event(10)},`);
    await waitFor(() => expect(result.current.status).toBe('ready'));

    act(() => file.cut());
    await waitFor(() => expect(result.current.failure?.text).toMatch(/^Network error: /));
    expect(result.current.status).toBe('error');

    serve(JSON.stringify(aTimeline()));
    file.client.timeline.fetch = createMockClient().timeline.fetch;
    act(() => result.current.retry());

    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', complete: true, failure: null }));
  });

  it('reports a failed connection', async () => {
    server.use(http.all(FILE_CALL, () => HttpResponse.error()));
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), { wrapper });

    await waitFor(() =>
      expect(result.current.failure?.text).toBe(
        'Network error: Unable to download timeline data. Please check your connection.',
      ),
    );
  });

  it('reports a response that CORS hides from the page', async () => {
    server.use(
      http.get(FILE_CALL, () => HttpResponse.error()),
      http.head(FILE_CALL, () => new HttpResponse(null)),
    );
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), { wrapper });

    await waitFor(() => expect(result.current.failure?.text).toBe('CORS error'));
  });
});
