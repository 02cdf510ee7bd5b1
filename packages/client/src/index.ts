export type { FlowLensClientOptions, Timeouts } from './client-options.js';
export { createFlowLensClient, type FlowLensClient } from './create-client.js';
export type { CreateOptions } from './transport/idempotency-key.js';
export { checkForDuplicate } from './duplicate-check.js';
export {
  FlowLensApiError,
  FlowLensError,
  FlowLensNetworkError,
  FlowLensParseError,
  FlowLensTimeoutError,
} from './errors.js';
export type { Page } from './transport/pagination.js';
export type { AgentTokensResource } from './resources/account/agent-tokens.js';
export type { AuthResource } from './resources/account/auth.js';
export type { CommentsResource } from './resources/flows/comments.js';
export type { ConfigResource } from './resources/config.js';
export type { FlowListQuery, ProjectFlowListQuery } from './resources/flows/flow-lists.js';
export type { FlowsResource } from './resources/flows/flows.js';
export type { GuestRecordingsResource } from './resources/recordings/guest-recordings.js';
export type { HealthResource } from './resources/health.js';
export type { InvitationsResource } from './resources/projects/invitations.js';
export type { JiraResource } from './resources/flows/jira.js';
export type { McpClientResource } from './resources/account/mcp-client.js';
export type { MembersResource } from './resources/projects/members.js';
export type { PageQuery, ProjectsResource, TimeWindow } from './resources/projects/projects.js';
export type { CompleteOptions, RecorderResource } from './resources/recordings/recorder.js';
export type { RecorderTokensResource } from './resources/account/recorder-tokens.js';
export type { EmbeddingResource } from './resources/projects/embedding.js';
export type { RecordingLinksResource } from './resources/projects/recording-links.js';
export type { OembedQuery, SharedFlowsResource } from './resources/flows/shared-flows.js';
export type { TagsResource } from './resources/flows/tags.js';
export type { TimelineDownload, TimelineResource } from './resources/flows/timeline.js';
export type { UploadChunk, UploadStart } from './resources/recordings/uploads.js';
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
  CreatedEmbedKey,
  CreatedEmbedToken,
  CreatedRecordingLink,
  CreatedShareLink,
  CreateFlowInput,
  CreateJiraIssueInput,
  CreateProjectInput,
  CreateRecorderCodeInput,
  CreateEmbedKeyInput,
  CreateEmbedTokenInput,
  CreateRecordingLinkInput,
  CreateTagInput,
  CurrentUser,
  EmbedKey,
  ExchangeRecorderCodeInput,
  Flow,
  FlowComment,
  FlowHost,
  FlowOrder,
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
  Oembed,
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
  UpdateShareLinkInput,
  WaitingRecording,
} from './types.js';
