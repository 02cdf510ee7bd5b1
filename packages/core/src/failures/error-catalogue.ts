import type { DetailNoticeCode, PlainNoticeCode } from '../notice.js';

type FailureRule =
  /** The server's detail; this text if there is none. */
  | { code: DetailNoticeCode; detail: 'instead' }
  /** This text, with the server's detail as the reason below it. */
  | { code: PlainNoticeCode; detail: 'below' }
  /** Only this text: the spec marks it "always", or the failure does not involve a server. */
  | { code: PlainNoticeCode; detail: 'hidden' };

const orDetail = (code: DetailNoticeCode) => ({ code, detail: 'instead' }) as const;
const withReason = (code: PlainNoticeCode) => ({ code, detail: 'below' }) as const;
const always = (code: PlainNoticeCode) => ({ code, detail: 'hidden' }) as const;

/** Messages of failed actions. */
export const ERROR_CATALOGUE = {
  acceptInvitation: orDetail('invitationAcceptFailed'),
  rejectInvitation: always('invitationRejectFailed'),
  createProject: orDetail('projectCreateFailed'),
  updateProject: always('projectUpdateFailed'),
  deleteProject: orDetail('projectDeleteFailed'),
  leaveProject: orDetail('projectLeaveFailed'),
  updateRole: orDetail('memberRoleUpdateFailed'),
  removeMember: orDetail('memberRemoveFailed'),
  invite: orDetail('invitationSendFailed'),
  revokeInvitation: always('invitationRevokeFailed'),
  publicInvitation: orDetail('invitationLinkFailed'),
  revokeEmbedKey: orDetail('embedKeyRevokeFailed'),
  createTag: withReason('tagCreateFailed'),
  deleteTag: withReason('tagDeleteFailed'),
  updateFlow: withReason('flowUpdateFailed'),
  deleteFlow: withReason('flowDeleteFailed'),
  retryRecording: orDetail('recordingRetryFailed'),
  shareFlow: withReason('shareLinkFailed'),
  copyFlowId: always('flowIdCopyFailed'),
  copyDebugPrompt: always('debugPromptCopyFailed'),
  generateToken: withReason('tokenGenerateFailed'),
  copyToken: always('tokenCopyFailed'),
  refreshComments: withReason('commentsRefreshFailed'),
  addComment: withReason('commentAddFailed'),
  deleteComment: withReason('commentDeleteFailed'),
  updateComment: withReason('commentUpdateFailed'),
  createJiraIssue: withReason('jiraIssueCreateFailed'),
} as const satisfies Record<string, FailureRule>;

export type FailureAction = keyof typeof ERROR_CATALOGUE;
