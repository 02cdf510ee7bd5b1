/** A detail that the server sent; without one, the fallback is shown. */
export interface NoticeDetail {
  detail?: string | undefined;
}

const detailOr =
  (fallback: string) =>
  ({ detail }: NoticeDetail) =>
    detail || fallback;

export const notices = {
  invitationAccepted: ({ project }: { project: string }) => `Joined ${project}`,
  invitationAcceptFailed: detailOr('Failed to accept invitation'),
  invitationRejected: 'Invitation rejected',
  invitationRejectFailed: 'Failed to reject invitation',
  invitationSent: ({ email }: { email: string }) => `Invitation sent to ${email}`,
  invitationSendFailed: detailOr('Failed to invite user'),
  invitationRevoked: ({ email }: { email: string }) => `Invitation to ${email} revoked`,
  invitationRevokeFailed: 'Failed to revoke invitation',
  invitationLinkRevoked: 'Invitation link revoked',
  invitationLinkReady: 'Invitation link ready!',
  invitationLinkFailed: detailOr('Failed to get public invitation'),
  embedKeyRevoked: ({ name }: { name: string }) => `Embed key ${name} revoked`,
  embedKeyRevokeFailed: detailOr('Failed to revoke the embed key'),
  projectJoined: ({ project }: { project: string }) => `Successfully joined ${project}!`,

  projectCreated: 'Project created successfully',
  projectCreateFailed: detailOr('Failed to create project'),
  projectUpdated: 'Project updated successfully',
  projectUpdateFailed: 'Failed to update project',
  projectDeleted: 'Project deleted successfully',
  projectDeleteFailed: detailOr('Failed to delete project'),
  projectLeft: 'Successfully left project',
  projectLeaveFailed: detailOr('Failed to leave project'),
  memberRoleUpdated: 'Member role updated',
  memberRoleUpdateFailed: detailOr('Failed to update role'),
  memberRemoved: 'Member removed',
  memberRemoveFailed: detailOr('Failed to remove member'),

  flowUpdated: 'Flow updated successfully',
  flowUpdateFailed: 'Failed to update flow',
  flowDeleted: 'Flow deleted successfully',
  flowDeleteFailed: 'Failed to delete flow',
  flowsUpdated: ({ count }: { count: number }) => (count === 1 ? '1 flow updated' : `${count} flows updated`),
  /** `titles` are quoted as by `common.quoted`; `more` is the number of further ones. */
  flowsUpdateFailed: ({ titles, more }: { titles: string; more: number }) =>
    more > 0 ? `Failed to update ${titles} and ${more} more` : `Failed to update ${titles}`,
  flowsDeleted: ({ count }: { count: number }) => (count === 1 ? '1 flow deleted' : `${count} flows deleted`),
  flowsDeleteFailed: ({ titles, more }: { titles: string; more: number }) =>
    more > 0 ? `Failed to delete ${titles} and ${more} more` : `Failed to delete ${titles}`,
  flowIdCopied: 'Flow ID copied to clipboard',
  flowIdCopyFailed: 'Failed to copy ID',
  recordingRetryFailed: detailOr('Failed to process the recording again'),
  shareLinkFailed: 'Failed to generate share link',
  linkCopied: 'Link copied to clipboard!',

  tagCreated: 'Tag created successfully',
  tagCreateFailed: 'Failed to create tag',
  tagDeleted: 'Tag deleted successfully',
  tagDeleteFailed: 'Failed to delete tag',
  tagNameEmpty: 'Tag name cannot be empty',
  tagNameTooLong: 'Tag name cannot exceed 11 characters',
  tagNameReserved: 'This tag name is reserved',
  tagNameHasComma: 'Tag name cannot contain a comma',

  commentsRefreshed: 'Comments refreshed',
  commentsRefreshFailed: 'Failed to refresh comments',
  commentAddFailed: 'Failed to add comment',
  commentDeleted: 'Comment deleted successfully',
  commentDeleteFailed: 'Failed to delete comment',
  commentUpdated: 'Comment updated successfully',
  commentUpdateFailed: 'Failed to update comment',
  commentEmpty: 'Comment cannot be empty',
  commentUnchanged: 'Comment cannot be the same',
  commentsNotOnSharedFlows: 'Comments are not available for shared flows',

  debugPromptCopied: 'Debugging prompt copied to clipboard!',
  debugPromptCopyFailed: 'Failed to copy debugging prompt',
  tokenGenerateFailed: 'Failed to generate token',
  tokenGeneratedAndCopied: 'Token generated and copied to clipboard!',
  tokenCopied: 'Token copied to clipboard!',
  tokenCopyFailed: 'Failed to copy token',

  /** The toaster adds a link to the issue. */
  jiraIssueCreated: ({ type }: { type: string; ticketUrl: string }) => `${type} created successfully`,
  jiraIssueCreateFailed: 'Failed to create issue',
  jiraFlowMissing: 'Invalid flow ID',
  jiraListsFailed: 'Failed to load Jira projects and issue types',

  harExportFailed: 'Failed to export the network traffic',
  partLoadFailed: 'This could not be loaded. Check your connection, or reload the page, and try again.',
};
