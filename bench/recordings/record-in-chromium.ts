import { chromium } from 'playwright';

/** Containers and codecs of browser recordings, as `MediaRecorder` names them. */
export const RECORDED_TYPES = [
  'video/webm;codecs=vp8,opus',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=avc1,opus',
  'video/mp4;codecs=avc1,opus',
] as const;

interface RecordingOrder {
  type: string;
  seconds: number;
  /** True if the sound pauses and resumes, which makes gaps. */
  pauses: boolean;
}

/** Records moving pictures and a tone with the `MediaRecorder` of a headless Chromium. */
export async function recordInChromium(
  orders: readonly RecordingOrder[],
  executablePath: string | undefined,
): Promise<Buffer[]> {
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const page = await browser.newPage();
    const recordings: Buffer[] = [];
    for (const order of orders) recordings.push(Buffer.from(await page.evaluate(record, order), 'base64'));
    return recordings;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
async function record({ type, seconds, pauses }: RecordingOrder): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const drawing = canvas.getContext('2d');
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const sound = audio.createMediaStreamDestination();
  tone.connect(sound);
  tone.start();
  const stream = new MediaStream([...canvas.captureStream(15).getTracks(), ...sound.stream.getTracks()]);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 400_000 });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start(500);
  const begun = performance.now();
  for (let turn = 0; performance.now() - begun < 1_000 * seconds; turn += 1) {
    drawing!.fillStyle = `hsl(${(turn * 7) % 360} 60% 50%)`;
    drawing!.fillRect((turn * 11) % 640, (turn * 5) % 360, 120, 80);
    if (pauses && turn % 40 === 20) await audio.suspend();
    if (pauses && turn % 40 === 24) await audio.resume();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  await audio.close();
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
