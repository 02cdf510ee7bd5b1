import type { EventType, TimelineEvent } from './event-types.js';
import { asNumber, asText, asTimestamp, isDate } from './normalize-values.js';

type Fields = Record<string, unknown>;

interface DataShape {
  key: keyof TimelineEvent;
  texts: readonly string[];
  numbers: readonly string[];
}

const message = (key: keyof TimelineEvent): DataShape => ({
  key,
  texts: ['message', 'url', 'stack', 'filename'],
  numbers: [],
});
const storage = (key: keyof TimelineEvent): DataShape => ({ key, texts: ['key', 'value'], numbers: [] });
const frame: DataShape = { key: 'websocket_frame_data', texts: ['payloadData'], numbers: ['opcode', 'payloadLength'] };
const handshake: DataShape = { key: 'websocket_handshake_data', texts: [], numbers: ['status'] };

const SHAPES = new Map<string, DataShape>(
  Object.entries({
    dom_action: { key: 'target', texts: ['textContent', 'id', 'type', 'tagName', 'xpath', 'className'], numbers: [] },
    network_request: { key: 'network_request_data', texts: ['method', 'url', 'resource_type', 'body'], numbers: [] },
    network_response: { key: 'network_response_data', texts: ['body', 'url', 'error'], numbers: ['status'] },
    websocket_created: { key: 'websocket_created_data', texts: ['url'], numbers: [] },
    websocket_closed: { key: 'websocket_closed_data', texts: ['reason'], numbers: [] },
    websocket_frame_sent: frame,
    websocket_frame_received: frame,
    websocket_handshake_request: handshake,
    websocket_handshake_response: handshake,
    console_error: message('console_error_data'),
    console_warn: message('console_warn_data'),
    javascript_error: message('javascript_error_data'),
    local_storage: storage('local_storage_data'),
    session_storage: storage('session_storage_data'),
    navigation: { key: 'navigation_data', texts: ['url'], numbers: [] },
  } satisfies Record<EventType, DataShape>),
);

/**
 * Gives the fields of an event the types that `TimelineEvent` promises, in place. Fields that are right already, as nearly all are, cost
 * a look each; the relative time is left to `setRelativeTimes`.
 */
export function normalizeEvent(event: Fields): void {
  const timestamp = event['timestamp'];
  if (typeof event['type'] !== 'string') event['type'] = 'unknown';
  if (typeof timestamp !== 'number' || !isDate(timestamp)) event['timestamp'] = asTimestamp(timestamp);
  textField(event, 'correlation_id');
  textField(event, 'page_url');

  const shape = SHAPES.get(event['type'] as string);
  if (shape !== undefined) normalizeData(event, shape);
}

function normalizeData(event: Fields, { key, texts, numbers }: DataShape): void {
  if (key === 'target') {
    textField(event, 'action_type');
    textField(event, 'final_value');
  }
  const data = event[key];
  if (typeof data !== 'object' || data === null) {
    if (data !== undefined) event[key] = undefined;
    return;
  }
  for (const name of texts) textField(data as Fields, name);
  for (const name of numbers) numberField(data as Fields, name);
}

function textField(fields: Fields, key: string): void {
  const value = fields[key];
  if (typeof value !== 'string' && value !== undefined) fields[key] = asText(value);
}

function numberField(fields: Fields, key: string): void {
  const value = fields[key];
  if ((typeof value !== 'number' && value !== undefined) || value === Infinity || value === -Infinity)
    fields[key] = asNumber(value);
}
