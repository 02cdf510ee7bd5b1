/** Role of a member as the API names it; `USER` is shown as Contributor. */
export const PROJECT_ROLES = ['ADMIN', 'USER'] as const;

export type ProjectRole = (typeof PROJECT_ROLES)[number];

/** The current user; `null` for a signed-out visitor. */
export interface Viewer {
  /** `app_user.id` of the current user. */
  userId: string;
  /** Verified e-mail address, unless `emailIsClaimed`. */
  email: string;
  /** True if the address was claimed by an embedding tool, so it proves nothing. */
  emailIsClaimed?: boolean;
}

/**
 * Fields of a project that the rules need; a System of the API fits. `user_role` is the viewer's own, `null` for a
 * non-member.
 */
export interface ProjectFacts {
  created_by_user_id: string;
  is_default: boolean;
  user_role: ProjectRole | null;
}

/** Role of a viewer in a project. */
export type ProjectStanding = 'owner' | 'admin' | 'contributor';

/** Returns the role of the viewer in the project, or `null` for a non-member. */
export function standingIn(project: ProjectFacts, viewer: Viewer | null): ProjectStanding | null {
  if (viewer === null || project.user_role === null) return null;
  if (project.created_by_user_id === viewer.userId) return 'owner';
  return project.user_role === 'ADMIN' ? 'admin' : 'contributor';
}

/**
 * Returns whether the viewer created something: compares the user id, or the e-mail address if there is no id, never the
 * name.
 */
export function isMadeBy(
  viewer: Viewer,
  creator: { userId?: string | null | undefined; email?: string | null | undefined },
): boolean {
  if (creator.userId) return creator.userId === viewer.userId;
  return !viewer.emailIsClaimed && !!creator.email && creator.email.toLowerCase() === viewer.email.toLowerCase();
}
