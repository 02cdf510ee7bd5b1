import type { FlowLensClient, SequenceDiagram } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../../query-definition.js';
import * as flowlensKeys from '../../query-keys.js';

/** Query definition of the sequence diagram of a flow, which is not cached. */
export const sequenceDiagramQuery = (
  client: FlowLensClient,
  flowId: string,
): QueryDefinition<SequenceDiagram, typeof flowlensKeys.sequenceDiagram> =>
  queryOptions({
    queryKey: flowlensKeys.sequenceDiagram(flowId),
    queryFn: ({ signal }) => client.flows.sequenceDiagram(flowId, signal),
    gcTime: 0,
    staleTime: 0,
    refetchOnMount: 'always',
  });
