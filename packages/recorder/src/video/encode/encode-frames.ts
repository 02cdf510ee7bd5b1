/** Maximum number of frames in the encoder's queue; more are dropped, because a crash loses the whole queue. */
const QUEUE_MAX = 4;
const KEY_FRAME_EVERY_US = 1_000_000;
/** A key frame of a repeated picture is a hundred times larger than a delta frame and shows nothing new. */
const REPEATED_KEY_FRAME_EVERY_US = 10_000_000;

/** A `last` frame repeats the previous picture and is never dropped, because it determines the end of the file. */
export type FrameKind = 'new' | 'repeated' | 'last';

export interface FrameEncoder {
  /**
   * Encodes a frame without closing it.
   *
   * @returns false if the encoder is busy and the frame was dropped
   */
  encode: (frame: VideoFrame, kind: FrameKind) => boolean;
  /** Makes the next frame a key frame. */
  requestKeyFrame: () => void;
  /** Finishes the queued frames and releases the encoder. */
  close: () => Promise<void>;
}

interface FrameEncoderParts {
  config: VideoEncoderConfig;
  /** The file can be split without a key frame, so a static page needs few of them. */
  sparesKeyFrames: boolean;
  onChunk: (chunk: EncodedVideoChunk, metadata: EncodedVideoChunkMetadata | undefined) => void;
  onError: (error: Error) => void;
}

/**
 * H.264 encoder with a key frame per second while the picture changes. A fragment of the file begins at each, so a
 * crash loses about one second.
 */
export function createFrameEncoder({ config, sparesKeyFrames, onChunk, onError }: FrameEncoderParts): FrameEncoder {
  const repeatedEvery = sparesKeyFrames ? REPEATED_KEY_FRAME_EVERY_US : KEY_FRAME_EVERY_US;
  const encoder = new VideoEncoder({ output: onChunk, error: onError });
  encoder.configure(config);
  let lastKeyAt = -Infinity;
  return {
    encode(frame, kind) {
      if (encoder.state !== 'configured') return false;
      if (kind !== 'last' && encoder.encodeQueueSize > QUEUE_MAX) return false;
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
