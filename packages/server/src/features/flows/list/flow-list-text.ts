import { canEditFlow } from '@flowlens/core/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../http/actor.js';
import type { MediaAddress } from '../../../platform/storage/links/media-address.js';
import type { FlowRow } from '../flow-row.js';
import { shownReporter } from '../shown-reporter.js';

/** A flow whose JSON columns and numbers stay text, as the driver delivers them. */
export interface FlowTextRow extends Omit<FlowRow, 'tags' | 'created_at' | 'capture_notes' | 'guest'> {
  tags_json: string;
  created_at_ms: number;
  recorded_at_ms: number;
  errors_count: number | null;
  failed_requests_count: number | null;
  page_hosts: string[] | null;
  /** Value of the key of the list's order; null if it has none. */
  sort_key: string | null;
}

/** Selects from `flows`, joined with the project and the actor's role in it. */
export const FLOW_TEXT_COLUMNS: RawBuilder<unknown> = sql`
  flows.id, flows.title, flows.description, flows.project_id as system_id, flows.tags::text as tags_json,
  flows.reporter_name as reporter, flows.reporter_email, flows.reporter_user_id,
  (extract(epoch from flows.created_at) * 1000)::float8 as created_at_ms,
  (extract(epoch from flows.recorded_at) * 1000)::float8 as recorded_at_ms,
  flows.recording_status, flows.video_duration_ms, flows.video_key, flows.preview_key, flows.thumbnail_key,
  flows.timeline_key, flows.comments_count, flows.errors_count, flows.failed_requests_count, flows.page_hosts,
  flows.created_by_user_id, flows.is_default, flows.category, flows.user_role`;

const quote = JSON.stringify;

/**
 * Serializes a `FlowSummary` of the API. A list is the most frequent call: objects and the general serializer would
 * cost a third of its time.
 */
export function flowSummaryText(row: FlowTextRow, actor: Actor, addressOf: MediaAddress): string {
  // The right to edit a flow includes deleting it (spec §6).
  const mayChange = canEditFlow(actor, row, row);
  const { reporter, reporter_email } = shownReporter(row, actor);
  // Consists of an origin, an id, digits and base64url, so nothing needs escaping.
  const address = (key: string | null) => (key === null ? 'null' : `"${addressOf(key)}"`);
  return (
    `{"id":"${row.id}","title":${quote(row.title)},"description":${quote(row.description)},` +
    `"system_id":"${row.system_id}","tags":${row.tags_json},"reporter":${quote(reporter)},` +
    `"reporter_email":${quote(reporter_email)},"reporter_user_id":${quote(row.reporter_user_id)},` +
    `"created_at":"${new Date(row.created_at_ms).toISOString()}",` +
    `"recorded_at":"${new Date(row.recorded_at_ms).toISOString()}","recording_status":"${row.recording_status}",` +
    `"video_duration_ms":${row.video_duration_ms ?? 0},` +
    `"thumbnail_url":${address(row.thumbnail_key)},"preview_video_url":${address(row.preview_key)},` +
    `"video_url":${address(row.video_key)},"timeline_url":${address(row.timeline_key)},` +
    `"can_edit":${mayChange},"can_delete":${mayChange},"comments_count":${row.comments_count},` +
    `"errors_count":${row.errors_count},"failed_requests_count":${row.failed_requests_count},` +
    `"page_hosts":${quote(row.page_hosts)}}`
  );
}
