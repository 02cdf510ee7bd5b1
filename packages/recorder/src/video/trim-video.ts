import {
  BlobSource,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
} from 'mediabunny';

export interface TrimRange {
  startMs: number;
  endMs: number;
}

export interface TrimmedVideo {
  video: Blob;
  /** Start of the new video in the original: the key frame at or before the requested start. */
  startMs: number;
  durationMs: number;
}

/**
 * Trims a fragmented MP4 of this package to a range. Packets are copied without loss.
 *
 * @throws Error if the file is not such an MP4, or has no picture in the range
 */
export async function trimVideo(file: Blob, { startMs, endMs }: TrimRange): Promise<TrimmedVideo> {
  using input = new Input({ source: new BlobSource(file), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config || (await track.getCodec()) !== 'avc') throw new Error('The file holds no H.264 video.');
  const pictures = new EncodedPacketSink(track);
  const first = (await pictures.getKeyPacket(startMs / 1_000)) ?? (await pictures.getFirstPacket());
  if (!first || first.timestamp * 1_000 > endMs) throw new Error('The range holds no picture.');

  const parts: BlobPart[] = [];
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: 0 }),
    target: new StreamTarget(collectIn(parts)),
  });
  const video = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(video);
  const sound = await openSound(input, output);
  await output.start();

  const fromS = first.timestamp;
  const untilS = endMs / 1_000;
  let durationS = 0;
  const copySound = sound && sound.copy(fromS, untilS);
  const meta = { decoderConfig: config };
  for await (const packet of pictures.packets(first)) {
    if (packet.timestamp > untilS) break;
    const duration = Math.min(packet.duration, untilS - packet.timestamp);
    await video.add(packet.clone({ timestamp: packet.timestamp - fromS, duration }), meta);
    durationS = packet.timestamp - fromS + duration;
  }
  video.close();
  await copySound;
  await output.finalize();
  return { video: new Blob(parts, { type: file.type }), startMs: fromS * 1_000, durationMs: durationS * 1_000 };
}

/** Copies sound alongside the pictures, because the writer waits for the slower of both. */
async function openSound(input: Input, output: Output) {
  const track = await input.getPrimaryAudioTrack();
  const config = await track?.getDecoderConfig();
  const codec = await track?.getCodec();
  if (!track || !config || !codec) return undefined;
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  return {
    async copy(fromS: number, untilS: number) {
      const sink = new EncodedPacketSink(track);
      const meta = { decoderConfig: config };
      const first: EncodedPacket | null = (await sink.getPacket(fromS)) ?? (await sink.getFirstPacket());
      if (first) {
        for await (const packet of sink.packets(first)) {
          if (packet.timestamp > untilS) break;
          if (packet.timestamp >= fromS) await source.add(packet.clone({ timestamp: packet.timestamp - fromS }), meta);
        }
      }
      source.close();
    },
  };
}

function collectIn(parts: BlobPart[]): WritableStream<StreamTargetChunk> {
  return new WritableStream({ write: ({ data }) => void parts.push(data.slice()) });
}
