'use client';

import type { Flow, RecordingState, RecordingStatus } from '@flowlens/client';
import { RECORDING_POLL_MS } from '@flowlens/core/limits';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFlowLens } from '../../provider/use-flowlens.js';
import * as flowlensKeys from '../../query-keys.js';
import { isInaccessible } from './is-inaccessible.js';
import { isSettled, pollInterval, recordingStatusQuery } from './recording-status-query.js';

export interface UseRecordingStatusOptions {
  /** Initial status from the flow itself. A final status needs no polling. */
  initialStatus: RecordingState | undefined;
}

/**
 * Returns the processing status of a flow's video, polled every 3 s while the tab has the focus, until it is completed or
 * failed. Then reloads the flow until that succeeds, because only now does it have its media addresses. Also reloads the
 * flow if it is no longer accessible, so that its components notice.
 *
 * @example
 * const { data } = useRecordingStatus(flowId, { initialStatus: flow.recording_status });
 */
export function useRecordingStatus(
  flowId: string,
  { initialStatus }: UseRecordingStatusOptions,
): UseQueryResult<RecordingStatus> {
  const { client, queryClient, enabled } = useFlowLens();
  const waiting = initialStatus !== undefined && !isSettled(initialStatus);
  const query = useQuery({ ...recordingStatusQuery(client, flowId), enabled: enabled && waiting }, queryClient);

  const over = waiting && (isSettled(query.data?.recording_status) || isInaccessible(query.error));
  useEffect(() => {
    if (!over) return undefined;
    const queryKey = flowlensKeys.flow(flowId);
    const readFlow = () => void queryClient.invalidateQueries({ queryKey, exact: true });
    readFlow();
    // A flow that failed to load has no video yet, and nothing else reloads it.
    const timer = setInterval(() => {
      const state = queryClient.getQueryState<Flow>(queryKey);
      if (state?.fetchStatus === 'idle' && pollInterval({ state })) readFlow();
    }, RECORDING_POLL_MS);
    return () => clearInterval(timer);
  }, [over, queryClient, flowId]);

  return query;
}
