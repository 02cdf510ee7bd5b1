import { BlobSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { openRecordingStore } from '../../spool/open-store.js';
import { startVideo } from '../../video/start-video.js';

/** Page of `e2e/recorder/kill.spec.ts`: records a canvas into the private file system, and tells what a later visit finds there. */
declare global {
  interface Window {
    recordCanvas: () => Promise<void>;
    readOrphan: () => Promise<OrphanFacts>;
  }
}

export interface OrphanFacts {
  /** Epoch milliseconds of the last picture. */
  videoEnd: number;
  /** Epoch milliseconds of the last event. */
  eventsEnd: number;
  picturesCount: number;
  /** True when no byte had to be cut off. */
  isWhole: boolean;
  survivesReload: boolean;
}

const OWN = { serverOrigin: 'https://flowlens.example', account: 'ann' };
const EVENT_EVERY_MS = 250;
const PAINT_EVERY_MS = 50;

window.recordCanvas = async () => {
  const canvas = document.querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context) throw new Error('There is no canvas.');
  const startedAt = Date.now();
  const store = await openRecordingStore(OWN);
  const files = await store.create({
    ...OWN,
    id: crypto.randomUUID(),
    origin: startedAt,
    startedAt,
    pageUrl: location.href,
    video: { mimeType: 'video/mp4', width: canvas.width, height: canvas.height },
    gaps: [],
    redacted: {},
  });
  let pictures = 0;
  setInterval(() => {
    pictures += 1;
    context.fillStyle = `hsl(${(pictures * 7) % 360} 80% 50%)`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    context.fillText(String(pictures), (pictures * 5) % canvas.width, 100);
  }, PAINT_EVERY_MS);
  setInterval(() => void files.appendEvents(`${JSON.stringify({ at: Date.now() })}\n`), EVENT_EVERY_MS);
  const recording = await startVideo(canvas.captureStream(), { append: files.appendVideo });
  await files.saveState({ origin: await recording.origin });
};

window.readOrphan = async () => {
  const store = await openRecordingStore(OWN);
  const [orphan] = await store.orphans();
  const files = orphan && (await store.open(orphan.id));
  const video = await files?.readVideo();
  if (!files || !video) throw new Error('No recording is left.');
  using input = new Input({ source: new BlobSource(video), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The file holds no video.');
  let last = 0;
  let picturesCount = 0;
  for await (const { timestamp } of new EncodedPacketSink(track).packets()) {
    last = timestamp;
    picturesCount += 1;
  }
  const lines = (await files.readEvents()).trimEnd().split('\n');
  const facts: OrphanFacts = {
    videoEnd: files.state().origin + last * 1_000,
    eventsEnd: (JSON.parse(lines.at(-1) ?? '') as { at: number }).at,
    picturesCount,
    isWhole: video.size === (await files.videoBytes()),
    survivesReload: store.survivesReload,
  };
  await files.remove();
  return facts;
};
