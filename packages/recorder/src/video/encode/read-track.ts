/** Chromium's track reader, which TypeScript's types do not contain yet. */
interface TrackProcessor<Data> {
  readable: ReadableStream<Data>;
}
type TrackProcessorConstructor = new <Data>(init: {
  track: MediaStreamTrack;
  maxBufferSize?: number;
}) => TrackProcessor<Data>;

interface TrackReader {
  /** Stops reading; the track itself continues. */
  stop: () => void;
}

/**
 * Passes on the frames or audio buffers of a track. The receiver closes them.
 *
 * @param onEnd called when the track has ended, not after `stop`
 */
export function readTrack<Data extends VideoFrame | AudioData>(
  track: MediaStreamTrack,
  onData: (data: Data) => void,
  onEnd: () => void,
): TrackReader {
  const { MediaStreamTrackProcessor } = globalThis as unknown as {
    MediaStreamTrackProcessor: TrackProcessorConstructor;
  };
  const reader = new MediaStreamTrackProcessor<Data>({ track, maxBufferSize: 3 }).readable.getReader();
  let stopped = false;
  const read = async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (stopped) return value?.close();
      if (done) return onEnd();
      onData(value);
    }
  };
  read().catch(() => {
    if (!stopped) onEnd();
  });
  return {
    stop() {
      stopped = true;
      void reader.cancel().catch(() => undefined);
    },
  };
}
