import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/test/support/server/free-port.js';
import { aPerson, callsOf } from '../../../server/test/support/people/person.js';
import { spawnBuiltFlowLens } from '../../../server/test/support/server/spawned-server.js';
import { EXTENSION_ID } from './browser.js';
import { type Gate, startGate } from './gate.js';

interface StoredEvent {
  type: string;
  relative_time_ms: number;
  [data: string]: unknown;
}

/** A flow as its page loads it. */
export interface StoredFlow {
  status: string;
  /** Time 0 of the timeline, in epoch milliseconds. */
  recordedAt: number;
  timeline: StoredEvent[];
  /** Notes about gaps in the recording. */
  notes: { code: string; count?: number; for_ms?: number }[];
  /** The MP4 as base64. */
  video: string;
}

export interface FlowLensServer {
  url: string;
  /** Proxy in front of the server. */
  gate: Gate;
  /** Stops the server and starts it on the same data. */
  restart: () => Promise<void>;
  readFlow: (email: string, id: string) => Promise<StoredFlow>;
  /** Returns the server's status of a recording. */
  statusOfFlow: (email: string, id: string) => Promise<string>;
  /** Returns the status of a call with a token. */
  statusOf: (token: string, path: string) => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts the built server, with the extension allowed. */
export async function startFlowLens(): Promise<FlowLensServer> {
  const data = mkdtempSync(join(tmpdir(), 'flowlens-extension-server-'));
  const port = await freePort();
  const gate = await startGate(await freePort(), `http://127.0.0.1:${port}`);
  const { url } = gate;
  const start = async () => {
    const spawned = spawnBuiltFlowLens(['serve'], {
      PORT: String(port),
      PUBLIC_URL: url,
      FLOWLENS_DATA: data,
      FLOWLENS_MIN_FREE_MB: '1',
      RECORDER_EXTENSION_IDS: EXTENSION_ID,
    });
    await spawned.ready;
    return spawned;
  };
  let server = await start();
  const stop = async () => {
    server.process.kill('SIGTERM');
    await server.exited;
  };
  return {
    url,
    gate,
    async restart() {
      await stop();
      server = await start();
    },
    async readFlow(email, id) {
      const { get } = await aPerson(url, email);
      const flow = (await (await get(`/flowlens/flow/${id}`)).json()) as Record<string, string> & {
        capture: Pick<StoredFlow, 'notes'> | null;
      };
      const fetched = (part: string) => fetch(new URL(flow[part] ?? '', url));
      const { timeline } = (await (await fetched('timeline_url')).json()) as Pick<StoredFlow, 'timeline'>;
      const video = Buffer.from(await (await fetched('video_url')).arrayBuffer()).toString('base64');
      const later = timeline.find(({ relative_time_ms: atMs }) => atMs > 0);
      const recordedAt = later ? Number(later.timestamp) - later.relative_time_ms : NaN;
      const notes = flow.capture?.notes ?? [];
      return { status: flow.recording_status ?? '', recordedAt, timeline, notes, video };
    },
    async statusOfFlow(email, id) {
      const { get } = await aPerson(url, email);
      const { recording_status: status } = (await (await get(`/flowlens/flow/${id}`)).json()) as Record<string, string>;
      return status ?? '';
    },
    statusOf: async (token, path) => (await callsOf(url, token).get(path)).status,
    async stop() {
      await stop();
      await gate.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
