import type {
  BeginGuestRecordingInput,
  CreatedRecordingLink,
  CreateRecordingLinkInput,
  GuestRecording,
} from '@flowlens/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.js';
import type { Database } from '../../platform/database/database.js';
import type { Operations } from '../../http/operation-handler.js';
import { actorOf } from '../../http/authentication.js';
import { networkOf } from '../../http/limits/network-of.js';
import type { MediaSandbox } from '../../platform/sandbox/sandbox.js';
import { opaqueToken } from '../auth/sessions/authenticate.js';
import type { BlobRemoval } from '../../platform/storage/removal/blob-removal.js';
import type { MediaAddress } from '../../platform/storage/links/media-address.js';
import { beginGuestRecording } from './begin-guest-recording.js';
import { readGuestLink } from './read-guest-link.js';
import {
  createRecordingLink,
  readRecordingLinks,
  revokeRecordingLink,
  setRecordingLinks,
} from './recording-link-store.js';
import { acceptWaitingRecording, discardWaitingRecording, listWaitingRecordings } from './waiting-recordings.js';

interface RecordingLinkOperationParts {
  config: Pick<Config, 'publicUrl'>;
  database: Pick<Database, 'db'>;
  sandbox: Pick<MediaSandbox, 'kind'>;
  blobRemoval: BlobRemoval;
  mediaFor: (request: FastifyRequest) => MediaAddress;
}

type OneProject = FastifyRequest<{ Params: { systemId: string } }>;
type OneLink = FastifyRequest<{ Params: { systemId: string; link_id: string } }>;
type OneRecording = FastifyRequest<{ Params: { systemId: string; flow_id: string } }>;

/** Links by which guests record, and the recordings that wait for an admin. */
export function recordingLinkOperations({
  config: { publicUrl },
  database: { db },
  sandbox,
  blobRemoval,
  mediaFor,
}: RecordingLinkOperationParts): Operations {
  const parts = { db, publicUrl, available: sandbox.kind === 'system' };
  const recordingOf = ({ params }: OneRecording) => ({ projectId: params.systemId, flowId: params.flow_id });

  return {
    getRecordingLinks: (request: OneProject) => readRecordingLinks(parts, actorOf(request), request.params.systemId),

    setRecordingLinks(request: OneProject & FastifyRequest<{ Body: { enabled: boolean } }>) {
      const { systemId: projectId } = request.params;
      return setRecordingLinks(parts, actorOf(request), { projectId, enabled: request.body.enabled });
    },

    async createRecordingLink(
      request: OneProject & FastifyRequest<{ Body: CreateRecordingLinkInput }>,
      reply: FastifyReply,
    ): Promise<CreatedRecordingLink> {
      const { systemId: projectId } = request.params;
      const link = await createRecordingLink(parts, actorOf(request), { projectId, input: request.body });
      reply.code(201);
      return link;
    },

    async revokeRecordingLink(request: OneLink, reply: FastifyReply) {
      const { systemId: projectId, link_id: linkId } = request.params;
      await revokeRecordingLink(parts, actorOf(request), { projectId, linkId });
      return reply.code(204).send();
    },

    listWaitingRecordings(request: OneProject) {
      const { systemId: projectId } = request.params;
      return listWaitingRecordings(db, actorOf(request), { projectId, addressOf: mediaFor(request) });
    },

    async acceptWaitingRecording(request: OneRecording, reply: FastifyReply) {
      await acceptWaitingRecording(db, actorOf(request), recordingOf(request));
      return reply.code(204).send();
    },

    async discardWaitingRecording(request: OneRecording, reply: FastifyReply) {
      await discardWaitingRecording({ db, blobRemoval }, actorOf(request), recordingOf(request));
      return reply.code(204).send();
    },

    getGuestLink: (request) => readGuestLink(parts, opaqueToken(request)),

    async beginGuestRecording(
      request: FastifyRequest<{ Body: BeginGuestRecordingInput }>,
      reply: FastifyReply,
    ): Promise<GuestRecording> {
      const token = opaqueToken(request);
      const begun = await beginGuestRecording(parts, { token, input: request.body, address: networkOf(request.ip) });
      reply.code(201);
      return begun;
    },
  };
}
