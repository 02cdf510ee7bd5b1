import type { Flow, FlowLensClient } from '@flowlens/client';
import { aComment, createMockClient, FLOW_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createFlowLensQueryClient } from '../../provider/flowlens-query-client.js';
import * as flowlensKeys from '../../query-keys.js';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { useFlow } from './use-flow.js';

describe('useFlow', () => {
  it('aborts its request when the last observer unmounts', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const mock = createMockClient();
    const get = (_flowId: string, signal?: AbortSignal) => {
      signals.push(signal);
      return new Promise<Flow>(() => {});
    };
    const client: FlowLensClient = { ...mock, flows: { ...mock.flows, get } };
    const { unmount } = renderFlowLensHook(() => useFlow(FLOW_ID), { provider: { client } });
    await waitFor(() => expect(signals.at(-1)?.aborted).toBe(false));

    unmount();

    await waitFor(() => expect(signals.at(-1)?.aborted).toBe(true));
  });

  it('shows the cached comments, which are cached only once', async () => {
    const queryClient = createFlowLensQueryClient();
    const { result } = renderFlowLensHook(() => useFlow(FLOW_ID), { provider: { queryClient } });
    await waitFor(() => expect(result.current.data?.comments).toEqual([aComment()]));

    expect(queryClient.getQueryData(flowlensKeys.flow(FLOW_ID))).not.toHaveProperty('comments');
    const comments = [aComment(), aComment({ id: 'c2' })];
    act(() => void queryClient.setQueryData(flowlensKeys.comments(FLOW_ID), comments));
    await waitFor(() => expect(result.current.data?.comments).toEqual(comments));
  });

  it('requests the comments separately only if the cache has dropped them', async () => {
    const asked = vi.fn();
    const handlers = [http.get('*/flow/:id/comments', () => void asked())];
    const queryClient = createFlowLensQueryClient();
    const first = renderFlowLensHook(() => useFlow(FLOW_ID), { provider: { queryClient }, handlers });
    await waitFor(() => expect(first.result.current.data).toBeDefined());
    await act(() => queryClient.invalidateQueries({ queryKey: flowlensKeys.flow(FLOW_ID) }));
    expect(first.result.current.data?.comments).toEqual([aComment()]);
    expect(asked).not.toHaveBeenCalled();
    first.unmount();

    queryClient.removeQueries({ queryKey: flowlensKeys.comments(FLOW_ID) });
    const { result } = renderFlowLensHook(() => useFlow(FLOW_ID), { provider: { queryClient }, handlers });

    await waitFor(() => expect(result.current.data?.comments).toEqual([aComment()]));
    expect(asked).toHaveBeenCalledOnce();
  });
});
