import { EVENT_TYPES, type EventType } from '../event-types.js';
import { ENTRY_KINDS, type EntryKind } from '../timeline-row.js';
import { createByteWords } from './byte-words.js';

/** Fields of an event that the index reads, and the data objects. */
const FIELDS = [
  'type',
  'relative_time_ms',
  'timestamp',
  'correlation_id',
  'page_url',
  'action_type',
  'final_value',
  'target',
  'network_request_data',
  'network_response_data',
  'console_error_data',
  'console_warn_data',
  'javascript_error_data',
  'local_storage_data',
  'session_storage_data',
  'navigation_data',
  'websocket_created_data',
  'websocket_closed_data',
  'websocket_frame_data',
  'websocket_handshake_data',
] as const;

/** Fields of the data objects that the index reads. */
const DATA_FIELDS = [
  'url',
  'method',
  'status',
  'error',
  'message',
  'key',
  'value',
  'opcode',
  'payloadLength',
  'payloadData',
  'tagName',
  'textContent',
  'id',
  'className',
] as const;

export type EventField = (typeof FIELDS)[number];
export type DataField = (typeof DATA_FIELDS)[number];

export const fieldWords = createByteWords(FIELDS);
export const dataFieldWords = createByteWords(DATA_FIELDS);
/** Numbers of the types in columns; 0 is any other type. */
export const typeWords = createByteWords(EVENT_TYPES);

/** The first of the fields that are data objects; all behind it are. */
export const FIRST_OBJECT = fieldWords.numberOf('target');

export const field = (name: EventField): number => fieldWords.numberOf(name);
export const dataField = (name: DataField): number => dataFieldWords.numberOf(name);
export const typeNumber = (type: EventType): number => typeWords.numberOf(type);

/** What shows in the details of an event of each type, by the number of the type. An unknown event is shown whole. */
export const DATA_OF_TYPE: readonly number[] = [0, ...EVENT_TYPES.map((type) => field(dataObjectOf(type)))];

/** Number of the kind of row that an event of each type belongs to, by the number of the type. */
export const KIND_OF_TYPE = Uint8Array.from(['unknown', ...EVENT_TYPES], (type) => kindNumber(kindOf(type)));

export function kindNumber(kind: EntryKind): number {
  return ENTRY_KINDS.indexOf(kind);
}

function kindOf(type: string): EntryKind {
  if (type.startsWith('network_')) return 'network';
  if (type.startsWith('websocket_')) return 'websocket';
  return ENTRY_KINDS.find((kind) => kind === type) ?? 'unknown';
}

function dataObjectOf(type: EventType): EventField {
  switch (type) {
    case 'dom_action':
      return 'target';
    case 'websocket_frame_sent':
    case 'websocket_frame_received':
      return 'websocket_frame_data';
    case 'websocket_handshake_request':
    case 'websocket_handshake_response':
      return 'websocket_handshake_data';
    default:
      return `${type}_data`;
  }
}
