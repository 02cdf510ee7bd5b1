import type { ColumnType, Generated } from 'kysely';
import type { DefaultTime, Nullable } from './column-types.js';

interface RecordingLinksTable {
  id: Generated<string>;
  project_id: string;
  created_by_user_id: string;
  token_hash: Buffer;
  title: string;
  instructions: Generated<string>;
  max_recordings_count: number;
  /** Page that guests are asked to record. */
  site_url: Nullable<string>;
  /** Number of recordings that arrived or are being sent. */
  recordings_count: Generated<number>;
  /** Number of recordings ever started, including abandoned ones. */
  begun_count: Generated<number>;
  last_used_at: Nullable<Date>;
  /** Time of the last e-mail to its creator about a recording. */
  notified_at: Nullable<Date>;
  created_at: DefaultTime;
  expires_at: Date;
  revoked_at: Nullable<Date>;
}

interface GuestRecordingsTable {
  id: Generated<string>;
  flow_id: string;
  /** Null once the link is deleted. */
  link_id: Nullable<string>;
  /** The same for every attempt to send a recording. */
  key: string;
  secret_hash: Buffer;
  /** As typed by the guest. */
  guest_name: string;
  guest_email: Nullable<string>;
  link_title: string;
  /** Network address of the guest; null once the recording is complete. */
  address: Nullable<string>;
  created_at: DefaultTime;
  last_seen_at: DefaultTime;
  expires_at: Date;
}

interface RecordingsTable {
  flow_id: string;
  events_count: Generated<number>;
  timeline_bytes: Generated<number>;
  metadata: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  completed_at: Nullable<Date>;
  attempts: Generated<number>;
  excused_attempts: Generated<number>;
  batches_count: Generated<number>;
  without_video: Generated<boolean>;
  /** Reason of a failure, if it is known. */
  failure: Nullable<RecordingFailure>;
}

export type RecordingFailure = 'too_long';

interface EventBatchesTable {
  flow_id: string;
  sequence: number;
  events: Buffer;
  sha256: Buffer;
  redacted_count: number;
  lines_count: Generated<number>;
  skipped_count: Generated<number>;
  skipped_lines: Generated<number[]>;
}

interface UploadsTable {
  id: Generated<string>;
  flow_id: Nullable<string>;
  user_id: string;
  /** `bigint`, as the next one. */
  size_bytes: ColumnType<string | null, number | null | undefined, number | null>;
  offset_bytes: ColumnType<string, number | undefined, number>;
  created_at: DefaultTime;
  finished_at: Nullable<Date>;
  removed_at: Nullable<Date>;
  /** Id of the token that started it; null for a session. */
  recorder_token_id: Nullable<string>;
  parts_count: Generated<number>;
}

interface UploadPartsTable {
  id: Generated<string>;
  upload_id: string;
  /** `bigint`, as the next one. */
  start_bytes: ColumnType<string, number, number>;
  size_bytes: ColumnType<string | null, number | null | undefined, number | null>;
  created_at: DefaultTime;
}

interface UploadDaysTable {
  user_id: string;
  day: string;
  received_bytes: ColumnType<string, number, number>;
}

/** Tables of incoming recordings: guests' links, batches of events, uploads. */
export interface RecordingTables {
  recording_links: RecordingLinksTable;
  guest_recordings: GuestRecordingsTable;
  recordings: RecordingsTable;
  event_batches: EventBatchesTable;
  uploads: UploadsTable;
  upload_parts: UploadPartsTable;
  upload_days: UploadDaysTable;
}
