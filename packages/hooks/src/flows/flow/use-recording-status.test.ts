import { RECORDING_POLL_MS } from '@flowlens/core/limits';
import { aFlow, FLOW_ID } from '@flowlens/testing';
import { focusManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectNoPollInBackground } from '../../test-support/poll-in-background.js';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { isMissingFlow } from './is-missing-flow.js';
import { useFlow } from './use-flow.js';
import { useRecordingStatus } from './use-recording-status.js';

describe('useRecordingStatus', () => {
  let asked = 0;
  const count = http.get('*/recording-status', () => void (asked += 1));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  beforeEach(() => {
    asked = 0;
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    focusManager.setFocused(undefined);
  });

  it('polls until the video is ready, then loads the flow with its media', async () => {
    const flow = aFlow({ recording_status: 'in_progress', video_url: null });
    const { result, db } = renderFlowLensHook(
      () => ({
        flow: useFlow(FLOW_ID),
        status: useRecordingStatus(FLOW_ID, { initialStatus: 'in_progress' }),
      }),
      { db: { flows: [flow] }, handlers: [count] },
    );
    await waitFor(() => expect(result.current.status.data?.recording_status).toBe('in_progress'));

    db.flows = [aFlow()];
    await pass(RECORDING_POLL_MS);

    await waitFor(() => expect(result.current.flow.data?.video_url).toBe('/clip.mp4'));
    const askedUntilThen = asked;
    await pass(RECORDING_POLL_MS * 3);
    expect(asked).toBe(askedUntilThen);
  });

  it.each(['completed', 'failed'] as const)('sends no request for a video that is %s', async (initialStatus) => {
    renderFlowLensHook(() => useRecordingStatus(FLOW_ID, { initialStatus }), { handlers: [count] });

    await pass(RECORDING_POLL_MS * 2);

    expect(asked).toBe(0);
  });

  it('pauses while another tab has the focus', async () => {
    const { result } = renderFlowLensHook(() => useRecordingStatus(FLOW_ID, { initialStatus: 'pending' }), {
      db: { flows: [aFlow({ recording_status: 'pending' })] },
      handlers: [count],
    });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await expectNoPollInBackground(() => asked, pass);
  });

  it('detects that the flow was deleted meanwhile, and useFlow reports it', async () => {
    const flow = aFlow({ recording_status: 'pending', video_url: null });
    const { result, db } = renderFlowLensHook(
      () => ({ flow: useFlow(FLOW_ID), status: useRecordingStatus(FLOW_ID, { initialStatus: 'pending' }) }),
      { db: { flows: [flow] }, handlers: [count] },
    );
    await waitFor(() => expect(result.current.flow.data && result.current.status.data).toBeDefined());

    db.flows = [];
    await pass(RECORDING_POLL_MS);

    await waitFor(() => expect(isMissingFlow(result.current.flow.error)).toBe(true));
  });

  it.each([401, 403, 404])('stops polling for a flow that the user cannot access: %i', async (status) => {
    const gone = http.get('*/recording-status', () => {
      asked += 1;
      return HttpResponse.json({ detail: 'There is no such flow.' }, { status });
    });
    const { result } = renderFlowLensHook(() => useRecordingStatus(FLOW_ID, { initialStatus: 'pending' }), {
      handlers: [gone],
    });
    await waitFor(() => expect(result.current.isError).toBe(true));
    const askedBefore = asked;

    await pass(RECORDING_POLL_MS * 3);

    expect(asked).toBe(askedBefore);
  });
});
