import { refusal } from '@flowlens/core/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Actor } from '../actor.js';
import { type CommitWatch, watchCommits } from '../../platform/database/watched-dialect.js';
import { actorOf } from '../authentication.js';
import { conflict, HttpProblem, unprocessable } from '../../platform/errors/http-problem.js';
import type { IdempotencyKeys, Reservation, Reserved, StoredResponse } from './idempotency-keys.js';

const HEADER = 'idempotency-key';
/** Header that marks a repeated response. */
export const REPLAYED_HEADER = 'idempotency-replayed';

/** A call that is executed for the first time. */
interface RunningCall {
  reservation: Reservation;
  /** True after a commit, before the response. */
  unsure: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a call without a key. */
    keyedCall: RunningCall | null;
  }
  interface FastifyContextConfig {
    /** True if the contract supports the Idempotency-Key for the operation. */
    takesIdempotencyKey?: boolean;
  }
}

/**
 * Checks that the caller still belongs to the project of a call before its stored response is repeated. `response` is
 * undefined if the response is lost.
 *
 * @throws HttpProblem 404, as for a project or flow that does not exist
 */
export type ReplayGuard = (request: FastifyRequest, response?: StoredResponse) => Promise<void>;

/**
 * Executes a POST with an `Idempotency-Key` once: the same call gets the same response for 24 hours. The transaction of
 * the work marks the key as done, so lost connections and dead processes cause no second execution.
 */
export function registerIdempotency(
  app: FastifyInstance,
  { keys, guard }: { keys: IdempotencyKeys; guard: ReplayGuard },
): void {
  app.decorateRequest('keyedCall', null);

  app.addHook('preHandler', (request, reply, done) => {
    const key = request.headers[HEADER];
    if (!request.routeOptions.config.takesIdempotencyKey || typeof key !== 'string') {
      done();
      return;
    }
    claim(request, key).then((claimed) => {
      if (claimed.kind === 'reserved') begin(request, claimed.reservation, done);
      else repeat(reply, claimed.response);
    }, done);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const call = request.keyedCall;
    request.keyedCall = null;
    if (call) {
      // The work is committed even if its response cannot be stored; the key then reports it as lost.
      await settle(call, reply, payload).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the response of a call with an idempotency key was not stored');
      });
    }
    return payload;
  });

  /** @throws HttpProblem for a call that can be neither executed nor repeated */
  async function claim(request: FastifyRequest, key: string) {
    const reserved = await keys.reserve(callOf(request, key));
    if (reserved.kind === 'reserved') return reserved;
    if (reserved.kind === 'otherCall') throw refusalOf(reserved.kind);
    await guard(request, reserved.kind === 'completed' ? reserved.response : undefined);
    if (reserved.kind === 'completed') return reserved;
    throw refusalOf(reserved.kind);
  }

  function begin(request: FastifyRequest, reservation: Reservation, done: () => void): void {
    const call: RunningCall = { reservation, unsure: false };
    request.keyedCall = call;
    const watch: CommitWatch = {
      async beforeCommit(connection) {
        await keys.markDone(connection, reservation);
        call.unsure = true;
      },
      afterCommit() {
        call.unsure = false;
      },
    };
    watchCommits(watch, done);
  }

  async function settle(call: RunningCall, reply: FastifyReply, payload: unknown): Promise<void> {
    if (reply.statusCode >= 500) return keys.release(call.reservation, { unlessDone: call.unsure });
    const type = reply.getHeader('content-type');
    await keys.storeResponse(call.reservation, {
      status: reply.statusCode,
      contentType: typeof type === 'string' ? type : null,
      body: typeof payload === 'string' ? payload : null,
    });
  }
}

function callOf(request: FastifyRequest, key: string) {
  const actor = actorOf(request);
  const content = JSON.stringify([request.url, request.body ?? null]);
  return {
    userId: actor.userId,
    key: keyOf(actor, key),
    operationId: request.routeOptions.config.operationId ?? '',
    requestHash: createHash('sha256').update(content).digest(),
  };
}

/**
 * Separates the keys of tokens from each other and from those of sessions. Headers cannot contain a space, so no
 * session has such a key.
 */
function keyOf({ kind, sessionId }: Actor, key: string): string {
  if (kind === 'session') return key;
  return `${kind} ${sessionId} ${createHash('sha256').update(key).digest('base64url')}`;
}

function repeat(reply: FastifyReply, { status, contentType, body }: StoredResponse): void {
  void reply.code(status).header(REPLAYED_HEADER, 'true').header('cache-control', 'no-store');
  if (contentType !== null) void reply.type(contentType);
  void reply.send(body ?? undefined);
}

function refusalOf(kind: Exclude<Reserved['kind'], 'reserved' | 'completed'>): HttpProblem {
  switch (kind) {
    case 'running':
      return new HttpProblem(
        409,
        'The first call with this Idempotency-Key still runs. Please try again in a moment.',
        {
          headers: { 'retry-after': '1' },
        },
      );
    case 'done':
      return conflict(refusal('answerLost'));
    case 'otherCall':
      return unprocessable('This Idempotency-Key was used for another request.', [
        { path: `/headers/${HEADER}`, message: 'was used for another request' },
      ]);
  }
}
