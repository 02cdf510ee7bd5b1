import { type EncodedPacket, EncodedPacketSink, type VideoCodec } from 'mediabunny';
import type { TimeRange } from '../open/time-range.js';
import { isIntactPacket } from '../open/is-intact-packet.js';
import { LAST_PICTURE_S, type VideoPart } from '../open/open-video.js';

/** A run of missing pictures. */
export interface Gap {
  atMs: number;
  /** Undefined when no picture follows. */
  forMs: number | undefined;
}

interface Options {
  codec: VideoCodec;
  omitted: TimeRange[];
  /** End of the video, when the file knows it: the last picture is shown until then. */
  lastS: number | undefined;
}

/** Reads the pictures of all parts of a video in order, and records the gaps between them. */
export class CopiedPictures {
  readonly #parts: readonly VideoPart[];
  readonly #options: Options;
  readonly #gaps: { atS: number; endS?: number }[] = [];
  #endS = 0;
  #keyS = -Infinity;
  #isBroken = false;
  /** Pictures before this key frame are skipped, because they depend on a missing one. */
  #untilKey: EncodedPacket | undefined;
  #isMissing = false;
  count = 0;

  constructor(parts: readonly VideoPart[], options: Options) {
    this.#parts = parts;
    this.#options = options;
  }

  async *packets(): AsyncGenerator<EncodedPacket, void> {
    for (const [at, { track }] of this.#parts.entries()) {
      const sink = new EncodedPacketSink(track);
      // The check reads the codec parameters from the first picture, which a later part may lack.
      const options = { verifyKeyPackets: at === 0 };
      this.#isMissing ||= at > 0;
      this.#untilKey = (await sink.getFirstKeyPacket(options)) ?? undefined;
      // A video cannot begin with a picture that depends on another.
      if (!this.#untilKey && this.count === 0) continue;
      this.#isBroken ||= !this.#untilKey;
      for await (const packet of sink.packets(this.#untilKey, undefined, options)) {
        if (this.#mayFollow(packet)) yield this.#take(packet);
        else if (this.#isDamaged(packet)) await this.#skipToKeyFrame(sink, packet, options);
      }
    }
    if (this.count > 0) this.#noteGap(undefined);
  }

  #mayFollow(packet: EncodedPacket): boolean {
    const { type, timestamp, sequenceNumber } = packet;
    if (this.#untilKey && sequenceNumber < this.#untilKey.sequenceNumber) return false;
    // Parts of a damaged file may overlap.
    const isLater = type === 'key' ? timestamp >= this.#endS - LAST_PICTURE_S : timestamp >= this.#keyS;
    return (this.count === 0 || isLater) && !this.#isDamaged(packet);
  }

  #isDamaged(packet: EncodedPacket): boolean {
    const { omitted, codec } = this.#options;
    return isWithin(packet, omitted) || !isIntactPacket(packet, codec);
  }

  async #skipToKeyFrame(
    sink: EncodedPacketSink,
    packet: EncodedPacket,
    options: { verifyKeyPackets: boolean },
  ): Promise<void> {
    this.#isMissing = true;
    this.#untilKey = (await sink.getNextKeyPacket(packet, options)) ?? undefined;
    // Without a later key frame, partly wrong pictures are better than none.
    this.#isBroken ||= !this.#untilKey;
  }

  #take(packet: EncodedPacket): EncodedPacket {
    const { timestamp, type } = packet;
    if (this.#isMissing && this.count > 0) this.#noteGap(timestamp);
    this.#isMissing = false;
    this.count += 1;
    if (type === 'key') this.#keyS = timestamp;
    const duration = packet.duration || LAST_PICTURE_S;
    this.#endS = Math.max(this.#endS, timestamp + duration);
    const restS = (this.#options.lastS ?? timestamp) - timestamp;
    // The muxer shortens the duration when another picture follows.
    return packet.clone({ duration: Math.max(duration, restS), sideData: {} });
  }

  #noteGap(endS: number | undefined): void {
    if (this.#isMissing) this.#gaps.push({ atS: this.#endS, ...(endS !== undefined && { endS }) });
  }

  report(): { count: number; gaps: Gap[]; endMs: number; isBroken: boolean } {
    const toMs = (timeS: number) => Math.max(0, Math.round(1_000 * timeS));
    return {
      count: this.count,
      gaps: this.#gaps.map(({ atS, endS }) => ({
        atMs: toMs(atS),
        forMs: endS === undefined ? undefined : toMs(endS - atS),
      })),
      endMs: toMs(this.#endS),
      isBroken: this.#isBroken,
    };
  }
}

/** Returns whether a packet begins in one of these ranges. */
export function isWithin({ timestamp }: EncodedPacket, ranges: readonly TimeRange[]): boolean {
  return ranges.some(({ startS, endS }) => timestamp >= startS && timestamp < endS);
}
