import type { ChildProcess } from 'node:child_process';
import { ended, saysReady } from './database-process.js';
import { processorTime } from './process-identity.js';

export interface OpenLimits {
  everyMs: number;
  /** After so many checks in a row without any work of the process it counts as stuck. */
  idleChecks: number;
}

/**
 * Waits for a database process to open, for as long as it works. Work is measured in processor time, since a slow or busy
 * machine may take minutes for what is done in seconds elsewhere. Where the system does not tell it, as on Windows, every
 * check counts as one without work.
 */
export async function untilOpen(child: ChildProcess, limits: OpenLimits): Promise<'open' | 'ended' | 'idle'> {
  const { promise: idle, resolve: giveUp } = Promise.withResolvers<'idle'>();
  const checks = setInterval(check, limits.everyMs);
  let worked = '';
  let idleChecks = 0;

  // Checks are counted and not timed, so that a machine that slept does not look like a process that is stuck.
  function check(): void {
    const before = worked;
    worked = processorTime(child.pid ?? 0);
    idleChecks = worked === before ? idleChecks + 1 : 0;
    if (idleChecks >= limits.idleChecks) giveUp('idle');
  }

  try {
    const open = saysReady(child).then(() => 'open' as const);
    return await Promise.race([open, ended(child).then(() => 'ended' as const), idle]);
  } finally {
    clearInterval(checks);
  }
}
