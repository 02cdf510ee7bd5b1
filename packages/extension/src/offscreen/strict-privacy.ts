import type { RecordedEvent } from '@flowlens/recorder/parts';

const REMOVED = '[left out]';

/** Event types that may hold values, with the fields to remove. */
const VALUES: Record<string, readonly string[]> = {
  network_request_data: ['body'],
  network_response_data: ['body'],
  websocket_frame_data: ['payloadData'],
  sse_message_data: ['data'],
  console_error_data: ['message', 'stack'],
  console_warn_data: ['message', 'stack'],
  console_log_data: ['message', 'stack'],
  console_info_data: ['message', 'stack'],
  console_debug_data: ['message', 'stack'],
  javascript_error_data: ['message'],
  local_storage_data: ['value'],
  session_storage_data: ['value'],
  csp_violation_data: ['sample'],
};

/** Removes everything that holds values: bodies, messages, stored values and typed text. */
export function removeValues(event: RecordedEvent): RecordedEvent {
  const left: Record<string, unknown> = { ...event };
  for (const [key, fields] of Object.entries(VALUES)) {
    const data = left[key];
    if (typeof data !== 'object' || data === null) continue;
    const kept = fields.filter((field) => field in data);
    left[key] = { ...data, ...Object.fromEntries(kept.map((field) => [field, REMOVED])) };
  }
  if ('final_value' in left) left.final_value = REMOVED;
  return left as unknown as RecordedEvent;
}
