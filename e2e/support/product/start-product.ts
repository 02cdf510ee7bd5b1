import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { HOST_NAMES } from '../hosts/start-host.js';
import { RECORDER_EXTENSION_ID } from '../hosts/recorder-extension.js';
import { startJira } from './start-jira.js';
import { freePorts } from '../../../packages/server/test/support/server/free-port.js';

const server = join(import.meta.dirname, '../../../packages/server/dist/main.js');

/** Raised limits: all journeys share one address and are faster than people. */
const LIMITS = {
  FLOWLENS_LIMIT_SIGN_IN: '1000',
  FLOWLENS_LIMIT_SESSIONS: '100000',
  FLOWLENS_LIMIT_READS: '100000',
  FLOWLENS_LIMIT_WRITES: '100000',
};

/** Starts the built product once for all journeys: real server, embedded database, demo project, app on the same origin. */
export default async function startProduct() {
  const data = await mkdtemp(join(tmpdir(), 'flowlens-e2e-'));
  const jira = await startJira();
  // Last, because earlier services take any port, possibly one that was found free.
  const [port = 0, sdkPort = 0, canaryPort = 0, shopPort = 0, framePort = 0, ...hostPorts] = await freePorts(
    5 + HOST_NAMES.length,
  );
  const origins = {
    FLOWLENS_EMBED_ORIGINS: `http://127.0.0.1:${framePort}`,
    ALLOWED_ORIGINS: [sdkPort, canaryPort, shopPort, ...hostPorts].map((host) => `http://127.0.0.1:${host}`).join(','),
  };
  const recorders = { RECORDER_EXTENSION_IDS: RECORDER_EXTENSION_ID };
  // Only essential variables: other settings of this machine must not change the product.
  const { PATH, HOME, TMPDIR } = process.env;
  const surroundings = { PATH, HOME, TMPDIR };
  const product = spawn(process.execPath, [server, 'serve', '--demo'], {
    env: { ...surroundings, PORT: String(port), FLOWLENS_DATA: data, ...jira.env, ...origins, ...recorders, ...LIMITS },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  product.stderr.pipe(process.stderr);
  const log = createWriteStream(`${data}.log`);
  for (const stream of [product.stdout, product.stderr]) stream.on('data', (chunk: Buffer) => log.write(chunk));
  const output: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: product.stdout }).on('line', (line) => {
      output.push(line);
      if (line.includes('ready at')) resolve();
    });
    product.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output.join('\n')}`)));
  });
  await ready;
  process.env.E2E_URL = `http://127.0.0.1:${port}`;
  // Folder of the product, for journeys that read its e-mails; its log is beside it.
  process.env.E2E_DATA = data;
  process.env.E2E_JIRA = jira.controlUrl;
  process.env.E2E_SDK_PORT = String(sdkPort);
  process.env.E2E_CANARY_PORT = String(canaryPort);
  process.env.E2E_FRAME_PORT = String(framePort);
  process.env.E2E_SHOP_PORT = String(shopPort);
  process.env.E2E_HOST_PORTS = hostPorts.join(',');

  return async () => {
    product.kill('SIGTERM');
    await once(product, 'exit');
    await jira.close();
    log.end();
    for (const path of [data, `${data}.log`]) await rm(path, { recursive: true, force: true });
  };
}
