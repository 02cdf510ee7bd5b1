import {
  MARKER_COMMENT_MAX_CHARS,
  MARKER_DESCRIPTION_MAX_CHARS,
  MARKER_ERROR_MAX_CHARS,
  MARKER_GROUP_PERCENT,
} from '../limits.js';
import type { MessageData } from '../timeline/event-types.js';
import type { MessageEntry, NetworkEntry, TimelineEntry } from '../timeline/timeline-entry.js';
import { urlPath } from '../timeline/url-path.js';
import { timeToPosition } from './seek-math.js';
import { truncate } from './truncate.js';

interface MarkerItemBase {
  timeMs: number;
  /** The error's message, the request's method and URL, or the comment, truncated (spec §2 player). */
  label: string;
  /** Where an error came from, truncated; empty for comments. */
  description: string;
}

export interface ErrorMarkerItem extends MarkerItemBase {
  kind: 'console_error' | 'javascript_error' | 'network';
  entryId: string;
}

export interface CommentMarkerItem extends MarkerItemBase {
  kind: 'comment';
  commentId: string;
}

export type MarkerItem = ErrorMarkerItem | CommentMarkerItem;

/** One mark on the progress bar. */
export interface PlayerMarker {
  id: string;
  /** The time of its first item. */
  timeMs: number;
  /** From 0 to 1. */
  position: number;
  /** At least one, in order of time. */
  items: MarkerItem[];
}

/** What a marker needs of a comment; a FlowComment of the API fits. */
export interface CommentForMarker {
  id: string;
  content: string;
  /** Seconds in the video. */
  timestamp: number;
}

/**
 * Markers for errors (console, script, network) and comments, in order of time. Items within 1.5 percent of the duration of a marker's
 * first item share the marker (spec §2 player). Without a duration there are none.
 */
export function playerMarkers({
  entries,
  comments,
  durationMs,
}: {
  entries: Iterable<TimelineEntry>;
  comments: Iterable<CommentForMarker>;
  durationMs: number;
}): PlayerMarker[] {
  if (!(durationMs > 0)) return [];
  const reachMs = (durationMs * MARKER_GROUP_PERCENT) / 100;
  const markers: PlayerMarker[] = [];
  for (const item of sortedItems(entries, comments)) {
    const open = markers.at(-1);
    if (open !== undefined && item.timeMs - open.timeMs <= reachMs) {
      open.items.push(item);
    } else {
      const { timeMs } = item;
      markers.push({ id: markerId(item), timeMs, position: timeToPosition(timeMs, durationMs), items: [item] });
    }
  }
  return markers;
}

function sortedItems(entries: Iterable<TimelineEntry>, comments: Iterable<CommentForMarker>): MarkerItem[] {
  const items: MarkerItem[] = [];
  for (const entry of entries) {
    const item = errorItem(entry);
    if (item !== null) items.push(item);
  }
  for (const comment of comments) items.push(commentItem(comment));
  return items.sort((a, b) => a.timeMs - b.timeMs);
}

function errorItem(entry: TimelineEntry): ErrorMarkerItem | null {
  switch (entry.kind) {
    case 'console_error':
      return messageItem(entry, 'console_error', entry.event.console_error_data);
    case 'javascript_error':
      return messageItem(entry, 'javascript_error', entry.event.javascript_error_data);
    case 'network':
      return entry.severity === 'error' ? networkItem(entry) : null;
    default:
      return null;
  }
}

function messageItem(
  entry: MessageEntry,
  kind: ErrorMarkerItem['kind'],
  data: MessageData | undefined,
): ErrorMarkerItem {
  return {
    kind,
    entryId: entry.id,
    timeMs: entry.timeMs,
    label: truncate(entry.message, MARKER_ERROR_MAX_CHARS),
    description: truncate(data?.filename ?? data?.url ?? '', MARKER_DESCRIPTION_MAX_CHARS),
  };
}

function networkItem(entry: NetworkEntry): ErrorMarkerItem {
  const { id, timeMs, method, url, status, response } = entry;
  const outcome = status ?? response?.network_response_data?.error ?? '';
  return {
    kind: 'network',
    entryId: id,
    timeMs,
    label: truncate(`${outcome} ${method} ${urlPath(url)}`.trim(), MARKER_ERROR_MAX_CHARS),
    description: truncate(url, MARKER_DESCRIPTION_MAX_CHARS),
  };
}

function commentItem({ id, content, timestamp }: CommentForMarker): CommentMarkerItem {
  const timeMs = Math.max(0, timestamp * 1_000);
  return {
    kind: 'comment',
    commentId: id,
    timeMs,
    label: truncate(content, MARKER_COMMENT_MAX_CHARS),
    description: '',
  };
}

function markerId(item: MarkerItem): string {
  return item.kind === 'comment' ? `comment-${item.commentId}` : item.entryId;
}
