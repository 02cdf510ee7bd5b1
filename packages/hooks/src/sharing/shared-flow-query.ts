import type { FlowLensClient, SharedFlow } from '@flowlens/client';
import { RECORDING_POLL_MS } from '@flowlens/core';
import { type Query, queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';
import { isRefusedLink } from './is-refused-link.js';

/** Query definition of a flow behind a public link; asks again until its video is done (spec §4). */
export const sharedFlowQuery = (client: FlowLensClient, token: string) =>
  queryOptions({
    queryKey: flowlensKeys.sharedFlow(token),
    queryFn: ({ signal }) => client.sharedFlows.get(token, signal),
    refetchInterval: pollInterval,
    // Another tab in front: the next poll waits until this one has the focus again.
    refetchIntervalInBackground: false,
  });

function pollInterval({ state }: Pick<Query<SharedFlow>, 'state'>): number | false {
  const status = state.data?.recording_status;
  const waiting = status === 'pending' || status === 'in_progress';
  return waiting && !isRefusedLink(state.error) ? RECORDING_POLL_MS : false;
}
