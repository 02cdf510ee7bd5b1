import type { ProcessingParts } from './processing-parts.js';

/** Removes files of an attempt that no flow refers to. The sweeper would leave them longer than a deletion may take. */
export async function discardFiles(
  { database: { db }, blobRemoval }: Pick<ProcessingParts, 'database' | 'blobRemoval'>,
  keys: string[],
): Promise<void> {
  await db.transaction().execute((transaction) => blobRemoval.discard(transaction, keys));
}
