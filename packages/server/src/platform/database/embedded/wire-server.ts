import type { PGlite } from '@electric-sql/pglite';
import { createServer, type Server, type Socket } from 'node:net';
import { readSteps } from './frames.js';
import { StatementNames } from './statement-names.js';

/** A client that stops in the middle of a transaction holds up all others; this long it may. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** The last message of a complete answer is ReadyForQuery: its type, its length, and the state of the transaction. */
const READY_LENGTH = 6;
const [READY, IDLE] = [...'ZI'].map((letter) => letter.charCodeAt(0));
const SYNC = Uint8Array.of('S'.charCodeAt(0), 0, 0, 0, 4);

/**
 * Serves a PGlite to any number of PostgreSQL clients.
 *
 * PGlite is one single session. A client therefore has it to itself from its first message until the database says
 * that it is ready and outside a transaction: neither the parts of one statement nor transactions ever mix. (The
 * published pglite-socket takes turns by message and mixes up statements that arrive in several chunks.)
 * Prepared statements are kept apart by name; session settings are shared between the clients, and the server uses none.
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
    for await (const step of readSteps(withoutCuts(socket))) {
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
    if (release) await leaveTransaction(database);
    release ??= await turns.take();
    for (const message of statements.closing()) await database.execProtocolRaw(message);
  } finally {
    release?.();
    socket.end();
  }
}

/** Runs messages, and returns whether the database is done with this client: ready, and outside a transaction. */
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

/** After a client that went away in the middle. The Sync is for statements cut off before theirs. */
async function leaveTransaction(database: PGlite): Promise<void> {
  await database.execProtocolRaw(SYNC);
  await database.exec('ROLLBACK');
}

/** The chunks of a socket; a connection that breaks ends them like one that is closed. */
async function* withoutCuts(socket: Socket): AsyncGenerator<Buffer> {
  try {
    yield* socket as AsyncIterable<Buffer>;
  } catch {
    socket.destroy();
  }
}

/** One at a time, in the order of asking. */
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
