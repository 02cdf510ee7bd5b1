import type { TimelineEvent, TimelineMetadata } from '@flowlens/core/recorded';

/** The larger variant of a timeline file. */
export interface TimelineFile {
  timeline: TimelineEvent[];
  metadata: TimelineMetadata;
}

const STARTED_AT = Date.parse('2026-03-02T09:14:06.000Z');
const PAGE = 'https://shop.example/cart';
const API = 'https://shop.example/api';
const SOCKET = { correlation_id: 'ws-1' };

/** One event at a time since the start of the recording. */
export function anEvent(
  relative_time_ms: number,
  event: Omit<TimelineEvent, 'relative_time_ms' | 'timestamp'>,
): TimelineEvent {
  return { relative_time_ms, timestamp: STARTED_AT + relative_time_ms, page_url: PAGE, ...event };
}

export interface RequestOptions {
  /** @default 'req-1' */
  id?: string;
  method?: string;
  url?: string;
  /** Undefined keeps the request pending. */
  status?: number;
  latencyMs?: number;
}

/** Returns a request, with its response if there is a status. */
export function aRequest(
  relative_time_ms: number,
  { id = 'req-1', method = 'GET', url = `${API}/cart`, status, latencyMs = 120 }: RequestOptions = {},
): TimelineEvent[] {
  const request = anEvent(relative_time_ms, {
    type: 'network_request',
    correlation_id: id,
    network_request_data: {
      method,
      url,
      resource_type: 'fetch',
      headers: { accept: 'application/json' },
      ...(method !== 'GET' && { body: '{"voucher":"SPRING"}' }),
    },
  });
  if (status === undefined) return [request];
  const response = anEvent(relative_time_ms + latencyMs, {
    type: 'network_response',
    correlation_id: id,
    network_response_data: {
      status,
      url,
      headers: { 'content-type': 'application/json' },
      body: status < 400 ? '{"ok":true}' : '{"detail":"Voucher service is down"}',
    },
  });
  return [request, response];
}

/** A short recording with every event type and every DOM action type. */
export function aTimeline(overrides: Partial<TimelineFile> = {}): TimelineFile {
  return { timeline: everyEventType(), metadata: METADATA, ...overrides };
}

const METADATA: TimelineMetadata = {
  browser: 'Chrome',
  browserVersion: '140.0',
  os: 'macOS',
  osVersion: '15.3',
  architecture: 'arm64',
  timezone: 'Europe/Berlin',
  screenWidth: 1440,
  screenHeight: 900,
};

function everyEventType(): TimelineEvent[] {
  const button = { tagName: 'BUTTON', id: 'pay', textContent: 'Pay now', xpath: '//*[@id="pay"]' };
  const field = { tagName: 'INPUT', type: 'text', id: 'voucher', xpath: '//*[@id="voucher"]' };
  return [
    anEvent(0, { type: 'navigation', navigation_data: { url: PAGE } }),
    ...aRequest(150, { id: 'req-cart', status: 200 }),
    anEvent(400, { type: 'local_storage', local_storage_data: { key: 'theme', value: 'dark' } }),
    anEvent(450, { type: 'session_storage', session_storage_data: { key: 'step', value: 'cart' } }),
    anEvent(600, { type: 'websocket_created', ...SOCKET, websocket_created_data: { url: 'wss://shop.example/live' } }),
    anEvent(620, { type: 'websocket_handshake_request', ...SOCKET, websocket_handshake_data: { headers: {} } }),
    anEvent(680, {
      type: 'websocket_handshake_response',
      ...SOCKET,
      websocket_handshake_data: { status: 101, headers: { upgrade: 'websocket' } },
    }),
    anEvent(900, { type: 'websocket_frame_sent', ...SOCKET, websocket_frame_data: frame('{"subscribe":"stock"}') }),
    anEvent(1_100, { type: 'websocket_frame_received', ...SOCKET, websocket_frame_data: frame('{"stock":3}') }),
    anEvent(1_600, { type: 'dom_action', action_type: 'scroll', target: { tagName: 'HTML' } }),
    anEvent(2_000, { type: 'dom_action', action_type: 'click', target: field }),
    anEvent(2_900, { type: 'dom_action', action_type: 'keydown_session', target: field, final_value: 'SPRING' }),
    anEvent(3_000, { type: 'dom_action', action_type: 'input', target: field, final_value: 'SPRING' }),
    ...aRequest(3_400, { id: 'req-old', url: `${API}/voucher`, status: 302, latencyMs: 60 }),
    anEvent(4_000, { type: 'dom_action', action_type: 'submit', target: { tagName: 'FORM', id: 'checkout' } }),
    anEvent(4_050, { type: 'dom_action', action_type: 'click', target: button }),
    ...aRequest(4_100, { id: 'req-pay', method: 'POST', url: `${API}/checkout`, status: 500, latencyMs: 340 }),
    anEvent(4_500, { type: 'console_error', console_error_data: { message: 'Checkout failed: 500', url: PAGE } }),
    anEvent(4_700, { type: 'console_warn', console_warn_data: { message: 'Retrying without a voucher', url: PAGE } }),
    anEvent(6_200, {
      type: 'javascript_error',
      javascript_error_data: {
        message: "TypeError: Cannot read properties of undefined (reading 'total')",
        filename: 'https://shop.example/checkout.js',
        stack: "TypeError: Cannot read properties of undefined (reading 'total')\n    at pay (checkout.js:42:17)",
      },
    }),
    ...aRequest(8_000, { id: 'req-hang', url: `${API}/recommendations` }),
    anEvent(9_500, { type: 'websocket_closed', ...SOCKET, websocket_closed_data: { reason: 'Going away' } }),
  ];
}

/** One event of every type that `aTimeline` lacks. */
export function additionalEvents(): TimelineEvent[] {
  return [
    anEvent(100, { type: 'console_log', console_log_data: { message: 'Cart loaded with 2 items' } }),
    anEvent(200, { type: 'console_info', console_info_data: { message: 'Feature flags: voucher, express' } }),
    anEvent(300, { type: 'console_debug', console_debug_data: { message: 'render cart 4 ms' } }),
    anEvent(1_000, {
      type: 'sse_message',
      correlation_id: 'stock-stream',
      sse_message_data: { event: 'stock', data: '{"sku":"sku-1","stock":3}', last_event_id: '41' },
    }),
    anEvent(2_000, {
      type: 'resource_error',
      resource_error_data: { tagName: 'IMG', url: 'https://cdn.shop.example/shoes/trail-blue.webp' },
    }),
    anEvent(3_000, {
      type: 'csp_violation',
      csp_violation_data: {
        directive: 'script-src-elem',
        blocked_uri: 'https://tags.example/pixel.js',
        disposition: 'enforce',
        source_file: PAGE,
        line_number: 12,
        column_number: 7,
      },
    }),
    anEvent(4_000, {
      type: 'csp_violation',
      csp_violation_data: {
        directive: 'style-src',
        blocked_uri: 'inline',
        disposition: 'report',
        sample: 'color: red',
      },
    }),
    anEvent(5_000, {
      type: 'recorder_gap',
      recorder_gap_data: { reason: 'The page was suspended', duration_ms: 12_000, probe: 'network' },
    }),
    anEvent(6_000, { type: 'recorder_mark', recorder_mark_data: { note: 'The total is wrong' } }),
  ];
}

function frame(payloadData: string) {
  return { opcode: 1, payloadLength: payloadData.length, payloadData };
}
