/** Some hundred kilobytes, as in a small recording. */
const CYCLES = 80;
const CHUNK_BYTES = 8 * 1024;

/** As recorded ones are: JSON within a text. */
const body = JSON.stringify(Array(30).fill({ id: 1, name: 'a b c', on: true }));
const url = 'https://shop.example/api/Orders?page=1';
const headers = { accept: '*/*' };
const text = 'Error: "a" is not a function';
/** Fields of every event. Code that has seen only small numbers is compiled again for real times. */
const base = { relative_time_ms: 1, timestamp: 1_700_000_000_000, page_url: url, correlation_id: '1' };
const events = [
  { type: 'network_request', network_request_data: { method: 'PUT', url, resource_type: 'fetch', headers, body } },
  { type: 'network_response', network_response_data: { status: 500, url, headers, body } },
  { type: 'websocket_created', websocket_created_data: { url } },
  { type: 'websocket_frame_sent', websocket_frame_data: { opcode: 1, payloadData: text, payloadLength: 1 } },
  { type: 'dom_action', action_type: 'input', target: { tagName: 'INPUT', textContent: text }, final_value: text },
  { type: 'console_error', console_error_data: { message: text, stack: text } },
  { type: 'local_storage', local_storage_data: { key: text, value: text } },
  { type: 'navigation', navigation_data: { url } },
  { type: 'other' },
].map((event) => ({ ...base, ...event }));

/** The bytes of a timeline that nobody recorded, of events as recordings are full of. */
export function* madeUpTimeline(): Generator<Uint8Array<ArrayBuffer>> {
  const file = { timeline: Array(CYCLES).fill(events).flat(), metadata: { browser: '1' } };
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}
