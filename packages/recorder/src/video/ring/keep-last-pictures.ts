import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';
import { CaptureError } from '../capture/capture-error.js';
import { readTrack } from '../encode/read-track.js';
import { createPictureRepeater } from '../encode/repeat-picture.js';
import { createFrameClock, epochNow } from '../frame-clock.js';
import { createPictureTrack } from '../capture/picture-track.js';
import { createChunkRing } from './chunk-ring.js';

const BITRATE = 2_500_000;

export interface LastPicturesOptions {
  seconds: number;
  maxBytes: number;
  /** Maximum number of frames per second. */
  frameRate: number;
  /** Shows black until `hold(false)`. */
  startsHeld: boolean;
  /** Called when the stream has ended or cannot be encoded. */
  onEnd: () => void;
}

interface SavedPictures {
  video: Blob;
  mimeType: string;
  width: number;
  height: number;
  /** Epoch milliseconds of the first picture. */
  origin: number;
  durationMs: number;
}

/** Encoded pictures of the last seconds of a stream, in memory only. */
export interface LastPictures {
  /** Drops new pictures. Afterwards, shows none that arrived meanwhile. */
  hold: (isHeld: boolean) => void;
  /** Creates a video of the kept frames; undefined before the first frame. */
  save: () => Promise<SavedPictures | undefined>;
  clear: () => void;
  stop: () => Promise<void>;
}

/** @throws CaptureError if the stream has no picture */
export function keepLastPictures(stream: MediaStream, options: LastPicturesOptions): LastPictures {
  const [track] = stream.getVideoTracks();
  if (!track) throw new CaptureError('capture_unsupported', 'There is no picture to keep.');
  const { frameRate, startsHeld, onEnd } = options;
  const ring = createChunkRing(options);
  const clock = createFrameClock(epochNow);
  let decoderConfig: VideoDecoderConfig | undefined;
  const ignore = () => undefined;
  const pictures = createPictureTrack({
    settings: { bitrate: BITRATE, frameRate, sparesKeyFrames: true },
    startsPaused: startsHeld,
    onChunk(chunk, metadata) {
      decoderConfig = metadata?.decoderConfig ?? decoderConfig;
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      ring.add({ type: chunk.type, timestamp: chunk.timestamp, bytes });
    },
    onError: onEnd,
    onKept: ignore,
    onDropped: ignore,
  });
  const reader = readTrack<VideoFrame>(
    track,
    (frame) => {
      clock.see(frame.timestamp);
      pictures.add(frame);
      repeater.encoded();
    },
    onEnd,
  );
  const repeater = createPictureRepeater(
    () => pictures.hasBegun() && pictures.repeat(clock.timestampNow()),
    () => performance.now(),
  );

  return {
    hold(isHeld) {
      pictures.forget();
      if (isHeld) pictures.pause();
      else pictures.resume(clock.timestampNow());
    },
    async save() {
      const chunks = [...ring.chunks()];
      const [first] = chunks;
      if (!first) return undefined;
      const endUs = clock.timestampNow() - pictures.zeroUs();
      const { video, durationUs } = await writeChunks(chunks, { decoderConfig, endUs });
      return {
        video,
        mimeType: 'video/mp4',
        ...pictures.size(),
        origin: clock.epochOf(pictures.zeroUs() + first.timestamp),
        durationMs: durationUs / 1_000,
      };
    },
    clear: ring.clear,
    async stop() {
      reader.stop();
      repeater.stop();
      await pictures.close(clock.timestampNow());
      ring.clear();
    },
  };
}

type Chunks = ReturnType<ReturnType<typeof createChunkRing>['chunks']>;

/** Writes chunks as one MP4 with its index first, which the server keeps unchanged. */
async function writeChunks(
  chunks: Chunks,
  { decoderConfig, endUs }: { decoderConfig: VideoDecoderConfig | undefined; endUs: number },
): Promise<{ video: Blob; durationUs: number }> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const startUs = chunks[0]?.timestamp ?? 0;
  for (const [place, { type, timestamp, bytes }] of chunks.entries()) {
    const durationUs = (chunks[place + 1]?.timestamp ?? Math.max(endUs, timestamp)) - timestamp;
    const packet = new EncodedPacket(bytes, type, (timestamp - startUs) / 1_000_000, durationUs / 1_000_000);
    await source.add(packet, place === 0 && decoderConfig ? { decoderConfig } : undefined);
  }
  await output.finalize();
  const lastUs = Math.max(endUs, chunks.at(-1)?.timestamp ?? 0);
  return { video: new Blob([target.buffer ?? new ArrayBuffer()], { type: 'video/mp4' }), durationUs: lastUs - startUs };
}
