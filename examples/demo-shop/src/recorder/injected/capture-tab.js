/**
 * Runs in the capturing tab. `startCapture()` records the tab that Chromium was told to choose and hands the pieces to
 * the binding `flowlensVideo` in base64; `stopCapture()` settles when the last piece has been handed over.
 */
const FRAME_RATE = 25;
const PIECE_MS = 1000;
const BITS_PER_SECOND = 8_000_000;

let recorder;
let handedOver = Promise.resolve();

globalThis.startCapture = async () => {
  const stream = await navigator.mediaDevices.getDisplayMedia({
    video: { width: 1280, height: 720, frameRate: FRAME_RATE },
    audio: false,
  });
  recorder = new MediaRecorder(stream, {
    mimeType: 'video/mp4;codecs=avc1.640028',
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  recorder.addEventListener('dataavailable', ({ data }) => {
    handedOver = handedOver.then(async () => globalThis.flowlensVideo(toBase64(await data.arrayBuffer())));
  });
  recorder.start(PIECE_MS);
};

globalThis.stopCapture = async () => {
  const stopped = new Promise((done) => recorder.addEventListener('stop', done));
  recorder.stop();
  await stopped;
  await handedOver;
};

function toBase64(buffer) {
  const bytes = new Uint8Array(buffer);
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}
