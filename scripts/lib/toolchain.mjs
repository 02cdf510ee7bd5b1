import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { windowsLine } from './windows-line.mjs';

// Checked first: without this property, nothing here can be located.
if (!import.meta.dirname) {
  console.error(
    `FlowLens needs Node 20.11 or newer; this is ${process.version}. Download a newer version from https://nodejs.org.`,
  );
  process.exit(1);
}

export const windows = process.platform === 'win32';

/** Root folder of the repository, independent of the current folder. */
export const root = join(import.meta.dirname, '..', '..');

/** Path of the repository's own Node, for processes that must receive signals: a shell shim would swallow them. */
export const ownNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

const cache = join(root, 'node_modules', '.cache', 'flowlens');

/** Environment of every tool: the repository's own Node and binaries come first on the path. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter), ...extra };
}

/**
 * Runs one command and returns its exit code; it is killed after `limitMs`. `quiet` hides its output unless it fails.
 * `held` is a heading for output that is printed at the end. `yielding` lowers the priority.
 */
export function run(command, args, { env = {}, quiet = false, held = '', yielding = false, cwd = root, limitMs } = {}) {
  const kept = quiet || held !== '';
  return new Promise((resolve, reject) => {
    const options = {
      cwd,
      env: toolEnvironment(env),
      stdio: kept ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    };
    const child = windows
      ? spawn(windowsLine(command, args), { ...options, shell: true })
      : spawn(command, args, options);
    if (yielding && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
      if (held !== '') process.stdout.write(Buffer.concat([Buffer.from(held), ...output]));
      else if (quiet && exitCode !== 0) process.stderr.write(Buffer.concat(output));
      resolve(exitCode);
    });
  });
}

/** Like `run`, but a failure ends the whole command with one line that names the step. */
export async function runOrExit(what, command, args, options) {
  const code = await run(command, args, options).catch((error) => {
    console.error(`${what}: could not run ${command}: ${error.message}`);
    return 1;
  });
  if (code === 0) return;
  console.error(`${what} failed (exit code ${code}).`);
  process.exit(code);
}

/** Installs the locked dependencies with the pinned pnpm; does nothing if they exist. */
export async function install({ onInstall } = {}) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(process.platform)
    .digest('hex');
  if (isStamped('install', wanted) && existsSync(ownNode)) return;
  refuseUnbuildablePlace();
  onInstall?.();
  await runOrExit(
    'Installing the dependencies',
    'npx',
    // npx accepts no hash after the version.
    ['--yes', manifest.packageManager.replace(/\+.*$/, ''), 'install', '--frozen-lockfile'],
    { quiet: true },
  );
  stamp('install', wanted);
}

/** Rejects a folder with characters that Vite does not treat as part of a file name. */
function refuseUnbuildablePlace() {
  const sign = /[#?]/.exec(root)?.[0];
  if (sign === undefined) return;
  console.error(`FlowLens cannot be built in ${root}: Vite does not support “${sign}” in the path. Move the folder.`);
  process.exit(1);
}

/** Returns whether the step `name` was last done with exactly this `key`. */
export function isStamped(name, key) {
  const file = join(cache, name);
  return existsSync(file) && readFileSync(file, 'utf8') === key;
}

/** Remembers that the step `name` was done for `key`. */
export function stamp(name, key) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), key);
}
