'use client';

import type { InvitationLink, Project } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useProjectPermissions } from '../projects/use-project-permissions.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { invitationLinksQuery } from './invitation-links-query.js';

/**
 * Active invitation links of a project, newest first. Not requested unless the viewer is an admin.
 *
 * @example
 * const { data: links } = useInvitationLinks(project);
 */
export function useInvitationLinks(project: Project): UseQueryResult<InvitationLink[]> {
  const { client, queryClient, enabled } = useFlowLens();
  const { canManage } = useProjectPermissions(project);
  return useQuery({ ...invitationLinksQuery(client, project.id), enabled: enabled && canManage }, queryClient);
}
