import { isMadeBy, type ProjectFacts, standingIn, type Viewer } from './roles.js';

/** Fields of a comment that the rules need; a FlowComment of the API fits. */
export interface CommentFacts {
  user_id?: string | null | undefined;
  author_email?: string | null | undefined;
}

/** Edit a comment: only its author, while they are a member. */
export function canEditComment(viewer: Viewer | null, comment: CommentFacts, project: ProjectFacts): boolean {
  return viewer !== null && standingIn(project, viewer) !== null && isAuthor(viewer, comment);
}

/** Delete a comment: its author and the project's creator. An admin may not delete another's comment. */
export function canDeleteComment(viewer: Viewer | null, comment: CommentFacts, project: ProjectFacts): boolean {
  return canEditComment(viewer, comment, project) || standingIn(project, viewer) === 'owner';
}

function isAuthor(viewer: Viewer, comment: CommentFacts): boolean {
  return isMadeBy(viewer, { userId: comment.user_id, email: comment.author_email });
}
