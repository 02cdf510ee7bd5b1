import { isMadeBy, type ProjectFacts, standingIn, type Viewer } from './roles.js';

/** Fields of a flow that the rules need; a Flow of the API fits. */
export interface FlowFacts {
  reporter_user_id?: string | null | undefined;
  reporter_email?: string | null | undefined;
}

/** Edit or delete a flow: owner and admins any flow, contributors their own. */
export function canEditFlow(viewer: Viewer | null, flow: FlowFacts, project: ProjectFacts): boolean {
  const standing = standingIn(project, viewer);
  if (viewer === null || standing === null) return false;
  return standing !== 'contributor' || isReporter(viewer, flow);
}

/** Move a flow to another project: allowed to anyone who may edit it and is a member of the destination. */
export function canMoveFlow(
  viewer: Viewer | null,
  flow: FlowFacts,
  { from, to }: { from: ProjectFacts; to: ProjectFacts },
): boolean {
  return canEditFlow(viewer, flow, from) && standingIn(to, viewer) !== null;
}

/** Send a recording (events, video, completion): only the flow's reporter, while they are a member. */
export function canAddToRecording(viewer: Viewer | null, flow: FlowFacts, project: ProjectFacts): boolean {
  return viewer !== null && standingIn(project, viewer) !== null && isReporter(viewer, flow);
}

/** Revoke a public link: its creator, the flow's reporter, admins and the owner, while they are members. */
export function canRevokeShare(
  viewer: Viewer | null,
  share: { created_by_user_id: string },
  { flow, project }: { flow: FlowFacts; project: ProjectFacts },
): boolean {
  if (viewer === null || standingIn(project, viewer) === null) return false;
  return share.created_by_user_id === viewer.userId || canEditFlow(viewer, flow, project);
}

function isReporter(viewer: Viewer, flow: FlowFacts): boolean {
  return isMadeBy(viewer, { userId: flow.reporter_user_id, email: flow.reporter_email });
}
