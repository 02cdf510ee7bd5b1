import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Identity of a process: a process id can be reused, but not together with its start time. */
export interface ProcessIdentity {
  pid: number;
  /** Start time in the system's unit; empty if unavailable. */
  started: string;
}

/** Returns the identity of the process with this id; undefined if there is none. */
export function identify(pid: number): ProcessIdentity | undefined {
  return isAlive(pid) ? { pid, started: startTime(pid) } : undefined;
}

/** Returns whether exactly this process is still running. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  const now = identify(pid);
  return now !== undefined && (now.started === started || now.started === '' || started === '');
}

/** Returns the process id namespace of this process, which is its container's. Empty if unavailable. */
export function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Returns the CPU time of a process in the system's format; empty if unavailable. */
export function processorTime(pid: number): string {
  if (process.platform === 'linux') return linuxFields(pid)?.slice(11, 13).join(' ') ?? '';
  return process.platform === 'win32' ? '' : ps(pid, 'time');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return stateOf(pid) !== 'Z';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startTime(pid: number): string {
  if (process.platform === 'linux') return linuxFields(pid)?.[19] ?? '';
  return process.platform === 'win32' ? windowsStartTime(pid) : ps(pid, 'lstart');
}

/** Windows soon reuses ids, so a lock that outlived its holder would often name another process. */
function windowsStartTime(pid: number): string {
  const question = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  return answerOf('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', question]);
}

function ps(pid: number, field: string): string {
  return answerOf('ps', ['-o', `${field}=`, '-p', String(pid)]);
}

/** Fixes language and time zone, so that all servers on this machine get the same text. */
function answerOf(command: string, args: string[]): string {
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return execFileSync(command, args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

function stateOf(pid: number): string | undefined {
  return process.platform === 'linux' ? linuxFields(pid)?.[0] : undefined;
}

/**
 * Parses the fields of /proc/<pid>/stat after the name, which may contain spaces and brackets: the state is first, the
 * start time 20th.
 */
function linuxFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
