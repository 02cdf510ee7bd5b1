import type { CreatedShareLink } from '@flowlens/client';
import { http, HttpResponse } from 'msw';
import { aSharedInvitation, aShareLink } from '../builders/share.js';
import type { MockDb } from '../db.js';
import { noContent, noSession, problem } from './problem.js';
import { withFlow } from './with-flow.js';

export function shareHandlers(db: MockDb) {
  const linksOf = (flowId: string) => db.shareLinks[flowId] ?? [];

  return [
    http.get<{ flowId: string }>('*/flowlens/flow/:flowId/shares', ({ params }) =>
      withFlow(db, params.flowId, ({ id }) => HttpResponse.json(linksOf(id))),
    ),
    http.post<{ flowId: string }>('*/flowlens/flow/:flowId/share', ({ params }) =>
      withFlow(db, params.flowId, (flow) => {
        const link = aShareLink({ id: crypto.randomUUID(), ...(db.viewer && { created_by: db.viewer.user.name }) });
        db.shareLinks = { ...db.shareLinks, [flow.id]: [link, ...linksOf(flow.id)] };
        const { id, expires_at } = link;
        const made: CreatedShareLink = { id, expires_at, share_url: `https://flowlens.test/shared/flow/fl_sh_${id}` };
        return HttpResponse.json(made, { status: 201 });
      }),
    ),
    http.delete<{ flowId: string; shareId: string }>('*/flowlens/flow/:flowId/share/:shareId', ({ params }) => {
      const { flowId, shareId } = params;
      if (!db.viewer) return noSession();
      if (!linksOf(flowId).some(({ id }) => id === shareId)) return problem(404, 'There is no such link.');
      db.shareLinks = { ...db.shareLinks, [flowId]: linksOf(flowId).filter(({ id }) => id !== shareId) };
      return noContent();
    }),
    http.get<{ token: string }>('*/flowlens/shared/invitation/:token', ({ params }) => {
      const flow = db.sharedFlows[params.token];
      if (!flow) return deadLink();
      if (flow.system_category !== 'OPEN_SOURCE') return problem(404, 'There is no invitation to this project.');
      return HttpResponse.json(aSharedInvitation({ project_name: flow.system_name }));
    }),
    http.get<{ token: string }>('*/flowlens/shared/:token', ({ params }) => {
      const flow = db.sharedFlows[params.token];
      return flow ? HttpResponse.json(flow) : deadLink();
    }),
  ];
}

const deadLink = () => problem(401, 'This link has expired or is invalid.');
