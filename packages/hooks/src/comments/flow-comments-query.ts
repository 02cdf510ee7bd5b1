import type { Flow, FlowLensClient } from '@flowlens/client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isMissingFlow } from '../flows/flow/is-missing-flow.js';
import { patchFlow } from '../flows/changes/patch-flow.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the comments of a flow, oldest first. Uses the comments of a loaded flow. */
export const flowCommentsQuery = (client: FlowLensClient, queryClient: QueryClient, flowId: string) =>
  queryOptions({
    queryKey: flowlensKeys.comments(flowId),
    queryFn: async ({ signal }) => {
      const comments = await client.comments.list(flowId, signal).catch((error: Error) => {
        // Lets components that still show the flow notice its deletion.
        if (isMissingFlow(error))
          void queryClient.invalidateQueries({ queryKey: flowlensKeys.flow(flowId), exact: true });
        throw error;
      });
      // The flow also contains the comments, for the player's markers. Refetching the flow would restart its video.
      patchFlow(queryClient, flowId, { comments });
      return comments;
    },
    initialData: () => queryClient.getQueryData<Flow>(flowlensKeys.flow(flowId))?.comments,
    initialDataUpdatedAt: () => queryClient.getQueryState(flowlensKeys.flow(flowId))?.dataUpdatedAt,
  });
