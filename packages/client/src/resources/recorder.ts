import { type CreateOptions, creating } from '../create-options.js';
import type { Transport } from '../transport.js';
import type { CreateFlowInput, Flow, RecordingStatus } from '../types.js';
import { uploads } from './uploads.js';

export type RecorderResource = ReturnType<typeof recorderResource>;

export function recorderResource(transport: Transport) {
  const { call } = transport;
  return {
    /** Announces a recording; the flow is pending. */
    createFlow: (input: CreateFlowInput, options: CreateOptions = {}): Promise<Flow> =>
      call('createFlow', { ...creating(options), body: input }),

    /** Adds a batch of timeline events. Sending the same `sequence` again changes nothing. */
    appendEvents: (flowId: string, sequence: number, events: readonly object[], signal?: AbortSignal): Promise<void> =>
      call('appendFlowEvents', {
        path: { flow_id: flowId },
        query: { sequence },
        raw: {
          type: 'application/x-ndjson',
          content: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
        },
        signal,
        bodiless: true,
      }),

    /** Says that everything is uploaded, and queues the processing. */
    complete: (flowId: string, options: CreateOptions = {}): Promise<RecordingStatus> =>
      call('completeFlow', { path: { flow_id: flowId }, ...creating(options) }),

    ...uploads(transport),
  };
}
