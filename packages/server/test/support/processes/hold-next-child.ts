import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/**
 * Suspends the next process that this one starts with `command` in its arguments, before it can do anything. Call it
 * before the action that starts the process, because a search for a running one can come too late.
 */
export function holdNextChild(command: string): Promise<ChildProcess> {
  return new Promise((resolve) => {
    function onCreated(message: unknown) {
      const child = (message as { process: ChildProcess }).process;
      child.once('spawn', () => {
        if (!child.spawnargs.some((argument) => argument.includes(command))) return;
        unsubscribe('child_process', onCreated);
        child.kill('SIGSTOP');
        resolve(child);
      });
    }
    subscribe('child_process', onCreated);
  });
}
