/** Frames that may wait in the encoder; more are dropped, because a queue that grows loses everything in a crash. */
const MAX_QUEUE = 4;
const KEY_FRAME_EVERY_US = 1_000_000;

export interface FrameEncoder {
  /**
   * Encodes a frame, which stays open.
   *
   * @returns false when the encoder is busy and the frame was dropped
   */
  encode: (frame: VideoFrame) => boolean;
  /** Makes the next frame a key frame. */
  requestKeyFrame: () => void;
  /** Finishes the frames that wait and frees the encoder. */
  close: () => Promise<void>;
}

interface FrameEncoderParts {
  config: VideoEncoderConfig;
  onChunk: (chunk: EncodedVideoChunk, metadata: EncodedVideoChunkMetadata | undefined) => void;
  onError: (error: Error) => void;
}

/** H.264 encoder with a key frame each second. A fragment of the file begins at each, so a crash loses about one second. */
export function createFrameEncoder({ config, onChunk, onError }: FrameEncoderParts): FrameEncoder {
  const encoder = new VideoEncoder({ output: onChunk, error: onError });
  encoder.configure(config);
  let nextKeyAt = -Infinity;
  return {
    encode(frame) {
      if (encoder.state !== 'configured' || encoder.encodeQueueSize > MAX_QUEUE) return false;
      const keyFrame = frame.timestamp >= nextKeyAt;
      encoder.encode(frame, { keyFrame });
      if (keyFrame) nextKeyAt = frame.timestamp + KEY_FRAME_EVERY_US;
      return true;
    },
    requestKeyFrame() {
      nextKeyAt = -Infinity;
    },
    async close() {
      if (encoder.state !== 'configured') return;
      await encoder.flush().catch(onError);
      // A failing flush closes the encoder.
      if ((encoder.state as CodecState) !== 'closed') encoder.close();
    },
  };
}
