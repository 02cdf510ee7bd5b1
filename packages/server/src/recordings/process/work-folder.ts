import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { ProcessingAttempt } from './attempts.js';

/** Flow id and number of an attempt, as in `makeWorkFolder`. */
const FOLDER_NAME = /^(?<flowId>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?<number>\d{1,9})$/;

interface WorkFolder extends AsyncDisposable {
  path: string;
}

/** Creates a temporary folder for an attempt, which is always removed when the attempt ends. */
export async function makeWorkFolder(
  dataFolder: string,
  { flowId, number }: Pick<ProcessingAttempt, 'flowId' | 'number'>,
): Promise<WorkFolder> {
  const path = join(dataFolder, 'processing', `${flowId}.${number}`);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/**
 * Removes the folders of dead workers, whose attempts have ended. Files of a file system or a person (`lost+found`,
 * `.DS_Store`) stay.
 */
export async function sweepWorkFolders(db: Kysely<Tables>, dataFolder: string): Promise<void> {
  const root = join(dataFolder, 'processing');
  const names = await readdir(root).catch(() => []);
  for (const name of names) {
    const { flowId, number } = FOLDER_NAME.exec(name)?.groups ?? {};
    if (flowId === undefined) continue;
    const running = await db
      .selectFrom('recordings')
      .innerJoin('flows', 'flows.id', 'recordings.flow_id')
      .select('flow_id')
      .where('flow_id', '=', flowId)
      .where('attempts', '=', Number(number))
      .where('recording_status', '=', 'in_progress')
      .executeTakeFirst();
    if (!running) await rm(join(root, name), { recursive: true, force: true });
  }
}
