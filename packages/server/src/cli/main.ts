#!/usr/bin/env node
import { readCommandLine } from './command-line.js';
import type { Command, CommandInput } from './command.js';
import { readConfig } from '../platform/config/config.js';
import { OperatorError } from '../platform/errors/operator-error.js';

const commandLine = readCommandLine(process.argv.slice(2));
try {
  if (commandLine.kind === 'help') console.log(commandLine.text);
  else if (commandLine.kind === 'mistake') throw new OperatorError(commandLine.message, 2);
  else await run(commandLine.command, commandLine.input);
} catch (error) {
  const forOperator = error instanceof OperatorError;
  console.error(forOperator ? error.message : error);
  process.exit(forOperator ? error.exitCode : 1);
}

async function run(command: Command, input: CommandInput): Promise<void> {
  const config = readConfig(process.env);
  // Loaded late, so that a mistyped variable is reported without loading the whole server.
  const { runCommand } = await import('./run-command.js');
  await runCommand(command, input, config);
}
