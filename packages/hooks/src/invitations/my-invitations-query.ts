import type { FlowLensClient, MyInvitation } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the pending invitations addressed to the viewer. */
export const myInvitationsQuery = (
  client: FlowLensClient,
): QueryDefinition<MyInvitation[], typeof flowlensKeys.myInvitations> =>
  queryOptions({
    queryKey: flowlensKeys.myInvitations(),
    queryFn: ({ signal }) => client.invitations.listMine(signal),
  });
