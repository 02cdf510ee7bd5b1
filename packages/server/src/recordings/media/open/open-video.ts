import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  type Source,
  WEBM,
} from 'mediabunny';
import { UnusableVideoError } from '../unusable-video-error.js';
import type { Container } from './container.js';

/** Maximum duration of a recording, with some reserve. */
const DURATION_MAX_S = 4 * 3_600;
/** Duration of a last picture that has none. */
export const LAST_PICTURE_S = 1 / 30;
const SIDE_MAX_PX = 30_000;
/** An 8K picture. */
const AREA_MAX_PX = 7_680 * 4_320;

/** A video, or a part of one. */
export interface VideoPart {
  input: Input;
  track: InputVideoTrack;
}

/** An uploaded video that can be shown. */
export interface OpenVideo extends VideoPart, Disposable {
  /** Start of its first picture, in the video's own time. */
  startS: number;
  durationS: number;
  /** True if its last picture has a duration. */
  hasEnd: boolean;
  /** Display size in pixels. */
  width: number;
  height: number;
}

export interface OpenOptions extends Pick<Container, 'kind'> {
  /** True if the duration in the file is correct, unlike in a truncated or damaged file. @default true */
  knowsEnd?: boolean;
}

/** @throws UnusableVideoError if the file contains nothing that could be shown */
export async function openVideo(path: string, options: OpenOptions): Promise<OpenVideo> {
  return openVideoSource(new FilePathSource(path), options);
}

/** Opens a video that is not a file. @throws UnusableVideoError */
export async function openVideoSource(source: Source, { kind, knowsEnd = true }: OpenOptions): Promise<OpenVideo> {
  const input = new Input({ source, formats: formatsOf(kind) });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new UnusableVideoError('it has no video track');
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const tooLarge = Math.max(width, height) > SIDE_MAX_PX || width * height > AREA_MAX_PX;
  if (tooLarge || Math.min(width, height) < 2) throw new UnusableVideoError('its pictures have an impossible size');
  if (!(await track.canDecode())) throw new UnusableVideoError('its codec is not known here');
  const startS = Math.max(0, await track.getFirstTimestamp());
  const last = await new EncodedPacketSink(track).getPacket(Infinity, { metadataOnly: true });
  if (!last) throw new UnusableVideoError('it has no pictures');
  const hasEnd = last.duration > 0;
  const pictureEndS = last.timestamp + (last.duration || LAST_PICTURE_S);
  const endS = kind === 'mp4' && hasEnd ? pictureEndS : Math.max(pictureEndS, await endOf(input, knowsEnd));
  const durationS = endS - startS;
  if (!(durationS > 0)) throw new UnusableVideoError('it has no pictures');
  if (durationS > DURATION_MAX_S) throw new UnusableVideoError('it is longer than four hours', 'too_long');
  return { input, track, startS, durationS, hasEnd, width, height, [Symbol.dispose]: () => input.dispose() };
}

/**
 * Returns the formats of one container, so that no other demuxer of the library reads the file. A WebM with H.264, as
 * Chromium records it, calls itself Matroska.
 */
export function formatsOf(kind: Container['kind']) {
  return kind === 'mp4' ? [MP4] : [WEBM, MATROSKA];
}

/** Returns the end of a video whose last picture has no duration: the end of the sound or of the file. */
async function endOf(input: Input, knowsEnd: boolean): Promise<number> {
  return Math.max(await input.computeDuration(), (knowsEnd && (await input.getDurationFromMetadata())) || 0);
}
