import type {
  MessageData,
  NetworkRequestData,
  NetworkResponseData,
  StorageData,
  TimelineEvent,
  WebSocketFrameData,
} from '../timeline/event-types.js';
import { BINARY_OPCODE, frameSizeBytes } from '../timeline/frame-payload.js';
import { headerRows } from '../timeline/header-rows.js';
import { BODY_MAX_BYTES, capText, CONSOLE_MAX_BYTES, FRAME_MAX_BYTES, STACK_MAX_BYTES } from './cap-text.js';
import { redactBody } from './redact-body.js';
import { redactHeaderValue } from './redact-headers.js';
import { redactId } from './redact-id.js';
import { redactName, redactRecord } from './redact-name.js';
import { isInSecretField, maskContent } from './redact-secret-field.js';
import { redactStorageEntry } from './redact-storage-entry.js';
import { redactLogText } from './redact-text.js';
import { redactUnknown } from './redact-unknown.js';
import { redactUrl } from './redact-url.js';
import { MASKED_VALUE } from './redacted.js';

/**
 * An event as it may be stored: the privacy floor and the default over every field, and the caps. Redacting twice changes nothing more,
 * so that a recorder and the server may both do it.
 */
export function redactEvent(event: TimelineEvent): TimelineEvent {
  const redact = isInSecretField(event) ? redactInSecretField : redactField;
  return redactRecord({ ...event }, (field, value) => redact(field, value, event)) as unknown as TimelineEvent;
}

function redactInSecretField(field: string, value: unknown, event: TimelineEvent): unknown {
  switch (field) {
    case 'type':
    case 'action_type':
    case 'correlation_id':
    case 'page_url':
      return redactField(field, value);
    case 'final_value':
      return isKeyCount(event) ? value : MASKED_VALUE;
    default:
      return maskContent(field, value);
  }
}

/** A keydown session of a masked field holds a count, which tells nothing. */
function isKeyCount({ action_type, final_value }: TimelineEvent): boolean {
  return action_type === 'keydown_session' && /^\[\d+ keys?\]$/.test(final_value ?? '');
}

function redactField(field: string, value: unknown): unknown {
  switch (field) {
    case 'type':
    case 'action_type':
      return typeof value === 'string' ? redactName(value) : redactUnknown(value);
    case 'correlation_id':
      return typeof value === 'string' ? redactId(value) : redactUnknown(value);
    case 'page_url':
      return asUrl(value);
    case 'network_request_data':
    case 'network_response_data':
      return redactExchange(value as NetworkRequestData & NetworkResponseData);
    case 'local_storage_data':
    case 'session_storage_data':
      return redactStorageEntry(value as StorageData);
    case 'websocket_frame_data':
      return redactFrame(value as WebSocketFrameData);
    case 'websocket_handshake_data':
      return redactExchange(value as NetworkResponseData);
    case 'console_error_data':
    case 'console_warn_data':
    case 'javascript_error_data':
      return redactMessage(value as MessageData);
    default:
      return redactUnknown(value);
  }
}

function redactExchange<T extends NetworkRequestData & NetworkResponseData>(data: T): unknown {
  if (typeof data !== 'object' || data === null) return redactUnknown(data);
  const { headers, body, url, ...rest } = data;
  const rows = headerRows(headers);
  const contentType = rows.find(({ name }) => name.toLowerCase() === 'content-type')?.value ?? '';
  return {
    ...(redactUnknown(rest) as object),
    ...(url !== undefined && { url: asUrl(url) }),
    ...(headers !== undefined && { headers: redactHeadersAsWritten(headers) }),
    ...(typeof body === 'string' && { body: redactBody(contentType, body, BODY_MAX_BYTES) }),
  };
}

/** Recorders differ in how they write headers; the way stays. */
function redactHeadersAsWritten(headers: unknown): unknown {
  const rows = headerRows(headers).map(({ name, value }) => ({
    name: redactName(name),
    value: redactHeaderValue(name, value),
  }));
  return Array.isArray(headers) ? rows : Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

function redactFrame(data: WebSocketFrameData): unknown {
  if (typeof data?.payloadData !== 'string') return redactUnknown(data);
  const { payloadData, ...rest } = data;
  const isBinary = data.opcode === BINARY_OPCODE;
  const kept = isBinary ? `[binary, ${frameSizeBytes(data)} bytes]` : redactBody('', payloadData, FRAME_MAX_BYTES);
  return { ...(redactUnknown(rest) as object), payloadData: kept };
}

function redactMessage(data: MessageData): unknown {
  if (typeof data !== 'object' || data === null) return redactUnknown(data);
  const { message, stack, ...rest } = data;
  return {
    ...(redactUnknown(rest) as object),
    ...(message !== undefined && { message: capText(redactLogText(message), CONSOLE_MAX_BYTES) }),
    ...(stack !== undefined && { stack: capText(redactLogText(stack), STACK_MAX_BYTES) }),
  };
}

function asUrl(value: unknown): unknown {
  return typeof value === 'string' ? redactUrl(value) : redactUnknown(value);
}
