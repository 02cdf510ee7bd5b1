import { type CreateOptions, keyHeader } from '../../transport/idempotency-key.js';
import type { Transport } from '../../transport/transport.js';
import type {
  CreatedShareLink,
  Flow,
  Recording,
  RecordingStatus,
  SequenceDiagram,
  ShareLink,
  UpdateFlowInput,
  UpdateShareLinkInput,
} from '../../types.js';
import { flowLists } from './flow-lists.js';

export type FlowsResource = ReturnType<typeof flowsResource>;

export function flowsResource(transport: Transport) {
  const { call, run } = transport;
  const at = (flowId: string) => ({ params: { path: { flow_id: flowId } } });
  return {
    ...flowLists(transport),

    /** Returns one flow with its comments. */
    get: (flowId: string, signal?: AbortSignal): Promise<Flow> =>
      call('getFlow', { signal }, ({ GET }) => GET('/flowlens/flow/{flow_id}', at(flowId))),

    update: (flowId: string, input: UpdateFlowInput, signal?: AbortSignal): Promise<Flow> =>
      call('updateFlow', { signal }, ({ PATCH }) => PATCH('/flowlens/flow/{flow_id}', { ...at(flowId), body: input })),

    remove: (flowId: string, signal?: AbortSignal): Promise<void> =>
      run('deleteFlow', { signal }, ({ DELETE }) => DELETE('/flowlens/flow/{flow_id}', at(flowId))),

    /** Returns the progress of the video. */
    recordingStatus: (flowId: string, signal?: AbortSignal): Promise<RecordingStatus> =>
      call('getRecordingStatus', { signal }, ({ GET }) => GET('/flowlens/flow/{flow_id}/recording-status', at(flowId))),

    /** Returns the media with freshly signed URLs. Times out after 3000 ms. */
    recording: (flowId: string, signal?: AbortSignal): Promise<Recording> =>
      call('getRecording', { signal, timeout: 'short' }, ({ GET }) =>
        GET('/flowlens/flow/{flow_id}/recording', at(flowId)),
      ),

    /** Returns network and websocket events as Mermaid text. Times out after 3000 ms. */
    sequenceDiagram: (flowId: string, signal?: AbortSignal): Promise<SequenceDiagram> =>
      call('getSequenceDiagram', { signal, timeout: 'short' }, ({ GET }) =>
        GET('/flowlens/flow/{flow_id}/sequence_diagram', at(flowId)),
      ),

    /** Processes a failed recording again. Its status is pending afterwards. */
    retry: (flowId: string, options: CreateOptions = {}): Promise<RecordingStatus> =>
      call('retryFlow', options, ({ POST }) =>
        POST('/flowlens/flow/{flow_id}/retry', { params: { path: { flow_id: flowId }, header: keyHeader(options) } }),
      ),

    /** Creates a public link, valid for one year. Only this response contains the link. */
    share: (flowId: string, options: CreateOptions = {}): Promise<CreatedShareLink> =>
      call('createShareLink', options, ({ POST }) =>
        POST('/flowlens/flow/{flow_id}/share', { params: { path: { flow_id: flowId }, header: keyHeader(options) } }),
      ),

    /** Lists the live public links, newest first. */
    shares: (flowId: string, signal?: AbortSignal): Promise<ShareLink[]> =>
      call('listShareLinks', { signal }, ({ GET }) => GET('/flowlens/flow/{flow_id}/shares', at(flowId))),

    /** Chooses the preview picture of a public link that the viewer made. */
    updateShare: (
      flowId: string,
      shareId: string,
      input: UpdateShareLinkInput,
      signal?: AbortSignal,
    ): Promise<ShareLink> =>
      call('updateShareLink', { signal }, ({ PATCH }) =>
        PATCH('/flowlens/flow/{flow_id}/share/{share_id}', {
          params: { path: { flow_id: flowId, share_id: shareId } },
          body: input,
        }),
      ),

    revokeShare: (flowId: string, shareId: string, signal?: AbortSignal): Promise<void> =>
      run('revokeShareLink', { signal }, ({ DELETE }) =>
        DELETE('/flowlens/flow/{flow_id}/share/{share_id}', {
          params: { path: { flow_id: flowId, share_id: shareId } },
        }),
      ),
  };
}
