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
  if (!command) return mistake(`There is no command "${name}".`, { meant: nearest(name ?? '', commandNames()) });
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
    const problem = problemOfFlag(command, token, flags);
    if (problem) return problem;
    flags.set(token.name, token.value ?? true);
  }
  return problemOfWhole(command, positionals, flags) ?? { kind: 'run', command, input: { args: positionals, flags } };
}

function problemOfFlag(
  { name: command, flags }: Command,
  { name, rawName, value, inlineValue }: GivenFlag,
  before: CommandInput['flags'],
): CommandLine | undefined {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (!flag) {
    const meant = nearest(name, Object.keys(flags));
    return mistake(`${command} has no flag ${rawName}.`, { command, meant: meant && `--${meant}` });
  }
  if (before.has(name)) return mistake(`--${name} stands there twice.`, { command });
  if (!flag.value) return value === undefined ? undefined : mistake(`--${name} takes no value.`, { command });
  const isMissing = value === undefined || value === '' || (!inlineValue && value.startsWith('-'));
  return isMissing ? mistake(`--${name} needs a value: --${name} <${flag.value}>.`, { command }) : undefined;
}

function problemOfWhole(command: Command, given: string[], flags: CommandInput['flags']): CommandLine | undefined {
  const { name, args } = command;
  const missing = args[given.length];
  if (missing !== undefined) return mistake(`${name} needs <${missing}>.`, { command: name });
  if (given.length > args.length) return mistake(`${name} takes no "${given[args.length]}".`, { command: name });
  for (const [flag, { required, whenMissing, value }] of Object.entries(command.flags))
    if (required && !flags.has(flag))
      return mistake(whenMissing ?? `${name} needs --${flag} <${value}>.`, { command: name });
  return undefined;
}

function mistake(what: string, { command, meant }: { command?: string; meant?: string | undefined }): CommandLine {
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return { kind: 'mistake', message: `${what}${hint} See flowlens ${command ? `${command} ` : ''}--help.` };
}

function commandNames(): string[] {
  return COMMANDS.map(({ name }) => name);
}

function isHelp(argument: string): boolean {
  return argument === '--help' || argument === '-h';
}
