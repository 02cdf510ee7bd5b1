export { firstIndexWhere } from './binary-search.js';
export {
  CAPTURE_MODES,
  type CaptureGap,
  type CaptureMetadata,
  type CaptureMode,
  GAP_REASONS,
  type GapReason,
  normalizeCapture,
  type RecorderKind,
  RECORDERS,
} from './capture/capture-metadata.js';
export { type GapNote, gapNotes } from './capture/gap-notes.js';
export {
  type ConnectRequest,
  type ConnectRequestFault,
  consentAddress,
  parseConnectRequest,
  refusalAddress,
} from './connect-request.js';
export { type ReporterOption, reporterOptions, type ReporterSources, reporterValue } from './flow-filters-reporters.js';
export {
  FLOW_SEARCH_MAX_CHARS,
  type FlowFilters,
  hasFlowFilters,
  NO_FLOW_FILTERS,
  NO_TAGS,
  parseFlowFilters,
  withFlowFilters,
} from './flow-filters.js';
export { formatBytes } from './format/bytes.js';
export { type CaptureNoteFacts, captureNoteText } from './format/capture-note.js';
export { type DateFormat, formatDate } from './format/date.js';
export { formatClock, formatDuration, formatLatency } from './format/duration.js';
export { fileSafeName } from './format/file-safe.js';
export { initials } from './format/initials.js';
export { invitationAge, type InvitationAge } from './format/invitation-age.js';
export { manyLines, oneLine } from './format/plain-text.js';
export { relativeTime, type RelativeTime } from './format/relative-time.js';
export { timeLeft } from './format/time-left.js';
export { formatSpokenTime, type SpokenUnits } from './format/time-spoken.js';
export {
  CARD_PREVIEW_DELAY_MS,
  CARD_PREVIEW_RATE,
  COMMENT_MAX_CHARS,
  CONTROLS_HIDE_DELAY_MS,
  COPY_FEEDBACK_MS,
  DEFAULT_VOLUME,
  DETAILS_PANEL_MIN_PERCENT,
  DRAWER_CLOSE_THRESHOLD,
  FLOW_COMMENTS_MAX,
  FLOW_DESCRIPTION_MAX_CHARS,
  FLOW_TITLE_MAX_CHARS,
  GUEST_NAME_MAX_CHARS,
  GUEST_RECORDING_MAX_BYTES,
  GUEST_RECORDING_MAX_MS,
  HOVER_CARD_DELAY_MS,
  INVITATION_LIFE_DAYS,
  JIRA_COPY_FEEDBACK_MS,
  JIRA_DESCRIPTION_MAX_CHARS,
  JIRA_DESCRIPTION_MAX_HEIGHT_PX,
  JIRA_DESCRIPTION_MIN_HEIGHT_PX,
  JIRA_TITLE_MAX_CHARS,
  JOIN_REDIRECT_DELAY_MS,
  LOADING_MESSAGE_ROTATION_MS,
  MARK_NOTE_MAX_CHARS,
  MARKER_HIGHLIGHT_MS,
  PROJECT_DESCRIPTION_MAX_CHARS,
  PROJECT_NAME_MAX_CHARS,
  PROJECT_TAGS_MAX,
  PUBLIC_FLOW_LINK_LIFE_YEARS,
  PUBLIC_INVITATION_MAX_JOINS,
  RECORDING_LINK_INSTRUCTIONS_MAX_CHARS,
  RECORDING_LINK_MAX_DAYS,
  RECORDING_LINK_MAX_RECORDINGS,
  RECORDING_POLL_MS,
  SHARE_DIALOG_RESET_MS,
  SUBSCRIPTION_SYNC_DEBOUNCE_MS,
  TAG_BADGES_SHOWN,
  TAG_BADGES_SHOWN_WITH_NO_TAGS,
  TAG_NAME_MAX_CHARS,
  TIMELINE_HIGHLIGHT_MS,
  TIMELINE_INCIDENTS_MAX,
  TOAST_DURATION_MS,
  TOAST_GAP_PX,
  TOAST_HOTKEY,
  TOAST_WIDTH_PX,
  TOASTS_VISIBLE,
  TOOLTIP_DELAY_MS,
  TOOLTIP_SHORT_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
  UNUSED_DATA_KEPT_MS,
  VIDEO_PANEL_DEFAULT_PERCENT,
  VIDEO_PANEL_MIN_PERCENT,
  WAITING_RECORDING_LIFE_DAYS,
} from './limits.js';
export {
  CONNECT_RECORDER_PATH,
  flowPath,
  galleryPath,
  GUEST_PATH,
  guestPath,
  HOME_PATH,
  INVITATIONS_PARAM,
  jiraPath,
  type JoinInvitation,
  joinPath,
  loginPath,
  projectPath,
  RECORD_PATH,
  recordPath,
  safeHref,
  siteAddress,
  safeHttpsHref,
  safeReturnPath,
  SETUP_WIZARD_PATH,
  sharedFlowPath,
} from './links.js';
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time-units.js';
export { createListeners, type Listeners } from './listeners.js';
export { type AllMessages, en, type MessageOverrides, type Messages, type RecorderMessages } from './messages/en.js';
export type { NoteFacts } from './messages/en/flows/device-info.js';
export type { Capacity } from './messages/en/projects/members.js';
export type { NoticeDetail } from './messages/en/notices.js';
export { recorder as recorderMessages } from './messages/en/recorder/recorder.js';
export { mergeMessages } from './messages/merge-messages.js';
export {
  type DetailNoticeCode,
  type Notice,
  type NoticeCode,
  noticeReason,
  noticeText,
  type NoticeTone,
  type PlainNoticeCode,
} from './notice.js';
export { foldForSearch } from './search-fold.js';
export { type DeviceField, type DeviceInfoRow, deviceInfoRows } from './recorded/device-info.js';
export {
  type CspViolationData,
  DOM_ACTION_TYPES,
  type DomActionType,
  type DomTarget,
  EVENT_TYPES,
  type EventType,
  type MessageData,
  type NavigationData,
  type NetworkRequestData,
  type NetworkResponseData,
  type RecorderGapData,
  type RecorderMarkData,
  type ResourceErrorData,
  type SseMessageData,
  type StorageData,
  type Timeline,
  type TimelineEvent,
  type TimelineMetadata,
  type WebSocketFrameData,
} from './recorded/event-types.js';
export type { FormField } from './recorded/body/form-fields.js';
export { type HeaderRow, headerRows } from './recorded/header-rows.js';
export {
  KIND_FILTERS,
  type KindFilter,
  type KindFilterName,
  kindsFilteredWith,
  PINNED_KINDS,
} from './recorded/kind-filters.js';
export { prettyJson } from './recorded/body/pretty-json.js';
export { queryRows } from './recorded/url-encoded.js';
export { type BodyKind, readBody, type RecordedBody } from './recorded/body/recorded-body.js';
export { readRecordedText, type RecordedText } from './recorded/body/recorded-text.js';
export { stackLocation } from './recorded/stack-location.js';
export { ENTRY_KINDS, ENTRY_SEVERITIES, type EntryKind, type EntrySeverity } from './recorded/entry-kinds.js';
