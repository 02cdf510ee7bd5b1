import type { FlowLensClient, SharedFlow } from '@flowlens/client';
import { RECORDING_POLL_MS } from '@flowlens/core/limits';
import { type Query, queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';
import { isRefusedLink } from './is-refused-link.js';

/** Query definition of a flow behind a public link; polls until its video is processed. */
export const sharedFlowQuery = (
  client: FlowLensClient,
  token: string,
): QueryDefinition<SharedFlow, typeof flowlensKeys.sharedFlow> =>
  queryOptions({
    queryKey: flowlensKeys.sharedFlow(token),
    queryFn: ({ signal }) => readWithComments(client, token, signal),
    refetchInterval: pollInterval,
    // While another tab is in front, the next poll waits until this one has the focus again.
    refetchIntervalInBackground: false,
  });

/** Loads a flow with all pages of its comments. */
async function readWithComments(client: FlowLensClient, token: string, signal: AbortSignal): Promise<SharedFlow> {
  const flow = await client.sharedFlows.get(token, signal);
  const comments = [...flow.comments];
  let cursor = flow.comments_cursor;
  while (cursor) {
    const page = await client.sharedFlows.comments(token, { cursor }, signal);
    comments.push(...page.items);
    cursor = page.next;
  }
  return { ...flow, comments, comments_cursor: null };
}

function pollInterval({ state }: Pick<Query<SharedFlow>, 'state'>): number | false {
  const status = state.data?.recording_status;
  const waiting = status === 'pending' || status === 'in_progress';
  return waiting && !isRefusedLink(state.error) ? RECORDING_POLL_MS : false;
}
