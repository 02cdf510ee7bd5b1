'use client';

import type { Invitation, Project } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useProjectPermissions } from '../projects/use-project-permissions.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { projectInvitationsQuery } from './project-invitations-query.js';

/**
 * Pending e-mail invitations of a project, newest first. Not requested unless the viewer is an admin.
 *
 * @example
 * const { data: invitations } = useProjectInvitations(project);
 */
export function useProjectInvitations(project: Project): UseQueryResult<Invitation[]> {
  const { client, queryClient, enabled } = useFlowLens();
  const { canManage } = useProjectPermissions(project);
  return useQuery({ ...projectInvitationsQuery(client, project.id), enabled: enabled && canManage }, queryClient);
}
