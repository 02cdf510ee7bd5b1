'use client';

import type { FlowLensClient, SequenceDiagram } from '@flowlens/client';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the sequence diagram of a flow, which is not cached (spec §7). */
export const sequenceDiagramQuery = (client: FlowLensClient, flowId: string) =>
  queryOptions({
    queryKey: flowlensKeys.sequenceDiagram(flowId),
    queryFn: ({ signal }) => client.flows.sequenceDiagram(flowId, signal),
    gcTime: 0,
    staleTime: 0,
    refetchOnMount: 'always',
  });

/** The network traffic of a flow as Mermaid text. Fails when the server takes longer than 3 s (spec §9). */
export function useSequenceDiagram(flowId: string): UseQueryResult<SequenceDiagram> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...sequenceDiagramQuery(client, flowId), enabled }, queryClient);
}
