import { join } from 'node:path';
import { registerMediabunnyServer } from '@mediabunny/server';
import { Logging, LogLevel } from 'mediabunny';
import { reportCpu } from '../children/report-cpu.js';
import { UnusableVideoError } from '../unusable-video-error.js';
import { type Container, inspectContainer } from './container.js';
import { copyToMp4 } from './copy-to-mp4.js';
import type { FromMediaChild, MediaFiles } from './messages.js';
import { openVideo, type OpenVideo } from './open-video.js';
import { writePreview } from './preview.js';
import { writeThumbnail } from './thumbnail.js';
import { writeVideo } from './write-video.js';

// The process that works on an uploaded video. It may run out of memory, hang in a decoder or die of one.

const COPIED = { kind: 'mp4', ready: false } as const;

const [source, folder] = process.argv.slice(2);
if (!source || !folder || !process.send) throw new Error('This process is started by the server.');

// The channel closes when the server ends, however it ends.
process.on('disconnect', () => process.exit(0));
reportCpu();
Logging.level = LogLevel.Silent;
registerMediabunnyServer({ hardwareContext: null });

try {
  await tell({ kind: 'done', files: await work(source, folder) });
} catch (error) {
  await tell(failureOf(error));
}
process.disconnect();

async function work(path: string, target: string): Promise<MediaFiles> {
  const container = await inspectContainer(path);
  using uploaded = await openVideo(path, container);
  await tell({ kind: 'probed', durationMs: Math.round(uploaded.durationS * 1000) });
  if (container.kind === 'mp4') return await makeFiles(uploaded, { source: path, target, container });
  const copy = join(target, 'copy.mp4');
  await copyToMp4(uploaded, copy);
  using video = await openVideo(copy, COPIED);
  return await makeFiles(video, { source: copy, target, container: COPIED });
}

async function makeFiles(
  video: OpenVideo,
  { source, target, container }: { source: string; target: string; container: Container },
): Promise<MediaFiles> {
  const files = { video: join(target, 'video.mp4'), preview: join(target, 'preview.mp4') };
  const thumbnail = join(target, 'thumbnail.jpg');
  const momentS = await writeThumbnail(video, thumbnail);
  await writePreview(video, { target: files.preview, momentS });
  const durationMs = await writeVideo(video, { source, target: files.video, container });
  return { ...files, thumbnail, durationMs };
}

function tell(message: FromMediaChild): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

function failureOf(error: unknown): FromMediaChild {
  if (error instanceof Error && 'syscall' in error) return { kind: 'machine', reason: error.message };
  const reason = error instanceof UnusableVideoError ? error.message : `it cannot be read: ${String(error)}`;
  return { kind: 'unusable', reason };
}
