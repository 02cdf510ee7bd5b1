import { http } from 'msw';
import { aSharedInvitation } from '../../builders/share.js';
import type { MockDb } from '../../db.js';
import { commentPage, withFirstComments } from './comment-pages.js';
import { notFound } from '../problem.js';
import { noteUse, openLink } from './public-links.js';
import { answering } from '../routes.js';

/** Handlers of calls that anyone with a public link may make. */
export function sharedFlowHandlers(db: MockDb) {
  return [
    http.get<{ token: string }>('*/flowlens/shared/invitation/:token', ({ params }) =>
      answering(() => {
        const { flow, projectId } = openLink(db, params.token);
        if (flow.system_category !== 'OPEN_SOURCE') throw notFound('There is no invitation to this project.');
        return aSharedInvitation({ project_name: flow.system_name, project_id: projectId });
      }),
    ),
    http.get<{ token: string }>('*/flowlens/shared/:token/comments', ({ params, request }) =>
      answering(() => commentPage(openLink(db, params.token).flow.comments, new URL(request.url))),
    ),
    http.get<{ token: string }>('*/flowlens/shared/:token', ({ params }) =>
      answering(() => {
        const { flow } = openLink(db, params.token);
        noteUse(db, params.token);
        return withFirstComments(flow);
      }),
    ),
  ];
}
