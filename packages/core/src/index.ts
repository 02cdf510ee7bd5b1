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
} from './links/connect-request.js';
export { DEMO_PROJECT_ID } from './demo-project.js';
export {
  type ReporterOption,
  reporterOptions,
  type ReporterSources,
  reporterValue,
} from './flow-filters/flow-filters-reporters.js';
export {
  countMoreFilters,
  filteredPeriod,
  FLOW_SEARCH_MAX_CHARS,
  FLOW_SORTS,
  FLOW_STATUSES,
  type FlowFilters,
  type FlowSort,
  type FlowStatus,
  hasFlowFilters,
  NO_FLOW_FILTERS,
  NO_TAGS,
  parseFlowFilters,
  withFlowFilters,
} from './flow-filters/flow-filters.js';
export {
  type DetailNoticeCode,
  type Notice,
  type NoticeUndo,
  type NoticeCode,
  noticeReason,
  noticeText,
  type NoticeTone,
  type PlainNoticeCode,
} from './notice.js';
export { foldForSearch } from './search-fold.js';
