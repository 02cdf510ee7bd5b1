// `pnpm dev`: server, app and Storybook side by side, each reloading what changes.
import { spawn } from 'node:child_process';
import { install, root, runOrExit, toolEnvironment, windows } from './lib/toolchain.mjs';
import { windowsLine } from './lib/windows-line.mjs';

// Vite serves the app from another origin, which calls the server with credentials.
const APP_ORIGINS = 'http://127.0.0.1:5173,http://localhost:5173';

const PROCESSES = [
  { name: 'server', args: ['--filter', '@flowlens/server', 'run', 'dev'], env: { ALLOWED_ORIGINS: APP_ORIGINS } },
  { name: 'app', args: ['--filter', '@flowlens/app', 'run', 'dev'] },
  { name: 'storybook', args: ['run', 'storybook'] },
];

await install({ onInstall: () => console.log('Installing the dependencies …') });

await runOrExit('Building the user guide', 'tsx', ['scripts/guide/main.ts']);

const children = PROCESSES.map(({ name, args, env }) => {
  const options = {
    cwd: root,
    env: toolEnvironment({ FORCE_COLOR: '1', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  const child = windows
    ? spawn(windowsLine('pnpm', args), { ...options, shell: true })
    : // A separate process group, so that processes started by pnpm end with it.
      spawn('pnpm', args, { ...options, detached: true });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => print(name, chunk));
  child.on('close', (code) => stop(code ?? 0));
  return child;
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

function print(name, chunk) {
  for (const line of chunk.toString().trimEnd().split('\n')) console.log(`${name.padEnd(9)} │ ${line}`);
}

/** If one process ends, all end, because a partially running product is confusing. */
function stop(code) {
  process.exitCode ||= code;
  for (const child of children) endGroup(child.pid);
}

function endGroup(pid) {
  if (windows) {
    spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
