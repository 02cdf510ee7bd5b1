import type { Flow, Recording, RecordingStatus, SequenceDiagram, UpdateFlowInput } from '@flowlens/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteAudit } from '../../http/audit/register-audit.js';
import type { Database } from '../../platform/database/database.js';
import type { Operations } from '../../http/operation-handler.js';
import { actorOf } from '../../http/authentication.js';
import { notFound } from '../../platform/errors/http-problem.js';
import { setNextLink } from '../../http/next-link.js';
import type { BlobRemoval } from '../../platform/storage/removal/blob-removal.js';
import type { MediaAddress } from '../../platform/storage/links/media-address.js';
import type { Timelines } from '../timelines/timelines.js';
import type { KeptLimits } from '../../recordings/upload/kept-bytes.js';
import { findComments } from '../comments/comment-repository.js';
import { guestStatus } from '../recording-links/guest-status.js';
import { recorderTokenOf } from '../recorder-tokens/token-reach.js';
import { deleteFlow } from './delete-flow.js';
import { listFlowHosts } from './list/flow-hosts.js';
import { type FlowListQuery, listFlows } from './list/flow-list.js';
import { findFlow, findVideoFile } from './flow-repository.js';
import { type FlowRow, toFlow } from './flow-row.js';
import { createDrawTimeline } from './sequence-diagram.js';
import { updateFlow } from './update-flow.js';

interface FlowParts {
  database: Database;
  mediaFor: (request: FastifyRequest) => MediaAddress;
  blobRemoval: BlobRemoval;
  timelines: Timelines;
  limits: KeptLimits;
}

type OneFlow = FastifyRequest<{ Params: { flow_id: string } }>;

export function flowOperations({ database: { db }, mediaFor, blobRemoval, timelines, limits }: FlowParts): Operations {
  const sequenceDiagramOf = createDrawTimeline(timelines);

  async function flowOf(request: OneFlow): Promise<FlowRow> {
    const flow = await findFlow(db, actorOf(request), request.params.flow_id);
    if (!flow) throw notFound('There is no such flow.');
    return flow;
  }

  async function readFlow(request: OneFlow): Promise<Flow> {
    const actor = actorOf(request);
    const row = await flowOf(request);
    return { ...toFlow(row, actor, mediaFor(request)), comments: await findComments(db, actor, row.id) };
  }

  async function list(
    request: FastifyRequest,
    reply: FastifyReply,
    call: { query: FlowListQuery; projectId?: string },
  ) {
    const { query, projectId } = call;
    const page = await listFlows({ db, actor: actorOf(request), query, projectId, addressOf: mediaFor(request) });
    setNextLink(request, reply, page.cursor);
    reply.type('application/json; charset=utf-8');
    return page.json;
  }

  return {
    listSystemFlows(
      request: FastifyRequest<{ Params: { systemId: string }; Querystring: FlowListQuery }>,
      reply: FastifyReply,
    ) {
      return list(request, reply, { query: request.query, projectId: request.params.systemId });
    },

    listFlows(request: FastifyRequest<{ Querystring: FlowListQuery & { system_id?: string } }>, reply: FastifyReply) {
      const { system_id: projectId, ...query } = request.query;
      return list(request, reply, { query, ...(projectId !== undefined && { projectId }) });
    },

    listFlowHosts: (request: FastifyRequest<{ Querystring: { system_id?: string } }>) =>
      listFlowHosts(db, actorOf(request), request.query.system_id),

    getFlow: readFlow,

    async updateFlow(request: OneFlow & FastifyRequest<{ Body: UpdateFlowInput }>) {
      const { flow_id: flowId } = request.params;
      const leftProject = await updateFlow(db, { actor: actorOf(request), flowId, changes: request.body, limits });
      if (leftProject !== null) noteAudit(request, { from_project: leftProject });
      return readFlow(request);
    },

    async deleteFlow(request: OneFlow, reply: FastifyReply) {
      await deleteFlow(db, { actor: actorOf(request), flowId: request.params.flow_id, blobRemoval });
      return reply.code(204).send();
    },

    async getSequenceDiagram(request: OneFlow): Promise<SequenceDiagram> {
      const { timeline_key: key } = await flowOf(request);
      return sequenceDiagramOf(key, actorOf(request).userId);
    },

    async getRecordingStatus(request: OneFlow): Promise<RecordingStatus> {
      const actor = actorOf(request);
      if (actor.kind === 'guest') return guestStatus(db, actor, request.params.flow_id);
      const { recording_status, video_duration_ms: duration, video_key } = await flowOf(request);
      // A recorder token may watch its recording, but not read the flow.
      const mayWatch = recorderTokenOf(actor) === null;
      return { recording_status, duration, video_url: mayWatch ? mediaFor(request)(video_key) : null };
    },

    async getRecording(request: OneFlow): Promise<Recording> {
      const flow = await flowOf(request);
      const file = await findVideoFile(db, actorOf(request), flow.id);
      const addressOf = mediaFor(request);
      return {
        recording_status: flow.recording_status,
        video_url: addressOf(flow.video_key),
        preview_video_url: addressOf(flow.preview_key),
        thumbnail_url: addressOf(flow.thumbnail_key),
        video_duration_ms: flow.video_duration_ms ?? 0,
        mime_type: file?.mime_type ?? null,
        size_bytes: file?.size_bytes ?? null,
      };
    },
  };
}
