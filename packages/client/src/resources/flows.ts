import { type CreateOptions, creating } from '../create-options.js';
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
  const { call } = transport;
  const at = (flowId: string) => ({ path: { flow_id: flowId } });
  return {
    ...flowLists(transport),

    /** One flow with its comments. */
    get: (flowId: string, signal?: AbortSignal): Promise<Flow> => call('getFlow', { ...at(flowId), signal }),

    update: (flowId: string, input: UpdateFlowInput, signal?: AbortSignal): Promise<Flow> =>
      call('updateFlow', { ...at(flowId), body: input, signal }),

    remove: (flowId: string, signal?: AbortSignal): Promise<void> =>
      call('deleteFlow', { ...at(flowId), signal, bodiless: true }),

    /** How far the video is. */
    recordingStatus: (flowId: string, signal?: AbortSignal): Promise<RecordingStatus> =>
      call('getRecordingStatus', { ...at(flowId), signal }),

    /** The media with freshly signed URLs. Gives up after 3000 ms (spec §9). */
    recording: (flowId: string, signal?: AbortSignal): Promise<Recording> =>
      call('getRecording', { ...at(flowId), signal, timeout: 'short' }),

    /** Network and websocket events as Mermaid text. Gives up after 3000 ms (spec §9). */
    sequenceDiagram: (flowId: string, signal?: AbortSignal): Promise<SequenceDiagram> =>
      call('getSequenceDiagram', { ...at(flowId), signal, timeout: 'short' }),

    /** Makes a public link, valid for one year. No other answer ever shows it. */
    share: (flowId: string, options: CreateOptions = {}): Promise<CreatedShareLink> =>
      call('createShareLink', { ...at(flowId), ...creating(options) }),

    /** The live public links, newest first. */
    shares: (flowId: string, signal?: AbortSignal): Promise<ShareLink[]> =>
      call('listShareLinks', { ...at(flowId), signal }),

    revokeShare: (flowId: string, shareId: string, signal?: AbortSignal): Promise<void> =>
      call('revokeShareLink', { path: { flow_id: flowId, share_id: shareId }, signal, bodiless: true }),
  };
}
