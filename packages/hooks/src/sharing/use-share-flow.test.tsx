import { FLOW_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useRevokeShare } from './use-revoke-share.js';
import { useShareFlow } from './use-share-flow.js';
import { useShareLinks } from './use-share-links.js';

const useAll = (flowId = FLOW_ID) => ({
  share: useShareFlow(flowId),
  links: useShareLinks(flowId),
  revoke: useRevokeShare(flowId),
});

describe('useShareFlow', () => {
  it('creates a link, adds it to the list, and hides it on request', async () => {
    const { result } = renderFlowLensHook(useAll);
    await waitFor(() => expect(result.current.links.data).toEqual([]));

    act(() => result.current.share.generate());
    expect(result.current.share.link).toBeNull();
    await waitFor(() => expect(result.current.share.link?.share_url).toContain('/shared/flow/'));
    await waitFor(() => expect(result.current.links.data).toHaveLength(1));
    expect(result.current.links.data?.[0]?.id).toBe(result.current.share.link?.id);

    act(() => result.current.share.reset());
    expect(result.current.share.link).toBeNull();
    expect(result.current.links.data).toHaveLength(1);
  });

  it('refetches a list that was in flight when the link was created', async () => {
    let respond = () => {};
    const { result } = renderFlowLensHook(useAll, {
      handlers: [
        http.get(
          '*/shares',
          async () => {
            await new Promise<void>((resolve) => (respond = resolve));
            return HttpResponse.json([]);
          },
          { once: true },
        ),
      ],
    });

    act(() => result.current.share.generate());
    await waitFor(() => expect(result.current.share.link).not.toBeNull());
    respond();

    await waitFor(() => expect(result.current.links.data).toHaveLength(1));
  });

  it('reports no creation in progress for another flow', async () => {
    const response = Promise.withResolvers<undefined>();
    let flowId = FLOW_ID;
    const { result, rerender } = renderFlowLensHook(() => useShareFlow(flowId), {
      handlers: [http.post('*/share', () => response.promise)],
    });
    act(() => result.current.generate());
    await waitFor(() => expect(result.current.generating).toBe(true));

    flowId = 'another';
    rerender();
    expect(result.current.generating).toBe(false);
    response.resolve(undefined);

    flowId = FLOW_ID;
    rerender();
    await waitFor(() => expect(result.current.link).not.toBeNull());
  });

  it('repeats the idempotency key without a response, so that one link is created', async () => {
    const keys: (string | null)[] = [];
    const onFailure = vi.fn();
    const { result } = renderFlowLensHook(() => useShareFlow(FLOW_ID, { onFailure }), {
      handlers: [
        http.post('*/share', ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          return keys.length === 1 ? HttpResponse.error() : undefined;
        }),
      ],
    });

    act(() => result.current.generate());
    await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
    act(() => result.current.generate());
    await waitFor(() => expect(result.current.link).not.toBeNull());

    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('useRevokeShare', () => {
  it.each([
    ['is there', undefined],
    ['has ended meanwhile', 404],
  ])('succeeds for a link that %s, and reloads the list', async (_state, status) => {
    const onSuccess = vi.fn();
    const { result, db } = renderFlowLensHook(useAll, {
      handlers: status ? [http.delete('*/share/:id', () => HttpResponse.json({}, { status }))] : [],
    });
    act(() => result.current.share.generate());
    await waitFor(() => expect(result.current.links.data).toHaveLength(1));
    const [link] = result.current.links.data!;

    if (status) db.shareLinks = {};
    act(() => result.current.revoke.run(link!, { onSuccess }));

    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(result.current.links.data).toEqual([]);
    expect(result.current.revoke.error).toBeNull();
  });

  it('keeps a link that the server refuses to revoke', async () => {
    const { result } = renderFlowLensHook(useAll, {
      handlers: [http.delete('*/share/:id', () => HttpResponse.json({}, { status: 403 }))],
    });
    act(() => result.current.share.generate());
    await waitFor(() => expect(result.current.links.data).toHaveLength(1));

    act(() => result.current.revoke.run(result.current.links.data![0]!));

    await waitFor(() => expect(result.current.revoke.error).toMatchObject({ status: 403 }));
    expect(result.current.links.data).toHaveLength(1);
  });
});
