import { registerMediabunnyServer } from '@mediabunny/server';
import { CustomSource, Logging, LogLevel, VideoSampleSink, type VideoSample } from 'mediabunny';
import sharp from 'sharp';
import { reportUsage } from '../../../platform/sandbox/report-usage.js';
import { openVideoSource } from '../../../recordings/media/open/open-video.js';
import type { FromFramesChild, ToFramesChild } from './messages.js';

// Process that extracts pictures from a video. It opens no files: it requests the bytes from the server.

const QUALITY = 78;

if (!process.send) throw new Error('This process is started by the server.');
// The channel closes whenever the server ends, for any reason.
process.on('disconnect', () => process.exit(0));
// If a decoder fails, the library also rejects a promise that nobody awaits.
process.on('unhandledRejection', () => undefined);
reportUsage();
Logging.level = LogLevel.Silent;
registerMediabunnyServer({ hardwareContext: null });

const reads = new Map<number, (bytes: Uint8Array) => void>();
let lastRead = 0;

process.on('message', (message: ToFramesChild) => {
  if (message.kind === 'start') void work(message);
  else reads.get(message.id)?.(message.bytes);
});

async function work(order: Extract<ToFramesChild, { kind: 'start' }>): Promise<void> {
  try {
    await takePictures(order);
    await send({ kind: 'done' });
  } catch {
    // Silenced, because nobody can act on a decoder's message about a file.
    await send({ kind: 'unusable' });
  }
  process.disconnect();
}

async function takePictures({
  container,
  size,
  timesMs,
  width,
}: Extract<ToFramesChild, { kind: 'start' }>): Promise<void> {
  using video = await openVideoSource(new CustomSource({ getSize: () => size, read: readBytes }), { kind: container });
  const sink = new VideoSampleSink(video.track);
  const last = video.startS + video.durationS;
  for (const timeMs of timesMs) {
    using sample = await sink.getSample(Math.min(last, video.startS + timeMs / 1_000));
    if (!sample) continue;
    await send({ kind: 'frame', frame: { timeMs, jpeg: await pictureOf(sample, Math.min(width, video.width)) } });
  }
}

async function pictureOf(sample: VideoSample, width: number): Promise<Uint8Array> {
  using small = await sample.transform({ width });
  const pixels = new Uint8Array(small.allocationSize({ format: 'RGBA' }));
  await small.copyTo(pixels, { format: 'RGBA' });
  const raw = { width: small.codedWidth, height: small.codedHeight, channels: 4 as const };
  return sharp(pixels, { raw }).removeAlpha().jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

function readBytes(start: number, end: number): Promise<Uint8Array> {
  lastRead += 1;
  const id = lastRead;
  return new Promise((resolve) => {
    reads.set(id, (bytes) => {
      reads.delete(id);
      resolve(bytes);
    });
    void send({ kind: 'read', id, start, end });
  });
}

function send(message: FromFramesChild): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}
