import { RECORDING_POLL_MS } from '@flowlens/core/limits';
import { aFlow, FLOW_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { useFlow } from '../flow/use-flow.js';
import { useRecordingStatus } from '../flow/use-recording-status.js';
import { useRetryRecording } from './use-retry-recording.js';

const unready = { video_url: null, thumbnail_url: null, preview_video_url: null };

function useWatchedFlow() {
  const flow = useFlow(FLOW_ID);
  const status = useRecordingStatus(FLOW_ID, { initialStatus: flow.data?.recording_status });
  return { flow, status, retry: useRetryRecording() };
}

describe('useRetryRecording', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
  });
  afterEach(() => vi.useRealTimers());

  it('polls again and reloads the flow when the recording is processed', async () => {
    const keys: (string | null)[] = [];
    const { result, db } = renderFlowLensHook(useWatchedFlow, {
      db: { flows: [aFlow({ ...unready, recording_status: 'in_progress' })] },
      handlers: [http.post('*/retry', ({ request }) => void keys.push(request.headers.get('idempotency-key')))],
    });
    await waitFor(() => expect(result.current.status.data?.recording_status).toBe('in_progress'));
    db.flows = [aFlow({ ...unready, recording_status: 'failed' })];
    await act(() => vi.advanceTimersByTimeAsync(RECORDING_POLL_MS));
    await waitFor(() => expect(result.current.flow.data?.recording_status).toBe('failed'));

    act(() => result.current.retry.run(FLOW_ID));
    await waitFor(() => expect(result.current.flow.data?.recording_status).toBe('pending'));
    expect(keys).toEqual([expect.any(String)]);

    db.flows = [aFlow()];
    await act(() => vi.advanceTimersByTimeAsync(RECORDING_POLL_MS));
    await waitFor(() => expect(result.current.flow.data?.video_url).toBe('/clip.mp4'));
  });

  it('reports the server’s reason when the recording cannot be processed again', async () => {
    const onNotice = vi.fn();
    const { result } = renderFlowLensHook(useWatchedFlow, {
      db: { flows: [aFlow({ ...unready, recording_status: 'failed' })] },
      handlers: [http.post('*/retry', () => HttpResponse.json({ detail: 'No longer kept.' }, { status: 409 }))],
      provider: { onNotice },
    });
    await waitFor(() => expect(result.current.flow.data).toBeDefined());

    act(() => result.current.retry.run(FLOW_ID));

    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({
        tone: 'error',
        code: 'recordingRetryFailed',
        values: { detail: 'No longer kept.' },
      }),
    );
    expect(result.current.flow.data?.recording_status).toBe('failed');
  });
});
