import { rawBody } from '../../transport/raw-body.js';
import { type CreateOptions, keyHeader } from '../../transport/idempotency-key.js';
import type { Transport } from '../../transport/transport.js';
import type { AppendedEvents, CreateFlowInput, Flow, RecordingStatus } from '../../types.js';
import { uploads } from './uploads.js';

export type RecorderResource = ReturnType<typeof recorderResource>;

export interface CompleteOptions extends CreateOptions {
  /** False for a recording without a video. @default true */
  video?: boolean;
}

export function recorderResource(transport: Transport) {
  const { call } = transport;
  return {
    /** Announces a recording; the flow is pending. */
    createFlow: (input: CreateFlowInput, options: CreateOptions = {}): Promise<Flow> =>
      call('createFlow', options, ({ POST }) =>
        POST('/flowlens/flow', { params: { header: keyHeader(options) }, body: input }),
      ),

    /**
     * Adds a batch of timeline events. Sending the same `sequence` again changes nothing. The server skips events that it
     * cannot read, and the response names their lines.
     */
    appendEvents: (
      flowId: string,
      sequence: number,
      events: readonly object[],
      signal?: AbortSignal,
    ): Promise<AppendedEvents> =>
      call('appendFlowEvents', { signal }, ({ POST }) =>
        POST('/flowlens/flow/{flow_id}/events', {
          params: { path: { flow_id: flowId }, query: { sequence } },
          ...rawBody('application/x-ndjson'),
          body: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
        }),
      ),

    /** Completes the upload and queues the processing. `video: false` creates a flow from the events alone. */
    complete: (flowId: string, { video = true, ...options }: CompleteOptions = {}): Promise<RecordingStatus> =>
      call('completeFlow', options, ({ POST }) =>
        POST('/flowlens/flow/{flow_id}/complete', {
          params: { path: { flow_id: flowId }, header: keyHeader(options) },
          body: { video },
        }),
      ),

    ...uploads(transport),
  };
}
