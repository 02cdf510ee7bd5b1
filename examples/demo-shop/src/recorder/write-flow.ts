import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import type { Scenario } from '../scenarios/scenario.js';
import { cutVideo } from './cut-video.js';
import type { SessionRecording } from './record-session.js';
import { takeThumbnail } from './take-thumbnail.js';

const PREVIEW_LEAD_S = 5;
const PREVIEW_S = 7;

/** Writes a flow's folder: `flow.json`, `timeline.json`, `video.mp4`, `preview.mp4`, `thumbnail.jpg`. */
export async function writeFlow(
  folder: string,
  {
    scenario,
    recording,
    rawVideo,
    context,
  }: { scenario: Scenario; recording: SessionRecording; rawVideo: string; context: BrowserContext },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { startMs, endMs, videoStartS, log, metadata } = recording;
  const [video, preview] = [join(folder, 'video.mp4'), join(folder, 'preview.mp4')];

  const durationS = await cutVideo({
    source: rawVideo,
    target: video,
    startS: videoStartS,
    endS: videoStartS + (endMs - startMs) / 1000,
    width: 1280,
    frameRate: 25,
    bitsPerSecond: 320_000,
  });

  const durationMs = Math.round(durationS * 1000);
  const events = log.excerpt(startMs, durationMs);

  const highlightS = momentOf(recording, 'highlight') / 1000;
  const previewStartS = Math.max(0, Math.min(highlightS - PREVIEW_LEAD_S, durationS - PREVIEW_S));
  await cutVideo({
    source: video,
    target: preview,
    startS: previewStartS,
    endS: previewStartS + PREVIEW_S,
    width: 480,
    frameRate: 15,
    bitsPerSecond: 110_000,
  });
  await takeThumbnail(context, { source: video, target: join(folder, 'thumbnail.jpg'), atS: highlightS, width: 640 });

  const { title, description, tags, reporter_email } = scenario;
  const flow = {
    title,
    description,
    tags,
    reporter_email,
    recorded_at: new Date(startMs).toISOString(),
    video_duration_ms: durationMs,
    comments: scenario.comments.map(({ author_email, content, moment }) => ({
      author_email,
      content,
      timestamp: Math.round(momentOf(recording, moment) / 1000),
    })),
  };
  await writeJson(join(folder, 'flow.json'), flow);
  await writeJson(join(folder, 'timeline.json'), { timeline: events, metadata });
  console.log(`  ${events.length} events, ${durationS.toFixed(1)} s, video ${(await stat(video)).size} bytes`);
}

function momentOf({ moments }: SessionRecording, name: string): number {
  const moment = moments.get(name);
  if (moment === undefined) throw new Error(`The scenario names no moment "${name}"`);
  return moment;
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(value, null, 1)}\n`);
}
