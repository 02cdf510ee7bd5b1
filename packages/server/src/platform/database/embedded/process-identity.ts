import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** A process id alone does not name a process: the system gives it out again. With its start time it does. */
export interface ProcessIdentity {
  pid: number;
  /** As the system counts it; empty where it does not say. */
  started: string;
}

/** The process that has this id right now; undefined when there is none. */
export function identify(pid: number): ProcessIdentity | undefined {
  return isAlive(pid) ? { pid, started: startTime(pid) } : undefined;
}

/** Returns whether exactly this process still runs. */
export function stillRuns({ pid, started }: ProcessIdentity): boolean {
  const now = identify(pid);
  return now !== undefined && (now.started === started || now.started === '' || started === '');
}

/** In which numbering of processes this one lives: that of its container. Empty where the system does not say. */
export function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Returns the processor time of a process, as the system writes it; empty if the system does not tell. */
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

/** Windows gives ids out again soon, so a lock that outlived its holder would often name a stranger. */
function windowsStartTime(pid: number): string {
  const question = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  return answerOf('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', question]);
}

function ps(pid: number, field: string): string {
  return answerOf('ps', ['-o', `${field}=`, '-p', String(pid)]);
}

/** In one language and time zone: another server, or this machine at another place, has to hear the same. */
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

/** Fields of /proc/<pid>/stat after the name, which may hold spaces and brackets: state first, start time 20th. */
function linuxFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
