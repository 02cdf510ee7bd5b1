import { type Capture, CaptureError } from '@flowlens/recorder/parts';
import type { PictureSize } from '../messages/messages.js';

/** Constraints by which Chromium captures a tab; not in the types of TypeScript. */
interface TabConstraints {
  mandatory: Record<string, string | number>;
}

const FRAME_RATE = 30;
/** Larger pictures are scaled down: H.264 in software cannot keep up with them. */
const MAX_WIDTH = 2_560;
const MAX_HEIGHT = 1_440;

/**
 * Opens the picture of a tab.
 *
 * @throws CaptureError when the browser does not capture the tab
 */
export async function openTabCapture(streamId: string, size: PictureSize): Promise<Capture> {
  const { width, height } = fit(size);
  const video: TabConstraints = {
    mandatory: {
      chromeMediaSource: 'tab',
      chromeMediaSourceId: streamId,
      maxFrameRate: FRAME_RATE,
      minWidth: width,
      maxWidth: width,
      minHeight: height,
      maxHeight: height,
    },
  };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video } as unknown as MediaStreamConstraints);
    return { stream, isThisTab: false, stop: () => stream.getTracks().forEach((track) => track.stop()) };
  } catch (error) {
    throw new CaptureError('capture_denied', 'The browser does not let this tab be recorded.', { cause: error });
  }
}

function fit({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
