export type { FlowLensClientOptions, Timeouts } from './client-options.js';
export { createFlowLensClient, type FlowLensClient } from './create-client.js';
export type { CreateOptions } from './create-options.js';
export { checkForDuplicate } from './duplicate-check.js';
export {
  FlowLensApiError,
  FlowLensError,
  FlowLensNetworkError,
  FlowLensParseError,
  FlowLensTimeoutError,
} from './errors.js';
export type { Page } from './page.js';
export type { AgentTokensResource } from './resources/agent-tokens.js';
export type { AuthResource } from './resources/auth.js';
export type { CommentsResource } from './resources/comments.js';
export type { ConfigResource } from './resources/config.js';
export type { FlowListQuery, ProjectFlowListQuery } from './resources/flow-lists.js';
export type { FlowsResource } from './resources/flows.js';
export type { GuestRecordingsResource } from './resources/guest-recordings.js';
export type { HealthResource } from './resources/health.js';
export type { InvitationsResource } from './resources/invitations.js';
export type { JiraResource } from './resources/jira.js';
export type { McpClientResource } from './resources/mcp-client.js';
export type { MembersResource } from './resources/members.js';
export type { PageQuery, ProjectsResource, TimeWindow } from './resources/projects.js';
export type { CompleteOptions, RecorderResource } from './resources/recorder.js';
export type { RecorderTokensResource } from './resources/recorder-tokens.js';
export type { RecordingLinksResource } from './resources/recording-links.js';
export type { SharedFlowsResource } from './resources/shared-flows.js';
export type { TagsResource } from './resources/tags.js';
export type { TimelineDownload, TimelineResource } from './resources/timeline.js';
export type { UploadChunk, UploadStart } from './resources/uploads.js';
export { TimelineDownloadError, type TimelineFailureKind } from './timeline-download-error.js';
export type {
  Accepted,
  AgentToken,
  AgentType,
  AppConfig,
  AppendedEvents,
  BeginGuestRecordingInput,
  CaptureNote,
  CompleteFlowInput,
  CreateCommentInput,
  CreatedAgentToken,
  CreatedProject,
  CreatedRecorderToken,
  CreatedRecordingLink,
  CreatedShareLink,
  CreateFlowInput,
  CreateJiraIssueInput,
  CreateProjectInput,
  CreateRecorderCodeInput,
  CreateRecordingLinkInput,
  CreateTagInput,
  CurrentUser,
  ExchangeRecorderCodeInput,
  Flow,
  FlowComment,
  FlowSummary,
  FlowTag,
  Guest,
  GuestLink,
  GuestRecording,
  GuestRequest,
  Hyperlink,
  Invitation,
  InvitationLink,
  InviteMemberInput,
  JiraIssue,
  JiraProject,
  JoinedProject,
  JoinProjectInput,
  McpClientVersion,
  Member,
  MyInvitation,
  PersonalToken,
  Problem,
  Project,
  ProjectCategory,
  ProjectShareLink,
  PublicInvitation,
  RecorderCode,
  RecorderToken,
  Recording,
  RecordingLink,
  RecordingLinks,
  RecordingState,
  RecordingStatus,
  Role,
  SequenceDiagram,
  SharedFlow,
  SharedFlowComment,
  SharedInvitation,
  SharedTag,
  ShareLink,
  SignInConfig,
  SignInInput,
  Tag,
  UpdateCommentInput,
  UpdateFlowInput,
  UpdateProjectInput,
  WaitingRecording,
} from './types.js';
