import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny';

export interface PacketFacts {
  atMs: number;
  isKey: boolean;
  bytes: Uint8Array;
}

/** Parses a file: its packets in order, and the size of the picture. */
export async function readVideo(file: Blob) {
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  return {
    durationMs: (await input.computeDuration()) * 1_000,
    width: video ? await video.getDisplayWidth() : 0,
    height: video ? await video.getDisplayHeight() : 0,
    codec: video ? await video.getCodec() : null,
    soundCodec: audio ? await audio.getCodec() : null,
    pictures: video ? await packetsOf(new EncodedPacketSink(video)) : [],
    sound: audio ? await packetsOf(new EncodedPacketSink(audio)) : [],
  };
}

async function packetsOf(sink: EncodedPacketSink): Promise<PacketFacts[]> {
  const packets: PacketFacts[] = [];
  const first = await sink.getFirstPacket();
  if (!first) return packets;
  for await (const { timestamp, type, data } of sink.packets(first))
    packets.push({ atMs: timestamp * 1_000, isKey: type === 'key', bytes: data });
  return packets;
}
