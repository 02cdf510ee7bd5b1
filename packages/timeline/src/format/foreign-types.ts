import type { EventType } from '@flowlens/core/recorded';

/** Type name of another recorder. Its `action_type` may distinguish several of our types. */
export interface ForeignType {
  byAction: ReadonlyMap<string, EventType>;
  /** Type for any other action; null keeps the event unknown. */
  otherwise: EventType | null;
}

/** Websocket types by the `action_type` that the original product writes. */
export const WEBSOCKET_TYPES = new Map<string, EventType>([
  ['connection_opened', 'websocket_created'],
  ['handshake_request', 'websocket_handshake_request'],
  ['handshake_response', 'websocket_handshake_response'],
  ['message_sent', 'websocket_frame_sent'],
  ['message_received', 'websocket_frame_received'],
  ['connection_closed', 'websocket_closed'],
]);

const CONSOLE_TYPES = new Map<string, EventType>([
  ['error', 'console_error'],
  ['warning', 'console_warn'],
  ['warn', 'console_warn'],
  ['info', 'console_info'],
  ['debug', 'console_debug'],
]);

const always = (type: EventType): ForeignType => ({ byAction: new Map(), otherwise: type });

/** Unified type names of the original product. */
export const FOREIGN_TYPES: ReadonlyMap<string, ForeignType> = new Map([
  ['user_action', always('dom_action')],
  ['http_request', always('network_request')],
  ['http_response', always('network_response')],
  ['console', { byAction: CONSOLE_TYPES, otherwise: 'console_log' }],
  ['websocket', { byAction: WEBSOCKET_TYPES, otherwise: null }],
]);
