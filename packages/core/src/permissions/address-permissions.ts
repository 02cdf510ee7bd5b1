import { isMadeBy, type ProjectFacts, standingIn, type Viewer } from './roles.js';

/** Facts about a project that the rule needs; a System of the API fits. */
type AddressProject = ProjectFacts & { category: string };

/**
 * Returns whether the viewer may see the e-mail addresses of other people in a project. Anyone may join an open-source
 * project, so only its owner and admins see them there.
 */
export function canSeeAddresses(viewer: Viewer | null, project: AddressProject): boolean {
  if (project.category !== 'OPEN_SOURCE') return standingIn(project, viewer) !== null;
  const standing = standingIn(project, viewer);
  return standing === 'owner' || standing === 'admin';
}

/** Returns whether the viewer may see the e-mail address of a person in a project. Everybody sees their own. */
export function canSeeAddressOf(
  viewer: Viewer,
  person: { userId?: string | null | undefined; email?: string | null | undefined },
  project: AddressProject,
): boolean {
  return isMadeBy(viewer, person) || canSeeAddresses(viewer, project);
}
