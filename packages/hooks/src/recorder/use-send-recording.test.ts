import { refusal } from '@flowlens/core/refusals';
import type { SendDetails, SentFlow } from '@flowlens/recorder';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeDraft, SENT_FLOW } from '../test-support/fake-recorder.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useSendRecording } from './use-send-recording.js';

/** A draft whose sending the test controls. */
function waitingDraft() {
  const sending = Promise.withResolvers<SentFlow>();
  const respond = vi.fn((_details: SendDetails) => sending.promise);
  return { draft: createFakeDraft({ respond }), respond, ...sending };
}

describe('useSendRecording', () => {
  it('reports the progress and then the flow', async () => {
    const { draft, respond, resolve } = waitingDraft();
    const onSent = vi.fn();
    const { result } = renderFlowLensHook(() => useSendRecording(draft));

    act(() => result.current.send({ title: 'Total is wrong' }, onSent));
    const progress = { phase: 'video' as const, sentBytes: 5, totalBytes: 10 };
    act(() => respond.mock.calls[0]?.[0].onProgress?.(progress));
    expect(result.current.state).toEqual({ status: 'sending', draft, progress });
    await act(async () => resolve(SENT_FLOW));

    expect(result.current.state).toEqual({ status: 'sent', flow: SENT_FLOW });
    expect(onSent).toHaveBeenCalledExactlyOnceWith(SENT_FLOW);
  });

  it('returns to the start when it is cancelled', async () => {
    const { draft, respond, reject } = waitingDraft();
    const { result } = renderFlowLensHook(() => useSendRecording(draft));

    act(() => result.current.send({ title: 'Total is wrong' }));
    const { signal } = respond.mock.calls[0]![0];
    signal!.addEventListener('abort', () => reject(signal!.reason));
    act(() => result.current.cancel());

    await waitFor(() => expect(result.current.state.status).toBe('idle'));
  });

  it('continues after its component unmounts, and the next component finds it', async () => {
    const { draft, respond, resolve } = waitingDraft();
    const onSent = vi.fn();
    const first = renderFlowLensHook(() => useSendRecording(draft));
    act(() => first.result.current.send({ title: 'Total is wrong' }, onSent));
    first.unmount();
    const progress = { phase: 'video' as const, sentBytes: 5, totalBytes: 10 };
    act(() => respond.mock.calls[0]?.[0].onProgress?.(progress));

    const { result } = renderFlowLensHook(() => useSendRecording(draft));
    expect(result.current.state).toEqual({ status: 'sending', draft, progress });
    act(() => result.current.send({ title: 'Total is wrong' }));
    await act(async () => resolve(SENT_FLOW));

    expect(result.current.state).toEqual({ status: 'sent', flow: SENT_FLOW });
    expect(respond).toHaveBeenCalledOnce();
    expect(onSent).toHaveBeenCalledExactlyOnceWith(SENT_FLOW);
  });

  it('can be cancelled by a component that mounts while it runs', async () => {
    const { draft, respond, reject } = waitingDraft();
    const first = renderFlowLensHook(() => useSendRecording(draft));
    act(() => first.result.current.send({ title: 'Total is wrong' }));
    first.unmount();
    const { signal } = respond.mock.calls[0]![0];
    signal!.addEventListener('abort', () => reject(signal!.reason));

    const { result } = renderFlowLensHook(() => useSendRecording(draft));
    act(() => result.current.cancel());

    await waitFor(() => expect(result.current.state.status).toBe('idle'));
  });

  it('sends once on two presses', () => {
    const { draft, respond } = waitingDraft();
    const { result } = renderFlowLensHook(() => useSendRecording(draft));

    act(() => {
      result.current.send({ title: 'Total is wrong' });
      result.current.send({ title: 'Total is wrong' });
    });

    expect(respond).toHaveBeenCalledOnce();
  });

  it.each([
    ['a network error', 'FlowLensNetworkError', undefined, 'offline'],
    ['a recording that cannot be processed', 'SendError', 'processing_failed', 'processing_failed'],
    ['any other error', 'Error', undefined, 'unknown'],
  ])('returns the reason of %s', async (_what, name, code, expected) => {
    const { draft, reject } = waitingDraft();
    const { result } = renderFlowLensHook(() => useSendRecording(draft));

    act(() => result.current.send({ title: 'Total is wrong' }));
    await act(async () => reject(Object.assign(new Error('Refused'), { name, code })));

    expect(result.current.state).toMatchObject({ status: 'failed', draft, failure: { code: expected } });
  });

  it('distinguishes a recording link that has ended from other refusals', async () => {
    const { draft, reject } = waitingDraft();
    const { result } = renderFlowLensHook(() => useSendRecording(draft));

    act(() => result.current.send({ title: 'Total is wrong' }));
    const refused = Object.assign(new Error('Refused'), { status: 409, detail: refusal('recordingLinkExpired') });
    await act(async () => reject(refused));

    expect(result.current.state).toMatchObject({ status: 'failed', failure: { code: 'link_over', error: refused } });
  });
});
