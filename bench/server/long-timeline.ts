import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFolderStorage } from '../../packages/server/src/platform/storage/folder/folder-storage.js';

const TIMELINE_BYTES = 49 * 1024 * 1024;
const POLL_MS = 5;

/** Delays of other calls while the server draws a long timeline. */
export interface LongTimeline {
  bytes: number;
  /** Durations of `/livez` before and during the drawing. */
  restMs: number[];
  busyMs: number[];
  /** Duration of drawing the diagram, first and from the cache. */
  drawnMs: number;
  againMs: number;
}

/** Adds a timeline of 49 MB to the flow with this number, with the file name of `fillProjects`. */
export async function storeLongTimeline(dataFolder: string, flowNumber: number): Promise<void> {
  const key = createHash('md5').update(`timeline${flowNumber}`).digest('hex');
  const uuid = key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const folder = join(dataFolder, 'blobs');
  await mkdir(folder, { recursive: true });
  await createFolderStorage(folder).put(`${uuid}.json`, longTimeline());
}

/** Requests the sequence diagram of a flow and, in parallel, `/livez`. */
export async function measureLongTimeline(url: string, flowId: string, token: string): Promise<LongTimeline> {
  const draw = () => timed(`${url}/flowlens/flow/${flowId}/sequence_diagram`, token);
  const restMs = await pollUntil(url, sleep(1_000));
  const drawing = draw();
  const busyMs = await pollUntil(url, drawing);
  return { bytes: TIMELINE_BYTES, restMs, busyMs, drawnMs: await drawing, againMs: await draw() };
}

async function pollUntil(url: string, end: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void end.finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    times.push(await timed(`${url}/livez`));
    await sleep(POLL_MS);
  }
  return times;
}

async function timed(url: string, token?: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (response.status !== 200 || text.includes('Note over Browser: The timeline'))
    throw new Error(`${url} is answered ${response.status}: ${text.slice(0, 200)}`);
  return performance.now() - begun;
}

/** Requests with their responses, like those of a shop, and a connection with frames in between. */
function longTimeline(): Buffer {
  const lines: string[] = [];
  for (let [bytes, number] = [0, 0]; bytes < TIMELINE_BYTES - 4_096; number += 1) {
    const about = (type: string, id: string) => ({ type, relative_time_ms: number, correlation_id: id });
    const url = `https://shop.example/api/items/${number}?page=${number % 10}`;
    const more = [
      {
        ...about('network_request', `n${number}`),
        network_request_data: { method: 'GET', url, headers: { accept: '*/*' } },
      },
      {
        ...about('websocket_frame_received', 'w'),
        websocket_frame_data: { opcode: 1, payloadData: '{"kind":"tick"}' },
      },
      {
        ...about('network_response', `n${number}`),
        network_response_data: { status: 200, url, body: 'x'.repeat(300) },
      },
    ].map((event) => JSON.stringify(event));
    lines.push(...more);
    bytes += more.reduce((sum, line) => sum + line.length + 1, 0);
  }
  return Buffer.from(`{"timeline":[${lines.join(',')}]}`);
}
