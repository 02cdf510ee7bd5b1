import type { Oembed } from '@flowlens/client';
import { http, HttpResponse } from 'msw';
import { aSharedInvitation } from '../../builders/share.js';
import type { MockDb } from '../../db.js';
import { commentPage, withFirstComments } from './comment-pages.js';
import { notFound, Problem } from '../problem.js';
import { noteUse, openLink, PUBLIC_URL } from './public-links.js';
import { respond } from '../routes.js';

/** Start and end of a picture without content. */
const EMPTY_JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

/** Handlers of calls that anyone with a public link may make. */
export function sharedFlowHandlers(db: MockDb) {
  return [
    http.get<{ token: string }>('*/flowlens/shared/invitation/:token', ({ params }) =>
      respond(() => {
        const { flow, projectId } = openLink(db, params.token);
        if (flow.system_category !== 'OPEN_SOURCE') throw notFound('There is no invitation to this project.');
        return aSharedInvitation({ project_name: flow.system_name, project_id: projectId });
      }),
    ),
    http.get<{ token: string }>('*/flowlens/shared/:token/comments', ({ params, request }) =>
      respond(() => commentPage(openLink(db, params.token).flow.comments, new URL(request.url))),
    ),
    http.get<{ token: string }>('*/flowlens/shared/:token/preview', ({ params }) =>
      respond(() => {
        if (openLink(db, params.token).flow.thumbnail_url === null) throw notFound('There is no picture of this flow.');
        return new HttpResponse(EMPTY_JPEG, { headers: { 'content-type': 'image/jpeg' } });
      }),
    ),
    http.get('*/oembed', ({ request }) => respond(() => oembed(db, new URL(request.url).searchParams))),
    http.get<{ token: string }>('*/flowlens/shared/:token', ({ params, request }) =>
      respond(() => {
        const { flow } = openLink(db, params.token);
        noteUse(db, params.token, { isView: !isRefresh(request) });
        return withFirstComments(flow);
      }),
    ),
  ];
}

function isRefresh({ url }: Request): boolean {
  return new URL(url).searchParams.get('refresh') === 'true';
}

function oembed(db: MockDb, query: URLSearchParams): Oembed {
  if ((query.get('format') ?? 'json') !== 'json') throw new Problem(501, 'Only the format json is available.');
  const [, token] = /\/shared\/flow\/([^/?#]+)/.exec(query.get('url') ?? '') ?? [];
  if (token === undefined || !isOpen(db, token)) throw notFound('There is no such public link.');
  const { title } = openLink(db, token).flow;
  return { version: '1.0', type: 'link', title, provider_name: 'FlowLens', provider_url: PUBLIC_URL, cache_age: 300 };
}

function isOpen(db: MockDb, token: string): boolean {
  try {
    openLink(db, token);
    return true;
  } catch {
    return false;
  }
}
