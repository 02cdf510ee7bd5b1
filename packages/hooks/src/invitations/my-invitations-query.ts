import type { FlowLensClient } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the pending invitations addressed to the viewer. */
export const myInvitationsQuery = (client: FlowLensClient) =>
  queryOptions({
    queryKey: flowlensKeys.myInvitations(),
    queryFn: ({ signal }) => client.invitations.listMine(signal),
  });
