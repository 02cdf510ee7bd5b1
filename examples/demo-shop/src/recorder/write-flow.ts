import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Flow } from '@flowlens/client';
import { sendFlow } from '../flowlens/send-flow.js';
import type { Scenario } from '../scenarios/scenario.js';
import type { RunningShop } from '../shop/start-shop.js';
import { cutVideo } from './cut-video.js';
import { withPublicNames } from './public-names.js';
import type { SessionRecording } from './record-session.js';

interface RecordedFlow {
  scenario: Scenario;
  recording: SessionRecording;
  /** The video as it was captured. */
  rawVideo: string;
  /** The shop that was recorded. */
  shop: RunningShop;
  /** Where the flow is sent to, and as whom. */
  server: { url: string; token: string };
}

/**
 * Sends a recording to FlowLens and writes what the server made of it into the flow's folder: `flow.json`,
 * `timeline.json`, `video.mp4`, `preview.mp4`, `thumbnail.jpg`.
 */
export async function writeFlow(
  folder: string,
  { scenario, recording, rawVideo, shop, server }: RecordedFlow,
): Promise<void> {
  const { startMs, endMs, videoStartS, log, metadata } = recording;
  const videoPath = `${rawVideo}.cut.mp4`;
  const durationS = await cutVideo({
    source: rawVideo,
    target: videoPath,
    startS: videoStartS,
    endS: videoStartS + (endMs - startMs) / 1000,
    width: 1280,
    frameRate: 25,
    bitsPerSecond: 320_000,
  });
  const events = withPublicNames(log.excerpt(startMs, Math.round(durationS * 1000)), shop);
  const { title, description } = scenario;
  const recordedAt = new Date(startMs);
  const flow = await sendFlow(server, { title, description, recordedAt, videoPath, events, metadata });

  await mkdir(folder, { recursive: true });
  await writeJson(join(folder, 'flow.json'), describeFlow(flow, { scenario, recording }));
  await writeJson(join(folder, 'timeline.json'), JSON.parse((await download(flow.timeline_url)).toString('utf8')));
  await writeFile(join(folder, 'video.mp4'), await download(flow.video_url));
  await writeFile(join(folder, 'preview.mp4'), await download(flow.preview_video_url));
  await writeFile(join(folder, 'thumbnail.jpg'), await download(flow.thumbnail_url));
  const { size } = await stat(join(folder, 'video.mp4'));
  console.log(`  ${events.length} events, ${durationS.toFixed(1)} s, video ${size} bytes`);
}

/** The flow as the server has it, with the tags and comments that people gave it later. */
function describeFlow(
  { title, description, reporter_email, video_duration_ms }: Flow,
  { scenario, recording }: Pick<RecordedFlow, 'scenario' | 'recording'>,
) {
  return {
    title,
    description,
    tags: scenario.tags,
    reporter_email,
    recorded_at: new Date(recording.startMs).toISOString(),
    video_duration_ms,
    comments: scenario.comments.map(({ author_email, content, moment }) => ({
      author_email,
      content,
      timestamp: Math.round(momentOf(recording, moment) / 1000),
    })),
  };
}

function momentOf({ moments }: SessionRecording, name: string): number {
  const moment = moments.get(name);
  if (moment === undefined) throw new Error(`The scenario names no moment "${name}"`);
  return moment;
}

async function download(url: string | null): Promise<Buffer> {
  const answer = await fetch(url ?? '');
  if (!answer.ok) throw new Error(`Reading a file of a flow answers ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(value, null, 1)}\n`);
}
