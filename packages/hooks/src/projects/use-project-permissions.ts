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
} from '@flowlens/core';
import { useCurrentUser } from '../session/use-current-user.js';

export interface ProjectPermissions {
  /** Undefined while the viewer is not known. */
  viewerId: string | undefined;
  /** Null while the viewer is not known, too. */
  standing: ProjectStanding | null;
  canManage: boolean;
  canDelete: boolean;
  canLeave: boolean;
  /** Whether the viewer may change the member's role and remove them. */
  canManageMember: (memberUserId: string) => boolean;
}

/** What the viewer is in a project and may do there (spec §6), to show the right controls. The server decides for real. */
export function useProjectPermissions(project: Project): ProjectPermissions {
  const { data } = useCurrentUser();
  const viewer: Viewer | null = data ? { userId: data.app_user.id, email: data.user.email } : null;

  return {
    viewerId: viewer?.userId,
    standing: standingIn(project, viewer),
    canManage: canManageProject(viewer, project),
    canDelete: canDeleteProject(viewer, project),
    canLeave: canLeaveProject(viewer, project),
    canManageMember: (memberUserId) => canManageMember(viewer, project, memberUserId),
  };
}
