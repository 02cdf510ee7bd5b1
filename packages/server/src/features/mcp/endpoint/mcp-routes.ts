import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../http/actor.js';
import type { Config } from '../../../platform/config/config.js';
import type { Tables } from '../../../platform/database/schema/tables.js';
import { HttpProblem, unprocessable } from '../../../platform/errors/http-problem.js';
import { spend } from '../../../http/limits/rate-limits.js';
import { RateWindow } from '../../../http/limits/rate-window.js';
import type { MediaSandbox } from '../../../platform/sandbox/sandbox.js';
import { createIsOwnOrigin } from '../../../platform/config/own-origins.js';
import type { BlobStorage } from '../../../platform/storage/blob-storage.js';
import type { Timelines } from '../../timelines/timelines.js';
import { auditedCall, logCall, type Outcome } from './audit.js';
import { createReadFrames } from '../frames/read-frames.js';
import { assertOrigin, badToken, tokenOf } from './mcp-access.js';
import { MCP_PATH } from './mcp-path.js';
import { createMcpServer } from './mcp-server.js';
import { serveMessage } from './serve-message.js';
import type { ToolParts } from '../tools/tool.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Person whose assistant calls the MCP endpoint; null for all other routes. */
    agent: Actor | null;
  }
}

const BODY_BYTES = 64 * 1024;
/** Supported methods. The others are for features that this server lacks, or keep connections open. */
const METHODS = /^(initialize|ping|server\/discover|tools\/(list|call)|notifications\/[\w/]{1,60})$/;

interface McpParts {
  config: Config;
  db: Kysely<Tables>;
  storage: BlobStorage;
  timelines: Timelines;
  sandbox: MediaSandbox;
  version: string;
  /** Finds the person of a coding assistant's token; null unless it is valid. */
  findAgent: (token: string) => Promise<Actor | null>;
}

/** Endpoint for coding assistants: Streamable HTTP without sessions; every request is independent. */
export function registerMcp(
  app: FastifyInstance,
  { config, db, storage, timelines, sandbox, version, findAgent }: McpParts,
): void {
  const parts: ToolParts = {
    db,
    timelines,
    readFrames: createReadFrames(storage, sandbox),
    publicUrl: config.publicUrl,
  };
  const isOwnOrigin = createIsOwnOrigin(config);
  const calls = new RateWindow(config.limits.mcp);

  app.decorateRequest('agent', null);
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    bodyLimit: BODY_BYTES,
    config: { onlyReads: true, waitsForStart: true },
    async onRequest(request) {
      assertOrigin(request, isOwnOrigin);
      request.agent = await findAgent(tokenOf(request));
      if (!request.agent) throw badToken();
      spend(calls, request.agent.userId);
      if (request.method !== 'POST')
        throw new HttpProblem(405, 'Sessions and streams are not supported. Use POST.', {
          headers: { allow: 'POST' },
        });
    },
    handler: (request, reply) => handle(request, reply, { parts, version }),
  });
}

async function handle(
  request: FastifyRequest,
  reply: FastifyReply,
  { parts, version }: { parts: ToolParts; version: string },
): Promise<FastifyReply> {
  const { agent: actor, log } = request;
  if (!actor) throw badToken();
  const message = messageOf(request.body);
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  let outcome: Outcome = 'refused';
  const newServer = () =>
    createMcpServer({
      version,
      call: { ...parts, actor, log, signal: left.signal },
      onOutcome: (ended) => (outcome = ended),
    });
  const served = await serveMessage(newServer, webRequest(request, parts.publicUrl), message);
  const called = auditedCall(message);
  if (called) logCall(log, called, { person: actor.userId, outcome });
  if (served.contentType !== undefined) reply.type(served.contentType);
  return reply.code(served.status).send(served.body);
}

/** @throws HttpProblem 422 */
function messageOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw unprocessable('Send one JSON-RPC message; batches are not supported.');
  const message = body as Record<string, unknown>;
  const { method } = message;
  if (typeof method !== 'string' || !METHODS.test(method))
    throw unprocessable('The MCP endpoint does not support this method.');
  return message;
}

/** Without credentials, because nothing here needs cookies. */
function webRequest({ headers }: FastifyRequest, publicUrl: string): Request {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (/^(accept|content-type|mcp-[\w-]+)$/.test(name) && typeof value === 'string') kept.set(name, value);
  return new Request(`${publicUrl}${MCP_PATH}`, { method: 'POST', headers: kept });
}
