import type { ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import type { FromChild, ToChild } from './messages.js';

/** Kills a database process; its data on disk is safe. */
export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended(child);
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Resolves when the database is open. */
export async function waitForReady(child: ChildProcess): Promise<void> {
  for await (const [message] of on(child, 'message') as AsyncIterable<[FromChild]>) {
    if (message.kind === 'ready') return;
  }
}

/** A child that has just ended cannot receive messages, which is not an error. */
export function send(child: ChildProcess, message: ToChild): void {
  if (child.connected) child.send(message, () => undefined);
}
