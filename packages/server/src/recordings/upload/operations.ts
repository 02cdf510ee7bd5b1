import { Readable } from 'node:stream';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../../http/actor.js';
import type { Config } from '../../platform/config/config.js';
import type { Database } from '../../platform/database/database.js';
import type { Operations } from '../../http/operation-handler.js';
import { actorOf } from '../../http/authentication.js';
import { notFound, unprocessable } from '../../platform/errors/http-problem.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { CHUNK_MAX_BYTES, chunkTooLarge } from './write-chunk.js';
import { beginUpload } from './begin-upload.js';
import { requireDailyRoom } from './daily-bytes.js';
import { ChunkStore } from './chunk-store.js';
import { protocolRefusal } from './protocol-refusal.js';
import { UploadLocker } from './upload-locker.js';
import { findUpload } from './upload-repository.js';

const PATH = '/uploads';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Headers of the protocol; others are not passed on. */
const TUS_HEADERS = [
  'content-length',
  'content-type',
  'tus-resumable',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];

interface UploadParts {
  config: Pick<Config, 'maxVideoBytes' | 'maxPersonBytes' | 'maxProjectBytes' | 'limits'>;
  database: Database;
  /** Storage for the bytes, separate from finished recordings. */
  storage: BlobStorage;
}

/** Resumable uploads (tus 1.0.0): the tus server handles the protocol; we check permissions and store the bytes. */
export function uploadOperations({ config, database: { db }, storage }: UploadParts): Operations {
  const { maxVideoBytes, maxPersonBytes, maxProjectBytes } = config;
  const limits = { ...config.limits, maxPersonBytes, maxProjectBytes };
  const actors = new WeakMap<object, Actor>();
  const failures = new WeakMap<object, unknown>();
  const server = new Server({
    path: PATH,
    relativeLocation: true,
    allowedOrigins: [],
    datastore: new ChunkStore({ db, storage, limits }),
    maxSize: maxVideoBytes,
    namingFunction: () => randomUUID(),
    locker: new UploadLocker(),
    async onUploadCreate(request, { id, metadata = {}, size }) {
      const actor = actors.get(request);
      if (!actor) throw new Error('The upload has no caller.');
      await beginUpload(db, actor, { id, metadata, sizeBytes: size, limits });
      return {};
    },
    onResponseError(request, error) {
      // Errors other than those of the protocol are answered as everywhere else.
      if (!('status_code' in error)) failures.set(request, error);
      return undefined;
    },
  });

  async function passToTus(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const asked = webRequest(request, path);
    actors.set(asked, actorOf(request));
    const response = await server.handleWeb(asked);
    if (failures.has(asked)) {
      // Unread bytes of the body would block the next request, so tus closes the connection.
      if (response.headers.has('connection')) reply.header('connection', 'close');
      throw failures.get(asked);
    }
    if (!response.ok) throw await protocolRefusal(response);
    // CORS headers are set for all calls at once, and an empty response has no type.
    for (const name of ['access-control-expose-headers', 'content-type']) response.headers.delete(name);
    return reply.code(response.status).headers(Object.fromEntries(response.headers)).send();
  }

  async function passOwnToTus(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { upload_id: id } = request.params as { upload_id: string };
    if (!ID.test(id) || !(await findUpload(db, actorOf(request), id))) throw notFound('There is no such upload.');
    return passToTus(request, reply, `${PATH}/${id}`);
  }

  return {
    createUpload(request, reply) {
      if (request.headers['upload-concat'] !== undefined) throw unprocessable('Uploads cannot be concatenated.');
      return passToTus(request, reply, PATH);
    },
    getUploadOffset: passOwnToTus,
    async appendUpload(request, reply) {
      const { 'content-length': length } = request.headers;
      const bytes = Number(length ?? 0);
      if (bytes > CHUNK_MAX_BYTES) throw chunkTooLarge();
      // A request without bytes may declare the length of the upload.
      if (length !== '0')
        await requireDailyRoom(db, actorOf(request).userId, { bytes, limit: limits.uploadBytesPerDay });
      return passOwnToTus(request, reply);
    },
    cancelUpload: passOwnToTus,
  };
}

/** Uses the path only: tus would also accept an upload id in the query, which was not checked. */
function webRequest(request: FastifyRequest, path: string): Request {
  const headers = new Headers();
  for (const name of TUS_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const { method } = request;
  // The stream types of browsers and Node differ, but the streams are the same.
  const body = method === 'PATCH' && { body: Readable.toWeb(request.raw) as BodyInit, duplex: 'half' as const };
  return new Request(new URL(path, 'http://localhost'), { method, headers, ...body });
}
