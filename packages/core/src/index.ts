export { estimateTokens } from './brief/estimate-tokens.js';
export {
  BRIEF_DEFAULT_MAX_TOKENS,
  flowBrief,
  type FlowBriefOptions,
  type FlowForBrief,
  incidentsToRead,
} from './brief/flow-brief.js';
export { type FoldedRows, repeatKey } from './brief/fold-repeats.js';
export { rankIncidents } from './brief/rank-incidents.js';
export { fencedText, RECORDED_TEXT_NOTICE, recordedLine, recordedText } from './brief/safe-text.js';
export { STEP_FILTERS, type StepRange, stepsForBrief } from './brief/steps-for-brief.js';
export * from './capacity.js';
export * from './capture/capture-metadata.js';
export * from './capture/gap-notes.js';
export { markdownReport, type MarkdownReportOptions } from './export/markdown-report.js';
export { playwrightTest } from './export/playwright-test.js';
export { rowLine } from './export/row-line.js';
export {
  type ConnectRequest,
  type ConnectRequestFault,
  consentAddress,
  parseConnectRequest,
  refusalAddress,
} from './connect/connect-request.js';
export * from './failures/error-catalogue.js';
export * from './failures/error-facts.js';
export * from './failures/join-failure.js';
export * from './failures/failure-notice.js';
export * from './failures/shared-flow-failure.js';
export * from './failures/timeline-failure.js';
export * from './flow-filters-reporters.js';
export * from './flow-filters.js';
export * from './format/bytes.js';
export * from './format/capture-note.js';
export * from './format/date.js';
export * from './format/duration.js';
export * from './format/file-safe.js';
export * from './format/initials.js';
export * from './format/invitation-age.js';
export { manyLines, oneLine } from './format/plain-text.js';
export * from './format/relative-time.js';
export { timeLeft } from './format/time-left.js';
export * from './format/time-spoken.js';
export * from './limits.js';
export * from './links.js';
export * from './messages/en.js';
export { type NoteFacts } from './messages/en/device-info.js';
export { type Capacity } from './messages/en/members.js';
export { type NoticeDetail } from './messages/en/notices.js';
export { recorder as recorderMessages } from './messages/en/recorder.js';
export * from './messages/merge-messages.js';
export * from './notice.js';
export * from './permissions/address-permissions.js';
export * from './permissions/comment-permissions.js';
export * from './permissions/flow-permissions.js';
export * from './permissions/project-permissions.js';
export * from './permissions/role-authorities.js';
export * from './permissions/roles.js';
export * from './player/events-as-web-vtt.js';
export * from './player/idle-stretches.js';
export {
  type CommentForMarker,
  type CommentMarkerItem,
  type ErrorMarkerItem,
  type MarkerItem,
  markerItemId,
  type MomentMarkerItem,
} from './player/marker-item.js';
export * from './player/markers.js';
export * from './player/parse-moment.js';
export * from './player/seek-math.js';
export * from './player/time-range.js';
export * from './player/truncate.js';
export * from './redaction/bodies/cap-text.js';
export * from './redaction/count-redacted.js';
export * from './redaction/bodies/redact-body.js';
export * from './redaction/events/redact-event.js';
export { redactHeaders } from './redaction/events/redact-headers.js';
export * from './redaction/events/redact-input.js';
export { redactStorageValue } from './redaction/events/redact-storage.js';
export { redactLogText, redactText } from './redaction/text/redact-text.js';
export * from './redaction/redact-url.js';
export * from './search-fold.js';
export * from './redaction/redacted.js';
export * from './timeline/entries/build-timeline.js';
export * from './timeline/rows/count-entries.js';
export * from './timeline/recorded/device-info.js';
export { domTargetSummary, elementName } from './timeline/rows/dom-target-summary.js';
export * from './timeline/entries/entry-events.js';
export * from './timeline/rows/entry-summary.js';
export * from './timeline/format/event-types.js';
export * from './timeline/rows/filter-entries.js';
export { STORAGE_ACTIONS, type StorageAction } from './timeline/forms/storage-action.js';
export { type FormField } from './timeline/recorded/form-fields.js';
export * from './timeline/export/har.js';
export * from './timeline/recorded/header-rows.js';
export * from './timeline/rows/kind-filters.js';
export * from './timeline/format/mcp-client-fields.js';
export { messageDataOf } from './timeline/rows/message-data.js';
export { normalizeEvent } from './timeline/format/normalize-event.js';
export { normalizeEvents } from './timeline/format/normalize-events.js';
export * from './timeline/format/parse-timeline.js';
export * from './timeline/recorded/pretty-json.js';
export * from './timeline/recorded/previous-storage-value.js';
export { queryRows } from './timeline/recorded/url-encoded.js';
export * from './timeline/recorded/recorded-body.js';
export * from './timeline/recorded/recorded-text.js';
export * from './timeline/export/request-as-curl.js';
export * from './timeline/export/request-as-fetch.js';
export * from './timeline/export/sequence-diagram.js';
export * from './timeline/recorded/stack-location.js';
export { createTimelineEngine } from './timeline/engine/create-timeline-engine.js';
export type * from './timeline/engine/timeline-engine.js';
export * from './timeline/entries/timeline-entry.js';
export * from './timeline/format/timeline-format-error.js';
export * from './timeline/rows/timeline-row.js';
export * from './timeline/rows/timeline-view.js';
export * from './timeline/recorded/url-path.js';
export * from './timeline/entries/websocket-frames.js';
export * from './validation/code-points.js';
export * from './validation/comment-text.js';
export * from './validation/flow-form.js';
export * from './validation/form-result.js';
export * from './validation/invite-form.js';
export * from './validation/jira-form.js';
export * from './validation/project-form.js';
export * from './validation/tag-name.js';
