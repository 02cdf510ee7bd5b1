import type { ProcessingParts } from './processing-parts.js';

/** Removes what an attempt stored and no flow names: the sweeper leaves it alone for longer than a deletion may take. */
export async function discardFiles(
  { database: { db }, blobRemoval }: Pick<ProcessingParts, 'database' | 'blobRemoval'>,
  keys: string[],
): Promise<void> {
  await db.transaction().execute((transaction) => blobRemoval.discard(transaction, keys));
}
