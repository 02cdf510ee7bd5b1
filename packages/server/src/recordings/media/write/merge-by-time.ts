import type { EncodedPacket } from 'mediabunny';

/** An output track and its packets. */
interface Lane {
  packets: AsyncIterator<EncodedPacket, void>;
  add: (packet: EncodedPacket) => Promise<void>;
}

/** Interleaves the packets of all tracks by time, so that the muxer buffers few of them. */
export async function mergeByTime(lanes: readonly Lane[]): Promise<void> {
  const heads = await Promise.all(lanes.map(async (lane) => ({ lane, packet: await next(lane) })));
  for (;;) {
    const waiting = heads.filter((head) => head.packet !== undefined);
    const head = waiting.sort((one, other) => one.packet!.timestamp - other.packet!.timestamp)[0];
    if (!head?.packet) return;
    await head.lane.add(head.packet);
    head.packet = await next(head.lane);
  }
}

async function next({ packets }: Lane): Promise<EncodedPacket | undefined> {
  const { value, done } = await packets.next();
  return done ? undefined : value;
}
