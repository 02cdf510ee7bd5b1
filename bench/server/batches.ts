import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../median.js';
import type { Listening } from './processes.js';

/** Response times without load, and while recorders send events. */
export interface BatchFigures {
  quiet: Answers;
  busy: Answers;
  /** Batches stored per second. */
  batchesPerSecond: number;
}

interface Answers {
  p50Ms: number;
  p95Ms: number;
}

interface BatchLoad {
  /** Readers; the path is the same for all. */
  readers: { token: string; path: string }[];
  /** People who record, each with a batch in progress all the time. */
  recorders: Recorder[];
}

interface Recorder {
  token: string;
  projectId: string;
}

const ROUNDS = 5;
const SECONDS = 4;
const BATCH_BYTES = 900_000;
/** Pause between two calls of a reader. */
const PAUSE_MS = 20;

/** Measures how batches of 900 KB slow down other users, alternating with rounds without batches. */
export async function measureBatches({ url }: Listening, { readers, recorders }: BatchLoad): Promise<BatchFigures> {
  const body = new TextEncoder().encode(batch());
  const rounds: { quiet: Answers; busy: Answers; batches: number }[] = [];
  // A warm-up round: threads start and code is optimized.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const quiet = await readFor(SECONDS, url, readers);
    const stop = new AbortController();
    const recording = Promise.all(recorders.map((recorder) => record(url, recorder, { body, signal: stop.signal })));
    const busy = await readFor(SECONDS, url, readers);
    stop.abort();
    const batches = (await recording).reduce((sum, count) => sum + count, 0);
    if (round > 0) rounds.push({ quiet, busy, batches });
  }
  const middle = (key: 'quiet' | 'busy'): Answers => ({
    p50Ms: median(rounds.map((round) => round[key].p50Ms)),
    p95Ms: median(rounds.map((round) => round[key].p95Ms)),
  });
  const batchesPerSecond = median(rounds.map(({ batches }) => batches)) / SECONDS;
  return { quiet: middle('quiet'), busy: middle('busy'), batchesPerSecond };
}

/** Reads repeatedly, like people who wait for a response before the next call. */
async function readFor(seconds: number, url: string, readers: BatchLoad['readers']): Promise<Answers> {
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  await Promise.all(
    readers.map(async ({ token, path }) => {
      while (performance.now() < end) {
        const begun = performance.now();
        const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`);
        times.push(performance.now() - begun);
        await sleep(PAUSE_MS);
      }
    }),
  );
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}

/** Sends batch after batch to its own flow; returns the number of stored batches. */
async function record(
  url: string,
  { token, projectId }: Recorder,
  { body, signal }: { body: Uint8Array<ArrayBuffer>; signal: AbortSignal },
): Promise<number> {
  const authorization = `Bearer ${token}`;
  const announced = await fetch(`${url}/flowlens/flow`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Load', system_id: projectId, recorded_at: new Date().toISOString() }),
  });
  const { id } = (await announced.json()) as { id: string };
  let stored = 0;
  for (; !signal.aborted; stored += 1) {
    const response = await fetch(`${url}/flowlens/flow/${id}/events?sequence=${stored}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-ndjson' },
      body,
    });
    if (response.status !== 200) throw new Error(`A batch is answered ${response.status}: ${await response.text()}`);
  }
  return stored;
}

/** Requests with bodies, responses and console messages, like those of recorders. */
function batch(): string {
  const lines: string[] = [];
  for (let bytes = 0, index = 0; ; index += 1) {
    const line = JSON.stringify(eventAt(index));
    bytes += line.length + 1;
    if (bytes > BATCH_BYTES) return lines.join('\n');
    lines.push(line);
  }
}

function eventAt(index: number): object {
  const correlation_id = `request-${Math.floor(index / 3)}`;
  const url = `https://shop.example/api/orders/${index}?page=${index % 7}`;
  const headers = { 'content-type': 'application/json', authorization: '[redacted]', 'x-request-id': `r-${index}` };
  const body = JSON.stringify({
    id: index,
    name: `Order ${index}`,
    items: Array.from({ length: 8 }, (_, item) => ({ item, sku: `sku-${item}`, note: 'As it was ordered' })),
  });
  switch (index % 3) {
    case 0:
      return {
        type: 'network_request',
        relative_time_ms: index,
        correlation_id,
        network_request_data: { method: 'POST', url, headers, body },
      };
    case 1:
      return {
        type: 'network_response',
        relative_time_ms: index,
        correlation_id,
        network_response_data: { status: 200, url, headers, body },
      };
    default:
      return {
        type: 'console_warn',
        relative_time_ms: index,
        console_warn_data: { message: `Slow frame ${index} of ${url}` },
      };
  }
}
