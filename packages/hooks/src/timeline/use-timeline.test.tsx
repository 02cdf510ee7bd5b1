import { aTimeline, createDb, createHandlers, FLOW_ID, MockFlowLensProvider } from '@flowlens/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { server } from '../test-support/mock-server.js';
import { useTimeline } from './use-timeline.js';

const TIMELINE_URL = `https://api.flowlens.test/blobs/${FLOW_ID}/timeline.json`;

const wrapper = ({ children }: { children: ReactNode }) => <MockFlowLensProvider>{children}</MockFlowLensProvider>;

function serve(file: string | undefined) {
  server.use(...createHandlers(createDb({ timelines: file === undefined ? {} : { [FLOW_ID]: file } })));
}

describe('useTimeline', () => {
  it('merges requests with their responses and counts the rows', async () => {
    serve(JSON.stringify(aTimeline()));
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), { wrapper });
    expect(result.current.status).toBe('pending');

    await waitFor(() => expect(result.current.status).toBe('success'));

    expect(result.current.counts.byKind).toMatchObject({ network: 4, websocket: 1, dom_action: 6 });
    expect(result.current.view.length).toBe(result.current.entries.length);
    expect(result.current.metadata).toMatchObject({ browser: 'Chrome' });
    expect(result.current.failure).toBeNull();
  });

  it('downloads once for all who ask, also when the address has been signed anew', async () => {
    let downloads = 0;
    server.use(
      http.get('*/blobs/:flowId/timeline.json', () => {
        downloads += 1;
        return HttpResponse.json(aTimeline());
      }),
    );
    const { result } = renderHook(
      () => [
        useTimeline(`${TIMELINE_URL}?signature=1`, { flowId: FLOW_ID }),
        useTimeline(`${TIMELINE_URL}?signature=2`, { flowId: FLOW_ID }),
      ],
      { wrapper },
    );

    await waitFor(() => expect(result.current.map(({ status }) => status)).toEqual(['success', 'success']));

    expect(downloads).toBe(1);
    expect(result.current[0]?.view).toBe(result.current[1]?.view);
  });

  it('loads nothing without an address', () => {
    const { result } = renderHook(() => useTimeline(null), { wrapper });

    expect(result.current.status).toBe('idle');
    expect(result.current.view.length).toBe(0);
  });

  it.each([
    ['a web page', '<!doctype html>'],
    ['nothing', ''],
    ['a file that is cut', JSON.stringify(aTimeline()).slice(0, 200)],
    ['JSON that is no timeline', '{"flows": []}'],
  ])('says that %s is no timeline', async (_what, file) => {
    serve(file);
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), { wrapper });

    await waitFor(() =>
      expect(result.current.failure?.text).toBe('Data format error: Timeline data is not in the expected JSON format.'),
    );
  });

  it('tells a missing file, and finds it at the next try', async () => {
    serve(undefined);
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), { wrapper });
    await waitFor(() => expect(result.current.failure?.text).toMatch(/^Error loading timeline: .*404/));

    serve(JSON.stringify(aTimeline()));
    act(() => result.current.refetch());

    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(result.current.failure).toBeNull();
  });

  it('tells a connection that fails', async () => {
    server.use(http.all('*/blobs/:flowId/timeline.json', () => HttpResponse.error()));
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), { wrapper });

    await waitFor(() =>
      expect(result.current.failure?.text).toBe(
        'Network error: Unable to download timeline data. Please check your connection.',
      ),
    );
  });

  it('tells an answer that the page may not read', async () => {
    server.use(
      http.get('*/blobs/:flowId/timeline.json', () => HttpResponse.error()),
      http.head('*/blobs/:flowId/timeline.json', () => new HttpResponse(null)),
    );
    const { result } = renderHook(() => useTimeline(TIMELINE_URL), { wrapper });

    await waitFor(() => expect(result.current.failure?.text).toBe('CORS error'));
  });
});
