'use client';

import type { Project } from '@flowlens/client';
import {
  canDeleteProject,
  canLeaveProject,
  canManageMember,
  canManageProject,
  type ProjectStanding,
  standingIn,
  type Viewer,
} from '@flowlens/core/permissions';
import { useCurrentUser } from '../session/use-current-user.js';

export interface ProjectPermissions {
  /** Undefined until the viewer is known. */
  viewerId: string | undefined;
  /** Null until the viewer is known. */
  standing: ProjectStanding | null;
  /** False for a person of an embedding tool, who cannot leave, or create what belongs to an account. */
  hasAccount: boolean;
  canManage: boolean;
  canDelete: boolean;
  canLeave: boolean;
  /** Returns whether the viewer may remove a member or change their role. */
  canManageMember: (memberUserId: string) => boolean;
}

/**
 * Returns the viewer's role and rights in a project, to show the right controls. The server enforces them.
 *
 * @example
 * const { canManage } = useProjectPermissions(project);
 */
export function useProjectPermissions(project: Project): ProjectPermissions {
  const { data } = useCurrentUser();
  const isEmbedded = data?.app_user.embedded === true;
  const viewer: Viewer | null = data
    ? { userId: data.app_user.id, email: data.user.email, emailIsClaimed: isEmbedded }
    : null;

  return {
    viewerId: viewer?.userId,
    standing: standingIn(project, viewer),
    hasAccount: data !== undefined && !isEmbedded,
    canManage: canManageProject(viewer, project),
    canDelete: canDeleteProject(viewer, project),
    canLeave: canLeaveProject(viewer, project) && !isEmbedded,
    canManageMember: (memberUserId) =>
      canManageMember(viewer, project, memberUserId) && !(isEmbedded && memberUserId === viewer?.userId),
  };
}
