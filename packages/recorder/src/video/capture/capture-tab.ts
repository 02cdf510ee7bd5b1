import { CaptureError } from './capture-error.js';

export interface CaptureOptions {
  /** Also records the microphone. @default false */
  microphone?: boolean;
  /** Source that the browser offers first; `opener` is the tab that opened this window. @default 'tab' */
  surface?: 'tab' | 'any' | 'opener';
  /** Size in device pixels. @default the size of the source */
  size?: { width: number; height: number };
  /** Capture handle of the only tab to accept, if the capture has one. */
  handle?: string;
  /** @default 30 */
  frameRate?: number;
}

export interface Capture {
  /** One video track, and an audio track when the microphone is recorded. */
  stream: MediaStream;
  /** True when the user chose the tab that runs this code. */
  isThisTab: boolean;
  /** Ends all tracks, which removes the browser's sharing indicator. */
  stop: () => void;
}

/** Options that TypeScript's types do not contain yet; browsers ignore unknown ones. */
interface DisplayHints extends DisplayMediaStreamOptions {
  preferCurrentTab?: boolean;
  selfBrowserSurface?: 'include' | 'exclude';
  surfaceSwitching?: 'include' | 'exclude';
  systemAudio?: 'include' | 'exclude';
  monitorTypeSurfaces?: 'include' | 'exclude';
}

/** Capture handle of Chromium, by which a page recognizes its own tab. */
interface CaptureHandles {
  setCaptureHandleConfig?: (config: { handle: string; permittedOrigins: string[] }) => void;
}

interface HandleTrack {
  getCaptureHandle?: () => { handle?: string } | null;
}

/** The browser scales larger screens down, because H.264 in software cannot keep up with them. */
const WIDTH_MAX = 2_560;
const HEIGHT_MAX = 1_440;

/**
 * Asks the user to share the tab, and the microphone if wanted. Requires a user gesture.
 *
 * @throws CaptureError if the browser cannot capture, or the user refuses
 */
export async function captureTab(options: CaptureOptions = {}): Promise<Capture> {
  const devices = globalThis.navigator?.mediaDevices as MediaDevices | undefined;
  if (typeof devices?.getDisplayMedia !== 'function')
    throw new CaptureError('capture_unsupported', 'This browser cannot capture the screen.');
  const handle = markThisTab(devices);
  const display = await devices.getDisplayMedia(displayHints(options)).catch((error: unknown) => {
    throw asCaptureError(error);
  });
  try {
    const [picture] = display.getVideoTracks();
    if (!picture) throw new CaptureError('capture_unsupported', 'The browser captured no picture.');
    const chosen = (picture as HandleTrack).getCaptureHandle?.()?.handle;
    expectTab(chosen, options.handle);
    // Opened last, so that no error leaves the microphone on.
    const sound = options.microphone ? await openMicrophone(devices) : [];
    const stream = new MediaStream([picture, ...sound]);
    return { stream, isThisTab: chosen === handle, stop: () => stopTracks(stream) };
  } catch (error) {
    stopTracks(display);
    throw error;
  }
}

/**
 * Some captures have no handle, so only a known other tab is rejected.
 *
 * @throws CaptureError if the user chose another tab
 */
function expectTab(chosen: string | undefined, expected: string | undefined): void {
  if (expected === undefined || chosen === undefined || chosen === expected) return;
  throw new CaptureError('capture_denied', 'Another tab was chosen. Choose the tab you came from.');
}

function displayHints({ surface = 'tab', frameRate = 30, size }: CaptureOptions): DisplayHints {
  const isTab = surface !== 'any';
  const { width, height } = size ?? {};
  return {
    video: {
      frameRate,
      width: { max: WIDTH_MAX, ...(width !== undefined && { ideal: width }) },
      height: { max: HEIGHT_MAX, ...(height !== undefined && { ideal: height }) },
    },
    audio: false,
    preferCurrentTab: surface === 'tab',
    selfBrowserSurface: surface === 'opener' ? 'exclude' : 'include',
    surfaceSwitching: isTab ? 'exclude' : 'include',
    monitorTypeSurfaces: isTab ? 'exclude' : 'include',
    systemAudio: 'exclude',
  };
}

function markThisTab(devices: MediaDevices & CaptureHandles): string {
  const handle = crypto.randomUUID();
  try {
    devices.setCaptureHandleConfig?.({ handle, permittedOrigins: [location.origin] });
  } catch {
    // Not allowed in frames; the tab is then not recognized.
  }
  return handle;
}

async function openMicrophone(devices: MediaDevices): Promise<MediaStreamTrack[]> {
  try {
    const stream = await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
    return stream.getAudioTracks();
  } catch (error) {
    throw new CaptureError('microphone_denied', 'The microphone cannot be used.', { cause: error });
  }
}

function asCaptureError(error: unknown): CaptureError {
  const name = error instanceof Error ? error.name : '';
  // A permissions policy looks like a refusal by the user, but without a prompt.
  if (name === 'NotAllowedError' || name === 'AbortError' || name === 'InvalidStateError')
    return new CaptureError('capture_denied', 'Sharing the screen was not allowed.', { cause: error });
  return new CaptureError('capture_unsupported', 'This browser cannot capture the screen.', { cause: error });
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
