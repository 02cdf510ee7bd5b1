import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GivenChoices } from '../command-line.js';
import { type ExistingApp, readExistingApp } from '../existing-app.js';
import { FRAMEWORK_FACTS, type Framework } from '../frameworks.js';
import { ScaffoldError } from '../scaffold-error.js';
import { DEFAULT_SERVER_URL } from './server-url.js';

/** All decisions of a scaffold. */
export interface Choices {
  /** Absolute path. */
  folder: string;
  /** The app in the folder; undefined for a new one. */
  app: ExistingApp | undefined;
  framework: Framework;
  serverUrl: string;
}

/** Questions for the person at the terminal. */
export interface Questions {
  folder: (suggestion: string) => Promise<string>;
  framework: () => Promise<Framework>;
  serverUrl: (suggestion: string) => Promise<string>;
}

/**
 * Completes the given choices by defaults or by questions. Without a terminal, `questions` is undefined.
 *
 * @throws ScaffoldError if a choice is missing and cannot be asked for, or if the app in the folder is not supported
 */
export async function completeChoices(
  given: GivenChoices,
  { currentFolder, questions }: { currentFolder: string; questions: Questions | undefined },
): Promise<Choices> {
  const defaultFolder = existsSync(resolve(currentFolder, 'package.json')) ? '.' : 'flowlens-embed';
  if (!questions && !given.yes) refuseMissing(given, resolve(currentFolder, given.folder ?? defaultFolder));
  const ask = given.yes ? undefined : questions;
  const folder = resolve(currentFolder, given.folder ?? (await ask?.folder(defaultFolder)) ?? defaultFolder);
  const app = readExistingApp(folder);
  if (app && given.framework && given.framework !== app.framework)
    throw new ScaffoldError(`The app in ${folder} is a ${FRAMEWORK_FACTS[app.framework].label} app.`, 2);
  return {
    folder,
    app,
    framework: app?.framework ?? given.framework ?? (await ask?.framework()) ?? 'vite',
    serverUrl: given.serverUrl ?? (await ask?.serverUrl(DEFAULT_SERVER_URL)) ?? DEFAULT_SERVER_URL,
  };
}

function refuseMissing({ folder, framework, serverUrl }: GivenChoices, resolved: string): void {
  const missing = [
    ...(folder === undefined ? ['--folder <path>'] : []),
    ...(framework === undefined && !existsSync(resolve(resolved, 'package.json')) ? ['--framework <vite|next>'] : []),
    ...(serverUrl === undefined ? ['--server <address>'] : []),
  ];
  if (missing.length === 0) return;
  throw new ScaffoldError(`There is no terminal to ask at. Add ${missing.join(' ')}, or --yes for the defaults.`, 2);
}
