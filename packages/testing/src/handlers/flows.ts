import type { Flow, FlowSummary, Recording } from '@flowlens/client';
import { buildTimelineEntries, drawSequenceDiagram, NO_TAGS } from '@flowlens/core';
import { http, HttpResponse } from 'msw';
import type { TimelineFile } from '../builders/timeline.js';
import type { MockDb } from '../db.js';
import { noSession, problem } from './problem.js';
import { withFlow } from './with-flow.js';
import { withProject } from './with-project.js';

const PAGE_SIZE = 50;

export function flowHandlers(db: MockDb) {
  return [
    http.get('*/flowlens/flows', ({ request }) => (db.viewer ? page(db.flows, new URL(request.url)) : noSession())),
    http.get('*/flowlens/system/:systemId/flows', ({ request, params }) =>
      withProject(db, params['systemId'], ({ id }) =>
        page(
          db.flows.filter((flow) => flow.system_id === id),
          new URL(request.url),
        ),
      ),
    ),
    http.get('*/flowlens/flow/:flowId', ({ params }) =>
      withFlow(db, params['flowId'], (flow) => HttpResponse.json(flow)),
    ),
    http.get('*/flowlens/flow/:flowId/recording-status', ({ params }) =>
      withFlow(db, params['flowId'], ({ recording_status, video_duration_ms, video_url }) =>
        HttpResponse.json({ recording_status, duration: video_duration_ms, video_url }),
      ),
    ),
    http.get('*/flowlens/flow/:flowId/recording', ({ params }) =>
      withFlow(db, params['flowId'], (flow) => HttpResponse.json(toRecording(flow))),
    ),
    http.get('*/flowlens/flow/:flowId/sequence_diagram', ({ params }) =>
      withFlow(db, params['flowId'], ({ id }) =>
        HttpResponse.json({ format: 'mermaid', diagram: diagramOf(db.timelines[id]) }),
      ),
    ),
    http.get('*/blobs/:flowId/timeline.json', ({ params }) => timelineFile(db, String(params['flowId']))),
  ];
}

/** Filters as the server does, and announces the next page in the Link header. */
function page(flows: readonly Flow[], url: URL) {
  const offset = Number(url.searchParams.get('cursor') ?? 0);
  const limit = Number(url.searchParams.get('limit') ?? PAGE_SIZE);
  const found = flows.filter((flow) => isWanted(flow, url.searchParams));
  url.searchParams.set('cursor', String(offset + limit));
  const hasMore = found.length > offset + limit;
  return HttpResponse.json(found.slice(offset, offset + limit).map(toSummary), {
    ...(hasMore && { headers: { link: `<${url.pathname}${url.search}>; rel="next"` } }),
  });
}

function isWanted(flow: Flow, wanted: URLSearchParams): boolean {
  const search = comparable(wanted.get('search') ?? '').trim();
  const systemId = wanted.get('system_id');
  const titles = flow.tags.map((tag) => comparable(tag.title));
  const text = comparable([flow.title, flow.description, ...titles].join('\n'));
  return (
    text.includes(search) &&
    (systemId === null || flow.system_id === systemId) &&
    hasWantedTag(titles, comparable(wanted.get('tags') ?? '')) &&
    hasReporter(flow, wanted.get('reporter')?.toLowerCase())
  );
}

function hasWantedTag(titles: readonly string[], wanted: string): boolean {
  const named = wanted.split(',').flatMap((title) => title.trim() || []);
  if (named.length === 0) return true;
  return named.some((title) => (title === NO_TAGS.title ? titles.length === 0 : titles.includes(title)));
}

/** Whatever its case, and however its letters are composed. */
function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function hasReporter({ reporter, reporter_email }: Flow, wanted: string | undefined): boolean {
  return !wanted || [reporter, reporter_email].some((text) => text?.toLowerCase() === wanted);
}

function toSummary({ comments, ...flow }: Flow): FlowSummary {
  return { ...flow, comments_count: comments.length };
}

function toRecording(flow: Flow): Recording {
  const { recording_status, video_url, preview_video_url, thumbnail_url, video_duration_ms } = flow;
  const mime_type = video_url && 'video/mp4';
  return {
    recording_status,
    video_url,
    preview_video_url,
    thumbnail_url,
    video_duration_ms,
    mime_type,
    size_bytes: null,
  };
}

function timelineFile(db: MockDb, flowId: string) {
  const file = db.timelines[flowId];
  if (file === undefined) return problem(404, 'There is no such file.');
  if (typeof file === 'string') return HttpResponse.text(file, { headers: { 'content-type': 'application/json' } });
  return HttpResponse.json(file);
}

function diagramOf(file: TimelineFile | string | undefined): string {
  const events = typeof file === 'object' ? file.timeline : [];
  return drawSequenceDiagram(buildTimelineEntries({ events }));
}
