'use client';

import type { FlowLensClient, Invitation, Project } from '@flowlens/client';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useProjectPermissions } from '../projects/use-project-permissions.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the pending e-mail invitations of a project. Only its admins may ask. */
export const projectInvitationsQuery = (client: FlowLensClient, projectId: string) =>
  queryOptions({
    queryKey: flowlensKeys.projectInvitations(projectId),
    queryFn: ({ signal }) => client.invitations.list(projectId, signal),
  });

/** The pending e-mail invitations of a project, newest first. Never asked for while the viewer is no admin (spec §6). */
export function useProjectInvitations(project: Project): UseQueryResult<Invitation[]> {
  const { client, queryClient, enabled } = useFlowLens();
  const { canManage } = useProjectPermissions(project);
  return useQuery({ ...projectInvitationsQuery(client, project.id), enabled: enabled && canManage }, queryClient);
}
