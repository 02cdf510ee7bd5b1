import type { EmbedKey, FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the embed keys of a project, newest first. */
export const embedKeysQuery = (
  client: FlowLensClient,
  projectId: string,
): QueryDefinition<EmbedKey[], typeof flowlensKeys.embedKeys> =>
  queryOptions({
    queryKey: flowlensKeys.embedKeys(projectId),
    queryFn: ({ signal }) => client.embedding.keys(projectId, signal),
    // Contains the time of the last use.
    staleTime: 0,
    refetchOnMount: 'always',
  });
