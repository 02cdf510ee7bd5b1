import type { EventType, TimelineEvent } from '@flowlens/core/recorded';

/** Fields of an event that hold its data. */
export type DataObject = Extract<keyof TimelineEvent, 'target' | `${string}_data`>;

/** Form of the data of an event type, for both readers of timeline files. */
export interface EventShape {
  /** Field of the event that holds the data object. */
  data: DataObject;
  /** Field that contains it in files of other recorders, used if ours contains no object. */
  foreignData?: ForeignData;
  texts: readonly string[];
  numbers: readonly string[];
  /** Our name of a text field and that of other recorders, which is used if ours is missing. */
  foreignTexts?: readonly (readonly [ours: string, theirs: string])[];
}

export type ForeignData = 'console_data';

const message = (data: DataObject): EventShape => ({
  data,
  texts: ['message', 'url', 'stack', 'filename'],
  numbers: ['lineno', 'colno'],
});
const logged = (data: DataObject): EventShape => ({ ...message(data), foreignData: 'console_data' });
const storage = (data: DataObject): EventShape => ({ data, texts: ['key', 'value'], numbers: [] });
const frame: EventShape = {
  data: 'websocket_frame_data',
  texts: ['payloadData'],
  numbers: ['opcode', 'payloadLength'],
};
const handshake: EventShape = { data: 'websocket_handshake_data', texts: [], numbers: ['status'] };

export const EVENT_SHAPES: Readonly<Record<EventType, EventShape>> = {
  dom_action: {
    data: 'target',
    texts: ['textContent', 'id', 'type', 'tagName', 'xpath', 'className', 'src'],
    numbers: [],
  },
  network_request: {
    data: 'network_request_data',
    texts: ['method', 'url', 'resource_type', 'body', 'error'],
    numbers: [],
    foreignTexts: [['error', 'network_level_err_text']],
  },
  network_response: {
    data: 'network_response_data',
    texts: ['body', 'url', 'method', 'error'],
    numbers: ['status'],
    foreignTexts: [
      ['url', 'request_url'],
      ['method', 'request_method'],
    ],
  },
  websocket_created: { data: 'websocket_created_data', texts: ['url'], numbers: [] },
  websocket_closed: { data: 'websocket_closed_data', texts: ['reason'], numbers: [] },
  websocket_frame_sent: frame,
  websocket_frame_received: frame,
  websocket_handshake_request: handshake,
  websocket_handshake_response: handshake,
  console_error: logged('console_error_data'),
  console_warn: logged('console_warn_data'),
  console_log: logged('console_log_data'),
  console_info: logged('console_info_data'),
  console_debug: logged('console_debug_data'),
  javascript_error: message('javascript_error_data'),
  resource_error: { data: 'resource_error_data', texts: ['tagName', 'url'], numbers: [] },
  csp_violation: {
    data: 'csp_violation_data',
    texts: ['directive', 'blocked_uri', 'disposition', 'source_file', 'sample'],
    numbers: ['line_number', 'column_number'],
  },
  sse_message: { data: 'sse_message_data', texts: ['event', 'data', 'last_event_id', 'url'], numbers: [] },
  local_storage: storage('local_storage_data'),
  session_storage: storage('session_storage_data'),
  navigation: { data: 'navigation_data', texts: ['url', 'transition_type'], numbers: ['frame_id'] },
  recorder_gap: { data: 'recorder_gap_data', texts: ['reason', 'probe'], numbers: ['duration_ms'] },
  recorder_mark: { data: 'recorder_mark_data', texts: ['note'], numbers: [] },
};
