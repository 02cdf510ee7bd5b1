import { HOSTILE_PAYLOADS } from '../../../packages/timeline/src/test-support/hostile-payloads.js';

const STARTED_AT = Date.parse('2026-03-02T09:14:06.000Z');

/** Texts that would run in a careless page. */
export const RUNNING_TEXTS = [
  '<img src=x onerror="window.ranFromData=1">',
  '<svg onload="window.ranFromData=1"></svg>',
  '"><script>window.ranFromData=1</script>',
  'javascript:window.ranFromData=1',
  'data:text/html,<script>top.ranFromData=1</script>',
  '{{constructor.constructor("window.ranFromData=1")()}}',
  '<iframe srcdoc="<script>parent.ranFromData=1</script>"></iframe>',
  '<a href="javascript:window.ranFromData=1">press</a>',
];

/** A recording in which every text is an attack on its readers. */
export function poisonedEvents(): object[] {
  const events = [...RUNNING_TEXTS, ...HOSTILE_PAYLOADS].flatMap(eventsSaying);
  return events.map((event, index) => ({
    relative_time_ms: index * 10,
    timestamp: STARTED_AT + index * 10,
    page_url: 'https://shop.example/',
    ...event,
  }));
}

function eventsSaying(text: string, index: number): object[] {
  const id = `poisoned-${index}`;
  const headers = { 'content-type': 'text/html', [`x-${index}`]: text };
  const message = { message: text, url: text, filename: text, stack: `Error\n    at ${text}` };
  const target = { tagName: text, textContent: text, id: text, className: text, xpath: text };
  return [
    {
      type: 'network_request',
      correlation_id: id,
      network_request_data: { method: 'POST', url: `https://shop.example/?q=${text}`, headers, body: text },
    },
    { type: 'network_response', correlation_id: id, network_response_data: { status: 500, headers, body: text } },
    { type: 'network_request', correlation_id: `${id}-url`, network_request_data: { method: text, url: text } },
    { type: 'javascript_error', javascript_error_data: message },
    { type: 'local_storage', local_storage_data: { key: text, value: text } },
    { type: 'dom_action', action_type: 'input', target, final_value: text },
    { type: 'navigation', navigation_data: { url: text } },
  ];
}
