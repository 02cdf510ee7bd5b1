const [PARSE, BIND, DESCRIBE, CLOSE, STATEMENT] = [...'PBDCS'].map((letter) => letter.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];
/** Bytes of type and length at the start of a message. */
const HEAD = 5;

/** Separates the prepared statements of clients that share one session. */
export class StatementNames {
  readonly #prefix: Buffer;
  readonly #prepared = new Set<string>();

  /** @param client - number that is unique for all clients of the session */
  constructor(client: number) {
    this.#prefix = Buffer.from(`c${client}_`);
  }

  /** Replaces the client's statement name in a message by one that is unique in the session. */
  rename(message: Uint8Array): Uint8Array {
    const at = nameStart(message);
    if (at === undefined || message[at] === 0) return message;
    const renamed = Buffer.concat([message.subarray(0, at), this.#prefix, message.subarray(at)]);
    renamed.writeInt32BE(renamed.length - 1, 1);
    if (message[0] === PARSE) this.#prepared.add(textAt(renamed, at));
    return renamed;
  }

  /** Returns messages that close all statements of the client. */
  *closing(): Generator<Uint8Array> {
    for (const name of this.#prepared) {
      const message = Buffer.from(`C\0\0\0\0S${name}\0`);
      message.writeInt32BE(message.length - 1, 1);
      yield message;
    }
  }
}

/** Returns the position of the prepared statement's name in a message; undefined if it has none. */
function nameStart(message: Uint8Array): number | undefined {
  if (message[0] === PARSE) return HEAD;
  if (message[0] === BIND) return message.indexOf(0, HEAD) + 1;
  if ((message[0] === DESCRIBE || message[0] === CLOSE) && message[HEAD] === STATEMENT) return HEAD + 1;
  return undefined;
}

function textAt(message: Buffer, start: number): string {
  return message.toString('utf8', start, message.indexOf(0, start));
}
