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
    queryFn: async ({ signal, client: queryClient, queryKey }): Promise<SharedFlow> => {
      // Only the first call counts as a view.
      const isShown = queryClient.getQueryData(queryKey) !== undefined;
      const { get, refresh } = client.sharedFlows;
      const flow = await (isShown ? refresh : get)(token, signal);
      return { ...flow, comments: await allComments(client, { token, flow, signal }), comments_cursor: null };
    },
    refetchInterval: pollInterval,
    // While another tab is in front, the next poll waits until this one has the focus again.
    refetchIntervalInBackground: false,
  });

interface LoadedFlow {
  token: string;
  /** The flow with the first page of its comments. */
  flow: SharedFlow;
  signal: AbortSignal;
}

/** Loads the other pages of a flow's comments, and returns all comments. */
async function allComments(
  client: FlowLensClient,
  { token, flow, signal }: LoadedFlow,
): Promise<SharedFlow['comments']> {
  const comments = [...flow.comments];
  let cursor = flow.comments_cursor;
  while (cursor) {
    const page = await client.sharedFlows.comments(token, { cursor }, signal);
    comments.push(...page.items);
    cursor = page.next;
  }
  return comments;
}

function pollInterval({ state }: Pick<Query<SharedFlow>, 'state'>): number | false {
  const status = state.data?.recording_status;
  const waiting = status === 'pending' || status === 'in_progress';
  return waiting && !isRefusedLink(state.error) ? RECORDING_POLL_MS : false;
}
