/** Frames that may wait in the encoder; more are dropped, because a queue that grows loses everything in a crash. */
const MAX_QUEUE = 4;
const KEY_FRAME_EVERY_US = 1_000_000;
/** A key frame of a repeated picture costs a hundred times the bytes of a delta frame and shows nothing new. */
const REPEATED_KEY_FRAME_EVERY_US = 10_000_000;

/** A `last` frame repeats the picture before, and is never dropped: the file lasts until it. */
export type FrameKind = 'new' | 'repeated' | 'last';

export interface FrameEncoder {
  /**
   * Encodes a frame, which stays open.
   *
   * @returns false when the encoder is busy and the frame was dropped
   */
  encode: (frame: VideoFrame, kind: FrameKind) => boolean;
  /** Makes the next frame a key frame. */
  requestKeyFrame: () => void;
  /** Finishes the frames that wait and frees the encoder. */
  close: () => Promise<void>;
}

interface FrameEncoderParts {
  config: VideoEncoderConfig;
  /** The file can be cut without a key frame, so a static page needs few of them. */
  sparesKeyFrames: boolean;
  onChunk: (chunk: EncodedVideoChunk, metadata: EncodedVideoChunkMetadata | undefined) => void;
  onError: (error: Error) => void;
}

/**
 * H.264 encoder with a key frame each second while the picture changes. A fragment of the file begins at each, so a crash loses
 * about one second.
 */
export function createFrameEncoder({ config, sparesKeyFrames, onChunk, onError }: FrameEncoderParts): FrameEncoder {
  const repeatedEvery = sparesKeyFrames ? REPEATED_KEY_FRAME_EVERY_US : KEY_FRAME_EVERY_US;
  const encoder = new VideoEncoder({ output: onChunk, error: onError });
  encoder.configure(config);
  let lastKeyAt = -Infinity;
  return {
    encode(frame, kind) {
      if (encoder.state !== 'configured') return false;
      if (kind !== 'last' && encoder.encodeQueueSize > MAX_QUEUE) return false;
      const every = kind === 'new' ? KEY_FRAME_EVERY_US : repeatedEvery;
      const keyFrame = frame.timestamp >= lastKeyAt + every;
      encoder.encode(frame, { keyFrame });
      if (keyFrame) lastKeyAt = frame.timestamp;
      return true;
    },
    requestKeyFrame() {
      lastKeyAt = -Infinity;
    },
    async close() {
      if (encoder.state !== 'configured') return;
      await encoder.flush().catch(onError);
      // A failing flush closes the encoder.
      if ((encoder.state as CodecState) !== 'closed') encoder.close();
    },
  };
}
