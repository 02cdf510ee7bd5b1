import { parseArgs } from 'node:util';
import { COMMANDS } from './commands/all-commands.js';
import type { Command, CommandInput } from './command.js';
import { commandHelp, generalHelp } from './command-help.js';
import { nearest } from '../platform/nearest.js';

export type CommandLine =
  | { kind: 'help'; text: string }
  | { kind: 'run'; command: Command; input: CommandInput }
  | { kind: 'mistake'; message: string };

/** A token of the arguments that is a flag. */
interface GivenFlag {
  name: string;
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
}

/** Parses the arguments of `flowlens`. The default command is `serve`. */
export function readCommandLine(args: string[]): CommandLine {
  const name = args.find((argument) => !argument.startsWith('-'));
  const isNamed = name !== undefined && args[0] === name;
  const command = COMMANDS.find((candidate) => candidate.name === (isNamed ? name : 'serve'));
  if (!command) return mistake(`There is no command "${name}".`, { suggestion: nearest(name ?? '', commandNames()) });
  if (!isNamed && args.some(isHelp)) return { kind: 'help', text: generalHelp() };
  return readInput(command, isNamed ? args.slice(1) : args);
}

function readInput(command: Command, args: string[]): CommandLine {
  if (args.some(isHelp)) return { kind: 'help', text: commandHelp(command) };
  const flags: CommandInput['flags'] = new Map();
  const { tokens, positionals } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(command.flags).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' } as const]),
    ),
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const problem = flagMistake(command, token, flags);
    if (problem) return problem;
    flags.set(token.name, token.value ?? true);
  }
  return argumentMistake(command, positionals, flags) ?? { kind: 'run', command, input: { args: positionals, flags } };
}

function flagMistake(
  { name: command, flags }: Command,
  { name, rawName, value, inlineValue }: GivenFlag,
  before: CommandInput['flags'],
): CommandLine | undefined {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (!flag) {
    const suggestion = nearest(name, Object.keys(flags));
    return mistake(`${command} has no flag ${rawName}.`, { command, suggestion: suggestion && `--${suggestion}` });
  }
  if (before.has(name)) return mistake(`--${name} is given twice.`, { command });
  if (!flag.value) return value === undefined ? undefined : mistake(`--${name} takes no value.`, { command });
  const isMissing = value === undefined || value === '' || (!inlineValue && value.startsWith('-'));
  return isMissing ? mistake(`--${name} needs a value: --${name} <${flag.value}>.`, { command }) : undefined;
}

function argumentMistake(command: Command, given: string[], flags: CommandInput['flags']): CommandLine | undefined {
  const { name, args } = command;
  const missing = args[given.length];
  if (missing !== undefined) return mistake(`${name} needs <${missing}>.`, { command: name });
  if (given.length > args.length) return mistake(`${name} takes no "${given[args.length]}".`, { command: name });
  for (const [flag, { required, whenMissing, value }] of Object.entries(command.flags))
    if (required && !flags.has(flag))
      return mistake(whenMissing ?? `${name} needs --${flag} <${value}>.`, { command: name });
  return undefined;
}

function mistake(
  what: string,
  { command, suggestion }: { command?: string; suggestion?: string | undefined },
): CommandLine {
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return { kind: 'mistake', message: `${what}${hint} See flowlens ${command ? `${command} ` : ''}--help.` };
}

function commandNames(): string[] {
  return COMMANDS.map(({ name }) => name);
}

function isHelp(argument: string): boolean {
  return argument === '--help' || argument === '-h';
}
