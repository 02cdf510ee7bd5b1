import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

const decompress = promisify(gunzip);

/** Writes the timeline file of a recording (spec §3), its batches in their order. */
export async function assembleTimeline(db: Kysely<Tables>, flowId: string, target: string): Promise<void> {
  await pipeline(Readable.from(timelineFile(db, flowId)), createWriteStream(target));
}

async function* timelineFile(db: Kysely<Tables>, flowId: string) {
  yield '{"timeline":[';
  let separator = '\n';
  for await (const lines of batches(db, flowId)) {
    if (lines === '') continue;
    yield separator + lines.replaceAll('\n', ',\n');
    separator = ',\n';
  }
  const recording = await db
    .selectFrom('recordings')
    .select('metadata')
    .where('flow_id', '=', flowId)
    .executeTakeFirst();
  yield `\n],"metadata":${JSON.stringify(recording?.metadata ?? {})}}\n`;
}

/** One after the other, so that a long recording does not lie in memory as a whole. */
async function* batches(db: Kysely<Tables>, flowId: string) {
  for (let after = -1; ;) {
    const batch = await db
      .selectFrom('event_batches')
      .select(['sequence', 'events'])
      .where('flow_id', '=', flowId)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(1)
      .executeTakeFirst();
    if (!batch) return;
    yield (await decompress(batch.events)).toString('utf8');
    after = batch.sequence;
  }
}
