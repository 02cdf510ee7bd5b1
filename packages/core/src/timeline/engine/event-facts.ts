import { readPayload } from '../frame-payload.js';
import { isFailedResponse, statusSeverity } from '../network-outcome.js';
import { ENTRY_SEVERITIES, type EntrySeverity } from '../timeline-row.js';
import { NO_STATUS, ODD_STATUS } from './event-columns.js';
import { dataField, field, typeWords } from './event-fields.js';
import type { EventTokens } from './event-tokens.js';

const TYPE = field('type');
const RESPONSE = field('network_response_data');
const HANDSHAKE = field('websocket_handshake_data');
const FRAME = field('websocket_frame_data');

export const severityNumber = (severity: EntrySeverity): number => ENTRY_SEVERITIES.indexOf(severity);

/** The type of an event in the file: its number, 0 where this version knows none; `null` when the event has none. */
export function readType(tokens: EventTokens): number | null {
  if (!tokens.isText(TYPE)) return null;
  const known = typeWords.find(tokens.bytes, tokens.from(TYPE) + 1, tokens.to(TYPE) - 1);
  // Perhaps it is spelled with escapes.
  return known || typeWords.numberOf(tokens.text(TYPE)!);
}

/** What a response says of its request: the severity as a number, and the status. */
export function readResponse(tokens: EventTokens): { severity: number; status: number } {
  const known = tokens.has(RESPONSE);
  const status = known ? tokens.finite(tokens.slot(RESPONSE, dataField('status'))) : undefined;
  const error = known ? tokens.text(tokens.slot(RESPONSE, dataField('error'))) : undefined;
  if (isFailedResponse({ status, error })) return { severity: severityNumber('error'), status: NO_STATUS };
  const isShort = status !== undefined && Number.isInteger(status) && status >= 0 && status < ODD_STATUS;
  return {
    severity: severityNumber(statusSeverity(status ?? null)),
    status: status === undefined ? NO_STATUS : isShort ? status : ODD_STATUS,
  };
}

/** The severity that the answer to a handshake brings to its connection, as a number. */
export function readHandshake(tokens: EventTokens): number {
  const status = tokens.has(HANDSHAKE) ? tokens.finite(tokens.slot(HANDSHAKE, dataField('status'))) : undefined;
  return severityNumber((status ?? 0) >= 400 ? 'error' : 'info');
}

/** As `frameSizeBytes`. */
export function readFrameBytes(tokens: EventTokens): number {
  if (!tokens.has(FRAME)) return 0;
  const length = tokens.finite(tokens.slot(FRAME, dataField('payloadLength')));
  if (length !== undefined) return length;
  const opcode = tokens.finite(tokens.slot(FRAME, dataField('opcode')));
  return readPayload({ opcode, payloadData: tokens.text(tokens.slot(FRAME, dataField('payloadData'))) }).fullBytes;
}
