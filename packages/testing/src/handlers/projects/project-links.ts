import type { Project, ProjectShareLink } from '@flowlens/client';
import { canManageProject } from '@flowlens/core/permissions';
import { HttpResponse } from 'msw';
import { LINK_LIST_QUERY } from '../../contract/request-bodies.js';
import type { MockDb } from '../../db.js';
import { endLinks } from './end-links.js';
import { forbidden, notFound, unprocessable } from '../problem.js';
import { projectOf } from './projects-of.js';
import { readQuery } from '../read-request.js';
import type { Actor } from '../actor.js';
import type { Routes } from '../routes.js';

const PAGE_SIZE = 50;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The public links and the invitation links of a project, as its admins see them. */
export function projectLinkHandlers(db: MockDb, { get, remove }: Routes) {
  const managed = (actor: Actor, projectId: string, reason?: string): Project => {
    const project = projectOf(db, actor, projectId);
    if (!canManageProject(actor, project)) throw forbidden(reason);
    return project;
  };
  const invitationLinksOf = (projectId: string) => db.invitationLinks[projectId] ?? [];

  return [
    get('*/systems/:systemId/shares', ({ actor, params, url }) => {
      const query = readQuery(url.searchParams, LINK_LIST_QUERY);
      if (query.cursor !== undefined && !UUID.test(query.cursor)) throw badCursor();
      const { id } = managed(actor, params.systemId);
      return page(linksOf(db, id), url, query);
    }),
    remove('*/systems/:systemId/shares', ({ actor, params }) => {
      const { id } = managed(actor, params.systemId);
      endLinks(db, id);
    }),
    get('*/systems/:systemId/public-invitations', ({ actor, params }) =>
      invitationLinksOf(managed(actor, params.systemId, 'Only admins may see the invitations.').id),
    ),
    remove('*/systems/:systemId/public-invitation/:invitationId', ({ actor, params: { systemId, invitationId } }) => {
      managed(actor, systemId, 'Only admins may revoke invitations.');
      const others = invitationLinksOf(systemId).filter(({ id }) => id !== invitationId);
      if (others.length === invitationLinksOf(systemId).length) throw notFound('There is no such invitation.');
      db.invitationLinks = { ...db.invitationLinks, [systemId]: others };
    }),
  ];
}

/** Newest first. */
function linksOf(db: MockDb, projectId: string): ProjectShareLink[] {
  const flows = db.flows.filter(({ system_id }) => system_id === projectId);
  const links = flows.flatMap((flow) =>
    (db.shareLinks[flow.id] ?? []).map(
      ({ can_revoke: _may, clear_preview: _clear, created_from: _from, session_kind: _kind, ...link }) => ({
        ...link,
        flow_id: flow.id,
        flow_title: flow.title,
      }),
    ),
  );
  return links.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id));
}

function page(
  links: ProjectShareLink[],
  url: URL,
  { cursor, limit = String(PAGE_SIZE) }: Record<string, string | undefined>,
): Response {
  const start = links.findIndex(({ id }) => id === cursor) + 1;
  const shown = links.slice(start, start + Number(limit));
  const next = new URL(url);
  next.searchParams.set('cursor', shown.at(-1)?.id ?? '');
  return HttpResponse.json(shown, {
    ...(links.length > start + shown.length && { headers: { link: `<${next.pathname}${next.search}>; rel="next"` } }),
  });
}

function badCursor() {
  const message = 'must be taken from a Link header';
  return unprocessable(`The cursor ${message}.`, [{ path: '/query/cursor', message }]);
}
