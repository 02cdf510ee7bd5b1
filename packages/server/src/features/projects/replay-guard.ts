import { refusal } from '@flowlens/core/refusals';
import type { Kysely } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { isFlowOpen } from '../flows/flow-repository.js';
import { isMember } from './project-repository.js';
import { actorOf } from '../../http/authentication.js';
import { notFound } from '../../platform/errors/http-problem.js';
import type { ReplayGuard } from '../../http/idempotency/idempotency.js';
import type { StoredResponse } from '../../http/idempotency/idempotency-keys.js';

/** Calls of people outside of the project; the project they joined counts. */
const JOINING_OPERATIONS = new Set(['acceptInvitation', 'joinProject']);
/** Calls that themselves end the membership. */
const LEAVING_OPERATION = 'leaveProject';

/** Checks the caller's membership before a stored response is repeated. */
export function createReplayGuard(db: Kysely<Tables>): ReplayGuard {
  return async (request, response) => {
    const actor = actorOf(request);
    const { operationId = '' } = request.routeOptions.config;
    if (operationId === LEAVING_OPERATION) return;
    if (JOINING_OPERATIONS.has(operationId)) return requireJoined(actor, response);
    // The contract uses these names in every path and body.
    const { systemId, system_id = systemId, flow_id } = { ...asRecord(request.body), ...asRecord(request.params) };
    if (system_id !== undefined) await requireMember(actor, system_id, refusal('projectMissing'));
    if (flow_id !== undefined && !(await isFlowOpen(db, actor, flow_id))) throw notFound('There is no such flow.');
  };

  async function requireJoined(actor: Actor, response?: StoredResponse): Promise<void> {
    if (response?.status !== 200 || response.body === null) return;
    const { system_id } = JSON.parse(response.body) as { system_id: string };
    await requireMember(actor, system_id, refusal('invitationGone'));
  }

  async function requireMember(actor: Actor, projectId: string, detail: string): Promise<void> {
    if (!(await isMember(db, actor, projectId))) throw notFound(detail);
  }
}

function asRecord(part: unknown): Record<string, string | undefined> {
  return (part ?? {}) as Record<string, string | undefined>;
}
