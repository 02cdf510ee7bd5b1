import { MARKER_COMMENT_MAX_CHARS, MARKER_DESCRIPTION_MAX_CHARS, MARKER_ERROR_MAX_CHARS } from '@flowlens/core/limits';
import { truncate } from '@flowlens/core/player';
import { urlPath } from '@flowlens/core/recorded';
import type { TimelineRow } from '../rows/timeline-row.js';
import { entrySummary } from '../rows/entry-summary.js';

interface MarkerItemBase {
  timeMs: number;
  /**
   * Truncated text: the error's message, the request's method and URL, the note of a marked moment, or the comment.
   */
  label: string;
  /** Source of an error, truncated; empty for marked moments and comments. */
  description: string;
}

export interface ErrorMarkerItem extends MarkerItemBase {
  kind: 'console_error' | 'javascript_error' | 'network' | 'resource_error' | 'csp_violation';
  entryId: string;
}

/** Moment that the user marked while recording. */
export interface MomentMarkerItem extends MarkerItemBase {
  kind: 'recorder_mark';
  entryId: string;
}

export interface CommentMarkerItem extends MarkerItemBase {
  kind: 'comment';
  commentId: string;
}

/** Subject of a marker on the progress bar. */
export type MarkerItem = ErrorMarkerItem | MomentMarkerItem | CommentMarkerItem;

/** Fields of a comment that a marker needs; a FlowComment of the API fits. */
export interface CommentForMarker {
  id: string;
  content: string;
  /** Seconds from the start of the video. */
  timestamp: number;
}

/** Returns the item of a marked moment or an error (console, script, request, resource or policy); null for any other row. */
export function rowItem(row: TimelineRow): ErrorMarkerItem | MomentMarkerItem | null {
  const { id: entryId, timeMs, kind } = row;
  switch (kind) {
    case 'console_error':
    case 'javascript_error':
      return { kind, entryId, timeMs, ...texts(row.message, row.source ?? '') };
    case 'network': {
      if (row.severity !== 'error') return null;
      const outcome = row.status ?? row.error ?? '';
      return { kind, entryId, timeMs, ...texts(`${outcome} ${row.method} ${urlPath(row.url)}`.trim(), row.url) };
    }
    case 'resource_error':
      return { kind, entryId, timeMs, ...texts(entrySummary(row), row.url) };
    case 'csp_violation':
      return row.severity === 'error' ? { kind, entryId, timeMs, ...texts(entrySummary(row), '') } : null;
    case 'recorder_mark':
      return { kind, entryId, timeMs, ...texts(entrySummary(row), '') };
    default:
      return null;
  }
}

export function commentItem({ id, content, timestamp }: CommentForMarker): CommentMarkerItem {
  return {
    kind: 'comment',
    commentId: id,
    timeMs: Math.max(0, timestamp * 1_000),
    label: truncate(content, MARKER_COMMENT_MAX_CHARS),
    description: '',
  };
}

/** Returns an id that is unique among the items of a video, and stays the same when the item is rebuilt. */
export function markerItemId(item: MarkerItem): string {
  return item.kind === 'comment' ? `comment-${item.commentId}` : item.entryId;
}

function texts(label: string, description: string) {
  return {
    label: truncate(label, MARKER_ERROR_MAX_CHARS),
    description: truncate(description, MARKER_DESCRIPTION_MAX_CHARS),
  };
}
