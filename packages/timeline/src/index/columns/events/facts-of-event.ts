import {
  type EntrySeverity,
  EVENT_TYPES,
  type EventType,
  frameSizeBytes,
  type TimelineEvent,
} from '@flowlens/core/recorded';
import { cspSeverity } from '../../../entries/entry-severity.js';
import { isFailedResponse, statusSeverity } from '../../../entries/network-outcome.js';
import { NO_STATUS } from './event-columns.js';
import { severityNumber, statusNumber } from './event-facts.js';
import { typeNumber } from './event-fields.js';

const KNOWN_TYPES = new Set<string>(EVENT_TYPES);

/** Reads the facts by which events are joined from an event in memory. `event-facts` reads them from bytes. */
export function factsOfEvent(event: TimelineEvent) {
  const { type, correlation_id: id } = event;
  const isWebSocket = type.startsWith('websocket_');
  const hasId = id !== undefined && !(id === '' && isWebSocket);
  return {
    type: KNOWN_TYPES.has(type) ? typeNumber(type as EventType) : 0,
    outcome: severityNumber(outcomeOf(event)),
    status: statusOf(event),
    frameBytes: frameSizeBytes(event.websocket_frame_data),
    correlationId: hasId ? id : null,
  };
}

function outcomeOf({ type, ...event }: TimelineEvent): EntrySeverity {
  switch (type) {
    case 'network_request':
      return event.network_request_data?.error === undefined ? 'info' : 'error';
    case 'network_response': {
      const { network_response_data: data } = event;
      return isFailedResponse(data) ? 'error' : statusSeverity(data?.status ?? null);
    }
    case 'csp_violation':
      return cspSeverity(event.csp_violation_data?.disposition);
    case 'websocket_handshake_response':
      return (event.websocket_handshake_data?.status ?? 0) >= 400 ? 'error' : 'info';
    default:
      return 'info';
  }
}

function statusOf({ network_response_data: data }: TimelineEvent): number {
  return isFailedResponse(data) ? NO_STATUS : statusNumber(data?.status);
}
