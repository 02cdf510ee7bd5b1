import type { CaptureNote, Flow, Guest, ProjectCategory } from '@flowlens/client';
import { canEditFlow, type ProjectRole } from '@flowlens/core/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { RecordingStatus } from '../../platform/database/schema/flow-tables.js';
import type { MediaAddress } from '../../platform/storage/links/media-address.js';
import { shownGuest, shownReporter } from './shown-reporter.js';

/** A flow as read from the database, with the project data that the rules need. */
export interface FlowRow {
  id: string;
  title: string;
  description: string;
  system_id: string;
  tags: { id: string; title: string; system_id: string }[];
  reporter: string;
  reporter_email: string;
  reporter_user_id: string | null;
  created_at: Date;
  recorded_at: Date;
  recording_status: RecordingStatus;
  video_duration_ms: number | null;
  video_key: string | null;
  preview_key: string | null;
  thumbnail_key: string | null;
  timeline_key: string | null;
  capture_notes: CaptureNote[];
  /** Guest who recorded it through a recording link. */
  guest: Guest | null;
  comments_count: number;
  created_by_user_id: string;
  is_default: boolean;
  category: ProjectCategory;
  user_role: ProjectRole;
}

/** Selects from `flows`, `projects` and the actor's own row of `members`. */
export const FLOW_COLUMNS: RawBuilder<unknown> = sql`
  flows.id, flows.title, flows.description, flows.project_id as system_id, flows.tags, flows.reporter_name as reporter,
  flows.reporter_email, flows.reporter_user_id, flows.created_at, flows.recorded_at, flows.recording_status,
  flows.video_duration_ms, flows.video_key, flows.preview_key, flows.thumbnail_key, flows.timeline_key, flows.capture_notes,
  (select json_build_object('name', guest_name, 'email', guest_email) from guest_recordings
    where guest_recordings.flow_id = flows.id) as guest,
  flows.comments_count, projects.created_by_user_id, projects.is_default, projects.category, members.role as user_role`;

/** Returns the flow as the API shows it to the actor, without its comments. */
export function toFlow(row: FlowRow, actor: Actor, addressOf: MediaAddress): Omit<Flow, 'comments'> {
  // The right to edit a flow includes deleting it (spec §6).
  const mayChange = canEditFlow(actor, row, row);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    system_id: row.system_id,
    tags: row.tags,
    ...shownReporter(row, actor),
    reporter_user_id: row.reporter_user_id,
    ...(row.guest && { guest: shownGuest(row.guest, row, actor) }),
    created_at: row.created_at.toISOString(),
    recorded_at: row.recorded_at.toISOString(),
    recording_status: row.recording_status,
    video_duration_ms: row.video_duration_ms ?? 0,
    thumbnail_url: addressOf(row.thumbnail_key),
    preview_video_url: addressOf(row.preview_key),
    video_url: addressOf(row.video_key),
    timeline_url: addressOf(row.timeline_key),
    can_edit: mayChange,
    can_delete: mayChange,
    is_local: false,
    recording_type: 'WEBM',
    capture: { notes: row.capture_notes },
  };
}
