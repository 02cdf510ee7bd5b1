import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionKind } from '../../platform/database/schema/people-tables.js';
import { REPLAYED_HEADER } from '../idempotency/idempotency.js';
import type { ActorKind } from '../actor.js';
import { type AuditLine, type AuditObjects, writeAudit } from './audit.js';
import { AUDITED_OPERATIONS } from './audited-operations.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Additional fields of the audit line; null without any. */
    auditNotes: AuditNotes | null;
    /** Set for audited operations of signed-in people. */
    sessionKind: SessionKind | null;
    /** The response of an audited operation before it is serialised. */
    auditedResponse: Record<string, string> | null;
  }
}

interface AuditNotes extends AuditObjects {
  /** Person of a call that begins without a session. */
  actor?: string;
}

/** Determines how the session of a call was proved. */
export type FindSessionKind = (request: FastifyRequest) => Promise<SessionKind>;

/** Origin of a call that creates a token or a link. */
export interface CallOrigin {
  address: string;
  sessionKind: SessionKind;
}

/** Returns the origin of an audited call. */
export function callOrigin({ ip, sessionKind }: FastifyRequest): CallOrigin {
  return { address: ip, sessionKind: sessionKind ?? 'bearer' };
}

/** Adds ids to the audit line that request and response do not contain. */
export function noteAudit(request: FastifyRequest, notes: AuditNotes): void {
  request.auditNotes = { ...request.auditNotes, ...notes };
}

/** Writes an audit line for each successful operation of the table, and for each refused sign-in. */
export function registerAudit(app: FastifyInstance, findSessionKind: FindSessionKind): void {
  app.decorateRequest('auditNotes', null);
  app.decorateRequest('sessionKind', null);
  app.decorateRequest('auditedResponse', null);

  app.addHook('preHandler', async (request) => {
    // Runs before the operation, which may end the session.
    if (request.actor && auditedOf(request)) request.sessionKind = await findSessionKind(request);
  });
  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (auditedOf(request)) request.auditedResponse = payload as Record<string, string>;
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 400) logSuccess(request, reply);
    else if (request.routeOptions.config.operationId === 'signIn' && reply.statusCode < 500) logRefusal(request, reply);
  });
}

function auditedOf(request: FastifyRequest) {
  const { operationId } = request.routeOptions.config;
  return operationId === undefined ? undefined : AUDITED_OPERATIONS[operationId as keyof typeof AUDITED_OPERATIONS];
}

function logSuccess(request: FastifyRequest, reply: FastifyReply): void {
  const operation = auditedOf(request);
  // Repeated calls were logged the first time.
  if (!operation || reply.hasHeader(REPLAYED_HEADER)) return;
  if (operation.onlyIfNoted && request.auditNotes === null) return;
  const { actor = request.actor?.userId, ...noted } = request.auditNotes ?? {};
  const call = {
    params: request.params as Record<string, string>,
    body: (request.body ?? {}) as Record<string, string>,
    response: request.auditedResponse ?? {},
  };
  writeAudit(request.log, {
    action: operation.action,
    actor,
    session: sessionOf(request),
    objects: { ...operation.objects?.(call), ...noted },
    role: operation.role?.(call),
    address: request.ip,
  });
}

const TOKEN_SESSIONS: Partial<Record<ActorKind, AuditLine['session']>> = {
  recorder: 'recorder',
  embed: 'embed',
  embedKey: 'embed_key',
};

/** A token is not a session, whatever cookie came with it. */
function sessionOf({ actor, sessionKind }: FastifyRequest): AuditLine['session'] {
  return (actor && TOKEN_SESSIONS[actor.kind]) ?? sessionKind ?? 'none';
}

function logRefusal(request: FastifyRequest, reply: FastifyReply): void {
  writeAudit(request.log, {
    action: 'sign_in_refused',
    session: 'none',
    objects: {},
    address: request.ip,
    status: reply.statusCode,
  });
}
