const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;
/** Messages after which the client waits for a response: Query, Sync, Flush, function call, and the three parts of COPY. */
const ANSWERED = new Set([...'QSHFdcf'].map((letter) => letter.charCodeAt(0)));
const TERMINATE = 'X'.charCodeAt(0);

export type Step =
  /** Messages that must reach the database without another client's in between. */
  | { kind: 'run'; messages: Uint8Array[] }
  /** Request for encryption, which our own socket does not support. */
  | { kind: 'refuse-encryption' }
  | { kind: 'end' };

/** Splits the bytes of one client of the PostgreSQL protocol (version 3) into steps. */
export async function* readSteps(chunks: AsyncIterable<Buffer>): AsyncGenerator<Step> {
  let buffer: Buffer = Buffer.alloc(0);
  let started = false;
  let messages: Uint8Array[] = [];
  for await (const chunk of chunks) {
    buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
    for (let size = frameSize(buffer, started); size <= buffer.length; size = frameSize(buffer, started)) {
      const frame = buffer.subarray(0, size);
      buffer = buffer.subarray(size);
      const opening = started ? undefined : frame.readInt32BE(4);
      if (opening === SSL_REQUEST || opening === GSS_REQUEST) {
        yield { kind: 'refuse-encryption' };
        continue;
      }
      if (opening === CANCEL_REQUEST || (started && frame[0] === TERMINATE)) {
        yield { kind: 'end' };
        return;
      }
      messages.push(Uint8Array.from(frame));
      if (started && !ANSWERED.has(frame[0] ?? 0)) continue;
      started = true;
      yield { kind: 'run', messages };
      messages = [];
    }
  }
}

/** Returns the length of the first frame; the startup frame has no type byte. Infinite while even the length is incomplete. */
function frameSize(buffer: Buffer, started: boolean): number {
  if (!started) return buffer.length < 8 ? Infinity : buffer.readInt32BE(0);
  return buffer.length < 5 ? Infinity : 1 + buffer.readInt32BE(1);
}
