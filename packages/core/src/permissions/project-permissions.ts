import { type ProjectFacts, standingIn, type Viewer } from './roles.js';

/** Update settings, manage members and invitations: owner and admins. */
export function canManageProject(viewer: Viewer | null, project: ProjectFacts): boolean {
  const standing = standingIn(project, viewer);
  return standing === 'owner' || standing === 'admin';
}

/** Delete the project: only the owner, and never the default project. */
export function canDeleteProject(viewer: Viewer | null, project: ProjectFacts): boolean {
  return standingIn(project, viewer) === 'owner' && !project.is_default;
}

/** Leave the project: every member except the owner. */
export function canLeaveProject(viewer: Viewer | null, project: ProjectFacts): boolean {
  const standing = standingIn(project, viewer);
  return standing !== null && standing !== 'owner';
}

/** Change a member's role or remove them: owner and admins. The owner cannot be changed. */
export function canManageMember(viewer: Viewer | null, project: ProjectFacts, memberUserId: string): boolean {
  return canManageProject(viewer, project) && memberUserId !== project.created_by_user_id;
}

/** See, create and delete tags, comment, and create public links of flows: every member. */
export function canContribute(viewer: Viewer | null, project: ProjectFacts): boolean {
  return standingIn(project, viewer) !== null;
}
