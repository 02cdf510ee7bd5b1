import type { CaptureNote } from '@flowlens/client';
import { gapNotes, normalizeCapture } from '@flowlens/core';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { skippedLinesNote } from './skipped-lines-note.js';

/** Adds notes to the flow of a complete recording: gaps that its recorder reported, and skipped lines. */
export async function noteCapture(db: Transaction<Tables>, flowId: string): Promise<void> {
  const { metadata } = await db
    .selectFrom('recordings')
    .select('metadata')
    .where('flow_id', '=', flowId)
    .executeTakeFirstOrThrow();
  const notes: CaptureNote[] = [
    ...gapNotes(normalizeCapture(metadata?.['capture'])?.gaps ?? []),
    ...(await skippedLinesNote(db, flowId)),
  ];
  if (notes.length === 0) return;
  await db
    .updateTable('flows')
    .set({ capture_notes: JSON.stringify(notes) })
    .where('id', '=', flowId)
    .execute();
}
