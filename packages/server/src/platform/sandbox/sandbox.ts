import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Config } from '../config/config.js';
import { OperatorError } from '../errors/operator-error.js';
import { codeFolders, runsFromSource } from '../package-paths.js';

const PROBE_MS = 10_000;
/** Folders that Linux programs need: libraries and linker files. Missing ones are skipped. */
const SYSTEM_FOLDERS = ['/usr', '/lib', '/lib32', '/lib64', '/bin', '/etc/ld.so.cache', '/nix/store'];

/** Files and folders that a process may use in addition to its program. */
export interface FileAccess {
  read: string[];
  /** Folders for reading and writing. */
  write: string[];
}

/**
 * Contains a process that reads a hostile file.
 *
 * - `system`: bubblewrap. No network, no other processes and no other files exist for it, even for native code.
 * - `node`: the permission model of Node. JavaScript has no other files and starts no processes; native code is free.
 * - `none`: it may do what the server may.
 */
export interface MediaSandbox {
  kind: 'system' | 'node' | 'none';
  /** Reason why the system does not contain the process. */
  reason?: string;
  /** Returns the command that runs Node with these arguments. */
  command: (nodeArgs: string[], access: FileAccess) => string[];
}

/**
 * Opens the strongest sandbox that the platform supports, or none.
 *
 * @throws OperatorError if the configuration requires a system sandbox and it is unavailable
 */
export async function openMediaSandbox({
  mediaSandbox,
  dataFolder,
}: Pick<Config, 'mediaSandbox' | 'dataFolder'>): Promise<MediaSandbox> {
  if (mediaSandbox === 'off') return { ...noSandbox, reason: 'it is off' };
  const sandbox = systemSandbox(dataFolder);
  const reason = await findFault(sandbox);
  if (reason === undefined) return sandbox;
  if (mediaSandbox === 'require')
    throw new OperatorError(
      `FLOWLENS_MEDIA_SANDBOX: the sandbox is required and cannot be used: ${reason}. ` +
        'Install bubblewrap on a Linux that allows user namespaces, or set it to auto.',
    );
  return { ...(permissionFlag === undefined || runsFromSource ? noSandbox : nodeSandbox), reason };
}

/** Runs a process without a sandbox. */
export const noSandbox: MediaSandbox = { kind: 'none', command: (nodeArgs) => [process.execPath, ...nodeArgs] };

/** Uses only the permission model, for the built server: the TypeScript loader needs more than it allows. */
export const nodeSandbox: MediaSandbox = {
  kind: 'node',
  command: (nodeArgs, access) => [process.execPath, ...permissions(access), ...nodeArgs],
};

/** Uses bubblewrap, and the permission model inside it for the built server. */
export function systemSandbox(dataFolder: string): MediaSandbox {
  const inner = runsFromSource || permissionFlag === undefined ? noSandbox : nodeSandbox;
  return {
    kind: 'system',
    command: (nodeArgs, access) => [
      'bwrap',
      ...bubblewrapArgs(dataFolder, access),
      '--',
      ...inner.command(nodeArgs, access),
    ],
  };
}

/** Flag of the permission model in this version of Node; undefined before Node 20. */
const permissionFlag = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** The model does not include the network before Node 25, which denies it without `--allow-net`. */
function permissions({ read, write }: FileAccess): string[] {
  if (permissionFlag === undefined) return [];
  const readable = [...codeFolders(), ...read, ...write];
  return [
    permissionFlag,
    // The decoders are native, and a thread reports usage.
    '--allow-addons',
    '--allow-worker',
    ...readable.flatMap((path) => [`--allow-fs-read=${path}`, `--allow-fs-read=${path}/*`]),
    ...write.map((path) => `--allow-fs-write=${path}/*`),
  ];
}

/** An allow-list: everything else, such as the secret, other recordings and sockets, does not exist in the sandbox. */
function bubblewrapArgs(dataFolder: string, { read, write }: FileAccess): string[] {
  const readOnly = (paths: string[]) => paths.flatMap((path) => ['--ro-bind-try', path, path]);
  return [
    '--unshare-all',
    '--die-with-parent',
    '--new-session',
    ...['--cap-drop', 'ALL'],
    ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...readOnly([...SYSTEM_FOLDERS, process.execPath, ...codeFolders()]),
    // It may be inside a folder of the program, as `.flowlens` is in a clone of the repository.
    ...['--tmpfs', dataFolder],
    ...readOnly(read),
    ...write.flatMap((path) => ['--bind', path, path]),
  ];
}

/** Runs Node in bubblewrap once. Containers often forbid the namespaces that it needs. */
async function findFault({ command }: MediaSandbox): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'bubblewrap is for Linux';
  const [file = '', ...args] = command(['--eval', '0'], { read: [], write: [] });
  try {
    await promisify(execFile)(file, args, { timeout: PROBE_MS, env: { PATH: process.env.PATH } });
    return undefined;
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT') return 'there is no bwrap';
    return stderr.trim().split('\n').at(-1) || 'bwrap does not answer';
  }
}
