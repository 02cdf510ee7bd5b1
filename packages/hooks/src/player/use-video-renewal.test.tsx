import { aFlow, FLOW_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFlowComments } from '../comments/use-flow-comments.js';
import { useFlow } from '../flows/flow/use-flow.js';
import { useUpdateFlow } from '../flows/changes/use-update-flow.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { createPlayerStore } from './player-store.js';
import { fakeVideo } from './test-support/fake-video.js';
import { useVideoRenewal } from './use-video-renewal.js';

afterEach(() => {
  vi.useRealTimers();
});

async function aFlowWithVideo() {
  const store = createPlayerStore();
  const video = fakeVideo();
  store.attachVideo(video.element);
  const onFailed = vi.fn();
  const read = vi.fn<() => HttpResponse<object>>(() => HttpResponse.json(aFlow()));
  const rendered = renderFlowLensHook(
    () => {
      const flow = useFlow(FLOW_ID);
      return {
        flow,
        retry: useVideoRenewal(store, flow, onFailed),
        update: useUpdateFlow(),
        comments: useFlowComments(FLOW_ID),
      };
    },
    {
      handlers: [http.get('*/flowlens/flow/:id', read), http.get('*/flow/:id/comments', () => HttpResponse.json([]))],
    },
  );
  await waitFor(() => expect(rendered.result.current.flow.isSuccess).toBe(true));
  return { ...rendered, store, video, read, onFailed };
}

describe('useVideoRenewal', () => {
  it('leaves a retry to the user while the address is fresh', async () => {
    const { store, video, read, result, onFailed } = await aFlowWithVideo();
    act(() => video.fail());
    expect(store.getState().failed).toBe(true);
    expect(onFailed).toHaveBeenCalledOnce();
    expect(read).toHaveBeenCalledTimes(1);

    act(() => result.current.retry());

    await waitFor(() => expect(store.getState().failed).toBe(false));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('reloads the flow by itself when the address may have expired', async () => {
    const { store, video, read, onFailed } = await aFlowWithVideo();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });

    act(() => video.fail());

    await waitFor(() => expect(store.getState().failed).toBe(false));
    expect(read).toHaveBeenCalledTimes(2);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('reports a failure when the flow cannot be reloaded', async () => {
    const { video, read, onFailed } = await aFlowWithVideo();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    read.mockReturnValue(HttpResponse.json({}, { status: 500 }));

    act(() => video.fail());

    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  });

  describe('after another change to the flow', () => {
    type Page = Awaited<ReturnType<typeof aFlowWithVideo>>['result']['current'];
    const changeTitle = ({ update }: Page) => update.run({ flowId: FLOW_ID, changes: { title: 'Voucher refused' } });
    const readComments = ({ comments }: Page) => comments.query.refetch();

    it.each([
      ['its title', changeTitle, { title: 'Voucher refused' }],
      ['its comments', readComments, { comments: [] }],
    ])('reloads after a change of %s', async (_what, meanwhile, outcome) => {
      const { store, video, read, result } = await aFlowWithVideo();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
      await act(async () => void (await meanwhile(result.current)));
      await waitFor(() => expect(result.current.flow.data).toMatchObject(outcome));

      act(() => video.fail());

      await waitFor(() => expect(store.getState().failed).toBe(false));
      expect(read).toHaveBeenCalledTimes(2);
    });
  });

  it('reloads once', async () => {
    const { store, video, read, result } = await aFlowWithVideo();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    act(() => video.fail());
    await waitFor(() => expect(store.getState().failed).toBe(false));

    act(() => video.fail());

    expect(store.getState().failed).toBe(true);
    expect(result.current.flow.isFetching).toBe(false);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
