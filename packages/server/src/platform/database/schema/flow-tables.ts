import type { CaptureNote } from '@flowlens/client';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultTime, Nullable } from './column-types.js';
import type { SessionKind } from './people-tables.js';

export type RecordingStatus = 'pending' | 'in_progress' | 'completed' | 'failed';

export interface FlowsTable {
  id: Generated<string>;
  /** Null for a guest's recording until it is accepted. */
  project_id: Nullable<string>;
  /** Target project of a guest's recording until it is accepted; null for every other flow. */
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
  /** Id of the token that made it; null for a session. */
  recorder_token_id: Nullable<string>;
  created_at: DefaultTime;
  /** Maintained by triggers, like the next two. */
  tags: ColumnType<{ id: string; title: string; system_id: string }[], never, never>;
  comments_count: ColumnType<number, never, never>;
  search_text: ColumnType<string, never, never>;
  /** Null until the timeline is counted, and if it cannot be read; likewise the next two. */
  errors_count: Nullable<number>;
  failed_requests_count: Nullable<number>;
  page_hosts: Nullable<string[]>;
  timeline_counted_at: Nullable<Date>;
  /** `bigint`, maintained by a trigger too. */
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
  /** True if previews show a clear picture. */
  clear_preview: Generated<boolean>;
}

interface PreviewPicturesTable {
  flow_id: string;
  kind: 'blurred' | 'clear';
  thumbnail_key: string;
  jpeg: Buffer;
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

/** Tables of flows and of what belongs to one. */
export interface FlowTables {
  flows: FlowsTable;
  tags: TagsTable;
  flow_tags: FlowTagsTable;
  comments: CommentsTable;
  share_links: ShareLinksTable;
  preview_pictures: PreviewPicturesTable;
  jira_issues: JiraIssuesTable;
}
