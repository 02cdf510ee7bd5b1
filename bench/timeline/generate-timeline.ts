import type { TimelineEvent } from '@flowlens/core/recorded';

/** Returns a generator of the same numbers from 0 to 1 in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const START_MS = Date.UTC(2025, 2, 5, 14, 7);
const WORDS = [
  'order',
  'price',
  'cart',
  'user',
  'Straße',
  'token',
  'size',
  'blue',
  'shipping',
  '"quoted"',
  'line\nbreak',
];

/** Size of a request or response without its body: headers and the fields of every event. */
const BYTES_BESIDE_BODY = 520;
/** Factor by which words grow as JSON within JSON. */
const ESCAPED_GROWTH = 1.12;

const EVENTS_PER_PART = 1_000;

/**
 * Generates a timeline file of `count` events as text: mostly requests of 1 to 4 KB, websocket frames and DOM actions.
 * Yields parts, because half a million events exceed the maximum length of a string.
 */
export function* timelineParts(count: number): Generator<string, void> {
  const random = seededRandom(count);
  yield '{"timeline":[';
  for (let first = 0; first < count; first += EVENTS_PER_PART) {
    const length = Math.min(EVENTS_PER_PART, count - first);
    const events = Array.from({ length }, (_, offset) => JSON.stringify(eventAt(first + offset, count, random)));
    yield (first > 0 ? ',' : '') + events.join(',');
  }
  yield `],"metadata":${JSON.stringify({ browser: 'Chrome', browserVersion: '140', screenWidth: 1440 })}}`;
}

function eventAt(index: number, count: number, random: () => number): TimelineEvent {
  const relativeTime = Math.round((index / count) * 600_000);
  return {
    relative_time_ms: relativeTime,
    timestamp: START_MS + relativeTime,
    page_url: `https://shop.example/products/${index % 50}`,
    ...dataAt(index, random),
  };
}

/** Twenty events contain the whole mix, so every file has it. */
function dataAt(index: number, random: () => number): Pick<TimelineEvent, 'type'> & Partial<TimelineEvent> {
  const slot = index % 20;
  // The response to a request follows two events later.
  if (slot < 8) return slot % 4 < 2 ? request(index, random) : response(index - 2, random);
  if (slot < 12) return frame(index, random);
  if (slot < 15) return domAction(index);
  if (slot < 17) return consoleMessage(index, random);
  if (slot < 19) return storage(index, random);
  return { type: 'navigation', navigation_data: { url: `https://shop.example/products/${index}` } };
}

function request(index: number, random: () => number): Pick<TimelineEvent, 'type'> & Partial<TimelineEvent> {
  const url = `https://api.shop.example/v1/orders/${index}?page=2`;
  const network_request_data = {
    method: 'POST',
    url,
    resource_type: 'fetch',
    headers: headers(index),
    body: body(random),
  };
  return { type: 'network_request', correlation_id: `request-${index}`, network_request_data };
}

function response(requestIndex: number, random: () => number): Pick<TimelineEvent, 'type'> & Partial<TimelineEvent> {
  const status = [200, 200, 204, 302, 404, 500][requestIndex % 6];
  const url = `https://api.shop.example/v1/orders/${requestIndex}?page=2`;
  const network_response_data = { status, url, headers: headers(requestIndex), body: body(random) };
  return { type: 'network_response', correlation_id: `request-${requestIndex}`, network_response_data };
}

function headers(index: number): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store, max-age=0',
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'x-request-id': `0000-${index}`,
  };
}

/** Generates JSON text whose length makes the event 1 to 4 KB large. */
function body(random: () => number): string {
  const length = 1_024 + random() * 3_072 - BYTES_BESIDE_BODY;
  return JSON.stringify({ items: words(length / ESCAPED_GROWTH, random) });
}

function words(length: number, random: () => number): string {
  let text = '';
  while (text.length < length) text += `${WORDS[Math.floor(random() * WORDS.length)]} `;
  return text;
}

function frame(index: number, random: () => number): Pick<TimelineEvent, 'type'> & Partial<TimelineEvent> {
  const payloadData = words(80, random);
  return {
    type: index % 2 === 0 ? 'websocket_frame_sent' : 'websocket_frame_received',
    correlation_id: `socket-${index % 3}`,
    websocket_frame_data: { opcode: 1, payloadLength: payloadData.length, payloadData },
  };
}

function domAction(index: number): Pick<TimelineEvent, 'type'> & Partial<TimelineEvent> {
  const target = {
    tagName: 'BUTTON',
    textContent: 'Pay now',
    id: `pay-${index}`,
    xpath: '/html/body/main/form/button[1]',
    className: 'primary',
  };
  return { type: 'dom_action', action_type: 'click', target };
}

function consoleMessage(index: number, random: () => number): Pick<TimelineEvent, 'type'> & Partial<TimelineEvent> {
  const data = { message: words(120, random), stack: words(400, random), filename: 'https://shop.example/app.js' };
  return index % 2 === 0
    ? { type: 'console_warn', console_warn_data: data }
    : { type: 'console_error', console_error_data: data };
}

function storage(index: number, random: () => number): Pick<TimelineEvent, 'type'> & Partial<TimelineEvent> {
  return { type: 'local_storage', local_storage_data: { key: `cart-${index}`, value: words(100, random) } };
}
