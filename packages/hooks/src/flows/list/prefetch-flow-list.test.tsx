import { PROJECT_ID } from '@flowlens/testing';
import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useMembers } from '../../members/use-members.js';
import { createFlowLensQueryClient } from '../../provider/flowlens-query-client.js';
import { useFlowLens } from '../../provider/use-flowlens.js';
import { useTags } from '../../tags/use-tags.js';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { prefetchFlowList } from './prefetch-flow-list.js';
import { useFlowList } from './use-flow-list.js';

describe('prefetchFlowList', () => {
  it('requests everything once and makes it available to the components', async () => {
    const queryClient = createFlowLensQueryClient();
    const calls: string[] = [];
    const watch = http.all('*', ({ request }) => void calls.push(new URL(request.url).pathname));
    const ahead = renderFlowLensHook(() => useFlowLens(), { provider: { queryClient }, handlers: [watch] });

    await prefetchFlowList({ client: ahead.result.current.client, queryClient, projectId: PROJECT_ID });
    expect(queryClient.isFetching()).toBe(0);
    expect(calls.toSorted()).toEqual([
      `/flowlens/system/${PROJECT_ID}/flows`,
      '/flowlens/tags',
      `/systems/${PROJECT_ID}/members`,
    ]);

    const { result } = renderFlowLensHook(
      () => ({
        list: useFlowList({ projectId: PROJECT_ID }),
        tags: useTags(PROJECT_ID),
        members: useMembers(PROJECT_ID),
      }),
      { provider: { queryClient }, handlers: [watch] },
    );

    expect(result.current.list.flows).toHaveLength(1);
    expect(result.current.tags.isSuccess).toBe(true);
    expect(result.current.members.isSuccess).toBe(true);
    expect(calls).toHaveLength(3);
  });

  it('swallows failures and leaves the retry to the components', async () => {
    const queryClient = createFlowLensQueryClient();
    let down = true;
    const fail = http.all('*', () => (down ? new Response(null, { status: 503 }) : undefined));
    const ahead = renderFlowLensHook(() => useFlowLens(), { provider: { queryClient }, handlers: [fail] });

    await prefetchFlowList({ client: ahead.result.current.client, queryClient, projectId: PROJECT_ID });
    expect(queryClient.isFetching()).toBe(0);
    down = false;

    const { result } = renderFlowLensHook(() => useFlowList({ projectId: PROJECT_ID }), {
      provider: { queryClient },
      handlers: [fail],
    });
    expect(result.current.error).toBeNull();
    await waitFor(() => expect(result.current.flows).toHaveLength(1));
  });
});
