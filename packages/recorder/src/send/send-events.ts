import { metadataLine } from './metadata-line.js';
import { flowIdOf, type Sender } from './sender.js';

/** Maximum size of a batch: some proxies accept less than the server itself, which accepts 1 MiB. */
const BATCH_MAX_BYTES = 900_000;
const BATCH_MAX_EVENTS = 5_000;

/**
 * Sends the available events in numbered batches. The end of a batch is saved before it is sent, so a retry repeats the
 * same lines, which the server accepts once.
 */
export async function sendEvents(sender: Sender): Promise<void> {
  const { files, state, save, signal } = sender;
  for (;;) {
    signal?.throwIfAborted();
    const { eventBytesSent = 0, batchEndByte, batchesSent } = state();
    const begun = batchEndByte !== undefined && batchEndByte > eventBytesSent;
    const { lines, endByte } = await files.readEventLines(
      eventBytesSent,
      begun ? batchEndByte - eventBytesSent : BATCH_MAX_BYTES,
    );
    if (endByte === eventBytesSent) return;
    const batch = begun ? { lines, endByte } : firstLines(lines, { startByte: eventBytesSent, endByte });
    if (!begun) await save({ batchEndByte: batch.endByte });
    await sendBatch(sender, batchesSent, batch.lines);
    await save({ batchesSent: batchesSent + 1, eventBytesSent: batch.endByte });
    sender.onEventBytes(batch.endByte);
  }
}

/** Sends browser details and gaps of the recording as the last batch. */
export async function sendMetadata(sender: Sender): Promise<void> {
  const { files, state, save } = sender;
  const line = state().metadataLine ?? metadataLine(files.state());
  // Only once: a batch with the same number and different lines would be rejected.
  if (state().metadataLine === undefined) await save({ metadataLine: line });
  await sendBatch(sender, state().batchesSent, line);
}

async function sendBatch(sender: Sender, sequence: number, lines: string): Promise<void> {
  const events = parseLines(lines);
  const { client, signal, retry } = sender;
  await retry(() => client.recorder.appendEvents(flowIdOf(sender), sequence, events, signal));
}

function parseLines(lines: string): object[] {
  return lines.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    try {
      return [JSON.parse(line) as object];
    } catch {
      // A line that a crash of the machine has corrupted.
      return [];
    }
  });
}

function firstLines(lines: string, { startByte, endByte }: { startByte: number; endByte: number }) {
  let end = -1;
  for (let count = 0; count < BATCH_MAX_EVENTS; count += 1) {
    const next = lines.indexOf('\n', end + 1);
    if (next < 0) return { lines, endByte };
    end = next;
  }
  const first = lines.slice(0, end + 1);
  return { lines: first, endByte: startByte + new TextEncoder().encode(first).byteLength };
}
