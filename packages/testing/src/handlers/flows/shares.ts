import type { CreatedShareLink, Flow, ShareLink } from '@flowlens/client';
import { PUBLIC_FLOW_LINK_LIFE_YEARS } from '@flowlens/core/limits';
import { embedPath, sharedFlowPath } from '@flowlens/core/links';
import { canRevokeShare } from '@flowlens/core/permissions';
import { aShareLink } from '../../builders/share.js';
import type { MockDb } from '../../db.js';
import { mockTime } from '../../mock-now.js';
import { flowOf } from './flows-of.js';
import { forbidden, notFound } from '../problem.js';
import { projectOf } from '../projects/projects-of.js';
import { PUBLIC_URL, tokenOf } from './public-links.js';
import type { Actor } from '../actor.js';
import { created, type Routes } from '../routes.js';

const LIFE_DAYS = 365 * PUBLIC_FLOW_LINK_LIFE_YEARS;

export function shareHandlers(db: MockDb, { get, post, patch, remove }: Routes) {
  const linksOf = (actor: Actor, flow: Flow): ShareLink[] =>
    (db.shareLinks[flow.id] ?? []).map((link) => ({
      ...link,
      can_revoke: link.can_revoke && mayRevoke(actor, link, flow),
      created_from: link.created_by === actor.name ? (link.created_from ?? null) : null,
    }));

  /** Only the creator's name is known. */
  const mayRevoke = (actor: Actor, { created_by }: ShareLink, flow: Flow) =>
    canRevokeShare(
      actor,
      { created_by_user_id: created_by === actor.name ? actor.userId : '' },
      { flow, project: projectOf(db, actor, flow.system_id) },
    );

  return [
    get('*/flowlens/flow/:flowId/shares', ({ actor, params }) => linksOf(actor, flowOf(db, actor, params.flowId))),
    post('*/flowlens/flow/:flowId/share', null, ({ actor, params }) => {
      const { id: flowId, system_id } = flowOf(db, actor, params.flowId);
      const times = { created_at: mockTime(), expires_at: mockTime(LIFE_DAYS) };
      const link = aShareLink({
        id: crypto.randomUUID(),
        created_by: actor.name,
        hits: 0,
        last_used_at: null,
        ...times,
      });
      db.shareLinks = { ...db.shareLinks, [flowId]: [link, ...(db.shareLinks[flowId] ?? [])] };
      const token = tokenOf(link);
      // The mock server itself allows no site.
      const embeddable = (projectOf(db, actor, system_id).embed_origins ?? []).length > 0;
      return created({
        id: link.id,
        share_url: PUBLIC_URL + sharedFlowPath(token),
        embed_url: embeddable ? PUBLIC_URL + embedPath(token) : null,
        expires_at: link.expires_at,
      } satisfies CreatedShareLink);
    }),
    patch('*/flowlens/flow/:flowId/share/:shareId', 'UpdateShareLinkInput', ({ actor, params, body }) => {
      const { flowId, shareId } = params;
      const link = linksOf(actor, flowOf(db, actor, flowId)).find(({ id }) => id === shareId);
      if (!link) throw notFound('There is no such link.');
      if (link.created_by !== actor.name) throw forbidden();
      const { clear_preview } = body;
      const changed = (db.shareLinks[flowId] ?? []).map((other) =>
        other.id === shareId ? { ...other, clear_preview } : other,
      );
      db.shareLinks = { ...db.shareLinks, [flowId]: changed };
      return { ...link, clear_preview };
    }),
    remove('*/flowlens/flow/:flowId/share/:shareId', ({ actor, params: { flowId, shareId } }) => {
      const link = linksOf(actor, flowOf(db, actor, flowId)).find(({ id }) => id === shareId);
      if (!link) throw notFound('There is no such link.');
      if (!link.can_revoke) throw forbidden();
      db.shareLinks = { ...db.shareLinks, [flowId]: (db.shareLinks[flowId] ?? []).filter(({ id }) => id !== shareId) };
    }),
  ];
}
