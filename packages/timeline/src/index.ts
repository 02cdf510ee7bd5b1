export type {
  CspViolationEntry,
  DomActionEntry,
  MessageEntry,
  NavigationEntry,
  NetworkEntry,
  RecorderGapEntry,
  RecorderMarkEntry,
  ResourceErrorEntry,
  SseMessageEntry,
  StorageEntry,
  TimelineEntry,
  UnknownEntry,
  WebSocketEntry,
} from './entries/timeline-entry.js';
export type {
  FoldedSelection,
  SearchRun,
  SearchScope,
  TimelineEngine,
  TimelineSelection,
} from './index/timeline-engine.js';
export type { StorageAction } from './format/storage-action.js';
export type { TimeRange } from './player/time-range.js';
export { TimelineFormatError, type TimelineFormatProblem } from './format/timeline-format-error.js';
export { buildTimelineEntries } from './index/build-timeline-entries.js';
export { readTimeline } from './index/read-timeline.js';
export { type EntryCounts, NO_ENTRY_COUNTS } from './rows/entry-counts.js';
export {
  createMarkers,
  type CreateMarkersOptions,
  joinMarkers,
  type MarkerLane,
  type MarkerSpacing,
  type PlayerMarker,
} from './player/markers.js';
export { createMcpClientFields, type McpClientFields } from './format/mcp-client-fields.js';
export { createTimelineEngine } from './index/create-timeline-engine.js';
export { elementName } from './rows/dom-target-summary.js';
export { entryEvents } from './entries/entry-events.js';
export { entryId } from './entries/entry-id.js';
export { entrySummary } from './rows/entry-summary.js';
export { hasTimelineFilters, NO_TIMELINE_FILTERS, type TimelineFilters } from './search/timeline-filters.js';
export { messageDataOf } from './rows/message-data.js';
export { normalizeEvent } from './format/normalize-event.js';
export { previousStorageValue } from './entries/previous-storage-value.js';
export { rowOf } from './rows/row-of.js';
export { type BusySpan, idleStretches, type IdleStretchesOptions, stretchesWithin } from './player/idle-stretches.js';
export {
  type CommentForMarker,
  type CommentMarkerItem,
  type ErrorMarkerItem,
  type MarkerItem,
  markerItemId,
  type MomentMarkerItem,
} from './player/marker-item.js';
export {
  type CspViolationRow,
  type DomActionRow,
  type MessageRow,
  type NavigationRow,
  type NetworkRow,
  type RecorderGapRow,
  type RecorderMarkRow,
  type ResourceErrorRow,
  type SseMessageRow,
  type StorageRow,
  type TimelineRow,
  type UnknownRow,
  type WebSocketRow,
} from './rows/timeline-row.js';
export { type WebSocketFrame, websocketFrames } from './entries/websocket-frames.js';
