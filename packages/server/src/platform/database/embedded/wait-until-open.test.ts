import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { waitUntilOpen } from './wait-until-open.js';

/** Longer than a process waits for a processor on a busy machine. */
const LIMITS = { everyMs: 500, idleChecks: 10 };
const READY = `process.send({ kind: 'ready' });`;
const busyFor = (ms: number) => `const end = Date.now() + ${ms}; while (Date.now() < end);`;
const STAYS = 'setInterval(() => {}, 60_000);';

let child: ChildProcess;
function run(script: string): ChildProcess {
  child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  return child;
}
afterEach(() => void child.kill('SIGKILL'));

describe('waitUntilOpen', () => {
  it('waits for a busy process beyond the idle limit', async () => {
    expect(await waitUntilOpen(run(`${busyFor(8_000)} ${READY} ${STAYS}`), LIMITS)).toBe('open');
  });

  it('gives up on an idle process', async () => {
    expect(await waitUntilOpen(run(STAYS), LIMITS)).toBe('idle');
  });

  it('gives up on a process that becomes idle after work', async () => {
    expect(await waitUntilOpen(run(`${busyFor(1_000)} ${STAYS}`), LIMITS)).toBe('idle');
  });

  it('notices the end of a process', async () => {
    expect(await waitUntilOpen(run('process.exit(1)'), LIMITS)).toBe('ended');
  });
});
