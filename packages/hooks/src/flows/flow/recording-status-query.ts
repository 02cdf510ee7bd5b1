import type { FlowLensClient, RecordingState, RecordingStatus } from '@flowlens/client';
import { statusOf } from '@flowlens/core/failures';
import { RECORDING_POLL_MS } from '@flowlens/core/limits';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../../query-definition.js';
import * as flowlensKeys from '../../query-keys.js';
import { isInaccessible } from './is-inaccessible.js';

/** Query definition of the processing status of a flow's video; polls until it is final. */
export const recordingStatusQuery = (
  client: FlowLensClient,
  flowId: string,
): QueryDefinition<RecordingStatus, typeof flowlensKeys.recordingStatus> =>
  queryOptions({
    queryKey: flowlensKeys.recordingStatus(flowId),
    queryFn: ({ signal }) => client.flows.recordingStatus(flowId, signal),
    refetchInterval: pollInterval,
    // While another tab is in front, the next poll waits until this one has the focus again.
    refetchIntervalInBackground: false,
  });

/** Returns whether the processing of a video has completed or failed. */
export function isSettled(status: RecordingState | undefined): boolean {
  return status === 'completed' || status === 'failed';
}

/** Returns the polling interval, or false once the status cannot change. */
export function pollInterval({ state: { data, error } }: Polled): number | false {
  const over = isSettled(data?.recording_status) || isInaccessible(error) || statusOf(error) === 401;
  return over ? false : RECORDING_POLL_MS;
}

interface Polled {
  state: { data: Pick<RecordingStatus, 'recording_status'> | undefined; error: Error | null };
}
