import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '../errors/operator-error.js';
import { syncFolder } from '../storage/folder/sync-folder.js';
import type { Config } from './config.js';
import { makeDataFolder } from './make-data-folder.js';
import { SECRET_MIN_CHARS } from './variables/variables.js';

/**
 * Returns the secret that signs access tokens and media links: the configured one, or a random one in the data folder.
 * Sessions survive a new secret, because refresh tokens are random and stored as hashes.
 *
 * @throws OperatorError if the file is invalid or cannot be read
 */
export async function readSecret({ secret, dataFolder }: Pick<Config, 'secret' | 'dataFolder'>): Promise<string> {
  if (secret !== undefined) return secret;
  makeDataFolder(dataFolder);
  const path = join(dataFolder, 'secret');
  if (read(path) === undefined) await create(path);
  const kept = read(path) ?? '';
  if (kept.length < SECRET_MIN_CHARS)
    throw new OperatorError(
      `${path} contains no secret of at least ${SECRET_MIN_CHARS} characters. Restore your copy, or remove ` +
        'the file: the server then makes a new one. People stay signed in; "flowlens end-sessions" signs them out.',
    );
  return kept;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new OperatorError(
      `FLOWLENS_DATA: ${path} cannot be used (${code}). Start the server as the user whose file it is.`,
    );
  }
}

/** Writes atomically and syncs to disk; two concurrent processes get the same secret. */
async function create(path: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  await syncFolder(dirname(path));
}
