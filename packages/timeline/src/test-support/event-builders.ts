import type { TimelineEvent } from '@flowlens/core/recorded';

type Fields = Partial<Omit<TimelineEvent, 'type' | 'relative_time_ms'>>;

export function anEvent(type: string, timeMs = 0, fields: Fields = {}): TimelineEvent {
  return { type, relative_time_ms: timeMs, timestamp: null, ...fields };
}

export function aRequest(timeMs: number, id?: string, data: TimelineEvent['network_request_data'] = {}): TimelineEvent {
  const network_request_data = { method: 'GET', url: 'https://shop.example/api', ...data };
  return anEvent('network_request', timeMs, { correlation_id: id, network_request_data });
}

export function aResponse(
  timeMs: number,
  id?: string,
  data: TimelineEvent['network_response_data'] = {},
): TimelineEvent {
  return anEvent('network_response', timeMs, { correlation_id: id, network_response_data: { status: 200, ...data } });
}
