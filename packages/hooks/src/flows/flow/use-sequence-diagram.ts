'use client';

import type { SequenceDiagram } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../../provider/use-flowlens.js';
import { sequenceDiagramQuery } from './sequence-diagram-query.js';

/**
 * Returns the network traffic of a flow as Mermaid text. Fails if the server takes longer than 3 s.
 *
 * @example
 * const { data } = useSequenceDiagram(flowId);
 */
export function useSequenceDiagram(flowId: string): UseQueryResult<SequenceDiagram> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...sequenceDiagramQuery(client, flowId), enabled }, queryClient);
}
