import { rmSync } from 'node:fs';
import { freePort } from '../../../packages/server/test/support/server/free-port.js';
import { aPerson, callsOf } from '../../../packages/server/test/support/people/person.js';
import { aRecorder, EXTENSION_ID } from '../../../packages/server/test/support/recordings/recorder-token.js';
import { type SpawnedServer, spawnBuiltFlowLens } from '../../../packages/server/test/support/server/spawned-server.js';
import { temporaryFolder } from './temporary-folder.js';

/** Timeline and video of a flow, as its page loads them. */
interface StoredFlow {
  status: string;
  timeline: { type: string; relative_time_ms: number; [data: string]: unknown }[];
  /** The MP4 as base64. */
  video: string;
}

export interface RunningServer {
  url: string;
  /** Recorder token, which allows only recording calls. */
  token: string;
  /** Ends the process with a signal and starts another with the same port and data. */
  restart: (signal: NodeJS.Signals) => Promise<void>;
  readFlow: (id: string) => Promise<StoredFlow>;
  stop: () => Promise<void>;
}

/** Starts the built server in a separate process, with a person who has connected a recorder. */
export async function startServer(pageUrl: string): Promise<RunningServer> {
  const data = temporaryFolder('server');
  const env = {
    PORT: String(await freePort()),
    FLOWLENS_DATA: data,
    FLOWLENS_MIN_FREE_MB: '1',
    ALLOWED_ORIGINS: new URL(pageUrl).origin,
    RECORDER_EXTENSION_IDS: EXTENSION_ID,
  };
  let server: SpawnedServer = spawnBuiltFlowLens(['serve'], env);
  const url = await server.ready;
  const person = await aPerson(url, 'ann@example.com');
  const { token } = await aRecorder(url, person);
  const { get } = callsOf(url, person.token);
  const end = async (signal: NodeJS.Signals) => {
    server.process.kill(signal);
    await server.exited;
  };
  return {
    url,
    token,
    async restart(signal) {
      await end(signal);
      server = spawnBuiltFlowLens(['serve'], env);
      await server.ready;
    },
    async readFlow(id) {
      const flow = (await (await get(`/flowlens/flow/${id}`)).json()) as Record<string, string>;
      const fetched = (part: string) => fetch(new URL(flow[part] ?? '', url));
      const { timeline } = (await (await fetched('timeline_url')).json()) as Pick<StoredFlow, 'timeline'>;
      const video = Buffer.from(await (await fetched('video_url')).arrayBuffer()).toString('base64');
      return { status: flow.recording_status ?? '', timeline, video };
    },
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
