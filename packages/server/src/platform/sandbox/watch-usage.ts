import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { USAGE_PIPE } from './report-usage.js';

const TICK_MS = 1_000;
/** CPU time below which a process counts as starved; its reports alone use some. */
const CPU_MIN_MS = 1_000;

/** Limits in CPU time, so that a busy machine does not fail a process. */
export interface UsageLimits {
  /** Maximum CPU time. */
  cpuMs: number;
  /** Maximum time without a second of CPU time. */
  starvedMs: number;
  /** Maximum memory in megabytes, including memory that decoders allocate outside of JavaScript. */
  memoryMb: number;
}

interface UsageWatch {
  /** Allows this much CPU time in addition to the time used so far. */
  allow: (cpuMs: number) => void;
  stop: () => void;
}

/** Calls `onLimit` once when a process that calls `reportUsage` exceeds its limits or gets no CPU time. */
export function watchUsage(
  child: ChildProcess,
  { cpuMs, starvedMs, memoryMb }: UsageLimits,
  onLimit: (limit: 'used_up' | 'starved' | 'too_large') => void,
): UsageWatch {
  let used = 0;
  let most = cpuMs;
  // Ticks instead of a clock, so that a suspended machine does not count.
  let ticks = 0;
  let usedAtFirstTick = 0;
  const tick = Math.min(TICK_MS, starvedMs / 2);
  const timer = setInterval(() => {
    ticks += 1;
    if (ticks * tick < starvedMs) return;
    if (used - usedAtFirstTick < Math.min(CPU_MIN_MS, starvedMs / 2)) hit('starved');
    ticks = 0;
    usedAtFirstTick = used;
  }, tick);
  // A process that failed to start has no pipes.
  const reports = child.stdio?.[USAGE_PIPE] as Readable | null | undefined;
  reports?.on('error', () => undefined);
  reports?.setEncoding('utf8').on('data', (text: string) => {
    for (const report of text.split('\n')) {
      const [cpu = 0, memoryBytes = 0] = report.split(' ').map(Number);
      if (Number.isFinite(cpu)) used = Math.max(used, cpu);
      if (memoryBytes > memoryMb * 1024 * 1024) return hit('too_large');
    }
    if (used > most) hit('used_up');
  });

  function hit(limit: 'used_up' | 'starved' | 'too_large'): void {
    stop();
    onLimit(limit);
  }
  function stop(): void {
    clearInterval(timer);
    reports?.removeAllListeners('data').resume();
  }
  return { allow: (cpuMs) => (most = used + cpuMs), stop };
}
