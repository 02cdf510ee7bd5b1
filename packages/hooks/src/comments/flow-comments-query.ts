import type { FlowComment, FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import { isMissingFlow } from '../flows/flow/is-missing-flow.js';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the comments of a flow, oldest first. A loaded flow has filled their cache. */
export const flowCommentsQuery = (
  client: FlowLensClient,
  flowId: string,
): QueryDefinition<FlowComment[], typeof flowlensKeys.comments> =>
  queryOptions({
    queryKey: flowlensKeys.comments(flowId),
    queryFn: ({ signal, client: queryClient }) =>
      client.comments.list(flowId, signal).catch((error: Error) => {
        // Lets components that still show the flow notice its deletion.
        if (isMissingFlow(error))
          void queryClient.invalidateQueries({ queryKey: flowlensKeys.flow(flowId), exact: true });
        throw error;
      }),
  });
