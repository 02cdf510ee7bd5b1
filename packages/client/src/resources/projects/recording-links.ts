import { type CreateOptions, keyHeader } from '../../transport/idempotency-key.js';
import type { Transport } from '../../transport/transport.js';
import type { CreatedRecordingLink, CreateRecordingLinkInput, RecordingLinks, WaitingRecording } from '../../types.js';

export type RecordingLinksResource = ReturnType<typeof recordingLinksResource>;

/** Links that let guests record for a project, and the recordings made through them. For its admins. */
export function recordingLinksResource({ call, run }: Transport) {
  const at = (systemId: string) => ({ params: { path: { systemId } } });
  return {
    /** Returns the setting for guest recordings and the live links of the project. */
    get: (systemId: string, signal?: AbortSignal): Promise<RecordingLinks> =>
      call('getRecordingLinks', { signal }, ({ GET }) => GET('/systems/{systemId}/recording-links', at(systemId))),

    /** Switches guest recordings on or off. Switching off ends every link permanently. */
    setEnabled: (systemId: string, enabled: boolean, signal?: AbortSignal): Promise<RecordingLinks> =>
      call('setRecordingLinks', { signal }, ({ PUT }) =>
        PUT('/systems/{systemId}/recording-links', { ...at(systemId), body: { enabled } }),
      ),

    /** Creates a link. Only this response contains its address. */
    create: (
      systemId: string,
      input: CreateRecordingLinkInput,
      options: CreateOptions = {},
    ): Promise<CreatedRecordingLink> =>
      call('createRecordingLink', options, ({ POST }) =>
        POST('/systems/{systemId}/recording-links', {
          params: { path: { systemId }, header: keyHeader(options) },
          body: input,
        }),
      ),

    revoke: (systemId: string, linkId: string, signal?: AbortSignal): Promise<void> =>
      run('revokeRecordingLink', { signal }, ({ DELETE }) =>
        DELETE('/systems/{systemId}/recording-links/{link_id}', {
          params: { path: { systemId, link_id: linkId } },
        }),
      ),

    /** Lists the guest recordings that await a decision, oldest first. */
    waiting: (systemId: string, signal?: AbortSignal): Promise<WaitingRecording[]> =>
      call('listWaitingRecordings', { signal }, ({ GET }) =>
        GET('/systems/{systemId}/waiting-recordings', at(systemId)),
      ),

    /** Accepts a waiting recording, which makes it a flow of the project. */
    accept: (systemId: string, flowId: string, options: CreateOptions = {}): Promise<void> =>
      run('acceptWaitingRecording', options, ({ POST }) =>
        POST('/systems/{systemId}/waiting-recordings/{flow_id}', {
          params: { path: { systemId, flow_id: flowId }, header: keyHeader(options) },
        }),
      ),

    /** Deletes a waiting recording. */
    discard: (systemId: string, flowId: string, signal?: AbortSignal): Promise<void> =>
      run('discardWaitingRecording', { signal }, ({ DELETE }) =>
        DELETE('/systems/{systemId}/waiting-recordings/{flow_id}', {
          params: { path: { systemId, flow_id: flowId } },
        }),
      ),
  };
}
