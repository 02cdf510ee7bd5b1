import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';

// Loaded by a spawned server before its own code: suspends its child processes with `HELD_CHILDREN` in an argument.

const command = process.env.HELD_CHILDREN ?? '';

subscribe('child_process', (message) => {
  const child = (message as { process: ChildProcess }).process;
  child.once('spawn', () => {
    if (!child.spawnargs.some((argument) => argument.includes(command))) return;
    child.kill('SIGSTOP');
    console.log(`held ${child.pid}`);
  });
});
