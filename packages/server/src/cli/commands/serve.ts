import { readBuiltExtension } from '../../platform/extension/built-extension.js';
import { withExtension } from '../../platform/extension/with-extension.js';
import { builtAppFolder, builtExtensionFolder } from '../../platform/package-paths.js';
import type { RunningServer } from '../start.js';
import { weaknesses } from '../../platform/config/checks/weaknesses.js';
import type { Command, CommandInput, CommandParts } from '../command.js';
import { findApp } from '../find-app.js';

export const serve: Command = {
  name: 'serve',
  summary: 'start the server; the default without a command',
  details:
    'It migrates the database first. The first SIGINT or SIGTERM finishes running work within 10 seconds, ' +
    'and exits with 0; a second one exits at once.',
  args: [],
  flags: { demo: { meaning: 'add a demo project with recorded flows' } },
  run: runServer,
};

/** Runs until a stop signal. A second signal exits at once. */
async function runServer(parts: CommandParts, { flags }: CommandInput): Promise<void> {
  const config = withExtension(
    { ...parts.config, appFolder: findApp(parts.config, parts.print, builtAppFolder()) },
    readBuiltExtension(builtExtensionFolder()),
  );
  const running: { server?: RunningServer } = {};
  let stopping = false;
  const stop = async () => {
    // Before the server has started there is nothing to finish; the database process ends with this one.
    if (stopping || !running.server) process.exit(stopping ? 1 : 0);
    stopping = true;
    parts.print('Stopping …');
    await running.server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  const { startServer } = await import('../start.js');
  running.server = await startServer({ ...parts, config, demo: flags.has('demo') });
  printWeaknesses(weaknesses(config, process.env, running.server), parts.print);
}

function printWeaknesses(found: string[], print: (line: string) => void): void {
  if (found.length === 0) return;
  print('Security warnings (see docs/operating/secure.md):');
  for (const sentence of found) print(`  - ${sentence}`);
}
