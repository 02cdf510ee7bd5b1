import { stillJobs } from '../../support/database/still-jobs.js';
import { openTestServer, type TestServer } from '../../support/server/test-server.js';
import type { Column } from './actors.js';
import { type CallResponse, createSend, type Send } from '../calls/calls.js';
import { type Cast, castPeople } from './cast.js';
import type { Place } from './place.js';
import type { Row } from '../calls/row.js';
import { type Snapshot, takeSnapshot } from './snapshot.js';
import { createTableDigest, type TableDigest } from './table-digest.js';
import { makeWorld, type World } from './world.js';

/** A server with a cast, and helpers for tests of its rules. */
export interface Stage {
  server: TestServer;
  cast: Cast;
  send: Send;
  /** Digest of all tables, after the server's background work: files of deleted objects are removed later. */
  digest: () => Promise<TableDigest>;
  /** Creates the world or restores it with the same ids, after the server's background work on the last one. */
  newWorld: () => Promise<World>;
  /** Calls a row of the matrix at a place, with a column's credentials; `send` replaces the server. */
  play: (row: Row, column: Column, place: Place, send?: Send) => Promise<CallResponse>;
}

export async function openStage(options?: Parameters<typeof openTestServer>[0]): Promise<Stage> {
  const server = await openTestServer(options);
  const cast = await castPeople(server);
  const send = createSend(server.url);
  const digestTables = await createTableDigest(server.database.pool);
  let made: { world: World; snapshot: Snapshot } | undefined;
  return {
    server: {
      ...server,
      async close() {
        made?.snapshot.remove();
        await server.close();
      },
    },
    cast,
    send,
    async digest() {
      await stillJobs(server.database.pool);
      return digestTables();
    },
    async newWorld() {
      await stillJobs(server.database.pool);
      if (made) await made.snapshot.restore();
      else made = { world: await makeWorld(server.database.db, cast), snapshot: await takeSnapshot(server) };
      return made.world;
    },
    play(row, column, place, ask = send) {
      const { headers, params, ...rest } = row.call?.(place) ?? {};
      return ask(row.operation, {
        ...rest,
        params: { ...place, ...params },
        headers: { ...cast.credentials[column], ...headers },
      });
    },
  };
}

/** Returns the content of a response without its request id. */
export function contentOf({ status, text, json }: CallResponse): string {
  return JSON.stringify([status, json === undefined ? text : { ...(json as object), request_id: undefined }]);
}
