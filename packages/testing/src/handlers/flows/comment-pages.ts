import type { SharedFlow, SharedFlowComment } from '@flowlens/client';
import { HttpResponse } from 'msw';

/** Comments that come with a shared flow, and by default on a page. */
const PAGE_SIZE = 100;

/** A shared flow with its first page of comments alone. The cursors of the mock server are places in the list. */
export function withFirstComments(flow: SharedFlow): SharedFlow {
  const comments = flow.comments.slice(0, PAGE_SIZE);
  return { ...flow, comments, comments_cursor: cursorAfter(PAGE_SIZE, flow.comments) };
}

/** A page of comments, with the next one announced in the Link header. */
export function commentPage(comments: readonly SharedFlowComment[], url: URL): Response {
  const start = Number(url.searchParams.get('cursor') ?? 0);
  const end = start + Number(url.searchParams.get('limit') ?? PAGE_SIZE);
  const cursor = cursorAfter(end, comments);
  const link = cursor === null ? {} : { link: `<${url.pathname}?cursor=${cursor}>; rel="next"` };
  return HttpResponse.json(comments.slice(start, end), { headers: link });
}

function cursorAfter(end: number, comments: readonly SharedFlowComment[]): string | null {
  return end < comments.length ? `${end}` : null;
}
