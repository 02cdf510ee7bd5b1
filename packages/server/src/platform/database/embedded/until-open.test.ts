import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { untilOpen } from './until-open.js';

/** No process of a busy machine waits this long for a processor. */
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

describe('untilOpen', () => {
  it('waits for a process that works, for longer than it may be idle', async () => {
    expect(await untilOpen(run(`${busyFor(8_000)} ${READY} ${STAYS}`), LIMITS)).toBe('open');
  }, 60_000);

  it('gives up a process that does nothing', async () => {
    expect(await untilOpen(run(STAYS), LIMITS)).toBe('idle');
  }, 60_000);

  it('gives up a process that stands still after it has worked', async () => {
    expect(await untilOpen(run(`${busyFor(1_000)} ${STAYS}`), LIMITS)).toBe('idle');
  }, 60_000);

  it('sees the end of a process', async () => {
    expect(await untilOpen(run('process.exit(1)'), LIMITS)).toBe('ended');
  });
});
