#!/usr/bin/env node
import { helpText, readCommandLine } from './command-line.js';
import { readConfig } from './config/config.js';
import { OperatorError } from './operator-error.js';

const commandLine = readCommandLine(process.argv.slice(2));
try {
  if (commandLine.kind === 'help') console.log(helpText());
  else if (commandLine.kind === 'mistake') throw new OperatorError(commandLine.message, 2);
  else await run(commandLine.command, commandLine.demo);
} catch (error) {
  const forOperator = error instanceof OperatorError;
  console.error(forOperator ? error.message : error);
  process.exit(forOperator ? error.exitCode : 1);
}

async function run(command: 'serve' | 'migrate' | 'seed', demo: boolean): Promise<void> {
  const config = readConfig(process.env);
  // Loaded only now: whoever mistyped a variable need not wait for the whole server.
  const { createParts, migrateOnly, seedOnly, serve } = await import('./commands.js');
  const parts = createParts(config);
  if (command === 'serve') await serve(parts, demo);
  else if (command === 'migrate') await migrateOnly(parts);
  else await seedOnly(parts);
}
