export type { FormField } from './body/form-fields.js';
export { BINARY_OPCODE, frameSizeBytes, readPayload } from './body/frame-payload.js';
export { quotedLiteral } from './body/hidden-characters.js';
export { closesJson, jsonLiteralEnd, jsonStringEnd, opensJson } from './body/json-tokens.js';
export { prettyJson } from './body/pretty-json.js';
export { bodyBytes, type BodyKind, contentTypeOf, readBody, type RecordedBody } from './body/recorded-body.js';
export { missingNote, readContent, type RecordedContent } from './body/recorded-content.js';
export { readRecordedText, type RecordedText } from './body/recorded-text.js';
export { type DeviceField, type DeviceInfoRow, deviceInfoRows } from './device-info.js';
export { ENTRY_KINDS, ENTRY_SEVERITIES, type EntryKind, type EntrySeverity } from './entry-kinds.js';
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
} from './event-types.js';
export { headerNamed } from './header-named.js';
export { type HeaderRow, headerRows } from './header-rows.js';
export {
  type FilterKind,
  KIND_FILTERS,
  type KindFilter,
  type KindFilterName,
  kindsFilteredWith,
  PINNED_KINDS,
} from './kind-filters.js';
export { asNumber, asText, asTimestamp, isDate } from './normalize-values.js';
export { pageUrlOf, type RecordedExchange, resolveUrl } from './recorded-url.js';
export {
  kindOfRequest,
  kindOfResponse,
  REQUEST_KIND_OF_TYPE,
  REQUEST_KINDS,
  type RequestKind,
  requestKindOf,
} from './request-kinds.js';
export { stackLocation } from './stack-location.js';
export { queryRows } from './url-encoded.js';
export { urlPath } from './url-path.js';
