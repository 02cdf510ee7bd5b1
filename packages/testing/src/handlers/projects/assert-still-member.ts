import { refusal } from '@flowlens/core/refusals';
import type { MockDb } from '../../db.js';
import { flowOf } from '../flows/flows-of.js';
import { notFound } from '../problem.js';
import { projectOf, projectsOf } from './projects-of.js';
import type { Actor } from '../actor.js';

interface RepeatedCall {
  path: string;
  params: object;
  body: object | undefined;
}

/** Refuses to repeat a response to a user who has lost access to the project, like the server. */
export async function assertStillMember(
  db: MockDb,
  actor: Actor,
  { path, params, body }: RepeatedCall,
  first: Response,
): Promise<void> {
  // The call that itself ends the membership.
  if (path.endsWith('/leave')) return;
  if (/\/(accept|join)$/.test(path)) {
    if (!first.ok) return;
    const { system_id } = (await first.json()) as { system_id: string };
    if (projectsOf(db, actor).some(({ id }) => id === system_id)) return;
    throw notFound(refusal('invitationGone'));
  }
  const named: Record<string, string | undefined> = { ...body, ...params };
  const { systemId, flowId, system_id = systemId, flow_id = flowId } = named;
  if (system_id !== undefined) projectOf(db, actor, system_id);
  if (flow_id !== undefined) flowOf(db, actor, flow_id);
}
