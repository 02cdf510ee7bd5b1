import { COMMANDS } from './commands/all-commands.js';
import type { Command } from './command.js';
import { VARIABLES } from '../platform/config/variables/variables.js';

const EXIT_CODES = 'Exit codes: 0 success, 1 failure, 2 wrong arguments or configuration.';

/** Returns the text of `flowlens --help`. */
export function generalHelp(): string {
  const commands = COMMANDS.map((command) => `  ${usage(command)}\n      ${command.summary}`);
  const nameColumn = Math.max(...Object.keys(VARIABLES).map((name) => name.length)) + 2;
  const variables = Object.entries(VARIABLES).map(
    ([name, { meaning, fallback }]) =>
      `  ${name.padEnd(nameColumn)}${meaning}\n${' '.repeat(2 + nameColumn)}default: ${fallback}`,
  );
  return `Usage: flowlens <command>

Commands:
${commands.join('\n')}

flowlens <command> --help explains a command.

Environment:
${variables.join('\n')}

${EXIT_CODES}`;
}

/** Returns the text of `flowlens <command> --help`. */
export function commandHelp(command: Command): string {
  const { summary, details, flags } = command;
  const lines = Object.entries(flags).map(([name, { meaning, value }]) => {
    const flag = `--${name}${value ? ` <${value}>` : ''}`;
    return `  ${flag.padEnd(26)}${meaning}`;
  });
  return [
    `Usage: flowlens ${usage(command)}`,
    `${summary[0]?.toUpperCase()}${summary.slice(1)}.${details ? `\n${details}` : ''}`,
    ...(lines.length > 0 ? [`Flags:\n${lines.join('\n')}`] : []),
    'Settings are environment variables. flowlens --help lists them.',
    EXIT_CODES,
  ].join('\n\n');
}

function usage({ name, args, flags }: Command): string {
  const parts = Object.entries(flags).map(([flag, { value, required }]) => {
    const text = `--${flag}${value ? ` <${value}>` : ''}`;
    return required ? text : `[${text}]`;
  });
  return [name, ...args.map((arg) => `<${arg}>`), ...parts].join(' ');
}
