import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../packages/server/test/support/server/free-port.js';
import { NO_LIMITS } from '../../packages/server/test/support/server/no-limits.js';

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const bareRoute = fileURLToPath(new URL('bare-route.ts', import.meta.url));

/** A process that answers at `url`. */
export interface Listening {
  url: string;
  stop: () => Promise<void>;
}

/** Makes the tables, as the built `flowlens migrate` does. */
export function migrateDatabase(env: Record<string, string>): void {
  execFileSync(process.execPath, [main, 'migrate'], { env: { ...env, PATH: process.env.PATH }, stdio: 'ignore' });
}

/** The built server without the limits that would end a benchmark. */
export async function startServer(env: Record<string, string>): Promise<Listening> {
  const port = await freePort();
  const settings = { ...env, PATH: process.env.PATH, PORT: String(port), ...NO_LIMITS };
  const child = spawn(process.execPath, [main, 'serve'], { env: settings, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
    await sleep(100);
  }
  return { url, stop: () => end(child) };
}

/** A bare Fastify route that sends what the file holds. */
export async function startBareRoute(bodyFile: string): Promise<Listening> {
  const child = spawn(process.execPath, ['--import', 'tsx', bareRoute, bodyFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), stop: () => end(child) };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}
