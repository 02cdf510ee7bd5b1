import type { EncodedPacket } from 'mediabunny';

/** A track that is written. */
interface Lane {
  packets: AsyncIterator<EncodedPacket, void>;
  add: (packet: EncodedPacket) => Promise<void>;
}

/** Writes the packets of all tracks in the order of their times, so that none of them is kept in memory for long. */
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
