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

/** Longer than any recording (they end after an hour). */
const DURATION_MAX_S = 4 * 3_600;
/** How long a last picture is shown when nothing tells. */
const LAST_PICTURE_S = 1 / 30;
const SIDE_MAX_PX = 30_000;
/** An 8K picture. */
const AREA_MAX_PX = 7_680 * 4_320;

/** An uploaded video that can be shown. */
export interface OpenVideo extends Disposable {
  input: Input;
  track: InputVideoTrack;
  /** When its first picture is shown, in its own time. */
  startS: number;
  durationS: number;
  /** As it is shown, in pixels. */
  width: number;
  height: number;
}

/** @throws UnusableVideoError when there is nothing in the file that could be shown */
export async function openVideo(path: string, { kind }: Container): Promise<OpenVideo> {
  return openVideoSource(new FilePathSource(path), kind);
}

/** The same for a video that is no file. @throws UnusableVideoError */
export async function openVideoSource(source: Source, kind: Container['kind']): Promise<OpenVideo> {
  // The one container that it is, so that no other reader of the library ever sees the file. A WebM with H.264, as Chromium
  // records it, calls itself a Matroska; the reader is the same.
  const input = new Input({ source, formats: kind === 'mp4' ? [MP4] : [WEBM, MATROSKA] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new UnusableVideoError('it has no video track');
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const tooLarge = Math.max(width, height) > SIDE_MAX_PX || width * height > AREA_MAX_PX;
  if (tooLarge || Math.min(width, height) < 2) throw new UnusableVideoError('its pictures have an impossible size');
  if (!(await track.canDecode())) throw new UnusableVideoError('its codec is not known here');
  const startS = Math.max(0, await track.getFirstTimestamp());
  const durationS = (await endOf(input, track, kind)) - startS;
  if (!(durationS > 0)) throw new UnusableVideoError('it has no pictures');
  if (durationS > DURATION_MAX_S) throw new UnusableVideoError('it is longer than four hours');
  return { input, track, startS, durationS, width, height, [Symbol.dispose]: () => input.dispose() };
}

/** A WebM says of its last picture not how long it is shown: as long as there is sound, or as the file says that it goes on. */
async function endOf(input: Input, track: InputVideoTrack, kind: Container['kind']): Promise<number> {
  const last = await new EncodedPacketSink(track).getPacket(Infinity, { metadataOnly: true });
  if (!last) throw new UnusableVideoError('it has no pictures');
  const endS = last.timestamp + (last.duration || LAST_PICTURE_S);
  if (kind === 'mp4') return endS;
  return Math.max(endS, await input.computeDuration(), (await input.getDurationFromMetadata()) ?? 0);
}
