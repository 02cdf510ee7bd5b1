import { createHeaders, type CreateOptions } from '../create-options.js';
import type { Transport } from '../transport.js';
import type { CreateFlowInput, Flow, RecordingStatus } from '../types.js';
import { uploads } from './uploads.js';

export type RecorderResource = ReturnType<typeof recorderResource>;

export function recorderResource(transport: Transport) {
  const { api, call } = transport;
  return {
    /** Announces a recording; the flow is pending. */
    createFlow: (input: CreateFlowInput, options: CreateOptions = {}): Promise<Flow> =>
      call(
        'createFlow',
        (init) => api.POST('/flowlens/flow', { params: { header: createHeaders(options) }, body: input, ...init }),
        { signal: options.signal },
      ),

    /** Adds a batch of timeline events. Sending the same `sequence` again changes nothing. */
    appendEvents: (flowId: string, sequence: number, events: readonly object[], signal?: AbortSignal): Promise<void> =>
      call(
        'appendFlowEvents',
        (init) =>
          api.POST('/flowlens/flow/{flow_id}/events', {
            params: { path: { flow_id: flowId }, query: { sequence } },
            headers: { 'Content-Type': 'application/x-ndjson' },
            body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
            bodySerializer: (lines) => lines,
            ...init,
          }),
        { signal, bodiless: true },
      ),

    /** Says that everything is uploaded, and queues the processing. */
    complete: (flowId: string, signal?: AbortSignal): Promise<RecordingStatus> =>
      call(
        'completeFlow',
        (init) => api.POST('/flowlens/flow/{flow_id}/complete', { params: { path: { flow_id: flowId } }, ...init }),
        { signal },
      ),

    ...uploads(transport),
  };
}
