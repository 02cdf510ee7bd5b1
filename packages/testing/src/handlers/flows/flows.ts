import type { Flow, Recording } from '@flowlens/client';
import { readTimeline } from '@flowlens/timeline';
import { drawSequenceDiagram } from '@flowlens/timeline/export';
import { http, HttpResponse } from 'msw';
import type { TimelineFile } from '../../builders/timeline.js';
import type { MockDb } from '../../db.js';
import { flowPage, hostsOf, toSummary } from './flow-list.js';
import { flowOf, flowsOf } from './flows-of.js';
import { notFound } from '../problem.js';
import { projectOf } from '../projects/projects-of.js';
import type { Actor } from '../actor.js';
import { respond, type Routes } from '../routes.js';
import { shownFlow } from '../projects/shown-people.js';

export function flowHandlers(db: MockDb, { get }: Routes) {
  const summaries = (actor: Actor, systemId: string | null) => {
    const id = systemId === null ? null : projectOf(db, actor, systemId).id;
    return flowsOf(db, actor)
      .filter((flow) => id === null || flow.system_id === id)
      .map((flow) => toSummary(shownFlow(db, actor, flow), db.flowCounts[flow.id]));
  };
  const listed = (actor: Actor, url: URL, systemId: string | null) =>
    flowPage(summaries(actor, systemId), { actor, url });

  return [
    get('*/flowlens/flows', ({ actor, url }) => listed(actor, url, url.searchParams.get('system_id'))),
    get('*/flowlens/system/:systemId/flows', ({ actor, url, params }) => listed(actor, url, params.systemId)),
    get('*/flowlens/flow-hosts', ({ actor, url }) => hostsOf(summaries(actor, url.searchParams.get('system_id')))),
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
      respond(() => timelineFile(db, params.flowId)),
    ),
  ];
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
