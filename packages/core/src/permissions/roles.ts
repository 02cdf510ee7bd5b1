/** A member's role as the API names it; `USER` is shown as Contributor (spec §6). */
export const PROJECT_ROLES = ['ADMIN', 'USER'] as const;

export type ProjectRole = (typeof PROJECT_ROLES)[number];

/** The person who asks. `null` stands for nobody signed in. */
export interface Viewer {
  /** `app_user.id` of the current user. */
  userId: string;
  /** Verified e-mail. */
  email: string;
}

/** What the rules need to know of a project; a System of the API fits. `user_role` is the viewer's own, `null` for no member. */
export interface ProjectFacts {
  created_by_user_id: string;
  is_default: boolean;
  user_role: ProjectRole | null;
}

/** What a viewer is in a project. */
export type ProjectStanding = 'owner' | 'admin' | 'contributor';

/** What the viewer is in the project, or `null` when they are no member of it. */
export function standingIn(project: ProjectFacts, viewer: Viewer | null): ProjectStanding | null {
  if (viewer === null || project.user_role === null) return null;
  if (project.created_by_user_id === viewer.userId) return 'owner';
  return project.user_role === 'ADMIN' ? 'admin' : 'contributor';
}

/** Whether the viewer made something: by user id, in the lack of one by e-mail, never by name. */
export function isMadeBy(
  viewer: Viewer,
  maker: { userId?: string | null | undefined; email?: string | null | undefined },
): boolean {
  if (maker.userId) return maker.userId === viewer.userId;
  return !!maker.email && maker.email.toLowerCase() === viewer.email.toLowerCase();
}
