import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../../../packages/server/', import.meta.url));
const READY = /FlowLens is ready at (\S+)/;

export interface RunningFlowLens extends AsyncDisposable {
  url: string;
}

/**
 * A FlowLens server of its own, in a process of its own, on a free port and an empty folder.
 *
 * @param allowedOrigin origin whose pages may record
 */
export async function startFlowLens(dataFolder: string, allowedOrigin: string): Promise<RunningFlowLens> {
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const server = spawn(process.execPath, ['--import', tsx, 'src/main.ts', 'serve'], {
    cwd: SERVER,
    env: { PATH: process.env.PATH, PORT: '0', FLOWLENS_DATA: dataFolder, ALLOWED_ORIGINS: allowedOrigin },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    url: await addressOf(server),
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The FlowLens server ended with ${code}.`)));
    if (!server.stdout) return;
    createInterface(server.stdout).on('line', (line) => {
      const address = READY.exec(line)?.[1]?.replace(/\W*$/, '');
      if (address) resolve(address);
    });
  });
}
