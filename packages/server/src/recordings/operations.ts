import type { AppendedEvents, CompleteFlowInput, CreateFlowInput, Flow, RecordingStatus } from '@flowlens/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.js';
import type { Database } from '../platform/database/database.js';
import type { Operations } from '../http/operation-handler.js';
import type { Mail } from '../features/notifications/mail.js';
import { actorOf } from '../http/authentication.js';
import type { ProcessingQueue } from './process/processing-queue.js';
import type { MediaAddress } from '../platform/storage/links/media-address.js';
import { toFlow } from '../features/flows/flow-row.js';
import { completeRecording } from './complete-recording.js';
import { createFlow } from './create-flow.js';
import { appendEvents } from './events/append-events.js';
import type { EventIntake } from './events/event-intake.js';
import { retryRecording } from './retry-recording.js';

interface RecorderParts {
  config: Pick<Config, 'maxTimelineBytes' | 'maxEvents' | 'maxPersonBytes' | 'maxProjectBytes' | 'limits'>;
  database: Database;
  queue: ProcessingQueue;
  mail: Mail;
  intake: EventIntake;
  mediaFor: (request: FastifyRequest) => MediaAddress;
}

type OneFlow = FastifyRequest<{ Params: { flow_id: string } }>;
type Completion = FastifyRequest<{ Params: { flow_id: string }; Body: CompleteFlowInput }>;
type EventBatch = FastifyRequest<{ Params: { flow_id: string }; Querystring: { sequence: number }; Body: Buffer }>;

const QUEUED: RecordingStatus = { recording_status: 'pending', duration: null, video_url: null };

/** Calls of recorders: announce a flow, send its events, complete it. The video is sent through `upload/`. */
export function recorderOperations({
  config,
  database: { db },
  queue,
  mail,
  intake,
  mediaFor,
}: RecorderParts): Operations {
  const limits = { ...config, uploadBytesPerDay: config.limits.uploadBytesPerDay };
  return {
    async createFlow(request: FastifyRequest<{ Body: CreateFlowInput }>, reply: FastifyReply): Promise<Flow> {
      const actor = actorOf(request);
      const row = await createFlow(db, actor, request.body);
      reply.code(201);
      return { ...toFlow(row, actor, mediaFor(request)), comments: [] };
    },

    appendFlowEvents(request: EventBatch): Promise<AppendedEvents> {
      const { params, query, body } = request;
      const batch = { flowId: params.flow_id, sequence: query.sequence, body };
      return appendEvents({ db, intake, limits }, actorOf(request), batch);
    },

    async retryFlow(request: OneFlow, reply: FastifyReply): Promise<RecordingStatus> {
      await retryRecording(db, actorOf(request), { flowId: request.params.flow_id, queue });
      reply.code(202);
      return QUEUED;
    },

    async completeFlow(request: Completion, reply: FastifyReply): Promise<RecordingStatus> {
      const recording = { flowId: request.params.flow_id, withoutVideo: request.body.video === false };
      await completeRecording(db, actorOf(request), { ...recording, queue, mail });
      reply.code(202);
      return QUEUED;
    },
  };
}
