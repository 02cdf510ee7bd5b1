import { ENTRY_SEVERITIES, type EntrySeverity, EVENT_TYPES, readPayload } from '@flowlens/core/recorded';
import { ECHO_PREFIX } from '../../../entries/browser-echo.js';
import { cspSeverity } from '../../../entries/entry-severity.js';
import { FOREIGN_TYPES } from '../../../format/foreign-types.js';
import { STORAGE_ACTIONS, storageAction } from '../../../format/storage-action.js';
import { isFailedResponse, statusSeverity } from '../../../entries/network-outcome.js';
import { NO_STATUS, OTHER_STATUS } from './event-columns.js';
import { createByteWords } from '../../scan/byte-words.js';
import { BACKSLASH } from '../../scan/json-bytes.js';
import {
  DATA_OF_TYPE,
  type DataField,
  dataField,
  field,
  FOREIGN_DATA_OF_TYPE,
  typeNumber,
  typeWords,
} from './event-fields.js';
import type { EventTokens } from './event-tokens.js';

const TYPE = field('type');
const ACTION = field('action_type');
const REQUEST = field('network_request_data');
const RESPONSE = field('network_response_data');
const HANDSHAKE = field('websocket_handshake_data');
const FRAME = field('websocket_frame_data');
const CSP = field('csp_violation_data');
const actionWords = createByteWords(STORAGE_ACTIONS);
const CLEAR = actionWords.numberOf('clear');
/** Names of other recorders, indexed by the name's number minus that of the first one. */
const FOREIGN = [...FOREIGN_TYPES.values()];

export const severityNumber = (severity: EntrySeverity): number => ENTRY_SEVERITIES.indexOf(severity);

/** Returns the number of the event's type: 0 if this version does not know it, `null` if the event has none. */
export function readType(tokens: EventTokens): number | null {
  if (!tokens.isText(TYPE)) return null;
  const known = typeWords.find(tokens.bytes, tokens.from(TYPE) + 1, tokens.to(TYPE) - 1);
  // The type may be written with escapes.
  const number = known || typeWords.numberOf(tokens.text(TYPE)!);
  return number <= EVENT_TYPES.length ? number : foreignType(number, tokens);
}

function foreignType(number: number, tokens: EventTokens): number {
  const { byAction, otherwise } = FOREIGN[number - EVENT_TYPES.length - 1]!;
  const type = byAction.get(tokens.text(ACTION) ?? '') ?? otherwise;
  return type === null ? 0 : typeNumber(type);
}

/** Returns the field that contains the data of an event, possibly under its name in files of other recorders. */
export function dataSlot(type: number, tokens: EventTokens): number {
  const own = DATA_OF_TYPE[type]!;
  const foreign = FOREIGN_DATA_OF_TYPE[type]!;
  return foreign !== 0 && tokens.has(foreign) && !tokens.isObject(own) ? foreign : own;
}

/** Returns the severity of a request without a response, as a number. Some recorders store the failure in the request. */
export function readRequest(tokens: EventTokens): number {
  const hasError = tokens.has(REQUEST) && requestError(tokens) !== undefined;
  return severityNumber(hasError ? 'error' : 'info');
}

function requestError(tokens: EventTokens): string | undefined {
  const own = tokens.text(tokens.slot(REQUEST, dataField('error')));
  return own ?? (tokens.text(tokens.slot(REQUEST, dataField('network_level_err_text'))) || undefined);
}

/** Like `cspSeverity`, but returns a number. */
export function readCspViolation(tokens: EventTokens): number {
  const disposition = tokens.has(CSP) ? tokens.text(tokens.slot(CSP, dataField('disposition'))) : undefined;
  return severityNumber(cspSeverity(disposition));
}

/** Returns whether the console message in this slot is the browser's report of a failed request. */
export function isEcho(tokens: EventTokens, data: number): boolean {
  if (!tokens.has(data)) return false;
  const message = tokens.slot(data, dataField('message'));
  // Most messages differ in their first letter.
  if (tokens.isText(message)) {
    const first = tokens.bytes[tokens.from(message) + 1];
    if (first !== ECHO_PREFIX.charCodeAt(0) && first !== BACKSLASH) return false;
  }
  return tokens.text(message)?.startsWith(ECHO_PREFIX) ?? false;
}

/** Returns whether an event cleared a storage, like `storageAction`, for the data object in a slot. */
export function clearsStorage(tokens: EventTokens, data: number): boolean {
  const named = tokens.isText(ACTION)
    ? actionWords.find(tokens.bytes, tokens.from(ACTION) + 1, tokens.to(ACTION) - 1)
    : 0;
  if (named !== 0) return named === CLEAR;
  const action = tokens.text(ACTION);
  if (hasText(tokens, data, 'key') || hasText(tokens, data, 'value')) return action === 'clear';
  return storageAction(action, {}) === 'clear';
}

function hasText(tokens: EventTokens, data: number, name: DataField): boolean {
  if (!tokens.has(data)) return false;
  const slot = tokens.slot(data, dataField(name));
  return tokens.isText(slot) || tokens.text(slot) !== undefined;
}

/** Returns the status of a response, and the resulting severity of its request. */
export function readResponse(tokens: EventTokens): { severity: number; status: number } {
  const known = tokens.has(RESPONSE);
  const status = known ? tokens.finite(tokens.slot(RESPONSE, dataField('status'))) : undefined;
  const error = known ? tokens.text(tokens.slot(RESPONSE, dataField('error'))) : undefined;
  if (isFailedResponse({ status, error })) return { severity: severityNumber('error'), status: NO_STATUS };
  return { severity: severityNumber(statusSeverity(status ?? null)), status: statusNumber(status) };
}

/** Returns a status as its column holds it. */
export function statusNumber(status: number | undefined): number {
  if (status === undefined) return NO_STATUS;
  return Number.isInteger(status) && status >= 0 && status < OTHER_STATUS ? status : OTHER_STATUS;
}

/** Returns the severity that a handshake response gives its connection, as a number. */
export function readHandshake(tokens: EventTokens): number {
  const status = tokens.has(HANDSHAKE) ? tokens.finite(tokens.slot(HANDSHAKE, dataField('status'))) : undefined;
  return severityNumber((status ?? 0) >= 400 ? 'error' : 'info');
}

/** Like `frameSizeBytes`. */
export function readFrameBytes(tokens: EventTokens): number {
  if (!tokens.has(FRAME)) return 0;
  const length = tokens.finite(tokens.slot(FRAME, dataField('payloadLength')));
  if (length !== undefined) return length;
  const opcode = tokens.finite(tokens.slot(FRAME, dataField('opcode')));
  return readPayload({ opcode, payloadData: tokens.text(tokens.slot(FRAME, dataField('payloadData'))) }).fullBytes;
}
