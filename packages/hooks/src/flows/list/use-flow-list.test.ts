import { NO_FLOW_FILTERS } from '@flowlens/core';
import { aFlow, PROJECT_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useProjects } from '../../projects/use-projects.js';
import { createFlowLensQueryClient } from '../../provider/flowlens-query-client.js';
import { useFlowLens } from '../../provider/use-flowlens.js';
import { server } from '../../test-support/mock-server.js';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { flowsQuery } from './flows-query.js';
import { useFlowList } from './use-flow-list.js';

const flows = Array.from({ length: 60 }, (_, index) => aFlow({ id: `f${index}`, title: `Flow ${index}` }));
const db = { flows, timelines: {} };

afterEach(() => void vi.useRealTimers());

describe('useFlowList', () => {
  it('counts the loaded flows until all pages are loaded', async () => {
    const { result } = renderFlowLensHook(() => useFlowList(), { db });
    await waitFor(() => expect(result.current.flows).toHaveLength(50));
    expect(result.current).toMatchObject({ found: { count: 50, more: true }, hasMore: true });

    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.flows).toHaveLength(60));

    expect(result.current).toMatchObject({ found: { count: 60, more: false }, hasMore: false, loadingMore: false });
  });

  it('uses the prefetched list without filters', async () => {
    const queryClient = createFlowLensQueryClient();
    const asked: string[] = [];
    const watch = http.get('*/flows', ({ request }) => void asked.push(request.url));
    const ahead = renderFlowLensHook(() => useFlowLens(), { provider: { queryClient }, handlers: [watch] });
    await queryClient.prefetchInfiniteQuery(flowsQuery(ahead.result.current.client, { projectId: PROJECT_ID }));

    const { result } = renderFlowLensHook(() => useFlowList({ projectId: PROJECT_ID }), {
      provider: { queryClient },
      handlers: [watch],
    });

    expect(result.current.flows).toHaveLength(1);
    expect(queryClient.isFetching()).toBe(0);
    expect(asked).toHaveLength(1);
  });

  it('reloads for a broken picture once, when signed addresses of the first page may have expired', async () => {
    const asked: string[] = [];
    const listen = http.get('*/flowlens/flows', ({ request }) => void asked.push(new URL(request.url).search));
    const queryClient = createFlowLensQueryClient();
    const { result } = renderFlowLensHook(() => useFlowList(), {
      db,
      handlers: [listen],
      provider: { queryClient },
    });
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    act(() => result.current.renewMedia());
    expect(queryClient.isFetching()).toBe(0);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.flows).toHaveLength(60));
    act(() => {
      result.current.renewMedia();
      result.current.renewMedia();
    });
    await waitFor(() => expect(asked).toHaveLength(4));
    await waitFor(() => expect(result.current.refreshing).toBe(false));
    act(() => result.current.renewMedia());

    expect(queryClient.isFetching()).toBe(0);
    expect(asked).toHaveLength(4);
  });

  it.each([403, 404])('detects that the user has lost access to its project: %i', async (status) => {
    const { result, db: held } = renderFlowLensHook(() => ({
      projects: useProjects(),
      list: useFlowList({ projectId: PROJECT_ID }),
    }));
    await waitFor(() => expect(result.current.projects.data).toHaveLength(1));
    await waitFor(() => expect(result.current.list.flows).toBeDefined());
    held.projects = [];
    server.use(http.get('*/flows', () => HttpResponse.json({ detail: 'There is no such project.' }, { status })));

    act(() => result.current.list.refresh());

    await waitFor(() => expect(result.current.projects.data).toEqual([]));
  });

  it('reports a failed further page separately from a failed list', async () => {
    const fail = http.get('*/flowlens/flows', ({ request }) =>
      request.url.includes('cursor') ? HttpResponse.json({}, { status: 500 }) : undefined,
    );
    const { result } = renderFlowLensHook(() => useFlowList(), { db, handlers: [fail] });
    await waitFor(() => expect(result.current.hasMore).toBe(true));

    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.loadMoreFailed).toBe(true));

    expect(result.current.error).toBeNull();
    expect(result.current.flows).toHaveLength(50);
  });

  it('requests a page once on several calls', async () => {
    let asked = 0;
    const count = http.get('*/flowlens/flows', () => void (asked += 1));
    const { result } = renderFlowLensHook(() => useFlowList(), { db, handlers: [count] });
    await waitFor(() => expect(result.current.hasMore).toBe(true));

    act(() => {
      result.current.loadMore();
      result.current.loadMore();
    });
    await waitFor(() => expect(result.current.flows).toHaveLength(60));
    act(() => result.current.loadMore());

    expect(asked).toBe(2);
  });

  it('finishes a refresh before it loads more', async () => {
    const { result, db: served } = renderFlowLensHook(() => useFlowList(), { db });
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    served.flows = [aFlow({ id: 'new', title: 'Just recorded' })];
    let respond = () => {};
    const held = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)));
    server.use(http.get('*/flowlens/flows', () => held));

    act(() => result.current.refresh());
    await waitFor(() => expect(result.current.refreshing).toBe(true));
    act(() => result.current.loadMore());
    respond();
    await waitFor(() => expect(result.current.refreshing).toBe(false));

    expect(result.current.flows?.map(({ title }) => title)).toEqual(['Just recorded']);
  });

  it('keeps the previous flows until those of new filters arrive', async () => {
    let filters = NO_FLOW_FILTERS;
    const { result, rerender } = renderFlowLensHook(() => useFlowList({ projectId: PROJECT_ID, filters }), { db });
    await waitFor(() => expect(result.current.flows).toHaveLength(50));

    filters = { ...NO_FLOW_FILTERS, search: 'Flow 59' };
    rerender();
    expect(result.current).toMatchObject({ outdated: true, hasMore: false });
    expect(result.current.flows).toHaveLength(50);

    await waitFor(() => expect(result.current.outdated).toBe(false));
    expect(result.current.flows?.map(({ title }) => title)).toEqual(['Flow 59']);
  });

  it('returns no flows of another project while its own load', async () => {
    let projectId = PROJECT_ID;
    const { result, rerender } = renderFlowLensHook(() => useFlowList({ projectId }), { db });
    await waitFor(() => expect(result.current.flows).toHaveLength(50));

    projectId = 'other';
    rerender();

    expect(result.current.flows).toBeUndefined();
  });
});
