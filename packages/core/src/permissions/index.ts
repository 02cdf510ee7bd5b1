export { canSeeAddresses, canSeeAddressOf } from './address-permissions.js';
export { countPersonalProjects, isAtPersonalProjectLimit, isProjectFull, maxPersonalProjects } from './capacity.js';
export { canDeleteComment, canEditComment, type CommentFacts } from './comment-permissions.js';
export { canAddToRecording, canEditFlow, canMoveFlow, canRevokeShare, type FlowFacts } from './flow-permissions.js';
export {
  canContribute,
  canDeleteProject,
  canLeaveProject,
  canManageMember,
  canManageProject,
} from './project-permissions.js';
export { type Authority, ROLE_AUTHORITIES } from './role-authorities.js';
export {
  PROJECT_ROLES,
  type ProjectFacts,
  type ProjectRole,
  type ProjectStanding,
  standingIn,
  type Viewer,
} from './roles.js';
