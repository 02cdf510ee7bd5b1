import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { CPU_PIPE } from './report-cpu.js';

const TICK_MS = 1_000;
/** Processor time below which a process counts as starved: its reports alone use some. */
const LEAST_CPU_MS = 1_000;

/** Limits of a process in processor time, so that a busy machine does not count against its input. */
export interface CpuLimits {
  /** Processor time that it may use. */
  cpuMs: number;
  /** How long it may go on without getting a second of processor time. */
  starvedMs: number;
}

interface CpuWatch {
  /** Allows this much more processor time than has been used so far. */
  allow: (cpuMs: number) => void;
  stop: () => void;
}

/** Calls `onLimit` once, when a process that calls `reportCpu` has used up its processor time or gets none. */
export function watchCpu(
  child: ChildProcess,
  { cpuMs, starvedMs }: CpuLimits,
  onLimit: (limit: 'used_up' | 'starved') => void,
): CpuWatch {
  let used = 0;
  let most = cpuMs;
  // Ticks instead of a clock: the time that the whole machine sleeps is not the fault of the process.
  let ticks = 0;
  let usedAtFirstTick = 0;
  const tick = Math.min(TICK_MS, starvedMs / 2);
  const timer = setInterval(() => {
    ticks += 1;
    if (ticks * tick < starvedMs) return;
    if (used - usedAtFirstTick < Math.min(LEAST_CPU_MS, starvedMs / 2)) hit('starved');
    ticks = 0;
    usedAtFirstTick = used;
  }, tick);
  // A process that could not be started has no pipes.
  const reports = child.stdio?.[CPU_PIPE] as Readable | null | undefined;
  reports?.on('error', () => undefined);
  reports?.setEncoding('utf8').on('data', (text: string) => {
    used = Math.max(used, ...text.split('\n').map(Number).filter(Number.isFinite));
    if (used > most) hit('used_up');
  });

  function hit(limit: 'used_up' | 'starved'): void {
    stop();
    onLimit(limit);
  }
  function stop(): void {
    clearInterval(timer);
    reports?.removeAllListeners('data').resume();
  }
  return { allow: (cpuMs) => (most = used + cpuMs), stop };
}
