import { stat } from 'node:fs/promises';
import { FilePathSource, Input, MP4, Quality } from 'mediabunny';
import { copyPlainMp4 } from './copy-plain-mp4.js';
import type { OpenVideo } from '../open/open-video.js';
import { evenSize } from './picture-size.js';
import { writeMp4 } from './write-mp4.js';

/** Largest picture size that every device can show. */
const PICTURE_MAX = { width: 3_840, height: 2_160 };
const BITS_PER_PIXEL_AND_SECOND = 1.5;
const BITS_PER_SECOND = { least: 300_000, most: 6_000_000 };
const AUDIO_BITS_PER_SECOND = 128_000;
/** Size of a container without pictures. */
const OVERHEAD_BYTES = 16 * 1024 * 1024;
const OVERHEAD_FACTOR = 1.2;

export interface VideoFile {
  path: string;
  /** An MP4 that plays while it loads: nothing but index and pictures, in this order. */
  ready: boolean;
  /** True if its pictures may be copied when they are H.264. */
  mayCopy: boolean;
}

interface Writing {
  file: VideoFile;
  target: string;
  withSound: boolean;
}

/**
 * Writes the H.264 MP4 that people watch. A suitable one is copied as it is, without its metadata; from other H.264
 * files the pictures are copied, everything else is converted. Returns the duration in milliseconds.
 */
export async function writeVideo(video: OpenVideo, writing: Writing): Promise<number> {
  const { file, target, withSound } = writing;
  const mayCopy = file.mayCopy && (await video.track.getCodec()) === 'avc';
  const mayKeep = mayCopy && file.ready && withSound && (await hasPlainAudio(video));
  if (!(mayKeep && (await copyPlainMp4(file.path, target)))) {
    if (mayCopy) await copyPictures(video, writing);
    else await convert(video, writing);
  }
  using written = new Input({ source: new FilePathSource(target), formats: [MP4] });
  return Math.round((await written.computeDuration()) * 1000);
}

async function hasPlainAudio({ input }: OpenVideo): Promise<boolean> {
  const tracks = await input.getTracks();
  const audio = tracks.filter((track) => track.isAudioTrack());
  if (tracks.length !== audio.length + 1 || audio.length > 1) return false;
  return audio[0] === undefined || (await audio[0].getCodec()) === 'aac';
}

async function copyPictures({ input }: OpenVideo, { file, target, withSound }: Writing): Promise<void> {
  const { size } = await stat(file.path);
  await writeMp4({
    input,
    target,
    maxBytes: size * OVERHEAD_FACTOR + OVERHEAD_BYTES,
    video: { codec: 'avc' },
    audio: withSound ? { codec: 'aac' } : { discard: true },
  });
}

async function convert(video: OpenVideo, { target, withSound }: Writing): Promise<void> {
  const size = evenSize(video, PICTURE_MAX);
  const { least, most } = BITS_PER_SECOND;
  const bitrate = Math.round(Math.min(most, Math.max(least, size.width * size.height * BITS_PER_PIXEL_AND_SECOND)));
  const bytesPerSecond = (bitrate + AUDIO_BITS_PER_SECOND) / 8;
  await writeMp4({
    input: video.input,
    target,
    maxBytes: 2 * bytesPerSecond * video.durationS + OVERHEAD_BYTES,
    video: {
      codec: 'avc',
      ...size,
      fit: 'fill',
      forceTranscode: true,
      keyFrameInterval: 2,
      quality: new Quality({ bitrate, bitrateMode: 'variable' }),
    },
    audio: withSound ? { codec: 'aac', quality: new Quality({ bitrate: AUDIO_BITS_PER_SECOND }) } : { discard: true },
  });
}
