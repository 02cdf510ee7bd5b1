import type { FlowLensClient, Invitation } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the pending e-mail invitations of a project. Only for its admins. */
export const projectInvitationsQuery = (
  client: FlowLensClient,
  projectId: string,
): QueryDefinition<Invitation[], typeof flowlensKeys.projectInvitations> =>
  queryOptions({
    queryKey: flowlensKeys.projectInvitations(projectId),
    queryFn: ({ signal }) => client.invitations.list(projectId, signal),
  });
