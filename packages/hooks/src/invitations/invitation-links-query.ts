import type { FlowLensClient, InvitationLink } from '@flowlens/client';
import { queryOptions } from '@tanstack/react-query';
import type { QueryDefinition } from '../query-definition.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the live invitation links of a project. */
export const invitationLinksQuery = (
  client: FlowLensClient,
  projectId: string,
): QueryDefinition<InvitationLink[], typeof flowlensKeys.invitationLinks> =>
  queryOptions({
    queryKey: flowlensKeys.invitationLinks(projectId),
    queryFn: ({ signal }) => client.invitations.listPublic(projectId, signal),
  });
