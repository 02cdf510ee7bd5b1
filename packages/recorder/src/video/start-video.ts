import { canEncode } from './encode/choose-codec.js';
import type { StartVideo } from './video-recording.js';

/**
 * Starts to record a stream: with WebCodecs if the browser encodes H.264, else with MediaRecorder. Both are loaded on
 * demand, so pages that record no video do not load them.
 *
 * @throws CaptureError if the browser supports neither
 */
export const startVideo: StartVideo = async (stream, sink, options = {}) => {
  const { width = 1_280, height = 720 } = stream.getVideoTracks()[0]?.getSettings() ?? {};
  const { bitrate = 2_500_000, frameRate = 30 } = options;
  if (await canEncode({ width, height }, { bitrate, frameRate })) {
    const { recordWithWebCodecs } = await import('./webcodecs-recording.js');
    return recordWithWebCodecs(stream, sink, options);
  }
  const { recordWithMediaRecorder } = await import('./media-recorder.js');
  return recordWithMediaRecorder(stream, sink, options);
};
