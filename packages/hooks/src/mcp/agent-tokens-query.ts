import type { FlowLensClient, PersonalToken } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the viewer's tokens for coding assistants and recorders. */
export const agentTokensQuery = (
  client: FlowLensClient,
): QueryDefinition<PersonalToken[], typeof flowlensKeys.agentTokens> =>
  queryOptions({
    queryKey: flowlensKeys.agentTokens(),
    queryFn: ({ signal }) => client.agentTokens.list(signal),
    // Other devices of the viewer create and revoke tokens too, and the list must show who can read the flows now.
    staleTime: 0,
    refetchOnMount: 'always',
  });
