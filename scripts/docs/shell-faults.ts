import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/toolchain.mjs';
import type { CodeBlock } from './code-blocks.js';

interface Manifest {
  private?: boolean;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const PACKAGE = /^@flowlens\/[\w-]+$/;

/** Returns the scripts, steps, packages and tools in a shell block that this repository does not have. */
export function shellFaults({ path, line, code }: CodeBlock): string[] {
  return code.split('\n').flatMap((text, index) =>
    text
      .replace(/(^|\s)#.*$/, '')
      .split('&&')
      .map((command) =>
        command
          .trim()
          .split(/\s+/)
          .filter((word) => !/^[A-Z_]+=/.test(word)),
      )
      .filter(([name]) => name)
      .flatMap((words) => commandFault(words))
      .map((fault) => `${path}:${line + index} ${fault}`),
  );
}

function commandFault([name = '', ...args]: string[]): string[] {
  switch (name) {
    case 'npm':
      return npmFault(args);
    case 'npx':
      if (PACKAGE.test(args[0] ?? '')) return isPublished(args[0]!) ? [] : [`not published: ${args[0]}`];
      return args[0] === 'pnpm' ? pnpmFault(args.slice(1)) : commandFault(args);
    case 'pnpm':
      return ['pnpm is called by npx, because it comes with the dependencies'];
    // The server's tests compare its commands with the documentation.
    case 'flowlens':
    case 'cd':
    case 'curl':
    case 'git':
      return [];
    default:
      return `@flowlens/${name}` in manifestOf('.').devDependencies! || name in manifestOf('.').devDependencies!
        ? []
        : [`no such tool: ${name}`];
  }
}

function npmFault([verb = '', ...args]: string[]): string[] {
  // An app of the reader.
  if (verb === 'create' || verb === 'init') return [];
  if (verb === 'install')
    return args.filter((arg) => PACKAGE.test(arg) && !isPublished(arg)).map((arg) => `not published: ${arg}`);
  const script = verb === 'run' ? args[0]! : verb;
  if (!(script in manifestOf('.').scripts!)) return [`no such script: ${script}`];
  if (script !== 'test' && script !== 'test:all') return [];
  const steps = args.filter((arg) => arg !== script && arg !== '--');
  return steps.filter((step) => !testSteps().has(step)).map((step) => `no such step: ${step}`);
}

function pnpmFault([verb = '', ...args]: string[]): string[] {
  if (verb === 'exec') return commandFault(args);
  const [folder, script = ''] = verb === '--filter' ? [folderOf(args[0]!), args[1]] : ['.', verb];
  const { scripts = {}, devDependencies = {} } = manifestOf(folder);
  return script in scripts || script in devDependencies || (folder === '.' && script === 'install')
    ? []
    : [`no such script: ${script}`];
}

function isPublished(name: string): boolean {
  return manifestOf(folderOf(name)).private !== true;
}

function folderOf(name: string): string {
  const folder = name.replace('@flowlens/', '');
  return ['demo-shop', 'app'].includes(folder) ? `examples/${folder}` : `packages/${folder}`;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

function testSteps(): Set<string> {
  const runner = readFileSync(join(root, 'scripts/test.mjs'), 'utf8');
  return new Set([...runner.matchAll(/(?:check|vitest|playwright)\(\s*'([\w-]+)'/g)].map(([, name]) => name!));
}
