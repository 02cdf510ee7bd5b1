import type { SharedFlow, ShareLink } from '@flowlens/client';
import { PROJECT_ID } from '../../builders/project.js';
import type { MockDb } from '../../db.js';
import { noFlow } from './flows-of.js';
import { mockTime } from '../../mock-now.js';
import { unauthorized } from '../problem.js';
import { sharedFlow } from './shared-flow.js';

/** Origin of the public links. */
export const PUBLIC_URL = 'https://flowlens.test';

/** Secret of a link that a call has created. */
export const tokenOf = ({ id }: Pick<ShareLink, 'id'>) => `fl_sh_${id}`;

/** Returns the flow of a public link, and its project. */
export function openLink(db: MockDb, token: string): { flow: SharedFlow; projectId: string } {
  const given = db.sharedFlows[token];
  if (given) return { flow: given, projectId: PROJECT_ID };
  const [flowId] =
    Object.entries(db.shareLinks).find(([, links]) => links.some((link) => tokenOf(link) === token)) ?? [];
  if (flowId === undefined) throw unauthorized('This link has expired or is invalid.');
  const flow = db.flows.find(({ id }) => id === flowId);
  const project = db.projects.find(({ id }) => id === flow?.system_id);
  if (!flow || !project) throw noFlow();
  return { flow: sharedFlow(db, flow, project), projectId: project.id };
}

/** Records the use of a link, and counts it if it is a view. */
export function noteUse(db: MockDb, token: string, { isView }: { isView: boolean }): void {
  db.shareLinks = Object.fromEntries(
    Object.entries(db.shareLinks).map(([flowId, links]) => [
      flowId,
      links.map((link) =>
        tokenOf(link) === token ? { ...link, hits: link.hits + Number(isView), last_used_at: mockTime() } : link,
      ),
    ]),
  );
}
