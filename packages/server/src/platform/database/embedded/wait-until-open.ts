import type { ChildProcess } from 'node:child_process';
import { ended, waitForReady } from './database-process.js';
import { processorTime } from './process-identity.js';

export interface OpenLimits {
  everyMs: number;
  /** Number of consecutive checks without activity after which the process counts as stuck. */
  idleChecks: number;
}

/**
 * Waits for a database process to open, as long as it is active. Activity is measured in CPU time, because a slow or
 * busy machine may take minutes. If CPU time is unavailable, as on Windows, every check counts as inactive.
 */
export async function waitUntilOpen(child: ChildProcess, limits: OpenLimits): Promise<'open' | 'ended' | 'idle'> {
  const { promise: idle, resolve: giveUp } = Promise.withResolvers<'idle'>();
  const checks = setInterval(check, limits.everyMs);
  let worked = '';
  let idleChecks = 0;

  // Counts checks instead of time, so that a suspended machine does not look like a stuck process.
  function check(): void {
    const before = worked;
    worked = processorTime(child.pid ?? 0);
    idleChecks = worked === before ? idleChecks + 1 : 0;
    if (idleChecks >= limits.idleChecks) giveUp('idle');
  }

  try {
    const open = waitForReady(child).then(() => 'open' as const);
    return await Promise.race([open, ended(child).then(() => 'ended' as const), idle]);
  } finally {
    clearInterval(checks);
  }
}
