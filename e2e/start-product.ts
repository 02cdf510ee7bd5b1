import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.js';

const server = join(import.meta.dirname, '../packages/server/dist/main.js');

/** Starts the built product once for all journeys: real server, embedded database, demo project, app on the same origin. */
export default async function startProduct() {
  const data = await mkdtemp(join(tmpdir(), 'flowlens-e2e-'));
  const port = await freePort();
  const product = spawn(process.execPath, [server, 'serve', '--demo'], {
    env: { ...process.env, PORT: String(port), FLOWLENS_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: product.stdout }).on('line', (line) => {
      output.push(line);
      if (line.includes('ready at')) resolve();
    });
    product.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output.join('\n')}`)));
  });
  await ready;
  process.env.FLOWLENS_URL = `http://127.0.0.1:${port}`;

  return async () => {
    product.kill('SIGTERM');
    await once(product, 'exit');
    await rm(data, { recursive: true, force: true });
  };
}
