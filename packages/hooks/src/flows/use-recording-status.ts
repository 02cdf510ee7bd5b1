'use client';

import { FlowLensApiError, type FlowLensClient, type RecordingState, type RecordingStatus } from '@flowlens/client';
import { RECORDING_POLL_MS } from '@flowlens/core';
import { type Query, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the state of a flow's video; polls until the video is done (spec §4). */
export const recordingStatusQuery = (client: FlowLensClient, flowId: string) =>
  queryOptions({
    queryKey: flowlensKeys.recordingStatus(flowId),
    queryFn: ({ signal }) => client.flows.recordingStatus(flowId, signal),
    refetchInterval: pollInterval,
    // Another tab in front: the next poll waits until this one has the focus again.
    refetchIntervalInBackground: false,
  });

export interface UseRecordingStatusOptions {
  /** The status that the flow itself came with; a settled one needs no poll. */
  initialStatus: RecordingState | undefined;
}

/**
 * State of a flow's video: asked for every 3 s while the tab is focused, until it is completed or failed.
 * When it settles, the flow is loaded again, because only now it has the addresses of its media.
 */
export function useRecordingStatus(
  flowId: string,
  { initialStatus }: UseRecordingStatusOptions,
): UseQueryResult<RecordingStatus> {
  const { client, queryClient, enabled } = useFlowLens();
  const waiting = initialStatus !== undefined && !isSettled(initialStatus);
  const query = useQuery({ ...recordingStatusQuery(client, flowId), enabled: enabled && waiting }, queryClient);

  const settled = waiting && isSettled(query.data?.recording_status);
  useEffect(() => {
    if (settled) void queryClient.invalidateQueries({ queryKey: flowlensKeys.flow(flowId), exact: true });
  }, [settled, queryClient, flowId]);

  return query;
}

function isSettled(status: RecordingState | undefined): boolean {
  return status === 'completed' || status === 'failed';
}

function pollInterval({ state }: Pick<Query<RecordingStatus>, 'state'>): number | false {
  return isSettled(state.data?.recording_status) || isGone(state.error) ? false : RECORDING_POLL_MS;
}

/** A flow that is deleted or forbidden will not come back by asking again. */
function isGone(error: Error | null): boolean {
  return error instanceof FlowLensApiError && [401, 403, 404].includes(error.status);
}
