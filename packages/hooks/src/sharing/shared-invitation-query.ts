import type { FlowLensClient, SharedInvitation } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the invitation behind a public link. */
export const sharedInvitationQuery = (
  client: FlowLensClient,
  token: string,
): QueryDefinition<SharedInvitation, typeof flowlensKeys.sharedInvitation> =>
  queryOptions({
    queryKey: flowlensKeys.sharedInvitation(token),
    queryFn: ({ signal }) => client.sharedFlows.invitation(token, signal),
  });
