import { EncodedVideoPacketSource, type EncodedPacket, Mp4OutputFormat, Output, type Target } from 'mediabunny';
import { UnusableVideoError } from '../unusable-video-error.js';
import { CopiedPictures, type Gap } from './copied-pictures.js';
import { copiedSound } from './copied-sound.js';
import { mergeByTime } from './merge-by-time.js';
import type { OpenVideo, VideoPart } from '../open/open-video.js';
import type { TimeRange } from '../open/time-range.js';

export interface Copied {
  /** Number of copied pictures. */
  count: number;
  gaps: Gap[];
  /** End of the last picture. */
  endMs: number;
  /** True if pictures depend on missing ones, so that some players reject them. */
  isBroken: boolean;
  /** True if some sound was not copied. */
  lacksSound: boolean;
}

export interface CopyOptions {
  target: Target;
  /** @default true */
  withSound?: boolean;
  /** True if the file contains its end, until which the last picture is shown. */
  knowsEnd: boolean;
  /** Pictures and sound to leave out. */
  omitted?: { pictures: TimeRange[]; sound: TimeRange[] };
}

/**
 * Copies the parts of a video to one MP4 without converting them. In a WebM the last picture of each cluster has no
 * duration, and a conversion would drop it: the last thing that happened in a recording. In an MP4 every picture has one.
 *
 * @throws UnusableVideoError
 */
export async function copyToMp4(
  [first, ...others]: readonly [OpenVideo, ...VideoPart[]],
  { target, withSound = true, knowsEnd, omitted = { pictures: [], sound: [] } }: CopyOptions,
): Promise<Copied> {
  const format = new Mp4OutputFormat({ fastStart: false });
  const output = new Output({ format, target });
  const codec = await first.track.getCodec();
  const decoderConfig = await first.track.getDecoderConfig();
  if (!codec || !decoderConfig) throw new UnusableVideoError('its codec is not known here');
  const parts = [first, ...others];
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  const sound = await copiedSound(parts, { format, withSound, omitted: omitted.sound });
  if (typeof sound === 'object') output.addAudioTrack(sound.source);
  await output.start();
  const lastS = knowsEnd ? first.startS + first.durationS : undefined;
  const pictures = new CopiedPictures(parts, { codec, omitted: omitted.pictures, lastS });
  const add = (packet: EncodedPacket) => source.add(packet, { decoderConfig });
  await mergeByTime([{ packets: pictures.packets(), add }, ...(typeof sound === 'object' ? [sound] : [])]);
  if (pictures.count === 0) throw new UnusableVideoError('it has no pictures');
  await output.finalize();
  return { ...pictures.report(), lacksSound: sound === 'left_out' };
}
