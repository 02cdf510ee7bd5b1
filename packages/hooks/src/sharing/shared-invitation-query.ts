import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the invitation behind a public link. */
export const sharedInvitationQuery = (client: FlowLensClient, token: string) =>
  queryOptions({
    queryKey: flowlensKeys.sharedInvitation(token),
    queryFn: ({ signal }) => client.sharedFlows.invitation(token, signal),
  });
