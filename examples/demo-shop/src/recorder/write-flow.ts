import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFlowLensClient, type Flow } from '@flowlens/client';
import type { TimelineEvent } from '@flowlens/core/recorded';
import { percentOf } from '../../../../packages/extension/e2e/support/devtools/compare-networks.js';
import type { Scenario } from '../scenarios/scenario.js';
import { checkTimeline, type TimelineFile } from './check-timeline.js';
import type { SentRecording } from './record-session.js';

interface RecordedFlow {
  scenario: Scenario;
  recording: SentRecording;
  /** Server of the flow, and the token of the reporter. */
  server: { url: string; token: string };
}

/**
 * Writes the server's result of a recording into the flow's folder: `flow.json`, `timeline.json`, `video.mp4`,
 * `preview.mp4`, `thumbnail.jpg`.
 *
 * @returns the named moments, in milliseconds of the flow
 */
export async function writeFlow(
  folder: string,
  { scenario, recording, server }: RecordedFlow,
): Promise<Map<string, number>> {
  const client = createFlowLensClient({ baseUrl: server.url, getAccessToken: () => server.token });
  const flow = await client.flows.get(recording.flowId);
  const timeline = JSON.parse((await download(flow.timeline_url)).toString('utf8')) as TimelineFile;
  const comparison = checkTimeline(timeline, recording.network);
  const originMs = originOf(timeline.timeline);
  const moments = new Map([...recording.moments].map(([name, epochMs]) => [name, epochMs - originMs]));

  await mkdir(folder, { recursive: true });
  await writeJson(join(folder, 'flow.json'), describeFlow(flow, { scenario, originMs, moments }));
  await writeJson(join(folder, 'timeline.json'), timeline);
  await writeFile(join(folder, 'video.mp4'), await download(flow.video_url));
  await writeFile(join(folder, 'preview.mp4'), await download(flow.preview_video_url));
  await writeFile(join(folder, 'thumbnail.jpg'), await download(flow.thumbnail_url));
  const { size } = await stat(join(folder, 'video.mp4'));
  const seconds = (flow.video_duration_ms / 1000).toFixed(1);
  console.log(`  ${timeline.timeline.length} events, ${seconds} s, video ${size} bytes`);
  console.log(`  ${percentOf(comparison).toFixed(1)} % of ${comparison.total} network events as DevTools shows them`);
  return moments;
}

function originOf(events: readonly TimelineEvent[]): number {
  const event = events.find(({ relative_time_ms: time }) => time > 0);
  if (!event) throw new Error('The recording holds no event.');
  return (event.timestamp ?? 0) - event.relative_time_ms;
}

/** The flow as stored by the server, with tags and comments added later. */
function describeFlow(
  { title, description, reporter_email, video_duration_ms }: Flow,
  { scenario, originMs, moments }: { scenario: Scenario; originMs: number; moments: Map<string, number> },
) {
  return {
    title,
    description,
    tags: scenario.tags,
    reporter_email,
    recorded_at: new Date(originMs).toISOString(),
    video_duration_ms,
    comments: scenario.comments.map(({ author_email, content, moment }) => ({
      author_email,
      content,
      timestamp: Math.round(momentOf(moments, moment) / 1000),
    })),
  };
}

function momentOf(moments: Map<string, number>, name: string): number {
  const moment = moments.get(name);
  if (moment === undefined) throw new Error(`The scenario names no moment "${name}"`);
  return moment;
}

async function download(url: string | null): Promise<Buffer> {
  const response = await fetch(url ?? '');
  if (!response.ok) throw new Error(`Reading a file of a flow answers ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(value, null, 1)}\n`);
}
