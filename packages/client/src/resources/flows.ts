import { createHeaders, type CreateOptions } from '../create-options.js';
import type { Transport } from '../transport.js';
import type {
  CreatedShareLink,
  Flow,
  Recording,
  RecordingStatus,
  SequenceDiagram,
  ShareLink,
  UpdateFlowInput,
} from '../types.js';
import { flowLists } from './flow-lists.js';

export type FlowsResource = ReturnType<typeof flowsResource>;

export function flowsResource(transport: Transport) {
  const { api, call } = transport;
  const at = (flowId: string) => ({ path: { flow_id: flowId } });
  return {
    ...flowLists(transport),

    /** One flow with its comments. */
    get: (flowId: string, signal?: AbortSignal): Promise<Flow> =>
      call('getFlow', (init) => api.GET('/flowlens/flow/{flow_id}', { params: at(flowId), ...init }), { signal }),

    update: (flowId: string, input: UpdateFlowInput, signal?: AbortSignal): Promise<Flow> =>
      call(
        'updateFlow',
        (init) => api.PATCH('/flowlens/flow/{flow_id}', { params: at(flowId), body: input, ...init }),
        { signal },
      ),

    remove: (flowId: string, signal?: AbortSignal): Promise<void> =>
      call('deleteFlow', (init) => api.DELETE('/flowlens/flow/{flow_id}', { params: at(flowId), ...init }), {
        signal,
        bodiless: true,
      }),

    /** How far the video is. */
    recordingStatus: (flowId: string, signal?: AbortSignal): Promise<RecordingStatus> =>
      call(
        'getRecordingStatus',
        (init) => api.GET('/flowlens/flow/{flow_id}/recording-status', { params: at(flowId), ...init }),
        { signal },
      ),

    /** The media with freshly signed URLs. Gives up after 3000 ms (spec §9). */
    recording: (flowId: string, signal?: AbortSignal): Promise<Recording> =>
      call('getRecording', (init) => api.GET('/flowlens/flow/{flow_id}/recording', { params: at(flowId), ...init }), {
        signal,
        timeout: 'short',
      }),

    /** Network and websocket events as Mermaid text. Gives up after 3000 ms (spec §9). */
    sequenceDiagram: (flowId: string, signal?: AbortSignal): Promise<SequenceDiagram> =>
      call(
        'getSequenceDiagram',
        (init) => api.GET('/flowlens/flow/{flow_id}/sequence_diagram', { params: at(flowId), ...init }),
        { signal, timeout: 'short' },
      ),

    /** Makes a public link, valid for one year. No other answer ever shows it. */
    share: (flowId: string, options: CreateOptions = {}): Promise<CreatedShareLink> =>
      call(
        'createShareLink',
        (init) =>
          api.POST('/flowlens/flow/{flow_id}/share', {
            params: { ...at(flowId), header: createHeaders(options) },
            ...init,
          }),
        { signal: options.signal },
      ),

    /** The live public links, newest first. */
    shares: (flowId: string, signal?: AbortSignal): Promise<ShareLink[]> =>
      call('listShareLinks', (init) => api.GET('/flowlens/flow/{flow_id}/shares', { params: at(flowId), ...init }), {
        signal,
      }),

    revokeShare: (flowId: string, shareId: string, signal?: AbortSignal): Promise<void> =>
      call(
        'revokeShareLink',
        (init) =>
          api.DELETE('/flowlens/flow/{flow_id}/share/{share_id}', {
            params: { path: { flow_id: flowId, share_id: shareId } },
            ...init,
          }),
        { signal, bodiless: true },
      ),
  };
}
