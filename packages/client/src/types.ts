import type { components } from './generated/schema.js';

type Schemas = components['schemas'];

/** Problem details (RFC 9457), the body of every refusal. */
export type Problem = Schemas['Problem'];
export type AppConfig = Schemas['AppConfig'];
/** Parameters that start the authorization code flow. */
export type SignInConfig = Schemas['SignInConfig'];

export type SignInInput = Schemas['SignInInput'];
export type CurrentUser = Schemas['CurrentUser'];
export type AgentType = Schemas['AgentType'];
export type AgentToken = Schemas['AgentToken'];
export type RecorderToken = Schemas['RecorderToken'];
/** Token of an assistant or a recorder; `kind` says which. */
export type PersonalToken = Schemas['PersonalToken'];
export type CreateRecorderCodeInput = Schemas['CreateRecorderCodeInput'];
export type RecorderCode = Schemas['RecorderCode'];
export type ExchangeRecorderCodeInput = Schemas['ExchangeRecorderCodeInput'];
/** The only response that contains a recorder token. */
export type CreatedRecorderToken = Schemas['CreatedRecorderToken'];
/** The only response that contains an agent token. */
export type CreatedAgentToken = Schemas['CreatedAgentToken'];
export type McpClientVersion = Schemas['McpClientVersion'];
export type Accepted = Schemas['Accepted'];

/** ADMIN, or USER which is shown as Contributor. */
export type Role = Schemas['Role'];
export type ProjectCategory = Schemas['ProjectCategory'];
export type Project = Schemas['Project'];
export type CreateProjectInput = Schemas['CreateProjectInput'];
export type CreatedProject = Schemas['CreatedProject'];
export type UpdateProjectInput = Schemas['UpdateProjectInput'];
export type Member = Schemas['Member'];
export type Invitation = Schemas['Invitation'];
export type InviteMemberInput = Schemas['InviteMemberInput'];
export type PublicInvitation = Schemas['PublicInvitation'];
/** A link that lets anyone join a project. */
export type InvitationLink = Schemas['InvitationLink'];
export type MyInvitation = Schemas['MyInvitation'];
export type JoinProjectInput = Schemas['JoinProjectInput'];
export type JoinedProject = Schemas['JoinedProject'];

/** pending, in_progress, completed or failed. */
export type RecordingState = Schemas['RecordingState'];
export type RecordingStatus = Schemas['RecordingStatus'];
export type Recording = Schemas['Recording'];
export type Flow = Schemas['Flow'];
/** Flow in a list, with `comments_count` instead of `comments`. */
export type FlowSummary = Schemas['FlowSummary'];
export type FlowOrder = Schemas['FlowOrder'];
/** A host of recorded pages, for a filter of lists. */
export type FlowHost = Schemas['FlowHost'];
/** A part of a session that is missing from its recording. */
export type CaptureNote = Schemas['CaptureNote'];
export type FlowTag = Flow['tags'][number];
export type UpdateFlowInput = Schemas['UpdateFlowInput'];
export type SequenceDiagram = Schemas['SequenceDiagram'];
/** A public link without its secret. */
export type ShareLink = Schemas['ShareLink'];
/** A public link as admins of its project see it. */
export type ProjectShareLink = Schemas['ProjectShareLink'];
export type UpdateShareLinkInput = Schemas['UpdateShareLinkInput'];
/** The only response that contains a public link. */
export type CreatedShareLink = Schemas['CreatedShareLink'];

export type SharedFlow = Schemas['SharedFlow'];
export type SharedFlowComment = Schemas['SharedFlowComment'];
/** A public link as oEmbed 1.0 describes it. */
export type Oembed = Schemas['Oembed'];
export type SharedTag = Schemas['SharedTag'];
export type SharedInvitation = Schemas['SharedInvitation'];

export type FlowComment = Schemas['FlowComment'];
export type CreateCommentInput = Schemas['CreateCommentInput'];
export type UpdateCommentInput = Schemas['UpdateCommentInput'];
export type Tag = Schemas['Tag'];
export type CreateTagInput = Schemas['CreateTagInput'];

export type JiraProject = Schemas['JiraProject'];
export type JiraIssue = Schemas['JiraIssue'];
export type CreateJiraIssueInput = Schemas['CreateJiraIssueInput'];
export type Hyperlink = Schemas['Hyperlink'];

export type CreateFlowInput = Schemas['CreateFlowInput'];
export type CompleteFlowInput = Schemas['CompleteFlowInput'];
/** Lines of a batch of events that were skipped. */
export type AppendedEvents = Schemas['AppendedEvents'];

/** Setting for guest recordings, and the live links of a project. */
export type RecordingLinks = Schemas['RecordingLinks'];
/** A link that lets guests record, without its secret. */
export type RecordingLink = Schemas['RecordingLink'];
export type CreateRecordingLinkInput = Schemas['CreateRecordingLinkInput'];
/** The only response that contains the address of a recording link. */
export type CreatedRecordingLink = Schemas['CreatedRecordingLink'];
/** A key with which a server creates embed tokens, without its secret. */
export type EmbedKey = Schemas['EmbedKey'];
export type CreateEmbedKeyInput = Schemas['CreateEmbedKeyInput'];
/** The only response that contains the secret of an embed key. */
export type CreatedEmbedKey = Schemas['CreatedEmbedKey'];
export type CreateEmbedTokenInput = Schemas['CreateEmbedTokenInput'];
/** The only response that contains an embed token. */
export type CreatedEmbedToken = Schemas['CreatedEmbedToken'];
/** A guest recording that nobody has accepted yet. */
export type WaitingRecording = Schemas['WaitingRecording'];
/** Name and e-mail address of a guest, as typed. */
export type Guest = Schemas['Guest'];
/** Request of a recording link to its guests, or the reason why the link has ended. */
export type GuestLink = Schemas['GuestLink'];
export type GuestRequest = Schemas['GuestRequest'];
export type BeginGuestRecordingInput = Schemas['BeginGuestRecordingInput'];
/** The only response that contains the secret of a guest recording. */
export type GuestRecording = Schemas['GuestRecording'];
