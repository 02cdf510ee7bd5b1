import type { SharedFlow, SharedFlowComment } from '@flowlens/client';
import { HttpResponse } from 'msw';

/** Page size of comments, including the page that comes with a shared flow. */
const PAGE_SIZE = 100;

/** Returns a shared flow with only its first page of comments. The mock server's cursors are positions in the list. */
export function withFirstComments(flow: SharedFlow): SharedFlow {
  const comments = flow.comments.slice(0, PAGE_SIZE);
  return { ...flow, comments, comments_cursor: cursorAfter(PAGE_SIZE, flow.comments) };
}

/** Returns a page of comments, with a Link header for the next one. */
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
