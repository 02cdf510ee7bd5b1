import { createFlowLensClient } from '@flowlens/client';
import { createRecorder } from '../../index.js';
import type { RecordingDraft } from '../../recorder.js';
import { SPOOL_FOLDER } from '../../spool/stored-recordings.js';
import { animateClapperboard } from './clapperboard.js';
import { type Packet, type Picture, readPackets, readPictures } from './read-pictures.js';

/** Page of `e2e/recorder` that records itself with the SDK and reads the result. The hash contains server and token. */
export interface SessionPage {
  /** Records a constantly moving or a static picture, and logs the time ten times a second. */
  record: (kind: PictureKind) => Promise<void>;
  /** Throws an uncaught error whose message contains the epoch milliseconds. */
  fail: () => void;
  stop: () => Promise<Recorded>;
  /** Opens the recording that an earlier visit left behind. */
  recover: () => Promise<Recorded>;
  /** Resolves with the id of the flow. */
  send: () => Promise<string>;
  phases: string[];
  /** Reads an MP4, given as base64. */
  readPictures: (base64: string) => Promise<Picture[]>;
  readPackets: (base64: string) => Promise<Packet[]>;
}

export type PictureKind = 'clapperboard' | 'static';

export interface Recorded {
  eventsCount: number;
  /** Epoch milliseconds of time 0, according to the logged messages. */
  origin: number;
  /** Epoch milliseconds in the last logged message. */
  lastTick: number;
  packets: Packet[];
  pictures: Picture[];
  durationMs: number;
  /** Bytes that a crash has left behind the last complete fragment of the video. */
  cutBytes: number;
}

declare global {
  interface Window {
    session: SessionPage;
  }
}

const TICK_MS = 100;

const settings = new URLSearchParams(location.hash.slice(1));
const client = createFlowLensClient({
  baseUrl: settings.get('server') ?? '',
  getAccessToken: () => settings.get('token'),
});
const recorder = createRecorder({ client, account: 'ann' });
recorder.install();
let draft: RecordingDraft | null = null;

window.session = {
  phases: [],
  async record(kind) {
    const canvas = document.querySelector('canvas')!;
    if (kind === 'clapperboard') {
      canvas.hidden = false;
      document.querySelector('h1')!.hidden = true;
      animateClapperboard(canvas);
    }
    await recorder.start({ video: true });
    // eslint-disable-next-line no-console -- The console is what is recorded here.
    setInterval(() => console.info(`tick ${Date.now()}`), TICK_MS);
  },
  fail() {
    setTimeout(() => {
      throw new Error(`failed at ${performance.timeOrigin + performance.now()}`);
    });
  },
  async stop() {
    draft = await recorder.stop();
    return factsOf(draft);
  },
  async recover() {
    const orphan = await firstOrphan();
    draft = await recorder.recover(orphan);
    if (!draft) throw new Error('The recording cannot be opened.');
    return factsOf(draft);
  },
  async send() {
    const sent = await draft!.send({
      title: 'Sent by a test',
      onProgress: ({ phase }) => {
        if (window.session.phases.at(-1) !== phase) window.session.phases.push(phase);
      },
    });
    return sent.flowId;
  },
  readPictures: async (base64) => readPictures(await blobOf(base64), Date.now()),
  readPackets: async (base64) => readPackets(await blobOf(base64)),
};

async function factsOf({ id, events, durationMs, video }: RecordingDraft): Promise<Recorded> {
  const blob = await video?.blob();
  if (!blob) throw new Error('The recording has no video.');
  const ticks = events.flatMap((event) => {
    const time = /tick (\d+)/.exec(JSON.stringify(event))?.[1];
    return time === undefined ? [] : [{ epochMs: Number(time), atMs: event.relative_time_ms }];
  });
  const last = ticks.at(-1);
  if (!last) throw new Error('The recording has no events.');
  return {
    eventsCount: events.length,
    origin: last.epochMs - last.atMs,
    lastTick: last.epochMs,
    packets: await readPackets(blob),
    pictures: await readPictures(blob, Date.now()),
    durationMs,
    cutBytes: (await bytesOf(id, 'video')) - blob.size,
  };
}

async function bytesOf(id: string, name: string): Promise<number> {
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(SPOOL_FOLDER);
  const file = await (await root.getDirectoryHandle(id)).getFileHandle(name);
  return (await file.getFile()).size;
}

function firstOrphan(): Promise<string> {
  return new Promise((resolve) => {
    const check = () => {
      const [orphan] = recorder.getSnapshot().orphans;
      if (orphan) resolve(orphan.id);
    };
    recorder.subscribe(check);
    check();
  });
}

async function blobOf(base64: string): Promise<Blob> {
  return (await fetch(`data:video/mp4;base64,${base64}`)).blob();
}
