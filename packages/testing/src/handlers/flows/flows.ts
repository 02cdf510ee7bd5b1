import type { Flow, FlowSummary, Recording } from '@flowlens/client';
import { foldForSearch, NO_TAGS } from '@flowlens/core';
import { readTimeline } from '@flowlens/timeline';
import { drawSequenceDiagram } from '@flowlens/timeline/export';
import { http, HttpResponse } from 'msw';
import type { TimelineFile } from '../../builders/timeline.js';
import { FLOW_LIST_QUERY } from '../../contract/request-bodies.js';
import type { MockDb } from '../../db.js';
import { flowOf, flowsOf } from './flows-of.js';
import { notFound, unprocessable } from '../problem.js';
import { projectOf } from '../projects/projects-of.js';
import { readQuery } from '../read-request.js';
import type { Actor } from '../actor.js';
import { answering, type Routes } from '../routes.js';
import { shownFlow } from '../projects/shown-people.js';

const PAGE_SIZE = 50;

export function flowHandlers(db: MockDb, { get }: Routes) {
  const listed = (actor: Actor, url: URL, systemId: string | null) => {
    const flows = flowsOf(db, actor).map((flow) => shownFlow(db, actor, flow));
    if (systemId === null) return page(flows, url);
    const { id } = projectOf(db, actor, systemId);
    return page(
      flows.filter((flow) => flow.system_id === id),
      url,
    );
  };

  return [
    get('*/flowlens/flows', ({ actor, url }) => listed(actor, url, url.searchParams.get('system_id'))),
    get('*/flowlens/system/:systemId/flows', ({ actor, url, params }) => listed(actor, url, params.systemId)),
    get('*/flowlens/flow/:flowId', ({ actor, params }) => shownFlow(db, actor, flowOf(db, actor, params.flowId))),
    get('*/flowlens/flow/:flowId/recording-status', ({ actor, params }) => {
      const { recording_status, video_duration_ms, video_url } = flowOf(db, actor, params.flowId);
      return { recording_status, duration: video_duration_ms || null, video_url };
    }),
    get('*/flowlens/flow/:flowId/recording', ({ actor, params }) => toRecording(flowOf(db, actor, params.flowId))),
    get('*/flowlens/flow/:flowId/sequence_diagram', ({ actor, params }) => {
      const { id, timeline_url } = flowOf(db, actor, params.flowId);
      return { format: 'mermaid', diagram: diagramOf(timeline_url === null ? undefined : db.timelines[id]) };
    }),
    http.get<{ flowId: string }>('*/blobs/:flowId/timeline.json', ({ params }) =>
      answering(() => timelineFile(db, params.flowId)),
    ),
  ];
}

/** Filters like the server, with a Link header for the next page. */
function page(flows: readonly Flow[], url: URL): Response {
  const { cursor = '0', limit = PAGE_SIZE, ...wanted } = readQuery(url.searchParams, FLOW_LIST_QUERY);
  if (!/^\d+$/.test(cursor)) {
    const message = 'must be taken from a Link header';
    throw unprocessable(`The cursor ${message}.`, [{ path: '/query/cursor', message }]);
  }
  const found = flows.filter((flow) => isWanted(flow, wanted));
  const end = Number(cursor) + Number(limit);
  const next = new URL(url);
  next.searchParams.set('cursor', String(end));
  return HttpResponse.json(found.slice(Number(cursor), end).map(toSummary), {
    ...(found.length > end && { headers: { link: `<${next.pathname}${next.search}>; rel="next"` } }),
  });
}

function isWanted(flow: Flow, { search = '', tags = '', reporter }: Record<string, string | undefined>): boolean {
  const titles = flow.tags.map((tag) => comparable(tag.title));
  const text = foldForSearch(comparable([flow.title, flow.description, ...titles].join('\n')));
  return (
    text.includes(foldForSearch(comparable(search)).trim()) &&
    hasWantedTag(titles, comparable(tags)) &&
    hasReporter(flow, reporter?.toLowerCase())
  );
}

function hasWantedTag(titles: readonly string[], wanted: string): boolean {
  const named = wanted.split(',').flatMap((title) => title.trim() || []);
  if (named.length === 0) return true;
  return named.some((title) => (title === NO_TAGS.title ? titles.length === 0 : titles.includes(title)));
}

/** Normalises case and composition of letters. */
function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function hasReporter({ reporter, reporter_email }: Flow, wanted: string | undefined): boolean {
  return !wanted || [reporter, reporter_email].some((text) => text?.toLowerCase() === wanted);
}

function toSummary(detail: Flow): FlowSummary {
  const { capture: _capture, is_local: _local, recording_type: _type, comments, ...flow } = detail;
  return { ...flow, comments_count: comments.length };
}

function toRecording(flow: Flow): Recording {
  const { recording_status, video_url, preview_video_url, thumbnail_url, video_duration_ms } = flow;
  const file =
    video_url === null ? { mime_type: null, size_bytes: null } : { mime_type: 'video/mp4', size_bytes: 1_843_200 };
  return { recording_status, video_url, preview_video_url, thumbnail_url, video_duration_ms, ...file };
}

function timelineFile(db: MockDb, flowId: string): TimelineFile | Response {
  const file = db.timelines[flowId];
  if (file === undefined) throw notFound('There is no such file.');
  if (typeof file === 'string') return HttpResponse.text(file, { headers: { 'content-type': 'application/json' } });
  return file;
}

/** Diagram of the traffic, or a note why there is none. */
function diagramOf(file: TimelineFile | string | undefined): string {
  if (file === undefined) return drawSequenceDiagram([], 'This flow has no timeline yet.');
  try {
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    return drawSequenceDiagram([...readTimeline(text).entries()]);
  } catch {
    return drawSequenceDiagram([], 'The timeline of this flow cannot be read.');
  }
}
