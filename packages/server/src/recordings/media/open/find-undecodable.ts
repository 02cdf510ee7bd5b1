import {
  AudioSampleSink,
  EncodedPacketSink,
  type InputAudioTrack,
  type InputVideoTrack,
  VideoSampleSink,
} from 'mediabunny';
import type { TimeRange } from './time-range.js';
import { isSystemError } from './is-system-error.js';

/** Less than the time between two pictures. */
const STEP_S = 1e-6;

/** Finds pictures that cannot be decoded: from the one at which the decoder fails until the next key frame. */
export async function undecodablePictures(track: InputVideoTrack): Promise<TimeRange[]> {
  const packets = new EncodedPacketSink(track);
  const ranges: TimeRange[] = [];
  for (let key = await packets.getFirstKeyPacket({ verifyKeyPackets: true }); key;) {
    const next = await packets.getNextKeyPacket(key, { verifyKeyPackets: true });
    const endS = next?.timestamp ?? Infinity;
    const failedS = await failureTime(new VideoSampleSink(track).samples(key.timestamp, endS));
    if (failedS !== undefined) ranges.push({ startS: Math.max(key.timestamp, failedS), endS });
    key = next;
  }
  return ranges;
}

/** Finds sound packets that cannot be decoded. */
export async function undecodableSound(track: InputAudioTrack): Promise<TimeRange[]> {
  const packets = new EncodedPacketSink(track);
  const ranges: TimeRange[] = [];
  for (let packet = await packets.getFirstPacket(); packet;) {
    const failedS = await failureTime(new AudioSampleSink(track).samples(packet.timestamp));
    if (failedS === undefined) break;
    // The failed packet may be a later one; then the next round fails too.
    const failed = (await packets.getPacket(Math.max(packet.timestamp, failedS))) ?? packet;
    const next = await packets.getNextPacket(failed);
    ranges.push({ startS: failed.timestamp, endS: next?.timestamp ?? Infinity });
    packet = next;
  }
  return ranges;
}

/** Returns a time just after the last decoded sample; undefined when the decoder does not fail. */
async function failureTime(
  samples: AsyncIterable<{ timestamp: number; duration: number; close: () => void }>,
): Promise<number | undefined> {
  let decodedS = -Infinity;
  try {
    for await (const sample of samples) {
      decodedS = Math.max(decodedS, sample.timestamp + Math.max(STEP_S, sample.duration / 2));
      sample.close();
    }
    return undefined;
  } catch (error) {
    if (isSystemError(error)) throw error;
    return decodedS;
  }
}
