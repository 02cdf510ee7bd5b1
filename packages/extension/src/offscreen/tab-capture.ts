import { type Capture, CaptureError } from '@flowlens/recorder/parts';
import type { CaptureRequest, PictureSize } from '../messages/messages.js';
import { mixSound } from './mix-sound.js';

/** Chromium's constraints for capturing a tab, which are missing in TypeScript's types. */
interface TabConstraints {
  mandatory: Record<string, string | number>;
}

const FRAME_RATE = 30;
/** Larger pictures are scaled down: H.264 in software cannot keep up with them. */
const WIDTH_MAX = 2_560;
const HEIGHT_MAX = 1_440;

export interface TabCaptureOptions extends CaptureRequest {
  /** @default 30 */
  frameRate?: number;
}

/**
 * Opens the capture of a tab, with its sound and a microphone if wanted.
 *
 * @throws CaptureError when the browser captures neither the tab nor the microphone
 */
export async function openTabCapture(options: TabCaptureOptions): Promise<Capture> {
  const { streamId, sound = false, microphone = false } = options;
  const voice = microphone ? await openMicrophone() : undefined;
  const tab = await openTab(options).catch((error: unknown) => {
    stopTracks(voice);
    throw new CaptureError('capture_denied', 'The browser does not let this tab be recorded.', { cause: error });
  });
  const mix = sound || voice ? mixSound({ tab: sound ? tab : undefined, microphone: voice }) : undefined;
  return {
    stream: new MediaStream([...tab.getVideoTracks(), ...(mix ? [mix.track] : [])]),
    isThisTab: false,
    stop() {
      mix?.stop();
      stopTracks(tab);
    },
  };

  function openTab({ size, frameRate = FRAME_RATE }: TabCaptureOptions): Promise<MediaStream> {
    const { width, height } = fit(size);
    const source = { chromeMediaSource: 'tab', chromeMediaSourceId: streamId };
    const picture = { maxFrameRate: frameRate, minWidth: width, maxWidth: width, minHeight: height, maxHeight: height };
    const video: TabConstraints = { mandatory: { ...source, ...picture } };
    const audio: TabConstraints | false = sound && { mandatory: source };
    return navigator.mediaDevices.getUserMedia({ video, audio } as unknown as MediaStreamConstraints);
  }
}

async function openMicrophone(): Promise<MediaStream> {
  try {
    // A hidden page cannot ask; the browser would wait forever.
    const { state } = await navigator.permissions.query({ name: 'microphone' });
    if (state !== 'granted') throw new Error(`The permission is ${state}.`);
    return await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  } catch (error) {
    throw new CaptureError('microphone_denied', 'The microphone cannot be used.', { cause: error });
  }
}

function stopTracks(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function fit({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, WIDTH_MAX / width, HEIGHT_MAX / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
