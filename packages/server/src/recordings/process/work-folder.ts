import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { ProcessingAttempt } from './attempts.js';

/** The id of a flow and the number of an attempt, as in `makeWorkFolder`. */
const OURS = /^(?<flowId>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?<number>\d{1,9})$/;

interface WorkFolder extends AsyncDisposable {
  path: string;
}

/** A folder of an attempt's own for files in the making. It is removed when the attempt ends, however it ends. */
export async function makeWorkFolder(
  dataFolder: string,
  { flowId, number }: Pick<ProcessingAttempt, 'flowId' | 'number'>,
): Promise<WorkFolder> {
  const path = join(dataFolder, 'processing', `${flowId}.${number}`);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/**
 * Removes the folders that dead workers left behind: those of attempts that run no more. What a file system or a person
 * put beside them (`lost+found`, `.DS_Store`) stays.
 */
export async function sweepWorkFolders(db: Kysely<Tables>, dataFolder: string): Promise<void> {
  const root = join(dataFolder, 'processing');
  const names = await readdir(root).catch(() => []);
  for (const name of names) {
    const { flowId, number } = OURS.exec(name)?.groups ?? {};
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
