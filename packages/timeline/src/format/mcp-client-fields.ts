import { storageAction } from './storage-action.js';
import { WEBSOCKET_TYPES } from './foreign-types.js';

type Fields = Record<string, unknown>;

/** Maximum number of unanswered requests that are kept to describe a later response. */
const OPEN_REQUESTS_MAX = 10_000;
const TEXT_OPCODE = 1;

const WEBSOCKET_ACTIONS = new Map<string, string>([...WEBSOCKET_TYPES].map(([action, type]) => [type, action]));

export interface McpClientFields {
  /** Returns a copy of the event with missing fields added and its time in whole milliseconds. */
  complete(event: Fields): Fields;
  /** Returns fields to add to the file's metadata, after the last event. */
  metadata(durationMs?: number): { recording_duration_ms: number; starting_url: string };
}

/**
 * Adds the fields that the FlowLens MCP client (`flowlens-mcp-server`) needs to the events of one file, in their order.
 * Added texts are copies from the events, so a redacted event stays redacted. Repeating it changes nothing.
 */
export function createMcpClientFields(): McpClientFields {
  const requests = new Map<unknown, Fields>();
  let startingUrl: string | undefined;
  let lastMs = 0;

  function completeResponse(event: Fields): Fields {
    const id = event['correlation_id'];
    const request = requests.get(id);
    requests.delete(id);
    return withData(event, 'network_response_data', (data) => ({
      request_url: data['url'] ?? request?.['url'] ?? '',
      request_method: request?.['method'] ?? null,
    }));
  }

  function keepRequest({ correlation_id: id, network_request_data: data }: Fields): void {
    if (typeof id !== 'string' || !isFields(data)) return;
    if (requests.size >= OPEN_REQUESTS_MAX) requests.delete(requests.keys().next().value);
    requests.set(id, { url: data['url'], method: data['method'] });
  }

  return {
    complete(recorded) {
      const event = withWholeTime(recorded);
      const { type, relative_time_ms: timeMs } = event;
      if (typeof timeMs === 'number') lastMs = Math.max(lastMs, timeMs);
      startingUrl ??= firstText(dataOf(event, 'navigation_data')['url'], event['page_url']);
      switch (type) {
        case 'network_request':
          keepRequest(event);
          return event;
        case 'network_response':
          return completeResponse(event);
        case 'navigation':
          return completeNavigation(event);
        case 'local_storage':
        case 'session_storage':
          return withFields(event, { action_type: storageAction(undefined, dataOf(event, `${type}_data`)) });
        default:
          return completeWebSocket(event);
      }
    },
    metadata: (durationMs) => ({
      recording_duration_ms: Math.round(durationMs ?? lastMs),
      starting_url: startingUrl ?? '',
    }),
  };
}

function withWholeTime(event: Fields): Fields {
  const timeMs = event['relative_time_ms'];
  return typeof timeMs === 'number' && !Number.isInteger(timeMs)
    ? { ...event, relative_time_ms: Math.round(timeMs) }
    : event;
}

function completeNavigation(event: Fields): Fields {
  const completed = withData(event, 'navigation_data', () => ({ frame_id: 0, transition_type: 'link' }));
  return withFields(completed, {
    action_type: 'page_navigation',
    page_url: dataOf(event, 'navigation_data')['url'],
  });
}

function completeWebSocket(event: Fields): Fields {
  const action = WEBSOCKET_ACTIONS.get(String(event['type']));
  if (action === undefined) return event;
  const completed = withFields(event, { action_type: action });
  if (!action.startsWith('message_')) return completed;
  // Browsers mask every frame that they send, servers mask none (RFC 6455, 5.1).
  return withData(completed, 'websocket_frame_data', () => ({ opcode: TEXT_OPCODE, mask: action === 'message_sent' }));
}

/** Adds fields to the data object of an event, if it has one. */
function withData(event: Fields, name: string, fields: (data: Fields) => Fields): Fields {
  const data = event[name];
  if (!isFields(data)) return event;
  const completed = withFields(data, fields(data));
  return completed === data ? event : { ...event, [name]: completed };
}

/** Adds the fields that are missing or null; an undefined value adds nothing. */
function withFields(target: Fields, fields: Fields): Fields {
  const missing = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && (target[name] ?? null) === null,
  );
  const isComplete = missing.every(([name, value]) => value === null && name in target);
  return isComplete ? target : { ...target, ...Object.fromEntries(missing) };
}

function dataOf(event: Fields, name: string): Fields {
  const data = event[name];
  return isFields(data) ? data : {};
}

function firstText(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value !== '');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
