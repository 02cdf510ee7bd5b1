import { EncodedVideoPacketSource, type EncodedPacket, Mp4OutputFormat, Output, type Target } from 'mediabunny';
import { UnusableVideoError } from '../unusable-video-error.js';
import { CopiedPictures, type Gap } from './copied-pictures.js';
import { copiedSound } from './copied-sound.js';
import { mergeByTime } from './merge-by-time.js';
import type { OpenVideo, VideoPart } from './open-video.js';

export interface TimeRange {
  startS: number;
  /** Left out. */
  endS: number;
}

export interface Copied {
  /** How many pictures were copied. */
  count: number;
  gaps: Gap[];
  /** When the last picture ends. */
  endMs: number;
  /** Whether pictures refer to others that are missing, so that not every player can show them. */
  isBroken: boolean;
  /** Whether there is sound that was not copied. */
  lacksSound: boolean;
}

export interface CopyOptions {
  target: Target;
  /** @default true */
  withSound?: boolean;
  /** Whether the last picture is shown until the end of the file. */
  knowsEnd: boolean;
  /** Pictures and sound to leave out. */
  leaveOut?: { pictures: TimeRange[]; sound: TimeRange[] };
}

/**
 * Copies the parts of a video to one MP4, unconverted. There every picture says how long it is shown. In a WebM the last
 * one of each piece of the file does not, and a conversion would leave it out, with it the last thing that happened in a
 * recording.
 *
 * @throws UnusableVideoError
 */
export async function copyToMp4(
  [first, ...others]: readonly [OpenVideo, ...VideoPart[]],
  { target, withSound = true, knowsEnd, leaveOut = { pictures: [], sound: [] } }: CopyOptions,
): Promise<Copied> {
  const format = new Mp4OutputFormat({ fastStart: false });
  const output = new Output({ format, target });
  const codec = await first.track.getCodec();
  const decoderConfig = await first.track.getDecoderConfig();
  if (!codec || !decoderConfig) throw new UnusableVideoError('its codec is not known here');
  const parts = [first, ...others];
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  const sound = await copiedSound(parts, { format, withSound, leaveOut: leaveOut.sound });
  if (typeof sound === 'object') output.addAudioTrack(sound.source);
  await output.start();
  const lastS = knowsEnd ? first.startS + first.durationS : undefined;
  const pictures = new CopiedPictures(parts, { codec, leaveOut: leaveOut.pictures, lastS });
  const add = (packet: EncodedPacket) => source.add(packet, { decoderConfig });
  await mergeByTime([{ packets: pictures.packets(), add }, ...(typeof sound === 'object' ? [sound] : [])]);
  if (pictures.count === 0) throw new UnusableVideoError('it has no pictures');
  await output.finalize();
  return { ...pictures.report(), lacksSound: sound === 'left_out' };
}
