import { FilePathSource, Input, type InputVideoTrack, MP4, type Source, WEBM } from 'mediabunny';
import { UnusableVideoError } from '../unusable-video-error.js';
import type { Container } from './container.js';

/** Longer than any recording (they end after an hour). */
const DURATION_MAX_S = 4 * 3_600;
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
  // The one container that it is, so that no other reader of the library ever sees the file.
  const input = new Input({ source, formats: [kind === 'mp4' ? MP4 : WEBM] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new UnusableVideoError('it has no video track');
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const tooLarge = Math.max(width, height) > SIDE_MAX_PX || width * height > AREA_MAX_PX;
  if (tooLarge || Math.min(width, height) < 2) throw new UnusableVideoError('its pictures have an impossible size');
  if (!(await track.canDecode())) throw new UnusableVideoError('its codec is not known here');
  const startS = Math.max(0, await track.getFirstTimestamp());
  const durationS = (await track.computeDuration()) - startS;
  if (!(durationS > 0)) throw new UnusableVideoError('it has no pictures');
  if (durationS > DURATION_MAX_S) throw new UnusableVideoError('it is longer than four hours');
  return { input, track, startS, durationS, width, height, [Symbol.dispose]: () => input.dispose() };
}
