import { EncodedAudioPacketSource, type EncodedPacket, EncodedPacketSink, type Mp4OutputFormat } from 'mediabunny';
import { isWithin } from './copied-pictures.js';
import type { TimeRange } from '../open/time-range.js';
import type { VideoPart } from '../open/open-video.js';

interface CopiedSound {
  source: EncodedAudioPacketSource;
  packets: AsyncGenerator<EncodedPacket, void>;
  add: (packet: EncodedPacket) => Promise<void>;
}

/** Reads the sound of all parts of a video in order. `left_out` when it is not wanted or the format does not support it. */
export async function copiedSound(
  parts: readonly VideoPart[],
  { format, withSound, omitted }: { format: Mp4OutputFormat; withSound: boolean; omitted: TimeRange[] },
): Promise<CopiedSound | 'none' | 'left_out'> {
  const all = await Promise.all(parts.map(({ input }) => input.getPrimaryAudioTrack()));
  const tracks = all.filter((track) => track !== null);
  const codec = await tracks[0]?.getCodec();
  const decoderConfig = await tracks[0]?.getDecoderConfig();
  if (tracks.length === 0) return 'none';
  if (!withSound || !codec || !decoderConfig || !format.getSupportedAudioCodecs().includes(codec)) return 'left_out';
  const source = new EncodedAudioPacketSource(codec);
  async function* packets(): AsyncGenerator<EncodedPacket, void> {
    let lastS = -Infinity;
    for (const track of tracks)
      for await (const packet of new EncodedPacketSink(track).packets()) {
        // Skip packets before the start, and those of a part that overlaps the previous one.
        if (packet.timestamp < 0 || packet.timestamp <= lastS || isWithin(packet, omitted)) continue;
        lastS = packet.timestamp;
        yield packet;
      }
  }
  return { source, packets: packets(), add: (packet) => source.add(packet, { decoderConfig }) };
}
