import type { DetailNoticeCode, PlainNoticeCode } from '../notice.js';

type FailureRule =
  /** The server's detail, else the fallback. */
  | { code: DetailNoticeCode; showsDetail: true }
  /** Always the same text. */
  | { code: PlainNoticeCode; showsDetail: false };

const withDetail = (code: DetailNoticeCode) => ({ code, showsDetail: true }) as const;
const always = (code: PlainNoticeCode) => ({ code, showsDetail: false }) as const;

/** What is said when an action fails (spec §8). */
export const ERROR_CATALOGUE = {
  acceptInvitation: withDetail('invitationAcceptFailed'),
  rejectInvitation: always('invitationRejectFailed'),
  createProject: withDetail('projectCreateFailed'),
  updateProject: always('projectUpdateFailed'),
  deleteProject: withDetail('projectDeleteFailed'),
  leaveProject: withDetail('projectLeaveFailed'),
  updateRole: withDetail('memberRoleUpdateFailed'),
  removeMember: withDetail('memberRemoveFailed'),
  invite: withDetail('invitationSendFailed'),
  revokeInvitation: always('invitationRevokeFailed'),
  publicInvitation: withDetail('invitationLinkFailed'),
  createTag: always('tagCreateFailed'),
  deleteTag: always('tagDeleteFailed'),
  updateFlow: always('flowUpdateFailed'),
  deleteFlow: always('flowDeleteFailed'),
  retryRecording: withDetail('recordingRetryFailed'),
  shareFlow: always('shareLinkFailed'),
  copyFlowId: always('flowIdCopyFailed'),
  copyDebugPrompt: always('debugPromptCopyFailed'),
  generateToken: always('tokenGenerateFailed'),
  copyToken: always('tokenCopyFailed'),
  refreshComments: always('commentsRefreshFailed'),
  deleteComment: always('commentDeleteFailed'),
  updateComment: always('commentUpdateFailed'),
  createJiraIssue: always('jiraIssueCreateFailed'),
} as const satisfies Record<string, FailureRule>;

export type FailureAction = keyof typeof ERROR_CATALOGUE;
