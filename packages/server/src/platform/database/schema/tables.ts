import type { CaptureNote } from '@flowlens/client';
import type { ProjectRole } from '@flowlens/core';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultTime, Nullable } from './column-types.js';
import type {
  EventBatchesTable,
  GuestRecordingsTable,
  RecordingLinksTable,
  RecordingsTable,
  UploadDaysTable,
  UploadPartsTable,
  UploadsTable,
} from './recording-tables.js';

/** Credentials of a call: with the refresh cookie of the same person, or only an access token. */
export type SessionKind = 'cookie' | 'bearer';

interface UsersTable {
  id: Generated<string>;
  issuer: string;
  subject: string;
  email: string;
  name: string;
  picture: Nullable<string>;
  /** The `hd` claim at the last sign-in. */
  hosted_domain: Nullable<string>;
  /** Null: the setting of the server applies. */
  max_systems_count: Nullable<number>;
  created_at: DefaultTime;
  /** Set for a removed person. */
  removed_at: Nullable<Date>;
  /** Time at which a refresh token was reused; null once the person has read the notice. */
  session_reused_at: Nullable<Date>;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  created_at: DefaultTime;
  expires_at: Date;
  revoked_at: Nullable<Date>;
}

interface RefreshTokensTable {
  token_hash: Buffer;
  session_id: string;
  generation: number;
  used_at: Nullable<Date>;
  created_at: DefaultTime;
}

interface AgentTokensTable {
  id: Generated<string>;
  user_id: string;
  agent_type: 'CLAUDE_CODE' | 'CURSOR' | 'GITHUB_COPILOT' | 'UNKNOWN';
  token_hash: Buffer;
  created_at: DefaultTime;
  last_used_at: Nullable<Date>;
  expires_at: Date;
  created_from: Nullable<string>;
  session_kind: Nullable<SessionKind>;
}

interface RecorderTokensTable {
  id: Generated<string>;
  user_id: string;
  token_hash: Buffer;
  device: Nullable<string>;
  created_at: DefaultTime;
  last_used_at: Nullable<Date>;
  expires_at: Date;
  created_from: string;
}

interface RecorderCodesTable {
  code_hash: Buffer;
  user_id: string;
  session_id: string;
  redirect_uri: string;
  code_challenge: string;
  created_at: DefaultTime;
  expires_at: Date;
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  operation_id: string;
  request_hash: Buffer;
  response_status: Nullable<number>;
  /** Sealed: it may hold a secret. */
  response_body: ColumnType<unknown, string | null | undefined, string | null>;
  reservation_id: Generated<string>;
  /** Time at which the work of the call was committed; its response follows. */
  done_at: Nullable<Date>;
  created_at: DefaultTime;
}

interface ProjectsTable {
  id: Generated<string>;
  name: string;
  description: Generated<string>;
  category: Generated<'PERSONAL' | 'OPEN_SOURCE'>;
  is_default: Generated<boolean>;
  created_by_user_id: string;
  /** Null: the setting of the server applies. */
  max_members_count: Nullable<number>;
  created_at: DefaultTime;
  /** True if it accepts recordings of guests. */
  recording_links_enabled: Generated<boolean>;
}

interface MembersTable {
  project_id: string;
  user_id: string;
  role: Generated<ProjectRole>;
  joined_at: DefaultTime;
}

interface RemovedMembersTable {
  project_id: string;
  user_id: string;
  removed_at: DefaultTime;
}

interface InvitationsTable {
  id: Generated<string>;
  project_id: string;
  email: string;
  role: Generated<ProjectRole>;
  status: Generated<'PENDING' | 'ACCEPTED' | 'REJECTED' | 'REVOKED' | 'EXPIRED'>;
  invited_by_user_id: Nullable<string>;
  created_at: DefaultTime;
  expires_at: Date;
  decided_at: Nullable<Date>;
}

interface PublicInvitationsTable {
  id: Generated<string>;
  project_id: string;
  created_by_user_id: Nullable<string>;
  max_joins_count: number;
  joins_count: Generated<number>;
  created_at: DefaultTime;
  expires_at: Date;
  revoked_at: Nullable<Date>;
}

interface BlobsTable {
  key: string;
  mime_type: string;
  /** `bigint`, which the driver gives as text. */
  size_bytes: ColumnType<string, number, number>;
  sha256: Buffer;
  created_at: DefaultTime;
}

export type RecordingStatus = 'pending' | 'in_progress' | 'completed' | 'failed';

export interface FlowsTable {
  id: Generated<string>;
  /** Null for the recording of a guest until it is accepted. */
  project_id: Nullable<string>;
  /** Project that a recording of a guest is for until it is accepted; null for every other flow. */
  waits_for_project_id: Nullable<string>;
  reporter_user_id: Nullable<string>;
  reporter_name: string;
  reporter_email: string;
  title: string;
  description: Generated<string>;
  recording_status: Generated<RecordingStatus>;
  video_duration_ms: Nullable<number>;
  video_key: Nullable<string>;
  preview_key: Nullable<string>;
  thumbnail_key: Nullable<string>;
  timeline_key: Nullable<string>;
  /** Written as JSON text. */
  capture_notes: ColumnType<CaptureNote[], string | undefined, string>;
  recorded_at: DefaultTime;
  /** Of the token that made it; null if a session did. */
  recorder_token_id: Nullable<string>;
  created_at: DefaultTime;
  /** Kept by triggers, as are the next two. */
  tags: ColumnType<{ id: string; title: string; system_id: string }[], never, never>;
  comments_count: ColumnType<number, never, never>;
  search_text: ColumnType<string, never, never>;
  /** `bigint`, kept by a trigger too. */
  kept_bytes: ColumnType<string, never, never>;
}

interface TagsTable {
  id: Generated<string>;
  project_id: string;
  title: string;
  created_by_user_id: Nullable<string>;
  created_at: DefaultTime;
  deleted_at: Nullable<Date>;
}

interface FlowTagsTable {
  flow_id: string;
  tag_id: string;
}

interface CommentsTable {
  id: Generated<string>;
  flow_id: string;
  user_id: string;
  author_email: string;
  content: string;
  timestamp_seconds: number;
  created_at: DefaultTime;
  updated_at: Nullable<Date>;
}

interface ShareLinksTable {
  id: Generated<string>;
  flow_id: Nullable<string>;
  token_hash: Buffer;
  created_by_user_id: Nullable<string>;
  created_at: DefaultTime;
  expires_at: Date;
  revoked_at: Nullable<Date>;
  created_from: Nullable<string>;
  session_kind: Nullable<SessionKind>;
  /** `bigint`, which the driver gives as text. */
  hits: ColumnType<string, number | undefined, number>;
  last_used_at: Nullable<Date>;
}

interface BlobHoldsTable {
  id: Generated<string>;
  held_until: Date;
}

interface InstallationTable {
  id: Generated<string>;
  /** Settings of the server. */
  max_members_count: Generated<number>;
  max_personal_projects: Generated<number>;
  files_listed_at: Nullable<Date>;
}

interface PendingFilesTable {
  key: string;
  noted_at: DefaultTime;
  removing: Generated<boolean>;
}

interface JiraIssuesTable {
  id: Generated<string>;
  user_id: string;
  request_hash: Buffer;
  marker: string;
  issue_key: Nullable<string>;
  made_at: Nullable<Date>;
  links_settled: Generated<boolean>;
  claim_id: Nullable<string>;
  claimed_until: Nullable<Date>;
  doubtful_until: Nullable<Date>;
  created_at: DefaultTime;
}

interface AppliedSeedsTable {
  name: string;
  applied_at: DefaultTime;
}

/** Every table of the product, as `migrations/*.sql` creates them. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  agent_tokens: AgentTokensTable;
  recorder_tokens: RecorderTokensTable;
  recorder_codes: RecorderCodesTable;
  idempotency_keys: IdempotencyKeysTable;
  projects: ProjectsTable;
  members: MembersTable;
  removed_members: RemovedMembersTable;
  invitations: InvitationsTable;
  public_invitations: PublicInvitationsTable;
  blobs: BlobsTable;
  blob_holds: BlobHoldsTable;
  pending_files: PendingFilesTable;
  installation: InstallationTable;
  flows: FlowsTable;
  tags: TagsTable;
  flow_tags: FlowTagsTable;
  comments: CommentsTable;
  share_links: ShareLinksTable;
  recording_links: RecordingLinksTable;
  guest_recordings: GuestRecordingsTable;
  recordings: RecordingsTable;
  event_batches: EventBatchesTable;
  uploads: UploadsTable;
  upload_parts: UploadPartsTable;
  upload_days: UploadDaysTable;
  jira_issues: JiraIssuesTable;
  applied_seeds: AppliedSeedsTable;
}
