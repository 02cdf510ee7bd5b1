import {
  Conversion,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { UnusableVideoError } from '../unusable-video-error.js';
import type { OpenVideo } from './open-video.js';

/**
 * Copies a WebM to an MP4, unconverted. There every picture says how long it is shown. In a WebM the last one of each
 * piece of the file does not, and a conversion would leave it out, with it the last thing that happened in a recording.
 */
export async function copyToMp4(video: OpenVideo, target: string): Promise<void> {
  const codec = await video.track.getCodec();
  const decoderConfig = await video.track.getDecoderConfig();
  if (!codec || !decoderConfig) throw new UnusableVideoError('its codec is not known here');
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new FilePathTarget(target) });
  const pictures = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(pictures);
  const sound = await Conversion.init({
    input: video.input,
    output,
    composable: true,
    tracks: 'primary',
    trim: { start: 0 },
    video: { discard: true },
    showWarnings: false,
  });
  await output.start();
  await Promise.all([copyPictures(video, pictures, { decoderConfig }), sound.execute()]);
  await output.finalize();
}

async function copyPictures(
  video: OpenVideo,
  source: EncodedVideoPacketSource,
  meta: EncodedVideoChunkMetadata,
): Promise<void> {
  const sink = new EncodedPacketSink(video.track);
  const first = (await sink.getFirstKeyPacket({ verifyKeyPackets: true })) ?? undefined;
  const endS = video.startS + video.durationS;
  for await (const packet of sink.packets(first, undefined, { verifyKeyPackets: true })) {
    // Until the end, or until the next picture: the MP4 is written by when pictures begin.
    const duration = Math.max(packet.duration, endS - packet.timestamp);
    await source.add(packet.clone({ duration, sideData: {} }), meta);
  }
  source.close();
}
