import { join } from 'node:path';
import { registerMediabunnyServer } from '@mediabunny/server';
import { Logging, LogLevel } from 'mediabunny';
import { UnusableVideoError } from '../unusable-video-error.js';
import { inspectContainer } from './container.js';
import type { FromMediaChild, MediaFiles } from './messages.js';
import { openVideo } from './open-video.js';
import { writePreview } from './preview.js';
import { writeThumbnail } from './thumbnail.js';
import { writeVideo } from './write-video.js';

// The process that works on an uploaded video. It may run out of memory, hang in a decoder or die of one.

const [source, folder] = process.argv.slice(2);
if (!source || !folder || !process.send) throw new Error('This process is started by the server.');

// The channel closes when the server ends, however it ends.
process.on('disconnect', () => process.exit(0));
Logging.level = LogLevel.Silent;
registerMediabunnyServer({ hardwareContext: null });

try {
  await tell({ kind: 'done', files: await work(source, folder) });
} catch (error) {
  if (isOfMachine(error)) throw error;
  const reason = error instanceof UnusableVideoError ? error.message : `it cannot be read: ${String(error)}`;
  await tell({ kind: 'unusable', reason });
}
process.disconnect();

async function work(path: string, target: string): Promise<MediaFiles> {
  const container = await inspectContainer(path);
  using video = await openVideo(path, container);
  await tell({ kind: 'probed', durationMs: Math.round(video.durationS * 1000) });
  const files = { video: join(target, 'video.mp4'), preview: join(target, 'preview.mp4') };
  const thumbnail = join(target, 'thumbnail.jpg');
  const momentS = await writeThumbnail(video, thumbnail);
  await writePreview(video, { target: files.preview, momentS });
  const durationMs = await writeVideo(video, { source: path, target: files.video, container });
  return { ...files, thumbnail, durationMs };
}

function tell(message: FromMediaChild): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

/** A full disk says nothing about the video. */
function isOfMachine(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
