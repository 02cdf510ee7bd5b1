import type { FlowSummary } from '@flowlens/client';
import { aFlowSummary, aTag } from '@flowlens/testing';
import { http, HttpResponse } from 'msw';

const SUBJECTS = ['Checkout answers 500', 'Cart is empty', 'Voucher is lost', 'Images load slowly', 'Search hangs'];
const TAGS = ['checkout', 'payment', 'regression', 'safari', 'mobile'].map((title) => aTag({ id: title, title }));
const PAGE_SIZE = 50;

/** Responds to the gallery's calls with any number of flows, created on demand. */
export function manyFlows(count: number) {
  return http.get('*/flowlens/flows', ({ request }) => {
    const url = new URL(request.url);
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const to = Math.min(from + PAGE_SIZE, count);
    url.searchParams.set('cursor', String(to));
    return HttpResponse.json(
      Array.from({ length: to - from }, (_, offset) => flowAt(from + offset)),
      { ...(to < count && { headers: { link: `<${url.pathname}${url.search}>; rel="next"` } }) },
    );
  });
}

function flowAt(index: number): FlowSummary {
  return aFlowSummary({
    id: `9f3a1b2c-5d6e-4f70-8a9b-${String(index).padStart(12, '0')}`,
    title: `${SUBJECTS[index % SUBJECTS.length]} ${index + 1}`,
    tags: TAGS.slice(0, index % (TAGS.length + 1)),
    video_duration_ms: 5_000 + (index % 90) * 1_000,
    created_at: new Date(Date.parse('2026-03-04T11:48:00.000Z') - index * 600_000).toISOString(),
  });
}
