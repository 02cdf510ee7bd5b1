import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../packages/server/test/support/server/free-port.js';
import { NO_LIMITS } from '../../packages/server/test/support/server/no-limits.js';

const main = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url));
const bareRoute = fileURLToPath(new URL('bare-route.ts', import.meta.url));

/** A process that responds at `url`. */
export interface Listening {
  url: string;
  stop: () => Promise<void>;
}

/** Creates the tables with the built `flowlens migrate`. */
export function migrateDatabase(env: Record<string, string>): void {
  execFileSync(process.execPath, [main, 'migrate'], { env: { ...env, PATH: process.env.PATH }, stdio: 'ignore' });
}

/** Starts the built server without limits that would end a benchmark. */
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

/** Starts a bare Fastify route that sends the content of a file. */
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
