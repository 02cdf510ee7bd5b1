import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { embedFolder } from '../../../scripts/lib/embeds.mjs';

/** The host apps of `examples`, built by `scripts/build.mjs embeds`. */
export type HostName = 'vite' | 'vite-react-18' | 'next' | 'html' | 'vue';

/** Apps that `@flowlens/create` writes, built by the same. */
export type ScaffoldName = 'create-vite' | 'create-next';

export const HOST_NAMES: readonly (HostName | ScaffoldName)[] = [
  ...(['vite', 'vite-react-18', 'next', 'html', 'vue'] as const),
  ...(['create-vite', 'create-next'] as const),
];

export interface StartedHost {
  url: string;
  stop: () => Promise<void>;
}

/** Port of a host in the product's list of allowed origins. */
export function hostPort(name: HostName | ScaffoldName): string {
  return (process.env.E2E_HOST_PORTS ?? '').split(',')[HOST_NAMES.indexOf(name)] ?? '';
}

/** Credentials of a host's server: an embed key, or a person's token that it hands out. */
type HostCredentials = { FLOWLENS_EMBED_KEY: string } | { FLOWLENS_TOKEN: string };

/** Starts a host's own server with credentials for the product. */
export async function startHost(name: HostName, credentials: HostCredentials): Promise<StartedHost> {
  const folder = embedFolder(name);
  const port = hostPort(name);
  const command =
    name === 'next'
      ? [join(folder, 'node_modules/next/dist/bin/next'), 'start', '--hostname', '127.0.0.1']
      : ['serve.mjs'];
  const host = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, PORT: port, FLOWLENS_URL: process.env.E2E_URL, ...credentials },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return runningHost(host, { name, port, ready: /ready/i });
}

/** Waits for the line that tells that a host is ready. */
export async function runningHost(
  host: ChildProcessByStdio<null, Readable, null>,
  { name, port, ready }: { name: string; port: string; ready: RegExp },
): Promise<StartedHost> {
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: host.stdout }).on('line', (line) => {
      if (ready.test(line)) resolve();
    });
    host.once('exit', (code) => reject(new Error(`The host ${name} ended with code ${code}.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      host.kill();
      await once(host, 'exit');
    },
  };
}
