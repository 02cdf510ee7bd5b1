import { parseArgs } from 'node:util';
import { VARIABLES } from './config/variables.js';

const COMMANDS = ['serve', 'migrate', 'seed'] as const;
type Command = (typeof COMMANDS)[number];

export type CommandLine =
  { kind: 'help' } | { kind: 'run'; command: Command; demo: boolean } | { kind: 'mistake'; message: string };

/** What the arguments of `flowlens` ask for; without any it serves. */
export function readCommandLine(args: string[]): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, demo: { type: 'boolean' } },
    });
    if (values.help) return { kind: 'help' };
    const [name = 'serve', ...rest] = positionals;
    const command = COMMANDS.find((candidate) => candidate === name);
    if (!command || rest.length > 0) return mistake(`There is no command "${positionals.join(' ')}".`);
    if (values.demo && command !== 'serve')
      return mistake(`--demo belongs to serve; "flowlens seed" does the same alone.`);
    return { kind: 'run', command, demo: values.demo ?? false };
  } catch (error) {
    return mistake(error instanceof Error ? error.message : String(error));
  }
}

/** The text of `flowlens --help`. */
export function helpText(): string {
  const variables = Object.entries(VARIABLES).map(
    ([name, { meaning, fallback }]) => `  ${name.padEnd(30)}${meaning}\n${' '.repeat(32)}default: ${fallback}`,
  );
  return `Usage: flowlens <command>

Commands:
  serve [--demo]  start the server; with --demo it brings a demo project with recorded flows
  migrate         bring the database up to date and end
  seed            put the demo project into the database and end

Environment:
${variables.join('\n')}

Exit codes: 0 done, 1 failed, 2 wrong arguments or configuration.`;
}

function mistake(message: string): CommandLine {
  return { kind: 'mistake', message: `${message} See flowlens --help.` };
}
