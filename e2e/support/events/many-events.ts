/** The video is some seconds long; every event falls into it. */
const LENGTH_MS = 10_000;
const STARTED_AT = Date.parse('2026-03-02T09:14:06.000Z');

/**
 * Events of a long recording, shown as four rows for every five: clicks, warnings, storage and requests with their
 * responses; one error in the middle, and one unique last event.
 */
export function manyEvents(count: number, body = '{"ok":true}'): object[] {
  return Array.from({ length: count }, (_, index) => {
    const relative_time_ms = Math.floor((index / count) * LENGTH_MS);
    return { relative_time_ms, timestamp: STARTED_AT + relative_time_ms, ...dataAt(index, count, body) };
  });
}

function dataAt(index: number, count: number, body: string): object {
  if (index === count / 2 + 2) {
    return { type: 'javascript_error', javascript_error_data: { message: 'TypeError: the needle broke' } };
  }
  if (index === count - 1) return { type: 'navigation', navigation_data: { url: 'https://shop.example/the-very-end' } };
  const correlation_id = `request-${Math.floor(index / 5)}`;
  const url = `https://shop.example/api/orders/${Math.floor(index / 5)}`;
  switch (index % 5) {
    case 0:
      return { type: 'network_request', correlation_id, network_request_data: { method: 'GET', url } };
    case 1:
      return { type: 'network_response', correlation_id, network_response_data: { status: 200, url, body } };
    case 2:
      return { type: 'dom_action', action_type: 'click', target: { tagName: 'A', id: `item-${index}` } };
    case 3:
      return { type: 'console_warn', console_warn_data: { message: `Slow frame ${index}` } };
    default:
      return { type: 'local_storage', local_storage_data: { key: `key-${index}`, value: String(index) } };
  }
}
