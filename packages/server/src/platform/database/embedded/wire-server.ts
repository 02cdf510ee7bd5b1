import type { PGlite } from '@electric-sql/pglite';
import { createServer, type Server, type Socket } from 'node:net';
import { readSteps } from './frames.js';
import { StatementNames } from './statement-names.js';

/** Timeout for a client that pauses in a transaction, because it blocks all others. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** The last message of a complete response is ReadyForQuery: its type, its length, and the state of the transaction. */
const READY_LENGTH = 6;
const [READY, IDLE] = [...'ZI'].map((letter) => letter.charCodeAt(0));
const SYNC = Uint8Array.of('S'.charCodeAt(0), 0, 0, 0, 4);

/**
 * Serves a PGlite, which has a single session, to any number of PostgreSQL clients: a client owns it until its
 * transaction ends. (pglite-socket takes turns by message and mixes up statements that arrive in chunks.)
 */
export function createWireServer(database: PGlite, onBroken: (error: unknown) => void): Server {
  const turns = new Turns();
  let clients = 0;
  return createServer((socket) => {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    clients += 1;
    void serve({ socket, database, turns, statements: new StatementNames(clients) }).catch(onBroken);
  });
}

interface Client {
  socket: Socket;
  database: PGlite;
  turns: Turns;
  statements: StatementNames;
}

async function serve({ socket, database, turns, statements }: Client): Promise<void> {
  let release: (() => void) | undefined;
  socket.on('timeout', () => socket.destroy());
  try {
    for await (const step of readSteps(readChunks(socket))) {
      if (step.kind === 'end') break;
      if (step.kind === 'refuse-encryption') {
        socket.write('N');
        continue;
      }
      socket.setTimeout(0);
      release ??= await turns.take();
      const messages = step.messages.map((message) => statements.rename(message));
      if (await run(messages, database, socket)) {
        release();
        release = undefined;
      } else socket.setTimeout(IDLE_IN_TRANSACTION_MS);
    }
    if (release) await rollBack(database);
    release ??= await turns.take();
    for (const message of statements.closing()) await database.execProtocolRaw(message);
  } finally {
    release?.();
    socket.end();
  }
}

/** Runs messages, and returns whether the database is done with this client: ready and outside a transaction. */
async function run(messages: Uint8Array[], database: PGlite, socket: Socket): Promise<boolean> {
  let tail = Buffer.alloc(0);
  for (const message of messages) {
    await database.execProtocolRawStream(message, {
      onRawData: (data) => {
        const answer = Buffer.from(data);
        tail = Buffer.concat([tail, answer.subarray(-READY_LENGTH)]).subarray(-READY_LENGTH);
        if (socket.writable) socket.write(answer);
      },
    });
  }
  return tail[0] === READY && tail.at(-1) === IDLE;
}

/** Cleans up after a client that left in the middle. Sync ends statements that were cut off before theirs. */
async function rollBack(database: PGlite): Promise<void> {
  await database.execProtocolRaw(SYNC);
  await database.exec('ROLLBACK');
}

/** Reads the chunks of a socket; a broken connection ends like a closed one. */
async function* readChunks(socket: Socket): AsyncGenerator<Buffer> {
  try {
    yield* socket as AsyncIterable<Buffer>;
  } catch {
    socket.destroy();
  }
}

/** Runs one task at a time, in order. */
class Turns {
  #last = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
